import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Boxes, Package, Server } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { drive } from '../../testing/index.js';
import { Icon } from '../Icon/Icon.js';
import { StateSheet, fieldStates } from '../../stories/StateSheet.js';
import { RadioCards } from './RadioCards.js';
import { radioCardsGuide } from './RadioCards.guide.js';

const sizes = [
  { id: 's', label: 'Small', description: '1 vCPU, 2 GB memory, 20 GB disk', meta: '€6.20', metaNote: 'per month' },
  { id: 'm', label: 'Medium', description: '2 vCPU, 4 GB memory, 40 GB disk', meta: '€12.40', metaNote: 'per month' },
  { id: 'l', label: 'Large', description: '4 vCPU, 8 GB memory, 80 GB disk', meta: '€24.80', metaNote: 'per month' },
  {
    id: 'xl',
    label: 'Extra large',
    description: '8 vCPU, 16 GB memory, 160 GB disk',
    meta: '€49.60',
    metaNote: 'per month',
    disabledReason: 'Your billing account allows up to 4 vCPU.',
  },
];

const systems = [
  { id: 'ubuntu', label: 'Ubuntu', description: '24.04 LTS', icon: <Icon icon={Box} size={20} /> },
  { id: 'debian', label: 'Debian', description: '13', icon: <Icon icon={Boxes} size={20} /> },
  { id: 'rocky', label: 'Rocky Linux', description: '9', icon: <Icon icon={Package} size={20} /> },
  {
    id: 'windows',
    label: 'Windows Server',
    description: '2025',
    icon: <Icon icon={Server} size={20} />,
    disabled: true,
  },
];

const meta = {
  title: 'Components/RadioCards',
  component: RadioCards,
  tags: ['autodocs'],
  parameters: {
    guide: radioCardsGuide,
  },
  args: { label: 'Size', options: sizes, onChange: fn() },
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  args: { defaultValue: 's' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Small' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Small' })).toHaveAccessibleDescription(
      '1 vCPU, 2 GB memory, 20 GB disk €6.20 per month',
    );
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('m');
    /* The last card cannot be chosen: the way round leads over it from the third to the first. */
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Extra large' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Large' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Small' })).toBeChecked();
    await userEvent.click(canvas.getByText('4 vCPU, 8 GB memory, 80 GB disk'));
    await expect(args.onChange).toHaveBeenLastCalledWith('l');
    await expect(canvas.getByRole('radio', { name: 'Extra large' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const size = drive(userEvent, { root: canvasElement }).radioCards('Size');
    await expect(size.chosen()).toBeUndefined();
    await size.choose('Medium');
    await expect(args.onChange).toHaveBeenLastCalledWith('m');
    await expect(size.chosen()).toBe('Medium');
    await expect(size.choose('Extra large')).rejects.toThrow('"Extra large" is disabled');
  },
};

export const WithIcons: Story = {
  args: { label: 'Operating system', options: systems, defaultValue: 'ubuntu', minColumnWidth: '180px' },
};

export const List: Story = { args: { layout: 'list', defaultValue: 'm' } };

export const Invalid: Story = {
  args: { error: 'Choose a size.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radiogroup')).toBeInvalid();
  },
};

export const Sheet: Story = {
  render: () => (
    <>
      <div style={{ display: 'grid', gap: 24, maxInlineSize: 700 }}>
        <RadioCards
          label="Size"
          options={sizes}
          defaultValue="m"
          description="It can grow later."
          minColumnWidth="150px"
        />
        <RadioCards label="Operating system" options={systems} defaultValue="ubuntu" minColumnWidth="160px" />
        <RadioCards label="As a list" layout="list" options={sizes} defaultValue="l" />
        <RadioCards
          label="As a list with icons"
          layout="list"
          options={systems.map((system) => ({ ...system, meta: '€0.00', metaNote: 'per month' }))}
          defaultValue="debian"
        />
        <RadioCards label="Invalid" options={sizes} error="Choose a size." minColumnWidth="150px" />
        <RadioCards
          label="Disabled"
          options={systems}
          defaultValue="ubuntu"
          disabledReason="The system cannot be changed later."
          minColumnWidth="160px"
        />
      </div>
      <StateSheet
        rows={{
          cards: (state) => (
            <RadioCards label="System" options={systems} defaultValue="ubuntu" minColumnWidth="100px" {...state} />
          ),
        }}
        states={fieldStates}
        cell={300}
      />
    </>
  ),
};
