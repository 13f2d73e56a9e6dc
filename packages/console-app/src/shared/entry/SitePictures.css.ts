import { appStyle } from '@livery/ui/styling';
import { vars } from '@livery/ui/theme';

export const intro = appStyle({ objectFit: 'cover' });

/** Makes text on a picture readable, whatever it shows. */
export const veil = appStyle({ backgroundColor: vars.login.canvas, opacity: 0.82 });

export const logo = appStyle({ display: 'block', blockSize: '36px', maxInlineSize: '100%', objectFit: 'contain' });
