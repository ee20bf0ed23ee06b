import { type ShallowRef, onMounted, onUnmounted, shallowRef } from 'vue';

/** Text that was dropped or pasted on another screen; this one reads it as soon as it is shown. */
export const pendingImport = shallowRef<string | null>(null);

/** Takes what is pasted or dropped anywhere on the page; tells whether something is held over it to be dropped. */
export function useIncomingData(take: (data: DataTransfer) => void): ShallowRef<boolean> {
  const hovering = shallowRef(false);

  function takeOurs(event: Event, data: DataTransfer | null): void {
    if (isOurs(event, data)) {
      event.preventDefault();
      take(data);
    }
  }

  const listeners: { [K in 'paste' | 'dragover' | 'dragleave' | 'drop']: (event: DocumentEventMap[K]) => void } = {
    paste: (event) => takeOurs(event, event.clipboardData),
    dragover(event) {
      if (isOurs(event, event.dataTransfer)) {
        // Without this the browser itself would open what is dropped.
        event.preventDefault();
        hovering.value = true;
      }
    },
    dragleave(event) {
      // It also leaves for every element inside; only the page's edge has nothing on its other side.
      hovering.value &&= event.relatedTarget !== null;
    },
    drop(event) {
      hovering.value = false;
      takeOurs(event, event.dataTransfer);
    },
  };
  const all = Object.entries(listeners) as [string, EventListener][];
  onMounted(() => all.forEach(([name, listener]) => document.addEventListener(name, listener)));
  onUnmounted(() => all.forEach(([name, listener]) => document.removeEventListener(name, listener)));
  return hovering;
}

/** In a text field, text that is pasted or dropped goes into the field as always; files are read wherever they come. */
function isOurs(event: Event, data: DataTransfer | null): data is DataTransfer {
  const inField = event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement;
  return data !== null && (!inField || data.types.includes('Files'));
}
