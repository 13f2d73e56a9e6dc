import { globalLayer, style, type StyleRule } from '@vanilla-extract/css';

/** The cascade, lowest first: reset, components, then whatever a page adds. Unlayered styles of a consumer always win. */
export const layers = {
  reset: globalLayer('livery-reset'),
  components: globalLayer('livery-components'),
  compositions: globalLayer('livery-compositions'),
  app: globalLayer('livery-app'),
};

/**
 * States the order of the layers in the stylesheet being written. Every file states it, because a bundler may load
 * the files in any order and the first statement a page sees is the one that counts.
 */
export function declareLayers(): void {
  for (const name of Object.values(layers)) globalLayer(name);
}

const inLayer =
  (layer: string) =>
  (rule: StyleRule, debugId?: string): string => {
    declareLayers();
    return style({ '@layer': { [layer]: rule } }, debugId);
  };

/** A class of a component: always inside the components layer, so a consumer's own class wins without tricks. */
export const componentStyle = inLayer(layers.components);

/** A class of a composition, which may override the components it is made of. */
export const compositionStyle = inLayer(layers.compositions);

/** A class of a page of the console, which may override both. */
export const appStyle = inLayer(layers.app);
