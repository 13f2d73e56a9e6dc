import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { createTheme, installTheme } from '../../create-theme/index.js';
import { drive } from '../../testing/index.js';
import { resolved } from '../../themes/stories/PaletteBoard.js';
import { Button } from '../Button/Button.js';
import { ComboBox } from '../ComboBox/ComboBox.js';
import { DateRangeField } from '../DateRangeField/DateRangeField.js';
import { Dialog } from '../Dialog/Dialog.js';
import { Drawer } from '../Drawer/Drawer.js';
import { Inline } from '../Layout/Inline.js';
import { Stack } from '../Layout/Stack.js';
import { Menu } from '../Menu/Menu.js';
import { Select } from '../Select/Select.js';
import { Text } from '../Text/Text.js';
import { createToastQueue } from '../Toast/toastQueue.js';
import { ToastRegion } from '../Toast/Toast.js';
import { Tooltip } from '../Tooltip/Tooltip.js';
import { ThemeRegion } from './ThemeRegion.js';
import { themeRegionGuide } from './ThemeRegion.guide.js';

const systems = [
  { id: 'debian', label: 'Debian 13' },
  { id: 'rocky', label: 'Rocky Linux 10' },
];

/** Everything that floats over the page, opened from one region. */
function Openers({ company }: { company: string }) {
  const [open, setOpen] = useState<'dialog' | 'drawer'>();
  const [queue] = useState(createToastQueue);
  const close = () => setOpen(undefined);
  return (
    <div style={{ padding: 24, overflow: 'hidden' }}>
      <Stack gap={4}>
        <Text>{company}</Text>
        <Inline>
          <Menu
            label={`Actions of ${company}`}
            trigger={<Button>{`${company} actions`}</Button>}
            items={[{ id: 'restart', label: 'Restart' }]}
          />
          <Button onClick={() => setOpen('dialog')}>{`${company} dialog`}</Button>
          <Button onClick={() => setOpen('drawer')}>{`${company} drawer`}</Button>
          <Button onClick={() => queue.success(`${company} is saved`)}>{`${company} toast`}</Button>
          <Tooltip content="Asks the system to shut down.">
            <Button>{`Stop ${company}`}</Button>
          </Tooltip>
        </Inline>
        <Select label={`System of ${company}`} options={systems} defaultValue="debian" />
        <ComboBox label={`Image of ${company}`} options={systems} />
        <DateRangeField label={`Period of ${company}`} />
      </Stack>
      <Dialog open={open === 'dialog'} onOpenChange={close} heading={`Rename ${company}`}>
        <Select label={`Dialog system of ${company}`} options={systems} defaultValue="debian" />
      </Dialog>
      <Drawer open={open === 'drawer'} onOpenChange={close} heading={`Filters of ${company}`} />
      <ToastRegion queue={queue} />
    </div>
  );
}

const meta = {
  title: 'Components/ThemeRegion',
  component: ThemeRegion,
  tags: ['autodocs'],
  parameters: {
    guide: themeRegionGuide,
  },
  args: { theme: 'metal', mode: 'dark', children: <Openers company="Metal" /> },
} satisfies Meta<typeof ThemeRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const tokens = ['color.primary', 'color.raised', 'color.text', 'color.focusRing'] as const;
const palette = (element: Element) => tokens.map((token) => resolved(element, token));

/** What is open has the colors of the region it came from, once the stylesheet of its theme is there. */
async function expectThemeOf(floating: Element, region: Element) {
  await waitFor(() => expect(palette(floating)).toEqual(palette(region)));
}

