import { globalLayer, globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { layerNames } from './layerNames.js';
import { scaleRules } from './scale.js';

/**
 * The cascade, lowest first: themes, reset, components, then whatever a page adds. Unlayered styles of a consumer always
 * win, over a token of a theme as over a rule of a component.
 */
export const layers = {
  theme: globalLayer(layerNames.theme),
  reset: globalLayer(layerNames.reset),
  components: globalLayer(layerNames.components),
  compositions: globalLayer(layerNames.compositions),
  app: globalLayer(layerNames.app),
};

for (const [selector, vars] of scaleRules) globalStyle(selector, { '@layer': { [layers.theme]: { vars } } });

/**
 * On every element of a component: undoes the browser's own styles, below everything else. So components look the same in
 * any page, and none of its other elements are touched; `base.css` does the same to those, for pages that want it.
 */
export const reset = style({
  '@layer': {
    [layers.reset]: {
      boxSizing: 'border-box',
      margin: 0,
      padding: 0,
      border: '0 solid',
      font: 'inherit',
      letterSpacing: 'inherit',
      color: 'inherit',
      /* What a sheet written for elements may have set in a layer below. */
      textTransform: 'inherit',
      textIndent: 'inherit',
      textShadow: 'inherit',
      float: 'none',
      background: 'none',
      minInlineSize: 'auto',
      minBlockSize: 'auto',
      maxInlineSize: 'none',
      maxBlockSize: 'none',
    },
  },
});

function resetRule(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
}

resetRule(`.${reset}::before, .${reset}::after`, { boxSizing: 'border-box' });
resetRule(`ol.${reset}, ul.${reset}`, { listStyle: 'none' });
resetRule(`a.${reset}`, { textDecoration: 'none' });
resetRule(`pre.${reset}`, { overflow: 'visible' });
resetRule(`caption.${reset}`, { textAlign: 'center', captionSide: 'top' });
resetRule(`:is(table, time, dd, output).${reset}`, { fontVariantNumeric: 'lining-nums tabular-nums' });
resetRule(`:is(button, input, select, textarea).${reset}`, {
  inlineSize: 'auto',
  blockSize: 'auto',
  borderRadius: 0,
});
