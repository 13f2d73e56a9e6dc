import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.js';
import { Button } from '../Button/Button.js';
import { Stack } from '../Layout/Stack.js';
import { StatusIndicator } from '../StatusIndicator/StatusIndicator.js';
import { StateSheet, pointerStates } from '../../stories/StateSheet.js';
import { PageHeader } from './PageHeader.js';
import { pageHeaderGuide } from './PageHeader.guide.js';

const meta = {
  title: 'Components/PageHeader',
  component: PageHeader,
  tags: ['autodocs'],
  parameters: {
    guide: pageHeaderGuide,
  },
  args: {
    heading: 'web-01',
    status: <StatusIndicator tone="success">Running</StatusIndicator>,
    back: { label: 'Compute', href: '#compute' },
    meta: (
      <>
        <span>4 vCPU, 8 GB</span>
        <span>Tallinn</span>
        <Badge tone="outline">Ubuntu 24.04</Badge>
      </>
    ),
    actions: <Button>Open console</Button>,
    primaryAction: <Button variant="primary">Resize</Button>,
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Detail: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'web-01' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Compute' })).toHaveAttribute('href', '#compute');
  },
};

export const List: Story = {
  args: {
    heading: 'Virtual machines',
    status: undefined,
    back: undefined,
    meta: undefined,
    actions: undefined,
    primaryAction: <Button variant="primary">Create virtual machine</Button>,
  },
};

export const WithBreadcrumb: Story = {
  args: {
    back: undefined,
    breadcrumb: [
      { label: 'Storage', href: '#storage' },
      { label: 'backups', href: '#backups' },
    ],
    heading: '2026-01',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Sheet: Story = {
  render: (args) => (
    <>
      <Stack gap={12}>
        <PageHeader {...args} />
        <PageHeader
          heading="A name so long that it has to break, because somebody pasted-a-whole-host-name.example.com"
          status={
            <StatusIndicator tone="info" transitional hint="1 min">
              Creating
            </StatusIndicator>
          }
          actions={<Button>Open console</Button>}
        />
      </Stack>
      <StateSheet
        rows={{
          'with a way back': () => <PageHeader heading="web-1" back={{ label: 'Virtual machines', href: '#list' }} />,
        }}
        states={pointerStates}
        cell={200}
      />
    </>
  ),
};
