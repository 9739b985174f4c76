/**
 * Dragging the rows of a list into another order, by the browser's own drag and drop: touch screens begin it with a
 * long press.
 */
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

type Options = {
  listId: string;
  entryId: string;
  /** Receives the entry dropped on this one, and whether it goes before or after it. */
  onDrop: (droppedId: string, side: Side) => void;
};

export type Side = "before" | "after";

type RowDrag = {
  readonly row: RefObject<HTMLLIElement | null>;
  /** A ref for the drag handle. */
  readonly handle: RefObject<HTMLSpanElement | null>;
  readonly dragged: boolean;
  /** Where the entry dragged over this row would go. */
  readonly side: Side | null;
};

export function useRowDrag({ listId, entryId, onDrop }: Options): RowDrag {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [dragged, setDragged] = useState(false);
  const [side, setSide] = useState<Side | null>(null);
  const drop = useEffectEvent(onDrop);

  useEffect(() => {
    const [element, dragHandle] = [row.current, handle.current];
    if (!element || !dragHandle) return;
    const sideAt = (y: number): Side => {
      const { top, height } = element.getBoundingClientRect();
      return y < top + height / 2 ? "before" : "after";
    };
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ listId, entryId }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.listId === listId && source.data.entryId !== entryId,
        onDrag: ({ location }) => setSide(sideAt(location.current.input.clientY)),
        onDragLeave: () => setSide(null),
        onDrop: ({ source, location }) => {
          setSide(null);
          drop(String(source.data.entryId), sideAt(location.current.input.clientY));
        },
      }),
    );
  }, [listId, entryId]);
  return { row, handle, dragged, side };
}
