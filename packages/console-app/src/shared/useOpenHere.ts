import { useState } from 'react';
import { useLocation } from 'wouter';
import { useEnvironment } from './services.js';

/**
 * Whether something lies open over the screen, and how to open and close it. It does not stay open over another screen; over
 * one that was on its way when it was opened it does.
 */
export function useOpenHere(): [open: boolean, setOpen: (open: boolean) => void] {
  // Renders anew with each screen. Its path comes with the screen itself, later than the address of the page.
  useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const { address } = useEnvironment();
  return [openedAt === address.pathname, (open) => setOpenedAt(open ? address.pathname : undefined)];
}
