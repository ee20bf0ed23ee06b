import type { Ref } from 'vue';
import type { Shape } from '@/domain/shape';
import { type Point, cellsAlong } from '@/domain/walk';

/** What a pointer does on a board, in cells. */
export interface Pressing {
  press(cell: number, event: PointerEvent): void;
  drag(cell: number, event: PointerEvent): void;
  release(event: PointerEvent): void;
  /** What was begun is not meant. */
  abandon(): void;
}

/** Follows one pointer over the cells of a board. */
export function boardPressing(table: Readonly<Ref<HTMLElement | null>>, shape: () => Shape, on: Pressing) {
  let held: number | null = null;
  let lastCell = -1;
  let lastPoint: Point = { x: 0, y: 0 };

  /** Where a pointer is, in cells. */
  function pointAt(event: MouseEvent): Point {
    const box = table.value!.getBoundingClientRect();
    const { side } = shape();
    return {
      x: ((event.clientX - box.left) / box.width) * side,
      y: ((event.clientY - box.top) / box.height) * side,
    };
  }

  /** The cell under a pointer; null outside the board. */
  function cellAt(event: MouseEvent): number | null {
    const { x, y } = pointAt(event);
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const { side } = shape();
    const on = row >= 0 && column >= 0 && row < side && column < side;
    return on ? shape().cell(row, column) : null;
  }

  function down(event: PointerEvent): void {
    const cell = cellAt(event);
    if (held !== null) {
      // A second finger pans and zooms: what the first one began is not meant.
      held = null;
      on.abandon();
    } else if (cell !== null && event.button === 0) {
      held = event.pointerId;
      lastCell = cell;
      lastPoint = pointAt(event);
      // Touch captures by itself; without this a mouse that leaves the board would stop selecting.
      (event.target as Element).releasePointerCapture(event.pointerId);
      table.value!.setPointerCapture(event.pointerId);
      on.press(cell, event);
    }
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== held) {
      return;
    }
    // A fast pointer is reported less often than it passes a cell; some browsers tell what they left out.
    const reports = event.getCoalescedEvents();
    for (const report of reports.length > 0 ? reports : [event]) {
      const point = pointAt(report);
      for (const cell of cellsAlong(shape(), lastPoint, point)) {
        if (cell !== lastCell) {
          lastCell = cell;
          on.drag(cell, event);
        }
      }
      lastPoint = point;
    }
  }

  function end(event: PointerEvent, as: 'release' | 'abandon'): void {
    if (event.pointerId === held) {
      held = null;
      on[as](event);
    }
  }

  return { cellAt, down, move, end };
}
