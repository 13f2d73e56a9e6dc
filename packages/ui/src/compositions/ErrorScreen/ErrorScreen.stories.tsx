import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Alert } from '../../components/Alert/Alert.js';
import { Button } from '../../components/Button/Button.js';
import { ErrorDetail } from './ErrorDetail.js';
import { ErrorLayout } from './ErrorLayout.js';
import { ErrorScreen, type ErrorScreenProps } from './ErrorScreen.js';
import { errorScreenGuide } from './ErrorScreen.guide.js';

const meta = {
  title: 'Compositions/ErrorScreen',
  component: ErrorScreen,
  tags: ['autodocs'],
  parameters: {
    guide: errorScreenGuide,
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '480px' },
    },
  },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const onRetry = fn();

/** What is shown of each kind, with all that it can have. */
const all: readonly ErrorScreenProps[] = [
  {
    kind: 'failed',
    detail: 'TypeError: undefined is not an object\n    at VirtualMachine (/app/assets/compute-4f1c.js:1:20412)',
    correlationId: '7f3c21a0-0b5e-4d7e-9a55-3a8f1f0f6f21',
    actions: <Button variant="primary">Reload page</Button>,
  },
  {
    kind: 'forbidden',
    correlationId: '0b5e7f3c-0b5e-4d7e-9a55-3a8f1f0f6f21',
    actions: (
      <>
        <Button variant="primary">Back to the dashboard</Button>
        <Button>Log in as another user</Button>
      </>
    ),
  },
  { kind: 'not-found', actions: <Button>Back to the dashboard</Button> },
  {
    kind: 'server-error',
    retryAt: Date.parse('2026-11-24T08:12:30Z'),
    correlationId: '9a553a8f-0b5e-4d7e-9a55-3a8f1f0f6f21',
    actions: <Button variant="primary">Try now</Button>,
  },
  { kind: 'offline', actions: <Button variant="primary">Try again</Button> },
  { kind: 'session-expired', actions: <Button variant="primary">Log in</Button> },
  { kind: 'maintenance', endsAt: Date.parse('2026-11-24T10:00:00Z'), actions: <Button>Status of the service</Button> },
];

const story = (kind: ErrorScreenProps['kind']): Story => ({
  args: all.find((one) => one.kind === kind) ?? { kind: 'failed' },
});

export const Failed: Story = {
  args: {
    kind: 'failed',
    correlationId: '7f3c21a0-0b5e-4d7e-9a55-3a8f1f0f6f21',
    actions: (
      <Button variant="primary" onClick={onRetry}>
        Reload page
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    onRetry.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(canvas.getByText('7f3c21a0-0b5e-4d7e-9a55-3a8f1f0f6f21')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Copy Correlation ID' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload page' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Forbidden: Story = story('forbidden');

/** Whoever follows a link hears of the page that it leads to; an alert besides would say it twice. */
export const NotFound: Story = {
  ...story('not-found'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const ServerError: Story = {
  ...story('server-error'),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Next try/)).toBeVisible();
    await expect(canvasElement.querySelector('time')).toHaveAttribute('datetime', '2026-11-24T08:12:30.000Z');
  },
};

export const Offline: Story = story('offline');
export const SessionExpired: Story = story('session-expired');

export const Maintenance: Story = {
  ...story('maintenance'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Expected to end/)).toHaveTextContent(/2026/);
  },
};

export const InAnotherTimeZone: Story = {
  args: { kind: 'maintenance', endsAt: Date.parse('2026-11-24T10:00:00Z'), timeZone: 'Asia/Kolkata' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Expected to end/)).toHaveTextContent(/(3:30\sPM|15:30)/);
  },
};

/** The main part of a page that keeps its navigation, in words of the page. */
export const PartOfAPage: Story = {
  args: {
    kind: 'not-found',
    placement: 'part',
    heading: 'Invoice not found',
    message: 'It belongs to another billing account, or there is none of this number.',
    actions: <Button>Go to the list</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('main')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Invoice not found' })).toBeVisible();
    await expect(canvas.queryByText(/There is nothing at this address/)).toBeNull();
  },
};

export const Sheet: Story = {
  args: { kind: 'failed' },
  parameters: { layout: 'padded' },
  render: () => (
    <>
      {all.map((props) => (
        <ErrorScreen key={props.kind} {...props} placement="part" />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Technical details'));
    await expect(canvas.getByText(/TypeError/)).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(all.length);
  },
};

/** Words of the caller's own, where nothing more can be fetched. */
export const Layout: Story = {
  args: { kind: 'failed' },
  render: () => (
    <ErrorLayout
      heading="Something went wrong"
      message="Failed to connect to server"
      actions={<Button variant="primary">Reload page</Button>}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to connect to server');
  },
};

/** The detail of an error of one part stands in its Alert. */
export const DetailInAnAlert: Story = {
  args: { kind: 'failed' },
  parameters: { layout: 'padded' },
  render: () => (
    <Alert tone="danger" heading="Failed to start virtual machine">
      The host is unknown
      <ErrorDetail label="Details" value={'HostNotFound: no host with room\n    at placement'} />
    </Alert>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Details'));
    await expect(canvas.getByText(/HostNotFound/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy Details' })).toBeVisible();
  },
};
