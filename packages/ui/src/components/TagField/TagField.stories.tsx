import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { drive } from '../../testing/index.js';
import { Button } from '../Button/Button.js';
import { StateSheet, fieldStates } from '../../stories/StateSheet.js';
import { TagField } from './TagField.js';
import { tagFieldGuide } from './TagField.guide.js';
import { leaveByKeyboard } from '../../stories/leaveByKeyboard.js';

const validate = (tag: string) => (/^[a-z\d-]+$/.test(tag) ? undefined : 'use small letters, digits and dashes');

const meta = {
  title: 'Components/TagField',
  component: TagField,
  tags: ['autodocs'],
  parameters: {
    guide: tagFieldGuide,
  },
  args: { label: 'Tags', onChange: fn() },
} satisfies Meta<typeof TagField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  args: { validate, maxTags: 5 },
  play: async ({ canvas, args }) => {
    const field = drive(userEvent).tagField('Tags');
    const input = canvas.getByRole('textbox', { name: 'Tags' });
    await userEvent.tab();
    await userEvent.keyboard('web{Enter}db, cache;');
    await expect(args.onChange).toHaveBeenLastCalledWith(['web', 'db', 'cache']);
    await expect(field.value()).toEqual(['web', 'db', 'cache']);
    await expect(canvas.getByRole('status')).toHaveTextContent('cache added');
    await expect(input).toHaveValue('');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['web', 'db']);
    await expect(canvas.getByRole('status')).toHaveTextContent('cache removed');

    /* What is wrong stays to be corrected, and says what is wrong. */
    await userEvent.keyboard('Blue Green{Enter}');
    await expect(input).toHaveValue('Blue Green');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('2 entered Blue Green: use small letters, digits and dashes');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
    await field.enter('web');
    await expect(input).toHaveAccessibleDescription('2 entered web is there already');
    await field.enter('blue-green');
    await expect(input).toBeValid();

    await userEvent.paste('eu,Nord\nasia\r\nus');
    await expect(field.value()).toEqual(['web', 'db', 'blue-green', 'eu', 'asia']);
    await expect(input).toHaveValue('Nord, us');
    /* Nothing is taken while it is corrected. */
    await userEvent.keyboard('er');
    await expect(input).toHaveValue('Nord, user');
    await userEvent.clear(input);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['web', 'db', 'blue-green', 'asia']);
    await expect(canvas.getByRole('button', { name: 'Remove asia' })).toHaveFocus();
    await userEvent.keyboard('{Escape}last');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(['web', 'db', 'blue-green', 'asia', 'last']);
  },
};

/** A form gets one value for each tag, resets them, and is sent by Enter in an empty input only. */
export const InAForm: Story = {
  args: { name: 'tag', defaultValue: ['web'] },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        args.onChange?.(new FormData(event.currentTarget).getAll('tag').map(String));
      }}
    >
      <TagField {...args} />
      <Button type="submit">Save</Button>
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ canvas, args }) => {
    const field = drive(userEvent).tagField('Tags');
    await field.enter('db');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(args.onChange).toHaveBeenLastCalledWith(['web', 'db']);
    await field.clear();
    await expect(field.value()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(field.value()).toEqual(['web']));
  },
};

/** A tag is in sight before it is removed. */
export const BackspaceWithHiddenTags: Story = {
  args: { defaultValue: ['web', 'db', 'cache'], visibleChips: 1 },
  play: async ({ canvas, args }) => {
    const field = drive(userEvent).tagField('Tags');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Tags' }));
    await userEvent.keyboard('{Backspace}');
    await expect(field.value()).toEqual(['web', 'db', 'cache']);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['web', 'db']);
  },
};

/** Also from a chip, a button or the empty input: whoever leaves the field has left it, and nobody who stays in it. */
export const Left: Story = {
  args: { defaultValue: ['web', 'db'], onBlur: fn() },
  play: ({ canvas, args }) => leaveByKeyboard(canvas, canvas.getByRole('textbox', { name: 'Tags' }), args.onBlur),
};

export const Sheet: Story = {
  render: () => (
    <>
      <div
        style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))' }}
      >
        <TagField label="Empty" placeholder="web, production" description="Small letters, digits and dashes." />
        <TagField label="Entered" defaultValue={['web', 'production', 'eu-north', 'customer-4711']} />
        <TagField label="Invalid" defaultValue={['web']} error="Enter at least two tags." />
        <TagField label="Disabled" defaultValue={['web', 'db']} disabledReason="Nothing is tagged on this plan." />
        <TagField label="Read only" defaultValue={['web', 'db']} readOnly />
        <TagField label="Small" size="small" defaultValue={['web', 'db']} optional />
        <TagField
          label="Many"
          defaultValue={Array.from({ length: 30 }, (_, index) => `web-${index}`)}
          visibleChips={8}
        />
      </div>
      <StateSheet
        rows={{ entered: (state) => <TagField label="Tags" defaultValue={['web']} {...state} /> }}
        states={[...fieldStates, 'read only']}
        cell={180}
      />
    </>
  ),
};
