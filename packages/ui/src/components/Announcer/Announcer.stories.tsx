import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Announcer, useAnnounce } from './Announcer.js';

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
    docs: {
      description: {
        component: `
Says to screen readers what the eye sees anyway: a change of route, a count of results. \`useAnnounce()\` gives the way to do it; a text stays in its live region for 7000 ms (specification: account and billing, section 9). Mount one around the application.

Not for what is on the screen with a role of its own: toasts, alerts and errors of fields speak for themselves.
`,
      },
    },
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