/** Two companies on one page: what opens from either looks like it. */
export const SideBySide: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))' }}>
      <ThemeRegion theme="metal" mode="dark">
        <Openers company="Metal" />
      </ThemeRegion>
      <ThemeRegion theme="poppy" mode="light">
        <Openers company="Poppy" />
      </ThemeRegion>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const regionOf = (company: string) => within(canvasElement).getByText(company).closest('[data-theme]');
    const ui = drive(userEvent, { root: canvasElement });
    await waitFor(() => expect(regionOf('Metal')).toHaveAttribute('data-theme', 'metal'));
    await waitFor(() => expect(regionOf('Poppy')).toHaveAttribute('data-theme', 'poppy'));
    for (const company of ['Metal', 'Poppy']) {
      const region = regionOf(company)!;
      const named = (name: string) => within(canvasElement).getByRole('button', { name });

      const menu = ui.menu(`${company} actions`);
      await expectThemeOf(await menu.open(), region);
      await menu.close();

      const select = ui.select(`System of ${company}`);
      await expectThemeOf(await select.open(), region);
      await select.close();

      const comboBox = ui.comboBox(`Image of ${company}`);
      await comboBox.type('D');
      await expectThemeOf(await screen.findByRole('listbox'), region);
      await comboBox.close();

      /* The calendar is the browser's own, which follows the mode. */
      const period = within(within(canvasElement).getByRole('group', { name: `Period of ${company}` }));
      await expect(getComputedStyle(period.getByLabelText('From')).colorScheme).toBe(
        company === 'Metal' ? 'dark' : 'light',
      );

      await userEvent.click(named(`${company} dialog`));
      const dialog = await screen.findByRole('dialog', { name: `Rename ${company}` });
      await expectThemeOf(dialog, region);
      await expect(getComputedStyle(dialog).color).toBe(getComputedStyle(region).color);
      const inside = drive(userEvent, { root: dialog }).select(`Dialog system of ${company}`);
      await expectThemeOf(await inside.open(), region);
      await inside.choose('Rocky Linux 10');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

      await userEvent.click(named(`${company} drawer`));
      await expectThemeOf(await screen.findByRole('dialog', { name: `Filters of ${company}` }), region);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

      await userEvent.click(named(`${company} toast`));
      const toast = (await screen.findByText(`${company} is saved`)).closest('li')!;
      await expectThemeOf(toast, region);
      await userEvent.click(within(toast).getByRole('button'));

      await userEvent.hover(named(`Stop ${company}`));
      await expectThemeOf(await screen.findByRole('tooltip'), region);
      await userEvent.unhover(named(`Stop ${company}`));
      await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    }
  },
};

/** Whose stylesheet has reached an element. */
const themeReaching = (element: Element) => getComputedStyle(element).getPropertyValue('--livery-theme').trim();

/** What opens from a region within another one has the inner one's theme. */
export const Nested: Story = {
  render: () => (
    <ThemeRegion theme="garnet" mode="light">
      <div style={{ padding: 24 }}>
        <Text>Garnet</Text>
        <ThemeRegion theme="reef" mode="dark">
          <Openers company="Reef" />
        </ThemeRegion>
      </div>
    </ThemeRegion>
  ),
  play: async ({ canvasElement }) => {
    const reef = within(canvasElement).getByText('Reef');
    await waitFor(() => expect(reef.closest('[data-theme]')).toHaveAttribute('data-theme', 'reef'));
    const garnet = within(canvasElement).getByText('Garnet').closest('[data-theme]')!;
    await waitFor(() => expect(palette(reef)).not.toEqual(palette(garnet)));
    await waitFor(() => expect([garnet, reef].map(themeReaching)).toEqual(['garnet', 'reef']));
    const menu = await drive(userEvent, { root: canvasElement }).menu('Reef actions').open();
    await expectThemeOf(menu, reef);
    await expect(palette(menu)).not.toEqual(palette(garnet));
  },
};

const acme = createTheme({
  name: 'acme',
  brand: { color: '#7c3aed' },
  density: 'spacious',
  body: { size: 15, face: 'Georgia, serif' },
});

