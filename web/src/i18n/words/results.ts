import type { Topic } from '../pairs';

export default {
  assist: {
    pure: ['Pure', '独立完成'],
    checked: ['With checks', '用过检查'],
    notes: ['Auto-notes', '自动候选数'],
    guided: ['Guided', '有提示'],
    shown: ['Shown', '看过答案'],
  },
  /** The same as a sentence after the word Solved. */
  how: {
    pure: ['On your own, with your own notes', '全靠自己，候选数也是自己记的'],
    checked: ['With your own notes and some checks', '自己记候选数，用过检查'],
    notes: ['With notes that were filled in', '候选数是自动填的'],
    guided: ['With hints', '用过提示'],
    shown: ['With cells that were revealed', '有的格子是显示的答案'],
  },
  points: ['points of {effort}', '得分，满分 {effort}'],
  median: ['your median {time}', '你的中位数 {time}'],
  time: ['your time', '用时'],
  counting: ['counting …', '正在计算……'],
  noPoints: ['not rated', '无法评分'],
  pointsOf: ['{points} points of {effort}', '{points} 分，满分 {effort}'],
  way: {
    help: ['Cells filled over time; long pauses stand out.', '随时间填入的格数，长时间的停顿用底色标出。'],
    moves: ['0 moves | 1 move | {count} moves', '0 步 | {count} 步 | {count} 步'],
  },
  found: {
    label: ['Techniques that you used', '你用过的技巧'],
    singles: ['Singles', '唯余和排除'],
    count: ['none | 1 digit | {count} digits', '没有 | {count} 个数字 | {count} 个数字'],
    after: ['{count}, after {time}', '{count}，想了 {time}'],
  },
  train: {
    there: ['{technique} was there at {time}', '{time} 时可以用“{technique}”'],
    thereUntimed: ['{technique} was there', '当时可以用“{technique}”'],
    hint: ['You took help with it.', '这一步你用了提示。'],
    guess: ['It would have proved what you guessed.', '用它就能证明你猜的数字。'],
    harder: ['You took a harder way.', '你走了一条更难的路。'],
    slow: ['You found the next digit after {time}.', '你过了 {time} 才找到下一个数字。'],
    it: ['Train it', '练习'],
  },
} satisfies Topic;
