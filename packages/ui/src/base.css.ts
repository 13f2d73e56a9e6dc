import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './theme/contract.css.js';
import { layers } from './theme/layers.css.js';
import { declareLayers } from './theme/styling.js';
import { font, text } from './theme/tokens.js';

declareLayers();

function reset(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
}

reset('*, ::before, ::after', { boxSizing: 'border-box', margin: 0, padding: 0, border: '0 solid' });

/* In the lowest layer, where a theme may set another. */
globalStyle(':where(html)', { '@layer': { [layers.theme]: { vars: { '--livery-font-body': font.body } } } });

reset('html', {
  fontFamily: 'var(--livery-font-body)',
  fontSynthesis: 'none',
  lineHeight: text.base.lineHeight,
  textSizeAdjust: '100%',
  /*
   * Always shown, so that the layout does not shift when a page becomes longer than the screen. `scrollbar-gutter`
   * would leave an empty stripe.
   */
  overflowY: 'scroll',
});

reset('body', {
  minBlockSize: '100dvb',
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
  fontSize: text.base.fontSize,
  lineHeight: text.base.lineHeight,
  fontVariantNumeric: 'lining-nums',
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});

reset('h1, h2, h3, h4, h5, h6', { font: 'inherit', textWrap: 'balance' });
reset('p', { textWrap: 'pretty' });
reset('ol, ul, menu', { listStyle: 'none' });
reset('button, input, select, textarea, optgroup', {
  font: 'inherit',
  fontFeatureSettings: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  borderRadius: 0,
});
reset('button, summary', { cursor: 'pointer' });
reset(':disabled', { cursor: 'not-allowed' });
reset('textarea', { resize: 'block' });
reset('a', { color: 'inherit', textDecoration: 'inherit' });
reset('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
reset('img, video', { blockSize: 'auto' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('th', { font: 'inherit', textAlign: 'start' });
reset('fieldset', { minInlineSize: 0 });
reset('dialog', { color: 'inherit' });
reset('code, kbd, samp, pre', { fontFamily: font.mono, fontSize: 'inherit', fontVariantLigatures: 'none' });

// Figures that are compared stand under one another.
reset('table, time, data, meter, output, dd', { fontVariantNumeric: 'lining-nums tabular-nums' });

reset(':focus-visible', { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' });
reset('[hidden]:not([hidden="until-found"])', { display: 'none' });
reset('::selection', { backgroundColor: vars.color.selected, color: vars.color.text });
