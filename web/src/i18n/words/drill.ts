import type { Topic } from '../pairs';

/** What is said to an answer in a drill: a digit placed or a candidate struck out where one step is looked for. */
export default {
  right: ['Right. {text}', '对了。{text}'],
  other: [
    'True, and well seen, but that is another technique: {technique}. {text} Here, look for this: {asked}.',
    '没错，眼力不错，不过这是另一种技巧：{technique}。{text}这里请找：{asked}。',
  ],
  early: ['True, but nothing on the board shows it yet.', '结果没错，但现在盘面上还推不出来。'],
  earlyStep: [
    'True, but nothing on the board shows it yet; later this does: {technique}.',
    '结果没错，但现在盘面上还推不出来，之后靠{technique}才能得出。',
  ],
  filled: ['This cell has its digit already.', '这一格已经有数字了。'],
  clash: [
    '{digit} cannot go there: {house} has it already, at {other}.',
    '{digit} 不能填在这里：{house}的 {other} 已经有了。',
  ],
  gone: ['{digit} is no candidate of {cell} any more.', '{cell}里已经没有候选数 {digit} 了。'],
  refuted: ['{digit} does not go into {cell}.', '{cell}不是 {digit}。'],
  refutedStruck: [
    '{digit} does not go into {cell}: on the way to the solution, this takes it out: {technique}.',
    '{cell}不是 {digit}：往下推，会用{technique}把它删去。',
  ],
  refutedPlaced: [
    '{digit} does not go into {cell}: on the way to the solution, this puts {placed} there: {technique}.',
    '{cell}不是 {digit}：往下推，用{technique}可以得出那里是 {placed}。',
  ],
  stays: ['{digit} has to stay in {cell}.', '{cell}的候选数 {digit} 要留着。'],
  staysStep: [
    '{digit} has to stay in {cell}: on the way to the solution, this puts it there: {technique}.',
    '{cell}的候选数 {digit} 要留着：往下推，用{technique}可以得出那里就是 {digit}。',
  ],
} satisfies Topic;
