import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ConfirmByName } from '../compositions/ConfirmByName/ConfirmByName.js';
import { vars } from '../theme/contract.css.js';
import { font, text } from '../theme/tokens.js';
import { examples } from './examples.js';
import { lostWithoutBase } from './withoutBase.js';

const meta = {
  title: 'Without base.css',
  tags: ['!autodocs'],
  parameters: { variants: 'own' },
  beforeEach: writeAsPagesDo,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first ones cover the page; the control in a bare Field is the caller's own. */
const leftOut = new Set(['CommandPalette', 'ConfirmByName', 'ConfirmDialog', 'Dialog', 'Drawer', 'Field']);

/** All that a page has to give: a face, a size and a color for what is written in it. */
function writeAsPagesDo(): () => void {
  const { style } = document.body;
  Object.assign(style, { ...text.base, fontFamily: font.body, color: vars.color.text });
  return () => {
    style.cssText = '';
  };
}

/** Components look the same in a page that has no reset and only some of them. */
export const Components: Story = {
  render: () => (
    <>
      {Object.entries(examples).map(([name, example]) => (
        <div key={name}>{leftOut.has(name) ? null : example}</div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    // The table holds its columns once it has been measured.
    await waitFor(() => expect(canvasElement.querySelector('table[data-held]')).not.toBeNull());
    await waitFor(() => expect(lostWithoutBase(canvasElement)).toEqual([]));
  },
};

export const Dialogs: Story = {
  render: () => (
    <ConfirmByName
      open
      onOpenChange={() => undefined}
      onConfirm={() => undefined}
      title="Delete virtual machine"
      name="web-1"
      consequences={['2 disks, 80 GB']}
      confirmLabel="Delete"
    />
  ),
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await expect(lostWithoutBase(dialog)).toEqual([]);
  },
};
