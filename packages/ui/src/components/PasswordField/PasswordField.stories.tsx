import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StateSheet, fieldStates } from '../../stories/StateSheet.js';
import { PasswordField } from './PasswordField.js';
import { passwordFieldGuide } from './PasswordField.guide.js';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  tags: ['autodocs'],
  parameters: {
    guide: passwordFieldGuide,
  },
  args: { label: 'Password', onChange: fn() },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShowAndHide: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'correct horse');
    await expect(args.onChange).toHaveBeenLastCalledWith('correct horse');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();

    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Show characters', pressed: false });
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Characters shown');

    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('status')).toHaveTextContent('Characters hidden');
    await expect(input).toHaveValue('correct horse');
  },
};

export const Sheet: Story = {
  render: () => (
    <>
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
        <PasswordField label="Current" autoComplete="off" />
        <PasswordField label="Filled" autoComplete="off" defaultValue="correct horse" />
        <PasswordField
          label="New"
          autoComplete="off"
          description="At least 8 characters, upper and lower case and a digit."
        />
        <PasswordField label="Invalid" autoComplete="off" defaultValue="short" error="Use at least 8 characters." />
        <PasswordField label="Disabled" autoComplete="off" disabled defaultValue="correct horse" />
        <PasswordField label="Small" autoComplete="off" size="small" defaultValue="correct horse" />
      </div>
      <StateSheet
        rows={{
          filled: (state) => <PasswordField label="Password" autoComplete="off" defaultValue="correct" {...state} />,
        }}
        states={fieldStates}
        cell={160}
      />
    </>
  ),
};
