import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { pairs } from '../../../theme/pairs.js';
import { drive } from '../../../testing/index.js';
import { measuredOn, resolved } from '../PaletteBoard.js';
import { MakeATheme } from './MakeATheme.js';

const meta = {
  title: 'Themes/Make a theme',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    // Most of it is in the theme that it makes, in both modes.
    variants: 'own',
    // The login page stands here at half size; in Compositions/LoginLayout it is measured at its own.
    a11y: { options: { rules: { 'target-size': { enabled: false } } } },
  },
  render: () => <MakeATheme />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page as it opens. The other two check it. */
export const FromAColor: Story = { name: 'From a color', tags: ['!test'] };

const regionsIn = (root: HTMLElement, theme: string) => [
  ...root.querySelectorAll(`main > * > [data-theme="${theme}"]`),
];

/** A color is picked: both modes change at once and stay readable, and what is made can be copied. */
export const PickAndCopy: Story = {
  play: async ({ canvas, canvasElement }) => {
    const regions = regionsIn(canvasElement, 'acme');
    await expect(regions.map((region) => region.getAttribute('data-mode'))).toEqual(['light', 'dark']);
    const primary = () => regions.map((region) => resolved(region, 'color.primary'));
    await waitFor(() => expect(primary()[0]).toBe('#0b7285'));
    const before = primary();

    await fireEvent.change(canvas.getByLabelText('Pick the brand color'), { target: { value: '#7c3aed' } });
    await waitFor(() => expect(primary()[0]).toBe('#7c3aed'));
    await expect(primary()[1]).not.toBe(before[1]);
    const missed = regions.flatMap((region) => pairs.filter((pair) => !(measuredOn(region, pair) >= pair.minimum)));
    await expect(missed).toEqual([]);
    await expect(canvas.getByText('#7c3aed, exactly')).toBeVisible();

    const radius = drive(userEvent, { root: canvasElement }).numberField('Corner radius');
    await radius.enter('12');
    await waitFor(() => expect(getComputedStyle(regions[0]!).getPropertyValue('--livery-radius-medium')).toBe('12px'));

    await expect(canvas.getByText(/livery-theme new acme --primary "#7c3aed"/)).toHaveTextContent('--radius 12');
    await userEvent.click(canvas.getByRole('tab', { name: 'Manifest' }));
    const manifest = canvas.getByRole('region', { name: 'Manifest' });
    await expect(JSON.parse(manifest.textContent)).toMatchObject({
      name: 'acme',
      brand: { color: '#7c3aed' },
      radius: 12,
    });
    await expect(canvas.getByRole('button', { name: 'Copy Manifest' })).toBeEnabled();
  },
};

/** What no stylesheet has, the file of a face and the layout of the login page, is in the code for the page. */
export const InYourPage: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drive(userEvent, { root: canvasElement }).select('Face of headings').choose('Sora');
    await userEvent.click(canvas.getByRole('radio', { name: 'Split, picture at the end' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'In your page' }));
    const code = canvas.getByRole('region', { name: 'Page' });
    await waitFor(() => expect(code).toHaveTextContent("import '@fontsource-variable/sora'"));
    await expect(code).toHaveTextContent('<LoginLayout layout="split-end"');
    // The preview wears what was chosen, in both modes.
    const faceOf = (region: Element) => getComputedStyle(region).getPropertyValue('--livery-heading-family');
    await waitFor(() => expect(regionsIn(canvasElement, 'acme').map(faceOf).join()).toMatch(/Sora.*Sora/));
  },
};

/** What cannot be made is refused with its reasons, and the last theme stays. */
export const Refused: Story = {
  play: async ({ canvas, canvasElement }) => {
    await fireEvent.change(canvas.getByLabelText('Brand color'), { target: { value: '#d4af37' } });
    const navigation = within(canvas.getByRole('radiogroup', { name: 'Navigation' }));
    await userEvent.click(navigation.getByRole('radio', { name: 'Dark' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Filled' }));
    const refusal = await canvas.findByText(/nav\.\w+ on nav\.selected reaches [\d.]+:1, and [\d.]+:1 is needed/);
    await expect(refusal).toBeVisible();
    await expect(regionsIn(canvasElement, 'acme')).toHaveLength(2);
  },
};
