import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ThemeRegion } from '../../components/ThemeRegion/ThemeRegion.js';
import { drive } from '../../testing/index.js';
import { vars } from '../../theme/contract.css.js';
import { densities, type Density } from '../../theme/scale.js';
import { space, text } from '../../theme/tokens.js';
import { MachineTable } from './Machines.js';
import { Buttons, FormSample, Meanings } from './Samples.js';

const names = Object.keys(densities) as Density[];

/** The same form, table and messages in each density; `data-density` on any element sets it for all that is below. */
const meta = {
  title: 'Themes/Density',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true }, variants: 'own' },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))' }}>
      {names.map((density) => (
        <ThemeRegion key={density} theme="default" mode="light" density={density} data-testid={density}>
          <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6], padding: space[4] }}>
            <h2 style={{ ...text.section, margin: 0, color: vars.color.text }}>{density}</h2>
            <FormSample />
            <Buttons />
            <MachineTable />
            <Meanings />
          </div>
        </ThemeRegion>
      ))}
    </div>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is pressed with a pointer, by its own box; links of a line of text and what is hidden behind a drawn box are not. */
const pressed = (region: HTMLElement): Element[] =>
  [...region.querySelectorAll('button, [role="combobox"], input:not([type="checkbox"], [type="radio"])')].filter(
    (element) => element.getClientRects().length > 0,
  );

const ownText = (region: HTMLElement): Element[] =>
  [...region.querySelectorAll('*')].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );

/** Controls keep their heights apart, nothing to press is below 24 px and no text below 12 px, nothing is wider than its column. */
export const AllThree: Story = {
  play: async ({ canvas, canvasElement }) => {
    const heights = names.map((density) => {
      const region = within(canvas.getByTestId(density));
      return region.getAllByRole('button', { name: 'Create machine' })[0]?.getBoundingClientRect().height;
    });
    await expect(heights).toEqual([28, 36, 44]);
    for (const density of names) {
      const region = canvas.getByTestId(density);
      const small = pressed(region).filter((element) => element.getBoundingClientRect().height < 24);
      await expect(small.map((element) => element.outerHTML)).toEqual([]);
      const fine = ownText(region).filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 12);
      await expect(fine.map((element) => element.outerHTML)).toEqual([]);
      await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
    }
    /* What opens elsewhere in the document has the density of where it came from. */
    const rows = [];
    for (const density of ['compact', 'spacious'] as const) {
      const select = drive(userEvent, { root: canvas.getByTestId(density) }).select('Operating system');
      const list = await select.open();
      rows.push(Number.parseFloat(getComputedStyle(list).getPropertyValue('--livery-density')));
      await select.close();
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    }
    await expect(rows).toEqual([0.75, 1.25]);
    /* In a column of 320 px too. */
    canvasElement.style.inlineSize = '320px';
    for (const density of names) {
      const region = canvas.getByTestId(density);
      await waitFor(() => expect(region.clientWidth).toBeLessThanOrEqual(320));
      await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
    }
  },
};
