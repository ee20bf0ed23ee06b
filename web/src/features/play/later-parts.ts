import type { Component } from 'vue';
import PlayDialogs from './PlayDialogs.vue';
import PlayPanel from './PlayPanel.vue';
import WinPanel from './WinPanel.vue';

/** What the first picture of the play screen does not need. */
export default { PlayDialogs, PlayPanel, WinPanel } as Record<'PlayDialogs' | 'PlayPanel' | 'WinPanel', Component>;
