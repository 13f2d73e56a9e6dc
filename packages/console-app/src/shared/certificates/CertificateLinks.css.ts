import { appStyle } from '@livery/ui/styling';
import { vars } from '@livery/ui/theme';

export const link = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '24px',
  color: 'inherit',
  borderRadius: vars.radius.small,
  ':focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
});

export const badge = appStyle({ blockSize: '32px', inlineSize: 'auto', maxInlineSize: '160px', objectFit: 'contain' });
