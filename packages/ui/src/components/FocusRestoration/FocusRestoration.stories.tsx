import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from '../Alert/Alert.js';
import { Button } from '../Button/Button.js';
import { Dialog } from '../Dialog/Dialog.js';
import { useFocusRestoration } from './useFocusRestoration.js';
import { focusRestorationGuide } from './FocusRestoration.guide.js';

/** A page of things that take themselves away. */
function Vanishing() {
  useFocusRestoration();
  const [disks, setDisks] = useState(['sda', 'sdb']);
  const [failed, setFailed] = useState(true);
  const [asks, setAsks] = useState(false);
  return (
    <main>
      <h1>Virtual machines</h1>
      {failed && <Alert tone="danger" heading="Failed to start" onDismiss={() => setFailed(false)} />}
      <ul>
        {disks.map((disk) => (
          <li key={disk}>
            {disk} <Button onClick={() => setDisks(disks.filter((one) => one !== disk))}>Remove {disk}</Button>
          </li>
        ))}
      </ul>
      {disks.length > 0 && <Button onClick={() => setAsks(true)}>Remove all</Button>}
      <Dialog open={asks} onOpenChange={setAsks} heading="Remove all?">
        <Button
          onClick={() => {
            setDisks([]);
            setAsks(false);
          }}
        >
          Remove
        </Button>
      </Dialog>
      <form onSubmit={(event) => event.preventDefault()}>
        <Button type="submit">Send</Button>
      </form>
    </main>
  );
}

const meta = {
  title: 'Components/Focus restoration',
  component: Vanishing,
  tags: ['autodocs'],
  parameters: {
    guide: focusRestorationGuide,
  },
} satisfies Meta<typeof Vanishing>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What has the focus and goes passes it on: to what comes next, else to what stands before; never to nothing. */
export const Passed: Story = {
  play: async ({ canvasElement }) => {
    const page = within(within(canvasElement).getByRole('main'));
    const button = (name: string) => page.getByRole('button', { name });
    await userEvent.click(button('Dismiss'));
    await waitFor(() => expect(button('Remove sda')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button('Remove sdb')).toHaveFocus());
    await userEvent.click(button('Remove all'));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    const heading = page.getByRole('heading', { name: 'Virtual machines' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(button('Send'));
    await expect(heading).not.toHaveAttribute('tabindex');
  },
};
