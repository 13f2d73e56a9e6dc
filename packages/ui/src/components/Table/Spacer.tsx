import { spacer } from './Table.css.js';

interface SpacerProps {
  /** In px. */
  height: number;
}

/** Stands for rows that are not in the document, so that the page keeps its height. */
export function Spacer({ height }: SpacerProps) {
  return <tr aria-hidden="true" className={spacer} style={{ blockSize: `${height}px` }} />;
}
