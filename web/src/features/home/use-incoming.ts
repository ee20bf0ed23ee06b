import { type Ref, onMounted, onUnmounted, ref } from 'vue';
import { useI18n } from 'vue-i18n';
import { pendingImport } from '@/features/create/incoming';
import { readTextFile } from '@/features/create/text-file';
import { goTo } from '@/router';
import { toast } from '@/ui/toasts';

/** Takes whatever is pasted or dropped anywhere on the screen to where puzzles are read; tells while one hovers. */
export function useIncoming(): { isHovering: Ref<boolean> } {
  const { t } = useI18n();
  const isHovering = ref(false);

  function openText(text: string | undefined): void {
    if (text?.trim()) {
      pendingImport.value = text;
      goTo('create');
    }
  }

  async function open(data: DataTransfer | null): Promise<void> {
    const [file] = data?.files ?? [];
    if (!file) {
      openText(data?.getData('text/plain'));
      return;
    }
    const read = await readTextFile(file);
    if ('text' in read) {
      openText(read.text);
    } else {
      toast(t(`home.file.${read.problem}`));
    }
  }

  function pasted(event: ClipboardEvent): void {
    void open(event.clipboardData);
  }

  function hovered(event: DragEvent): void {
    // Without this the browser itself would open what is dropped.
    event.preventDefault();
    isHovering.value = true;
  }

  function left(event: DragEvent): void {
    // Leaving one element for another of the page is no leaving.
    isHovering.value = event.relatedTarget !== null;
  }

  function dropped(event: DragEvent): void {
    event.preventDefault();
    isHovering.value = false;
    void open(event.dataTransfer);
  }

  onMounted(() => {
    window.addEventListener('paste', pasted);
    window.addEventListener('dragover', hovered);
    window.addEventListener('dragleave', left);
    window.addEventListener('drop', dropped);
  });
  onUnmounted(() => {
    window.removeEventListener('paste', pasted);
    window.removeEventListener('dragover', hovered);
    window.removeEventListener('dragleave', left);
    window.removeEventListener('drop', dropped);
  });

  return { isHovering };
}
