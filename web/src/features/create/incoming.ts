import { shallowRef } from 'vue';

/** Text that was dropped or pasted on another screen; this one reads it as soon as it is shown. */
export const pendingImport = shallowRef<string | null>(null);
