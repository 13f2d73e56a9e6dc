import { appStyle } from '@livery/ui/styling';
import { text, vars } from '@livery/ui/theme';

const box = { display: 'block', boxSizing: 'border-box', inlineSize: '24px', blockSize: '24px' } as const;

/** Keeps the place of the logo until it is loaded. */
export const placeholder = appStyle(box);

export const logo = appStyle({ ...box, color: vars.color.text });

export const picture = appStyle({ ...box, objectFit: 'contain' });

export const letter = appStyle({
  ...box,
  display: 'grid',
  placeItems: 'center',
  ...text.small,
  fontWeight: 600,
  color: vars.color.textMuted,
  background: vars.color.sunken,
  border: `1px solid ${vars.color.divider}`,
  borderRadius: `min(${vars.radius.small}, 8px)`,
});
