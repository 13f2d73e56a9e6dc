import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Grid } from '../Layout/Grid.js';
import { EmptyState } from './EmptyState.js';
import { emptyStateGuide } from './EmptyState.guide.js';

const create = fn();

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  parameters: {
    guide: emptyStateGuide,
  },
  args: {
    children: 'Virtual machines you create appear here.',
    action: <Button onClick={create}>Create virtual machine</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create virtual machine' }));
    await expect(create).toHaveBeenCalled();
  },
};

export const NoMatch: Story = {
  args: { picture: 'search', children: 'No machine matches this filter.', action: <Button>Clear filter</Button> },
};

export const Sheet: Story = {
  render: () => (
    <Grid minColumnWidth="260px">
      <EmptyState action={<Button>Create virtual machine</Button>}>Virtual machines you create appear here.</EmptyState>
      <EmptyState picture="search" action={<Button>Clear filter</Button>}>
        No machine matches this filter.
      </EmptyState>
      <EmptyState picture="files" action={<Button>Upload</Button>}>
        This bucket holds no objects.
      </EmptyState>
      <EmptyState picture="chart">Measurements appear a minute after the machine starts.</EmptyState>
    </Grid>
  ),
};
