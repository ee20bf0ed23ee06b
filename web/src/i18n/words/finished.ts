import type { Topic } from '../pairs';

export default {
  title: ['Finished games', '已完成的游戏'],
  empty: ['No finished games yet', '还没有完成的游戏'],
  emptyHelp: [
    'Every game that you finish is kept here. You can watch it again move by move, or play the puzzle once more.',
    '完成的每一局都会保存在这里，可以逐步回放，也可以把题目再做一遍。',
  ],
  time: ['Time {time}', '用时 {time}'],
  look: ['Look at the board: {game}', '查看盘面：{game}'],
  replay: ['Replay', '回放'],
  replayGame: ['Replay: {game}', '回放：{game}'],
  reviewGame: ['Review: {game}', '复盘：{game}'],
  again: ['Play again', '再做一遍'],
  againGame: ['Play again: {game}', '再做一遍：{game}'],
  deleteGame: ['Delete: {game}', '删除：{game}'],
  deleted: ['Game deleted.', '游戏已删除。'],
  more: ['Show more', '显示更多'],
  count: ['no games | 1 game | {count} games', '没有游戏 | 共 {count} 局 | 共 {count} 局'],
  film: {
    board: ['Replay, {side} by {side}, move {at} of {count}', '回放，{side}×{side}，第 {at} 步，共 {count} 步'],
    play: ['Play the film', '播放'],
    pause: ['Stop', '暂停'],
    back: ['One move back', '后退一步'],
    forward: ['One move on', '前进一步'],
    move: ['Move {at} of {count}', '第 {at} 步，共 {count} 步'],
    start: ['The puzzle as it was given.', '题目最初的样子。'],
    speed: ['Speed', '速度'],
    times: ['{times}×', '{times}×'],
    empty: ['This game has no moves to show.', '这一局没有可以回放的步骤。'],
  },
} satisfies Topic;
