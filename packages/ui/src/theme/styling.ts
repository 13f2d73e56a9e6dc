import { globalLayer, style, type StyleRule } from '@vanilla-extract/css';
import { layers, reset } from './layers.css.js';

/**
 * States the order of the layers in the stylesheet being written. Every stylesheet states it, because a bundler may load
 * them in any order and the first statement that a page sees is the one that counts.
 */
export function declareLayers(): void {
  for (const name of Object.values(layers)) globalLayer(name);
}

const inLayer =
  (layer: string) =>
  (rule: StyleRule, debugId?: string): string => {
    declareLayers();
    return style([reset, { '@layer': { [layer]: rule } }], debugId);
  };

/** A class of a component: always in the components layer, so a consumer's own class wins without more specific selectors. */
export const componentStyle = inLayer(layers.components);

/** A class of a composition, which may override the components it is made of. */
export const compositionStyle = inLayer(layers.compositions);

/** A class of a page's own elements, which may override both. For the `.css.ts` files of an application. */
export const appStyle = inLayer(layers.app);
