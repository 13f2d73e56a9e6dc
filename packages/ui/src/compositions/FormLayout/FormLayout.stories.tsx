import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.js';
import { TextField } from '../../components/TextField/TextField.js';
import { PriceSummary } from '../PriceSummary/PriceSummary.js';
import { FormLayout, FormSection } from './FormLayout.js';
import { formLayoutGuide } from './FormLayout.guide.js';

const onSubmit = fn();

const summary = (
  <PriceSummary
    lines={[
      { label: '2 vCPU', amount: '€8.00' },
      { label: '4 GB RAM', amount: '€12.00' },
      { label: '40 GB disk', amount: '€4.00' },
    ]}
    monthly="€24.00"
    hourly="€0.0329"
    note="Excludes VAT. Charged by the hour until the machine is deleted."
    submit={
      <Button type="submit" variant="primary" fullWidth>
        Create virtual machine
      </Button>
    }
  />
);

const sections = (
  <>
    <FormSection heading="Identity" description="How the machine is called in the console and on the network.">
      <TextField label="Name" defaultValue="web-1" />
      <TextField label="Host name" optional />
    </FormSection>
    <FormSection heading="Access">
      <TextField label="User name" defaultValue="admin" description="Gets sudo rights." />
      <TextField label="SSH key" monospace optional />
    </FormSection>
    <FormSection heading="Network" description="A private network keeps the traffic between machines off the internet.">
      <TextField label="Private network" defaultValue="default" />
      <TextField label="Address" optional />
    </FormSection>
  </>
);

const meta = {
  title: 'Compositions/FormLayout',
  component: FormLayout,
  tags: ['autodocs'],
  parameters: {
    guide: formLayoutGuide,
  },
  args: { aside: summary, children: sections },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FormLayout {...args} />
    </form>
  ),
} satisfies Meta<typeof FormLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  beforeEach: () => {
    onSubmit.mockClear();
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Identity' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create virtual machine' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

export const WithoutSidebar: Story = { args: { aside: undefined } };

/** As on a phone: the summary opens to show its lines. */
export const Narrow: Story = {
  decorators: [
    (Story) => <div style={{ inlineSize: 320, maxInlineSize: '100%', padding: '16px 16px 32px' }}>{Story()}</div>,
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2 vCPU')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show price details' }));
    await expect(canvas.getByText('2 vCPU')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hide price details' })).toHaveAttribute('aria-expanded', 'true');
  },
};
