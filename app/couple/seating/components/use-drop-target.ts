import { useState, type DragEvent } from "react";

/**
 * Makes an element a place where dragged parties are dropped.
 * @param drop null while nothing is dragged.
 */
export function useDropTarget(drop: (() => void) | null) {
  const [isEntered, setEntered] = useState(false);
  function accept(event: DragEvent) {
    if (!drop) return;
    // Without it the browser refuses the drop (HTML standard, "drag-and-drop processing model").
    event.preventDefault();
    setEntered(true);
  }
  return {
    isOver: isEntered && drop !== null,
    target: {
      onDragEnter: accept,
      onDragOver: accept,
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        // It is also sent when the pointer enters an element inside.
        const { relatedTarget, currentTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setEntered(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setEntered(false);
        drop?.();
      },
    },
  };
}
