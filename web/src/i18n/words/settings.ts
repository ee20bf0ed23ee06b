import type { SettingWords } from '@/stores/settings';
import type { Topic } from '../pairs';

export default {
  title: ['Settings', '设置'],
  choice: {
    language: { system: ['System', '跟随系统'], en: ['English', 'English'], zh: ['中文', '中文'] },
    theme: {
      system: ['System', '跟随系统'],
      light: ['Light', '浅色'],
      dark: ['Dark', '深色'],
      sepia: ['Sepia', '护眼'],
      contrast: ['High contrast', '高对比度'],
    },
    symbols: {
      digits: ['Digits 1 2 3', '数字 1 2 3'],
      letters: ['Letters A B C', '字母 A B C'],
      kanji: ['Kanji 一 二 三', '汉字 一 二 三'],
    },
    conflicts: { off: ['Off', '不标出'], rules: ['Rules', '按规则'], solution: ['Solution', '按答案'] },
    notes: { simple: ['One kind', '一种'], two: ['Two kinds', '两种'] },
    cornerPlaces: { clockwise: ['Clockwise', '顺时针'], fixed: ['Fixed places', '固定位置'] },
    clock: { shown: ['Shown', '显示'], end: ['Only at the end', '完成时显示'], never: ['Never', '不显示'] },
    keypad: { phone: ['1 2 3 on top', '1 2 3 在上'], computer: ['7 8 9 on top', '7 8 9 在上'] },
    coordinates: {
      first: ['Before the cell', '先读坐标'],
      last: ['After the cell', '后读坐标'],
      request: ['On request', '需要时才读'],
    },
    coordinateStyle: { rc: ['r3c5', 'r3c5'], a1: ['C5', 'C5'] },
  },
  label: {
    language: ['Language', '语言'],
    theme: ['Theme', '主题'],
    symbols: ['Symbols', '符号'],
    patterns: ['Patterns on colours', '颜色加花纹'],
    legibleDigits: ['Extra legible digits', '更易辨认的数字'],
    moreTools: ['Colours and lines', '颜色和画线'],
    digitSize: ['Size of digits', '数字大小'],
    conflicts: ['Mark mistakes', '标出错误'],
    highlightPeers: ['Highlight row, column and box', '高亮所在的行、列、宫'],
    highlightSame: ['Highlight equal digits', '高亮相同数字'],
    remaining: ['Count remaining digits', '显示剩余个数'],
    notes: ['Kinds of notes', '候选数种类'],
    cornerPlaces: ['Places of corner marks', '角标的位置'],
    cleanNotes: ['Clean up notes', '自动清理候选数'],
    offerHints: ['Offer a nudge', '卡住时询问是否要提示'],
    clock: ['Clock', '计时'],
    letterKeys: ['Letter keys', '字母快捷键'],
    wrap: ['Wrap around at the edges', '到边缘后绕到另一边'],
    keypad: ['Order of the keypad', '数字键的顺序'],
    leftHanded: ['Left-handed', '左手模式'],
    haptics: ['Vibration', '振动'],
    sounds: ['Sounds', '声音'],
    keys: ['Keys of your choice', '自定义按键'],
    coordinates: ['Coordinates', '坐标'],
    coordinateStyle: ['Style of coordinates', '坐标写法'],
  },
  presets: {
    title: ['Presets', '预设'],
    text: ['Several settings at once; each can still be changed below.', '一次改好几项；之后仍可逐项调整。'],
    relaxed: {
      name: ['Relaxed', '轻松'],
      text: [
        'Wrong digits are marked, notes are cleaned up for you, and there is no clock.',
        '标出填错的数字，自动清理候选数，不计时。',
      ],
    },
    paper: {
      name: ['Classic paper', '纸上做题'],
      text: [
        'No marks and no highlights: you do everything yourself. The time is shown at the end.',
        '没有任何标记和高亮，一切靠自己；完成时显示用时。',
      ],
    },
    expert: {
      name: ['Expert', '高手'],
      text: [
        'Two kinds of notes, mistakes marked only by the rules, equal digits highlighted, a clock.',
        '角标与中心标注两种候选数，只按规则标出错误，高亮相同数字，计时。',
      ],
    },
  },
  groups: {
    look: ['Language and look', '语言与外观'],
    board: ['Board', '盘面'],
    notes: ['Notes', '候选数'],
    clock: ['Clock', '计时'],
    keys: ['Keys and touch', '按键与触摸'],
    speech: ['Reading aloud', '朗读'],
    data: ['Your data', '数据'],
    about: ['About', '关于'],
  },
  keys: {
    text: [
      'Digits, arrow keys, Backspace, Delete, Escape and F1 to F9 always stay as they are.',
      '数字键、方向键、退格键、删除键、Esc 和 F1 到 F9 固定不变。',
    ],
    none: ['No key', '无'],
    change: ['Change', '更改'],
    changeOf: ['Change the key: {action}', '更改按键：{action}'],
    press: ['Press a key', '请按键'],
    pressOf: ['Press a key: {action}. Escape cancels.', '请按键：{action}。按 Esc 取消。'],
    remove: ['Remove the key: {action}', '去掉按键：{action}'],
    reset: ['Usual keys: {action}', '恢复默认按键：{action}'],
    resetAll: ['Usual keys for everything', '全部恢复默认'],
    fixed: ['This key cannot be chosen.', '这个按键不能用。'],
    clash: ['{key} is already used: {actions}.', '{key} 已经用于：{actions}。'],
    take: ['Use it here', '改用在这里'],
    changed: ['{action}: {key}', '{action}：{key}'],
  },
  percent: ['{percent} %', '{percent}%'],
  explain: {
    legibleDigits: [
      'A font in which no digit looks like another. It is fetched when you switch this on.',
      '一种各数字不易混淆的字体，打开后才会加载。',
    ],
    moreTools: [
      'Tools for colouring cells and drawing lines, beside digits and notes.',
      '除了填数和候选数，还可以给格子上色、画线。',
    ],
    patterns: [
      'Each cell colour also gets a pattern, so that you can tell colours apart without seeing them.',
      '每种颜色再配一种花纹，不靠颜色也能分辨。',
    ],
    conflicts: {
      off: [
        'Nothing is marked while you play. You can still ask for a check at any time.',
        '做题时什么都不标出；随时可以主动检查。',
      ],
      rules: [
        'Marks equal digits in one row, column or box. A digit that breaks no rule yet is not marked, even if it is wrong.',
        '标出同一行、列、宫里相同的数字。没有违反规则的数字即使填错，也不会标出。',
      ],
      solution: [
        'Also marks every digit that cannot be right. This tells you more than the rules do.',
        '还会标出不可能正确的数字，比“按规则”透露得更多。',
      ],
    },
    highlightPeers: [
      'The cells in the same row, column or box as the selected cell.',
      '与所选格同行、同列、同宫的格。',
    ],
    highlightSame: ['All cells with the same digit as the selected cell.', '与所选格数字相同的格。'],
    remaining: ['The keypad shows how many of each digit are left.', '在数字键上显示每个数字还要填几个。'],
    notes: {
      simple: [
        'Each digit has a fixed place in the cell, like on a telephone.',
        '每个数字在格内有固定位置，和电话键盘一样。',
      ],
      two: [
        'Corner marks for the places of a digit in a box, centre marks for the candidates of a cell.',
        '角标记录数字在宫内的可能位置，中心标注记录一格的候选数。',
      ],
    },
    cornerPlaces: {
      clockwise: [
        'The first note goes to the top left corner, the others follow.',
        '第一个角标写在左上角，其余依次排列。',
      ],
      fixed: ['Each digit has a place of its own.', '每个数字有自己的位置。'],
    },
    offerHints: [
      'When nothing has happened for longer than you usually think, the game asks whether you want a hint. It gives none by itself.',
      '如果停顿比你平时思考的时间长很多，游戏会问要不要提示，但不会自己给出。',
    ],
    cleanNotes: [
      'When you place a digit, it is removed from the notes in the same row, column and box.',
      '填入数字后，自动从同行、同列、同宫的候选数里去掉它。',
    ],
    clock: {
      shown: ['The time is shown beside the board.', '在盘面旁边显示用时。'],
      end: ['The time is shown when the puzzle is solved.', '做题时不显示，完成时显示用时。'],
      never: ['No time is shown anywhere.', '任何地方都不显示时间。'],
    },
    letterKeys: [
      'H for a hint, Z X C V for tools, W A S D to move … Off: letters do nothing.',
      'H 提示，Z X C V 切换工具，W A S D 移动……关闭后字母键不起作用。',
    ],
    wrap: ['Going right from the last column leads to the first one.', '从最后一列继续向右，就到第一列。'],
    leftHanded: ['On wide screens the keypad is on the left.', '在宽屏上，数字键放在左边。'],
    sounds: [
      'Soft tones when you enter a digit, fill a row, column or box, and solve the puzzle.',
      '填入数字、填满一行、一列或一宫，以及解开题目时，有轻轻的提示音。',
    ],
    haptics: [
      'A short vibration when you press and hold, if the device can vibrate.',
      '长按时轻轻振动一下（设备支持时）。',
    ],
    coordinates: [
      'When a screen reader says the row and the column of a cell.',
      '屏幕阅读器在什么时候读出一格的行号和列号。',
    ],
    coordinateStyle: ['Row 3, column 5.', '第 3 行第 5 列。'],
  },
  data: {
    text: [
      'Everything is kept only in this browser. Export a file to take it to another one.',
      '所有数据只保存在这个浏览器里。导出成文件，就能带到别处。',
    ],
    export: ['Export everything', '全部导出'],
    import: ['Import a file', '导入文件'],
    delete: ['Delete everything', '全部删除'],
    imported: ['Imported: settings, {games}, {bookmarks}.', '已导入：设置、{games}、{bookmarks}。'],
    games: ['no new games | 1 game | {count} games', '没有新的游戏 | {count} 局游戏 | {count} 局游戏'],
    bookmarks: ['no new bookmarks | 1 bookmark | {count} bookmarks', '没有新的收藏 | {count} 个收藏 | {count} 个收藏'],
    allGames: ['no games | 1 game | all {count} games', ' 0 局游戏 | {count} 局游戏 | 全部 {count} 局游戏'],
    allBookmarks: [
      'no bookmarks | 1 bookmark | all {count} bookmarks',
      ' 0 个收藏 | {count} 个收藏 | 全部 {count} 个收藏',
    ],
    left: {
      known: [
        '1 game was here already, in the same or a later state. | {count} games were here already, in the same or a later state.',
        '{count} 局游戏这里已有，进度相同或更新。 | {count} 局游戏这里已有，进度相同或更新。',
      ],
      unreadable: [
        '1 game could not be read and was left out. | {count} games could not be read and were left out.',
        '{count} 局游戏无法读取，已略过。 | {count} 局游戏无法读取，已略过。',
      ],
      noRoom: [
        'This browser had no room for 1 game. | This browser had no room for {count} games.',
        '浏览器空间不足，{count} 局游戏没有保存。 | 浏览器空间不足，{count} 局游戏没有保存。',
      ],
    },
    problem: {
      'not-json': [
        'This file cannot be read: it is not JSON. Choose a file that was exported here.',
        '无法读取这个文件：它不是 JSON。请选择从这里导出的文件。',
      ],
      'not-ours': [
        'This file was not exported by Shudu. Nothing has been changed.',
        '这个文件不是从本游戏导出的，没有做任何改动。',
      ],
      newer: [
        'This file comes from a newer version of Shudu. Reload this page to update, then try again.',
        '这个文件来自更新的版本。请重新载入页面完成更新，再试一次。',
      ],
    },
    deleteTitle: ['Delete everything?', '删除全部数据？'],
    deleteText: [
      'This deletes {games}, {bookmarks} and all settings from this browser. It cannot be undone.',
      '将从这个浏览器删除{games}、{bookmarks}和所有设置，无法恢复。',
    ],
    deleted: ['Everything has been deleted.', '已全部删除。'],
  },
  about: {
    version: ['Shudu {version}', '数独 Shudu {version}'],
    text: ['Free software, without advertising, accounts or tracking.', '自由软件，没有广告，不需要账号，不跟踪用户。'],
    licence: ['Apache License 2.0', 'Apache License 2.0 许可证'],
    parts: ['Licences of the software it uses', '所用组件的许可证'],
    help: ['Help', '帮助'],
    shortcuts: ['Keyboard shortcuts', '键盘快捷键'],
  },
} satisfies Topic & SettingWords;
