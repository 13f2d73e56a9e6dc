import { globalLayer, globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';

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

declareLayers();

/**
 * On every element of a component: what browsers do to it by themselves, undone below everything else. So components look
 * the same in any page, and none of its other elements are touched; `base.css` does the like to those, for who wants it.
 */
const own = style({
  '@layer': {
    [layers.reset]: {
      boxSizing: 'border-box',
      margin: 0,
      padding: 0,
      border: '0 solid',
      font: 'inherit',
      letterSpacing: 'inherit',
      color: 'inherit',
    },
  },
});

function reset(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
}

reset(`.${own}::before, .${own}::after`, { boxSizing: 'border-box' });
reset(`ol.${own}, ul.${own}`, { listStyle: 'none' });
reset(`a.${own}`, { textDecoration: 'none' });
reset(`:is(table, time, dd, output).${own}`, { fontVariantNumeric: 'lining-nums tabular-nums' });
reset(`:is(button, input, select, textarea).${own}`, { backgroundColor: 'transparent', borderRadius: 0 });

const inLayer =
  (layer: string) =>
  (rule: StyleRule, debugId?: string): string => {
    declareLayers();
    return style([own, { '@layer': { [layer]: rule } }], debugId);
  };

/** A class of a component: always inside the components layer, so a consumer's own class wins without tricks. */
export const componentStyle = inLayer(layers.components);

/** A class of a composition, which may override the components it is made of. */
export const compositionStyle = inLayer(layers.compositions);

/** A class of a page of the console, which may override both. */
export const appStyle = inLayer(layers.app);
