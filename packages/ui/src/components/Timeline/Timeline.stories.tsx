import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { drive } from '../../testing/index.js';
import { Disclosure } from '../Disclosure/Disclosure.js';
import { Link } from '../Link/Link.js';
import { Timeline } from './Timeline.js';
import { timelineGuide } from './Timeline.guide.js';

const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    guide: timelineGuide,
  },
  args: {
    label: 'Activity of web-1',
    timeZone: 'Europe/Tallinn',
    events: [
      {
        id: 'restart',
        time: Date.parse('2026-11-24T08:12:00Z'),
        label: 'Restart failed',
        tone: 'danger',
        actor: 'Mari Tamm',
        details: <Disclosure label="Details">The host did not answer within 120 seconds.</Disclosure>,
      },
      {
        id: 'resize',
        time: Date.parse('2026-11-24T08:02:00Z'),
        label: 'Resized to 4 vCPU',
        tone: 'success',
        actor: 'Mari Tamm for Saar OÜ',
      },
      { id: 'backup', time: Date.parse('2026-11-23T22:30:00Z'), label: 'Weekly backup began', tone: 'info' },
      { id: 'low', time: Date.parse('2026-11-23T10:00:00Z'), label: 'Disk is nearly full', tone: 'warning' },
      {
        id: 'paid',
        time: Date.parse('2026-11-23T09:00:00Z'),
        label: 'Invoice paid',
        icon: CreditCard,
        details: <Link href="#invoice">Invoice 90412</Link>,
      },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WorkedByItsDriver: Story = {
  play: async ({ canvasElement }) => {
    const timeline = drive(userEvent, { root: canvasElement }).timeline('Activity of web-1');
    await expect(timeline.days()).toEqual(['November 24, 2026', 'November 23, 2026']);
    await expect(timeline.events()).toHaveLength(5);
    await expect(timeline.events()[1]).toMatch(/^Resized to 4 vCPU 10:02 AM Mari Tamm for Saar OÜ$/);
    const pressed = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('click', pressed, { once: true });
    await timeline.pressIn('Invoice paid', 'Invoice 90412', 'link');
    await expect(pressed).toHaveBeenCalledOnce();
    await expect(() => timeline.event('Moved')).toThrow('There is no event "Moved".');
  },
};

export const Sheet: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const timeline = within(canvas.getByRole('group', { name: 'Activity of web-1' }));
    const days = timeline.getAllByRole('heading', { level: 3 });
    await expect(days.map(({ textContent }) => textContent)).toEqual(['November 24, 2026', 'November 23, 2026']);
    const [newest, older] = timeline.getAllByRole('list');
    /* 22:30 in UTC is the next day in Tallinn. */
    await expect(within(newest ?? document.body).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(older ?? document.body).getAllByRole('listitem')).toHaveLength(2);
    await expect(timeline.getByText('12:30 AM').closest('time')).toHaveAttribute(
      'dateTime',
      '2026-11-23T22:30:00.000Z',
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
