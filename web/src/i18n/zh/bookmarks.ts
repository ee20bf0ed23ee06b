export default {
  title: '收藏',
  empty: '还没有收藏',
  emptyHelp: '游戏中按收藏按钮，题目就会保存在这里，以后可以从头再玩。',
  number: '第 {number} 号',
  edit: '编辑',
  done: '完成',
  all: '全选',
  none: '全不选',
  delete: '删除 | 删除 {count} 项 | 删除 {count} 项',
  deleted: '没有删除。 | 已删除 {count} 个收藏。 | 已删除 {count} 个收藏。',
  question: '继续还是重新开始？',
  kept: '重新开始后，原来那局仍会保留。',
};
