import { componentStyle } from '../../theme/styling.js';

export const icon = componentStyle({ display: 'block', flex: 'none' });

/** Beside `icon`. */
export const directional = componentStyle({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });

const square = (length: string) => componentStyle({ inlineSize: length, blockSize: length });

/** The usual sizes as rules too: any stylesheet of a page that sizes `svg` would win over attributes. */
export const edge: Partial<Record<number, string>> = {
  14: square('14px'),
  16: square('16px'),
  20: square('20px'),
};
