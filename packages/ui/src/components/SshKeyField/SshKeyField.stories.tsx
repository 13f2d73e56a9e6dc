import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { drive } from '../../testing/index.js';
import { StateSheet, fieldStates } from '../../stories/StateSheet.js';
import { SshKeyField, type SshKeyReading } from './SshKeyField.js';
import { sshKeyFieldGuide } from './SshKeyField.guide.js';

const line = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGXcQXg mari@laptop';

/** Stands for the reader of an application. */
const parse = (text: string): SshKeyReading =>
  text.startsWith('ssh-ed25519 ')
    ? { ok: true, key: { type: 'ed25519', bits: 256, hardware: false, comment: text.split(' ')[2] ?? '' } }
    : { ok: false, problem: 'Not a public SSH key: it begins with its type, such as ssh-ed25519.' };

const meta = {
  title: 'Components/SshKeyField',
  component: SshKeyField,
  tags: ['autodocs'],
  parameters: {
    guide: sshKeyFieldGuide,
  },
  args: { label: 'SSH key', parse, onChange: fn() },
} satisfies Meta<typeof SshKeyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ args }) => {
    const field = drive(userEvent).textField('SSH key');
    await expect(field.element).toHaveAccessibleDescription(
      'The public key, usually the content of ~/.ssh/id_ed25519.pub',
    );
    await field.enter('secret');
    await expect(field.element).toBeInvalid();
    await expect(field.element).toHaveAccessibleDescription(/^Not a public SSH key/);
    await field.enter(line);
    await expect(args.onChange).toHaveBeenLastCalledWith(line);
    await expect(field.element).toBeValid();
    await expect(field.element).toHaveAccessibleDescription('Ed25519 key, 256 bits, mari@laptop');
  },
};

export const Sheet: Story = {
  render: ({ label: _, ...args }) => (
    <StateSheet
      rows={{
        empty: (state) => <SshKeyField {...args} label="SSH key" optional {...state} />,
        entered: (state) => <SshKeyField {...args} label="SSH key" defaultValue={line} {...state} />,
      }}
      states={[...fieldStates, 'read only']}
      cell={260}
    />
  ),
};
