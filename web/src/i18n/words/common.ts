import type { Topic } from '../pairs';

export default {
  language: ['en', 'zh'],
  appName: ['Shudu', '数独'],
  pageTitle: ['{screen} – {app}', '{screen} – {app}'],
  home: ['Home', '首页'],
  close: ['Close', '关闭'],
  cancel: ['Cancel', '取消'],
  undo: ['Undo', '撤销'],
  comma: [', ', '、'],
  size: ['{side}×{side}', '{side}×{side}'],
  emptyCells: ['Empty cells', '空格'],
  emptiness: { few: ['Few', '较少'], some: ['Some', '适中'], many: ['Many', '较多'] },
  empty: ['{many} empty cells', '空格{many}'],
  source: {
    made: ['Made here', '本机生成'],
    heart: ['Heart', '心形'],
    typed: ['Own puzzle', '自制题目'],
    link: ['Shared', '来自链接'],
  },
  clues: ['no clues | 1 clue | {count} clues', '没有提示数 | {count} 个提示数 | {count} 个提示数'],
  copy: ['Copy', '复制'],
  copied: ['Copied', '已复制'],
  notCopied: ['This browser did not allow copying.', '浏览器不允许复制。'],
  inProgress: [
    'You have a game of this puzzle in progress: {percent} filled, last played {when}.',
    '这道题有一局尚未完成：已填 {percent}，上次游戏：{when}。',
  ],
  continueGame: ['Continue', '继续'],
  startAnew: ['Start again', '重新开始'],
  storageFull: [
    'This browser has no room left, so your moves are not saved. Delete finished games, or export everything first.',
    '浏览器的存储空间已满，之后的步骤不会保存。请删除已完成的游戏，或先全部导出。',
  ],
  storageBlocked: [
    'This browser does not allow saving: the game is lost when you close the page. A private window or a setting may be the reason.',
    '浏览器不允许保存数据：关闭页面后这一局就没有了。可能是无痕窗口，或浏览器设置所致。',
  ],
  updateReady: ['A new version is ready.', '新版本已就绪。'],
  loadFailed: [
    'This part of the game could not be loaded. Please check the connection and try again.',
    '游戏的这一部分没有加载成功，请检查网络后再试。',
  ],
  reload: ['Reload', '重新加载'],
  engineFailed: ['The engine did not answer. Please try again.', '引擎没有响应，请再试一次。'],
} satisfies Topic;
