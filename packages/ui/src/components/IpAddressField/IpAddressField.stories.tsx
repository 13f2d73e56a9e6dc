import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { drive } from '../../testing/index.js';
import { StateSheet, fieldStates } from '../../stories/StateSheet.js';
import { IpAddressField } from './IpAddressField.js';
import { ipAddressFieldGuide } from './IpAddressField.guide.js';

const meta = {
  title: 'Components/IpAddressField',
  component: IpAddressField,
  tags: ['autodocs'],
  parameters: {
    guide: ipAddressFieldGuide,
  },
  args: { label: 'Address', onChange: fn() },
} satisfies Meta<typeof IpAddressField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  args: { label: 'Network', kind: 'cidr' },
  play: async ({ args }) => {
    const field = drive(userEvent).textField('Network');
    await userEvent.tab();
    await userEvent.keyboard('10.0.0.300/24');
    await expect(field.element).toBeValid();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('10.0.0.300/24');
    await expect(field.element).toHaveAccessibleDescription('Each number of an IPv4 address is from 0 to 255');
    await field.enter('10.0.0.0');
    await expect(field.element).toHaveAccessibleDescription('Add the length of the network, as in 192.0.2.0/24');
    await field.enter('2001:db8::/129');
    await expect(field.element).toHaveAccessibleDescription('After “/” stands a number from 0 to 128');
    await field.enter('2001:db8::/64');
    await expect(field.element).toBeValid();
  },
};

export const Sheet: Story = {
  render: () => (
    <>
      <div
        style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))' }}
      >
        <IpAddressField label="Address" defaultValue="203.0.113.7" />
        <IpAddressField label="Network" kind="cidr" defaultValue="2001:db8:1::/64" description="IPv4 or IPv6." />
        <IpAddressField label="Disabled" defaultValue="203.0.113.7" disabledReason="The network has no addresses." />
        <IpAddressField label="Small" size="small" version={4} placeholder="203.0.113.7" optional />
      </div>
      <StateSheet
        rows={{ filled: (state) => <IpAddressField label="Address" defaultValue="203.0.113.7" {...state} /> }}
        states={[...fieldStates, 'read only']}
        cell={180}
      />
    </>
  ),
};
