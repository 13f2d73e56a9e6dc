import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { ComboBox, Input as ComboBoxInput, Label as ComboBoxLabel } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ListBox, ListBoxItem, type ListBoxItemProps, type ListBoxProps } from 'react-aria-components/ListBox';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Input, Label, NumberField } from 'react-aria-components/NumberField';
import { Popover } from 'react-aria-components/Popover';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { beside, expectBeside, LongPage, offsetFrom, overlay, scrollBy } from './fixtures.js';

/**
 * What react-aria does without the patches in this folder. A story that fails here says that react-aria has changed: see
 * whether the patch it names can go.
 */
const meta = {
  title: 'Internals/react-aria without patches',
  tags: ['!autodocs'],
  parameters: { a11y: { test: 'off' } },
  args: { onChange: fn() },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

interface Args {
  onChange: (value: unknown) => void;
}

function MenuInPopover() {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button ref={trigger} type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Popover triggerRef={trigger} isOpen={open} onOpenChange={setOpen} offset={4} placement="bottom start">
        <Menu aria-label="Actions" autoFocus="first" onClose={() => setOpen(false)}>
          <MenuItem>Start</MenuItem>
          <MenuItem>Stop</MenuItem>
        </Menu>
      </Popover>
    </>
  );
}

/** AnchoredPopover. */
export const PopoverDoesNotFollowItsTrigger: Story = {
  name: 'Popover does not follow its trigger',
  render: () => <MenuInPopover />,
  decorators: [(Story) => <LongPage>{Story()}</LongPage>],
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Open' });
    trigger.scrollIntoView({ block: 'center' });
    await userEvent.click(trigger);
    await screen.findByRole('menu');
    await expectBeside(overlay(), trigger);
    await scrollBy(within(canvasElement).getByTestId('part'), 40);
    await expect(offsetFrom(overlay(), trigger)).not.toEqual(beside);
  },
};

/** CloseOnTab. */
export const TabDoesNotLeaveAMenu: Story = {
  name: 'Tab does not leave a menu',
  render: () => <MenuInPopover />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
    const start = await screen.findByRole('menuitem', { name: 'Start' });
    await waitFor(() => expect(start).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('menu')).toBeVisible();
    await expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement);
  },
};

/** ChangeWhileTyping. */
export const NoNumberWhileTyping: Story = {
  name: 'NumberField reports no number while typing',
  render: ({ onChange }) => (
    <NumberField onChange={onChange}>
      <Label>Size</Label>
      <Input />
    </NumberField>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Size' }), '12');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledWith(12);
  },
};

/** EitherDecimalMark. */
export const OtherDecimalMarkDropped: Story = {
  name: 'NumberField drops the other decimal mark',
  render: ({ onChange }) => (
    <I18nProvider locale="en-GB">
      <NumberField onChange={onChange}>
        <Label>Amount</Label>
        <Input />
      </NumberField>
    </I18nProvider>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Amount' }), '1,5');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledWith(15);
  },
};

/** ComboBoxInput. */
export const EnterOnADisabledOptionClearsTheChoice: Story = {
  name: 'Enter on a disabled option clears the choice',
  render: ({ onChange }) => (
    <ComboBox defaultValue="latvia" menuTrigger="focus" onChange={onChange}>
      <ComboBoxLabel>Country</ComboBoxLabel>
      <ComboBoxInput />
      <Popover>
        <ListBox>
          <ListBoxItem id="ghana" textValue="Ghana" isDisabled {...reachable}>
            Ghana
          </ListBoxItem>
          <ListBoxItem id="latvia" textValue="Latvia">
            Latvia
          </ListBoxItem>
        </ListBox>
      </Popover>
    </ComboBox>
  ),
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Country' });
    await userEvent.click(input);
    await userEvent.keyboard('{Control>}a{/Control}gha');
    await screen.findByRole('option', { name: 'Ghana' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(null));
  },
};

const reachable: ListBoxItemProps & { disabledBehavior: 'selection' } = { disabledBehavior: 'selection' };

/** `reachable` and `DuplicateSelectionEvents` of OptionList: props that react-aria's code reads and its types leave out. */
export const UntypedProps: Story = {
  name: 'ListBox props without types',
  render: () => <p>Checked by the compiler.</p>,
  play: () => {
    const untyped: [
      'disabledBehavior' extends keyof ListBoxItemProps ? never : true,
      'allowDuplicateSelectionEvents' extends keyof ListBoxProps<object> ? never : true,
    ] = [true, true];
    void untyped;
  },
};
