import { forwardRef, type ReactNode } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import { strip } from './Strip.css.js';

export interface AppShellStripProps extends NativeAttributes<HTMLDivElement> {
  /** One line, such as an ImpersonationStrip. */
  children: ReactNode;
}

/** A line as AppShell has them above its header, for a page without AppShell: one that has the whole window for itself. */
export const AppShellStrip = forwardRef<HTMLDivElement, AppShellStripProps>(function AppShellStrip(attributes, ref) {
  return <div {...attributes} ref={ref} className={strip} />;
});
