import type { ReactNode } from 'react';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';

export interface WindowedProps {
  /** Height of an option in px. */
  rowSize: number;
  /** Some options are higher, which are measured. */
  uneven: boolean;
  children: ReactNode;
}

/** Renders only the options in sight. */
export default function Windowed({ rowSize, uneven, children }: WindowedProps) {
  return (
    <Virtualizer
      layout={ListLayout}
      layoutOptions={{ [uneven ? 'estimatedRowSize' : 'rowSize']: rowSize, headingSize: 32, padding: 4 }}
    >
      {children}
    </Virtualizer>
  );
}
