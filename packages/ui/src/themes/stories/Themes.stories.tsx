import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pairs } from '../../theme/pairs.js';
import { modes, type Mode } from '../../theme/paletteTokens.js';
import { loadTheme } from '../index.js';
import type { ThemeName } from '../names.js';
import { measuredOn, resolved } from './PaletteBoard.js';
import { ThemePage } from './ThemePage.js';

type Arguments = { name: ThemeName };

const meta = {
  title: 'Themes',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    // The page has one theme whatever the toolbar says: its own variants are checked, not all forty.
    variants: 'own',
    // Both modes are in one picture.
    chromatic: { modes: { 'default dark': { disable: true } } },
    // The login page stands here at half size; in Compositions/LoginLayout it is measured at its own.
    a11y: { options: { rules: { 'target-size': { enabled: false } } } },
  },
  args: { name: 'default' },
  loaders: [async ({ args }) => ({ theme: await loadTheme(args.name) })],
  render: (_args, { loaded }) => <ThemePage theme={loaded['theme']} />,
  play: async ({ canvasElement, args }) => {
    await document.fonts.ready;
    const regionIn = (mode: Mode) => canvasElement.querySelector(`[data-theme="${args.name}"][data-mode="${mode}"]`);
    await waitFor(() => expect(modes.map(regionIn)).not.toContain(null));
    const regions = modes.map(regionIn);
    const missed = regions.flatMap((region) =>
      pairs.filter((pair) => !region || !(measuredOn(region, pair) >= pair.minimum)).map(({ why }) => why),
    );
    await expect(missed).toEqual([]);
    const canvases = regions.map((region) => region && resolved(region, 'color.canvas'));
    await expect(new Set(canvases).size).toBe(2);
  },
} satisfies Meta<Arguments>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its elements are those of the page of the default theme, at which axe looks; colors are read in every theme. */
const pageOf = (name: ThemeName): Story => ({
  args: { name },
  globals: { theme: name },
  parameters: { a11y: { test: 'off' } },
});

export const Default: Story = { globals: { theme: 'default' } };
export const Metal: Story = pageOf('metal');
export const Aurora: Story = pageOf('aurora');
export const Basalt: Story = pageOf('basalt');
export const Cobalt: Story = pageOf('cobalt');
export const Dune: Story = pageOf('dune');
export const Ember: Story = pageOf('ember');
export const Fjord: Story = pageOf('fjord');
export const Garnet: Story = pageOf('garnet');
export const Harbor: Story = pageOf('harbor');
export const Indigo: Story = pageOf('indigo');
export const Juniper: Story = pageOf('juniper');
export const Kelp: Story = pageOf('kelp');
export const Lagoon: Story = pageOf('lagoon');
export const Mulberry: Story = pageOf('mulberry');
export const Nimbus: Story = pageOf('nimbus');
export const Onyx: Story = pageOf('onyx');
export const Poppy: Story = pageOf('poppy');
export const Quartz: Story = pageOf('quartz');
export const Reef: Story = pageOf('reef');
