import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectBeside, overlay, LongPage, scrollBy } from '../../react-aria-patches/fixtures.js';
import { StateSheet, fieldStates } from '../../stories/StateSheet.js';
import { drive } from '../../testing/index.js';
import { Button } from '../Button/Button.js';
import { PhoneField } from './PhoneField.js';
import { phoneFieldGuide } from './PhoneField.guide.js';

const meta = {
  title: 'Components/PhoneField',
  component: PhoneField,
  tags: ['autodocs'],
  parameters: {
    guide: phoneFieldGuide,
  },
  args: { label: 'Phone number', onChange: fn() },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const number = drive(userEvent).textField('Phone number');
    const country = drive(userEvent).comboBox('Country code');
    await country.choose(/Estonia$/, 'estonia');
    await expect(number.element).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('+372');
    await userEvent.keyboard('55550199');
    await expect(args.onChange).toHaveBeenLastCalledWith('+37255550199');
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveValue('+372 5555 0199');
    await number.enter('+44 12');
    await expect(number.element).toHaveAccessibleDescription('The number is too short');
    await waitFor(() => expect(country.value()).toMatch(/United Kingdom$/));
    await number.enter('5555 0199');
    await expect(args.onChange).toHaveBeenLastCalledWith('5555 0199');
    await expect(number.element).toHaveAccessibleDescription(
      'Begin with + and the country code, or choose the country',
    );
    await country.choose(/Estonia$/, 'estonia');
    await expect(args.onChange).toHaveBeenLastCalledWith('+37255550199');
    await userEvent.tab();
    await expect(number.element).toBeValid();
  },
};

/** The 0 that is dialled within a country only is not sent; that of Italy belongs to the number. */
export const NationalPrefix: Story = {
  play: async ({ args }) => {
    const number = drive(userEvent).textField('Phone number');
    const country = drive(userEvent).comboBox('Country code');
    // The countries and their list are fetched when the field is first used.
    await userEvent.click(country.element);
    await waitFor(() => expect(country.options()).not.toEqual([]));
    await country.close();
    for (const [typed, name, sent] of [
      ['0171 2345678', 'Germany', '+491712345678'],
      ['020 7946 0018', 'United Kingdom', '+442079460018'],
      ['06 698 1234', 'Italy', '+39066981234'],
    ] as const) {
      await number.enter(typed);
      await country.choose(new RegExp(`${name}$`), name);
      await expect(args.onChange).toHaveBeenLastCalledWith(sent);
    }
    for (const [pasted, sent] of [
      ['+44 (0)20 7946 0018', '+442079460018'],
      ['+39 06 698 1234', '+39066981234'],
      ['+٣٧٢ ٥٥٥٥ ٠١٩٩', '+37255550199'],
    ] as const) {
      await userEvent.clear(number.element);
      await userEvent.paste(pasted);
      await expect(args.onChange).toHaveBeenLastCalledWith(sent);
      await userEvent.tab();
      await expect(number.element).toBeValid();
    }
  },
};

/** Another country takes the place of a calling code; all other digits stay, also of what is no number yet. */
export const DigitsKept: Story = {
  play: async ({ args }) => {
    const number = drive(userEvent).textField('Phone number');
    const country = drive(userEvent).comboBox('Country code');
    for (const [typed, name, sent] of [
      ['+372 5', 'Finland', '+3585'],
      ['+1 2', 'Estonia', '+3722'],
      ['+999 5123456', 'Estonia', '+3729995123456'],
      ['+37', 'Estonia', '+372'],
    ] as const) {
      await number.enter(typed);
      await country.choose(new RegExp(`${name}$`), name);
      await expect(args.onChange).toHaveBeenLastCalledWith(sent);
    }
  },
};

/** Who types out the country and goes on, goes where they meant to. */
export const CountryLeft: Story = {
  render: (args) => (
    <>
      <PhoneField {...args} />
      <Button>Next</Button>
    </>
  ),
  play: async ({ args, canvas }) => {
    const country = drive(userEvent).comboBox('Country code');
    await country.choose(/Estonia$/, 'estonia');
    await country.type('+358 Finland');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('+358');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await country.type('+371 Latvia');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('+371');
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveFocus();
  },
};

/** A country that is typed out while the page scrolls, so that its list closes, is chosen all the same. */
export const CountryTypedWhileScrolling: Story = {
  decorators: [(Story) => <LongPage>{Story()}</LongPage>],
  play: async ({ args }) => {
    const country = drive(userEvent).comboBox('Country code');
    await country.choose(/Estonia$/, 'estonia');
    await country.type('+371 Latvia');
    await screen.findByRole('option', { name: '+371 Latvia' });
    await expectBeside(overlay(), country.element.closest('[role="group"]') ?? country.element);
    await scrollBy(document.documentElement, 2000);
    await waitFor(() => expect(country.isOpen()).toBe(false));
    await expect(country.value()).toBe('+371 Latvia');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('+371');
    await expect(drive(userEvent).textField('Phone number').element).toHaveFocus();
  },
};

/** A number as it was saved is neither shown in another way nor passed on before somebody changes it. */
export const Saved: Story = {
  args: { name: 'phone', defaultValue: '(372) 5555-0199' },
  render: (args) => (
    <form aria-label="Contact">
      <PhoneField {...args} />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ args, canvas }) => {
    const sent = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).get('phone');
    const number = drive(userEvent).textField('Phone number');
    await userEvent.click(number.element);
    await userEvent.tab();
    await expect(number.element).toHaveValue('(372) 5555-0199');
    await expect(number.element).toBeValid();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(sent()).toBe('(372) 5555-0199');
    await number.enter('+372 5555 0100');
    await expect(sent()).toBe('+37255550100');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sent()).toBe('(372) 5555-0199'));
  },
};

/** The number that was saved, typed anew, is not another one. */
export const SavedTypedAnew: Story = {
  args: { defaultValue: '+372 5555-0199' },
  play: async ({ args }) => {
    const number = drive(userEvent).textField('Phone number');
    await number.enter('+372 5555 0100');
    await expect(args.onChange).toHaveBeenLastCalledWith('+37255550100');
    await number.enter('+372 55 55 01 99');
    await expect(args.onChange).toHaveBeenLastCalledWith('+372 5555-0199');
    await expect(number.element).toBeValid();
  },
};

export const Sheet: Story = {
  render: () => (
    <StateSheet
      rows={{
        empty: (state) => <PhoneField label="Phone number" placeholder="+372 5555 0199" {...state} />,
        filled: (state) => <PhoneField label="Phone number" defaultValue="+372 5555 0199" {...state} />,
      }}
      states={[...fieldStates, 'read only']}
      cell={280}
    />
  ),
};
