import type { Topic } from '../pairs';

export default {
  title: ['Statistics', '统计'],
  local: ['Kept on this device only', '只保存在这台设备上'],
  export: ['Export', '导出'],
  delete: ['Delete', '删除'],
  empty: ['No solved puzzles yet', '还没有解开的题目'],
  emptyHelp: [
    'Solve a puzzle, and you see here how long you needed, which techniques you find by yourself, and what is worth training. Nothing leaves this device.',
    '解开一道题之后，这里会显示用时、哪些技巧你能自己看出来、哪些值得练习。数据不会离开这台设备。',
  ],
  emptyPlay: ['New game', '新游戏'],
  counting: ['Looking at earlier games: {done} of {count}', '正在整理以前的游戏：{done} / {count}'],
  totals: {
    solved: ['puzzles solved', '解开的题目'],
    days: ['days in a row', '连续天数'],
    alone: ['on your own', '独立完成'],
    hours: ['at the board', '游戏时间'],
    hoursValue: ['{hours} h', '{hours} 小时'],
    minutesValue: ['{minutes} min', '{minutes} 分钟'],
    newest: ['newest technique', '最新用上的技巧'],
    points: ['points', '总得分'],
  },
  times: {
    title: ['Time per puzzle', '每题用时'],
    choose: ['Level or size', '难度或大小'],
    help: [
      'Minutes; each tile is one game, the line is your median of twelve.',
      '单位为分钟；每个方块是一局，线是最近十二局的中位数。',
    ],
    ago: ['{count} game ago | {count} games ago', '{count} 局之前 | {count} 局之前'],
    now: ['now', '现在'],
    none: ['No time was measured.', '没有计时。'],
    picture: [
      '{count} games, the last at {last}; your median is {median}',
      '{count} 局，最近一局 {last}，中位数 {median}',
    ],
  },
  profile: {
    title: ['Technique profile', '技巧概况'],
    help: [
      'How often you used it without help when it was the easiest step.',
      '当它是最容易的一步时，你不靠帮助用上它的比例。',
    ],
    none: ['There is nothing to tell yet.', '还没有可说的。'],
    line: ['{name}: {share}, {found} of {there}', '{name}：{share}，{there} 次中用上 {found} 次'],
    delay: ['usually after {time}', '通常过 {time}'],
    train: ['Train: {technique}', '练习：{technique}'],
    families: {
      singles: ['Singles', '唯余和排除'],
      locked: ['Locked candidates', '区块'],
      pairs: ['Pairs', '数对'],
      triples: ['Triples', '三数组'],
      quads: ['Quads', '四数组'],
    },
    more: ['Show all', '显示全部'],
  },
  levels: {
    title: ['By level', '按难度'],
    level: ['Level', '难度'],
    solved: ['Solved', '已解'],
    median: ['Median', '中位数'],
    best: ['Best', '最快'],
    trend: ['Trend', '趋势'],
    help: ['Help', '帮助'],
    faster: ['getting faster', '越来越快'],
    slower: ['getting slower', '比以前慢'],
    steady: ['steady', '平稳'],
  },
  year: {
    title: ['Half a year', '近半年'],
    help: ['Puzzles a day; the round one is today.', '每天解开的题数，圆的是今天。'],
    picture: ['In the last 26 weeks you solved {count} on {days} days', '最近 26 周里，有 {days} 天共解开 {count} 题'],
    day: ['{date}: {count}', '{date}：{count}'],
  },
  mix: {
    title: ['Help taken', '用过的帮助'],
    hints: ['no hints | 1 hint | {count} hints', '没有提示 | {count} 次提示 | {count} 次提示'],
    checks: ['no checks | 1 check | {count} checks', '没有检查 | {count} 次检查 | {count} 次检查'],
    reveals: [
      'no revealed cells | 1 revealed cell | {count} revealed cells',
      '没有显示答案 | 显示 {count} 格答案 | 显示 {count} 格答案',
    ],
  },
  exporting: {
    title: ['Export', '导出'],
    text: [
      'The table has one line for each solved puzzle. The whole copy also has games, settings and bookmarks; you can import it in the settings.',
      '表格里每道解开的题一行。完整备份还包含游戏、设置和收藏，可以在设置里导入。',
    ],
    csv: ['Table (CSV)', '表格（CSV）'],
    json: ['Whole copy (JSON)', '完整备份（JSON）'],
  },
  deleting: {
    title: ['Delete the statistics?', '删除统计？'],
    text: [
      'The results of {count} puzzle are deleted. Your games stay. This cannot be undone. | The results of {count} puzzles are deleted. Your games stay. This cannot be undone.',
      '将删除 {count} 道题的结果，游戏本身会保留。此操作不能撤销。 | 将删除 {count} 道题的结果，游戏本身会保留。此操作不能撤销。',
    ],
    done: ['Statistics deleted.', '统计已删除。'],
  },
} satisfies Topic;
