import type { ReactNode } from 'react';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';

export interface WindowedProps {
  /** Height of an option in px. */
  rowSize: number;
  children: ReactNode;
}

/** Renders only the options in sight. */
export default function Windowed({ rowSize, children }: WindowedProps) {
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowSize, headingSize: 32, padding: 4 }}>
      {children}
    </Virtualizer>
  );
}
