import type { ReactNode } from 'react';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';

interface OptionWindowProps {
  /** Height of an option in px. */
  rowSize: number;
  /** Some options are higher, and measured. */
  uneven: boolean;
  /** The list. */
  children: ReactNode;
}

/** Renders only the options in view. */
export function OptionWindow({ rowSize, uneven, children }: OptionWindowProps) {
  return (
    <Virtualizer
      layout={ListLayout}
      layoutOptions={{ [uneven ? 'estimatedRowSize' : 'rowSize']: rowSize, headingSize: 32, padding: 4 }}
    >
      {children}
    </Virtualizer>
  );
}