/** A theme of one's own, with its density and its face, within a region of the library: what opens has them too. */
export const OfOnesOwn: Story = {
  beforeEach: () => installTheme(acme),
  render: () => (
    <ThemeRegion theme="metal" mode="light">
      <div style={{ padding: 24 }}>
        <Text>Metal</Text>
        <ThemeRegion theme="acme" mode="dark">
          <Openers company="Acme" />
        </ThemeRegion>
      </div>
    </ThemeRegion>
  ),
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByText('Acme').closest('[data-theme]')!;
    await waitFor(() => expect(resolved(region, 'color.primary')).toBe(acme.palette.dark['color.primary']));
    const button = canvas.getByRole('button', { name: 'Acme actions' });
    await expect(button.getBoundingClientRect().height).toBe(44);
    await expect(getComputedStyle(button).fontFamily).toBe('Georgia, serif');
    await expect(Number.parseFloat(getComputedStyle(button).fontSize)).toBeCloseTo(15, 1);
    const select = drive(userEvent, { root: canvasElement }).select('System of Acme');
    const list = await select.open();
    await expectThemeOf(list, region);
    await expect(getComputedStyle(within(list).getAllByRole('option')[0]!).fontFamily).toBe('Georgia, serif');
    await select.close();
    await userEvent.click(canvas.getByRole('button', { name: 'Acme dialog' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rename Acme' });
    await expectThemeOf(dialog, region);
    await expect(getComputedStyle(within(dialog).getByRole('button', { name: 'Close' })).fontFamily).toBe(
      'Georgia, serif',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

function Switching() {
  const [mode, setMode] = useState<'light' | 'dark'>('light');
  return (
    <ThemeRegion theme="lagoon" mode={mode}>
      <div style={{ padding: 24 }}>
        <Menu
          label="Mode"
          trigger={<Button>Mode</Button>}
          items={[
            {
              id: 'mode',
              items: (['light', 'dark'] as const).map((id) => ({ id, label: id })),
              value: mode,
              onChange: (id) => setMode(id === 'dark' ? 'dark' : 'light'),
            },
          ]}
        />
      </div>
    </ThemeRegion>
  );
}

/** A region that changes takes along what is open. */
export const Changed: Story = {
  render: () => <Switching />,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Mode' });
    await waitFor(() => expect(trigger.closest('[data-mode]')).toHaveAttribute('data-theme', 'lagoon'));
    await waitFor(() => expect(palette(trigger)).not.toEqual(palette(document.documentElement)));
    const mode = drive(userEvent, { root: canvasElement }).menu('Mode');
    const light = palette(await mode.open());
    await mode.choose('dark');
    await waitFor(() => expect(trigger.closest('[data-mode]')).toHaveAttribute('data-mode', 'dark'));
    const menu = await mode.open();
    await expectThemeOf(menu, trigger);
    await expect(palette(menu)).not.toEqual(light);
  },
};

/** A page sets a token by a rule of its own, wherever that stands: themes are in the lowest layer. */
export const OverriddenByThePage: Story = {
  beforeEach: () => {
    const sheet = document.createElement('style');
    sheet.textContent = ':root { --livery-radius-medium: 14px } .shop { --livery-color-primary: rgb(254, 250, 240) }';
    document.head.prepend(sheet);
    return () => sheet.remove();
  },
  render: () => (
    <ThemeRegion theme="metal" mode="dark" data-testid="region">
      <div className="shop">
        <Button variant="primary">Order</Button>
      </div>
    </ThemeRegion>
  ),
  parameters: { variants: 'own' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(themeReaching(canvas.getByTestId('region'))).toBe('metal'));
    const page = getComputedStyle(document.documentElement);
    await expect(page.getPropertyValue('--livery-color-primary')).not.toBe('');
    await expect(page.getPropertyValue('--livery-radius-medium')).toBe('14px');
    const button = getComputedStyle(canvas.getByRole('button'));
    await expect(button.getPropertyValue('--livery-color-primary')).toBe('rgb(254, 250, 240)');
  },
};
