import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { vars } from '../../theme/contract.css.js';
import { applyTheme, loadTheme } from '../index.js';
import { themeNames } from '../names.js';
import { resolved } from './PaletteBoard.js';

const box = { padding: 24, backgroundColor: vars.color.canvas, color: vars.color.text };
const part = (root: HTMLElement, name: 'outer' | 'inner'): HTMLElement =>
  root.querySelector<HTMLElement>(`[data-part=${name}]`)!;

const themeOf = ({ dataset }: HTMLElement) => [dataset['theme'], dataset['mode']];

/** The themes of each stylesheet that holds any. */
function themesOfStylesheets(): string[][] {
  const themesOf = (sheet: CSSStyleSheet): string[] => {
    const rules = [...sheet.cssRules].flatMap((rule) =>
      rule instanceof CSSLayerBlockRule ? Array.from(rule.cssRules) : rule,
    );
    const selectors = rules.map((rule) => (rule instanceof CSSStyleRule ? rule.selectorText : ''));
    return [...new Set(selectors.flatMap((selector) => /^\[data-theme="?([a-z]+)"?\]/.exec(selector)?.[1] ?? []))];
  };
  return [...document.styleSheets].map(themesOf).filter((themes) => themes.length > 0);
}

const meta = {
  title: 'Themes/applyTheme',
  tags: ['!autodocs'],
  parameters: { variants: 'own' },
  render: () => (
    <div data-part="outer" style={box}>
      The outer region
      <div data-part="inner" style={box}>
        The inner region
      </div>
    </div>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each theme is one stylesheet of its own, there once however often it is put on. */
export const OneStylesheet: Story = {
  play: async ({ canvasElement }) => {
    const outer = part(canvasElement, 'outer');
    await applyTheme('quartz', 'light', outer);
    await expect(themesOfStylesheets().filter((themes) => themes.includes('quartz'))).toEqual([['quartz']]);
    await Promise.all(themeNames.map((name) => loadTheme(name)));
    await applyTheme('quartz', 'dark', outer);
    await expect(themesOfStylesheets().flat().toSorted()).toEqual(themeNames.toSorted());
    await expect(themesOfStylesheets()).toHaveLength(themeNames.length);
  },
};

/** Of two calls for one element the later wins, also when it is ready first. */
export const LaterCallWins: Story = {
  play: async ({ canvasElement }) => {
    const outer = part(canvasElement, 'outer');
    await loadTheme('kelp');
    await Promise.all([applyTheme('onyx', 'light', outer), applyTheme('kelp', 'dark', outer)]);
    await expect(themeOf(outer)).toEqual(['kelp', 'dark']);
    await Promise.all([applyTheme('kelp', 'dark', outer), applyTheme('onyx', 'light', outer)]);
    await expect(themeOf(outer)).toEqual(['onyx', 'light']);
  },
};

/** A region keeps its theme and mode inside another one, whatever the other changes to. */
export const NestedRegions: Story = {
  play: async ({ canvasElement }) => {
    const [outer, inner] = [part(canvasElement, 'outer'), part(canvasElement, 'inner')];
    const page = themeOf(document.documentElement);
    await applyTheme('garnet', 'dark', inner);
    const garnet = resolved(inner, 'color.primary');
    const seen = new Set<string>();
    for (const name of ['metal', 'lagoon'] as const) {
      await applyTheme(name, 'light', outer);
      seen.add(resolved(outer, 'color.primary'));
      await expect(resolved(inner, 'color.primary')).toBe(garnet);
    }
    await expect(seen.size).toBe(2);
    await expect(seen.has(garnet)).toBe(false);
    await expect(themeOf(document.documentElement)).toEqual(page);
  },
};
