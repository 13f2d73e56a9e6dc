import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';

/** A page, and a scroll container in it, that are longer than what is visible; the story is in the middle of both. */
export const LongPage = ({ children }: { children: ReactNode }) => (
  <div style={{ paddingBlock: 1200 }}>
    <div data-testid="part" style={{ blockSize: 240, overflow: 'auto', maxInlineSize: 400 }}>
      <div style={{ padding: '160px 16px 400px' }}>{children}</div>
    </div>
  </div>
);

/** Scrolls, and resolves when all listeners have been called. */
export async function scrollBy(container: Element, pixels: number): Promise<void> {
  const scrolled = new Promise((resolve) => {
    const target = container === document.documentElement ? document : container;
    target.addEventListener('scroll', () => requestAnimationFrame(resolve), { once: true });
  });
  container.scrollBy(0, pixels);
  await scrolled;
}

/** Waits until whoever observes an element already has been told whether it is in sight. */
export async function intersectionsReported(element: Element): Promise<void> {
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
}

/** The popover that is open. */
export function overlay(): HTMLElement {
  const popover = document.querySelector<HTMLElement>('[data-placement]');
  if (!popover) throw new Error('No popover is open.');
  return popover;
}

/** The position of a popover relative to its trigger: the gap below or above it, and the offset of its start edge, in px. */
export function offsetFrom(popover: Element, trigger: Element): { gap: number; indent: number } {
  const [box, anchor] = [popover.getBoundingClientRect(), trigger.getBoundingClientRect()];
  return {
    gap: Math.round(box.top >= anchor.bottom ? box.top - anchor.bottom : anchor.top - box.bottom),
    indent: Math.round(box.left - anchor.left),
  };
}

/** 4 px below or above the trigger, their start edges aligned. */
export const beside = { gap: 4, indent: 0 };

/** Waits until the popover is beside its trigger. */
export const expectBeside = (popover: Element, trigger: Element) =>
  waitFor(() => expect(offsetFrom(popover, trigger)).toEqual(beside));
