import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Announcer, useAnnounce } from './Announcer.js';
import { announcerGuide } from './Announcer.guide.js';

function Speakers() {
  const announce = useAnnounce();
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <Button onClick={() => announce('Virtual machines, page loaded')}>Polite</Button>
      <Button onClick={() => announce('Connection lost', 'assertive')}>Assertive</Button>
    </div>
  );
}

const meta = {
  title: 'Components/Announcer',
  component: Announcer,
  tags: ['autodocs'],
  parameters: {
    guide: announcerGuide,
  },
  args: { children: <Speakers /> },
} satisfies Meta<typeof Announcer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const live = (politeness: string) => canvasElement.querySelector(`[aria-live="${politeness}"]`);
    await userEvent.click(canvas.getByRole('button', { name: 'Polite' }));
    await expect(live('polite')).toHaveTextContent('Virtual machines, page loaded');
    await expect(live('assertive')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Assertive' }));
    await expect(live('assertive')).toHaveTextContent('Connection lost');
  },
};
