import { useState, type DragEvent } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Drag events of an element that takes files, and whether some are above it. `onDrop` is called while the drop is handled. */
export function useFileDrop(onDrop: (data: DataTransfer) => void, disabled = false) {
  const [isOver, setOver] = useState(false);
  const events = {
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return;
      /* Also where nothing is taken: the browser would open the file in place of the page. */
      event.preventDefault();
      if (disabled) event.dataTransfer.dropEffect = 'none';
      else setOver(true);
    },
    onDragLeave(event: DragEvent) {
      if (event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)) return;
      setOver(false);
    },
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      if (!disabled) onDrop(event.dataTransfer);
    },
  };
  return { isOver, events };
}
