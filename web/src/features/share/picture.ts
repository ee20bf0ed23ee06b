import type { DrawRequest } from 'shudu-engine';
import { type Ref, type ShallowRef, ref, shallowRef, watch } from 'vue';
import { engine } from '@/engine/client';

/** A picture as an SVG document, empty until the engine has drawn it. */
export function usePicture(request: () => DrawRequest): { svg: ShallowRef<string>; hasFailed: Ref<boolean> } {
  const svg = shallowRef('');
  const hasFailed = ref(false);
  let latest: DrawRequest;
  watch(
    request,
    async (wanted) => {
      latest = wanted;
      const drawn = await engine.ask('draw', wanted).catch(() => null);
      if (wanted === latest) {
        svg.value = drawn?.svg ?? '';
        hasFailed.value = !drawn;
      }
    },
    { immediate: true },
  );
  return { svg, hasFailed };
}
