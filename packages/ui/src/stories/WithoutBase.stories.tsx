import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../components/Button/Button.js';
import { Menu } from '../components/Menu/Menu.js';
import { Select } from '../components/Select/Select.js';
import { drive } from '../testing/index.js';
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

const AllComponents = () => (
  <>
    {Object.entries(examples).map(([name, example]) => (
      <div key={name}>{leftOut.has(name) ? null : example}</div>
    ))}
  </>
);

/** Components look the same in a page that has no reset and only some of them. */
export const Components: Story = {
  render: () => <AllComponents />,
  play: async ({ canvasElement }) => {
    // The table holds its columns once it has been measured.
    await waitFor(() => expect(canvasElement.querySelector('table[data-held]')).not.toBeNull());
    await waitFor(() => expect(lostWithoutBase(canvasElement)).toEqual([]));
  },
};

/** A class's own text: neither in an element with another class nor empty. */
const hasText = (element: Element): boolean =>
  element.matches('input, textarea, select') ||
  Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** What is written in none of the faces that it may have: the page's, the theme's for headings, that of code. */
function otherFaces(root: Element): string {
  const allowed = /^(Georgia|ui-monospace|"Space Grotesk Variable")/;
  // What Storybook keeps ready to show in place of a story is not of these components.
  return Array.from(root.querySelectorAll('[class]:not(.sb-wrapper *)'))
    .filter(hasText)
    .map((element) => [element, getComputedStyle(element).fontFamily] as const)
    .filter(([, face]) => !allowed.test(face))
    .map(([element, face]) => `${element.outerHTML.slice(0, 160)}: ${face}`)
    .join('\n');
}

const wearMetal = { theme: 'metal' };

/** A page with a face of its own: no component brings another one for its text. */
export const FaceOfThePage: Story = {
  globals: wearMetal,
  render: () => <AllComponents />,
  play: async () => {
    document.body.style.fontFamily = 'Georgia';
    await waitFor(() => expect(otherFaces(document.body)).toBe(''));
  },
};

/** Nor does what opens over the page. */
export const FaceOfTheLists: Story = {
  globals: wearMetal,
  render: () => (
    <>
      <Menu label="Account" trigger={<Button>Account</Button>} items={[{ id: 'out', label: 'Sign out' }]} />
      <Select label="Location" options={[{ id: 'tll', label: 'Tallinn' }]} />
    </>
  ),
  play: async ({ canvasElement }) => {
    document.body.style.fontFamily = 'Georgia';
    const ui = drive(userEvent, { root: canvasElement });
    const menu = ui.menu('Account');
    await menu.open();
    await expect(otherFaces(document.body)).toBe('');
    await menu.close();
    const select = ui.select('Location');
    await select.open();
    await expect(otherFaces(document.body)).toBe('');
    await select.close();
  },
};

export const Dialogs: Story = {
  render: () => (
    <ConfirmByName
      open
      onOpenChange={() => undefined}
      onConfirm={() => undefined}
      heading="Delete virtual machine"
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
