import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';

/** A page, and in it a part, that are longer than what is seen of them; the story stands in the middle of both. */
export const LongPage = ({ children }: { children: ReactNode }) => (
  <div style={{ paddingBlock: 1200 }}>
    <div data-testid="part" style={{ blockSize: 240, overflow: 'auto', maxInlineSize: 400 }}>
      <div style={{ padding: '160px 16px 400px' }}>{children}</div>
    </div>
  </div>
);

/** Scrolls, and comes back when everything that hears of it has. */
export async function scrollBy(part: Element, pixels: number): Promise<void> {
  const heard = new Promise((resolve) => {
    const target = part === document.documentElement ? document : part;
    target.addEventListener('scroll', () => requestAnimationFrame(resolve), { once: true });
  });
  part.scrollBy(0, pixels);
  await heard;
}

/** The box that floats over the page. */
export function floating(): HTMLElement {
  const box = document.querySelector<HTMLElement>('[data-placement]');
  if (!box) throw new Error('Nothing floats over the page.');
  return box;
}

/** How a floating box lies to its field: below or above it, and how far its start is from the field's, in px. */
function lie(box: Element, field: Element): { gap: number; indent: number } {
  const [its, fields] = [box.getBoundingClientRect(), field.getBoundingClientRect()];
  return {
    gap: Math.round(its.top >= fields.bottom ? its.top - fields.bottom : fields.top - its.bottom),
    indent: Math.round(its.left - fields.left),
  };
}

/** The floating box lies 4 px below or above its field, start to start. */
export const expectBeside = (box: Element, field: Element) =>
  waitFor(() => expect(lie(box, field)).toEqual({ gap: 4, indent: 0 }));
