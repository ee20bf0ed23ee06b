import type { Topic } from '../pairs';

export default {
  title: ['Bookmarks', '收藏'],
  empty: ['No bookmarks yet', '还没有收藏'],
  emptyHelp: [
    'While you play, choose “Bookmark” to keep the puzzle here, so that you can play it again from the start.',
    '做题时选“收藏”，题目就会保存在这里，以后可以从头再做。',
  ],
  number: ['No. {number}', '第 {number} 号'],
  edit: ['Edit', '编辑'],
  done: ['Done', '完成'],
  all: ['Select all', '全选'],
  none: ['Select none', '全不选'],
  delete: ['Delete | Delete 1 | Delete {count}', '删除 | 删除 {count} 项 | 删除 {count} 项'],
  deleted: [
    'Nothing deleted. | Bookmark deleted. | {count} bookmarks deleted.',
    '没有删除。 | 已删除 {count} 个收藏。 | 已删除 {count} 个收藏。',
  ],
  question: ['Continue or start again?', '继续还是重新开始？'],
  kept: ['If you start again, the old game is kept.', '重新开始后，原来那局仍会保留。'],
} satisfies Topic;
