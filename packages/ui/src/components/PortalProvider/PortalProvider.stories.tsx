import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Dialog } from '../Dialog/Dialog.js';
import { Inline } from '../Layout/Inline.js';
import { Menu } from '../Menu/Menu.js';
import { ToastRegion } from '../Toast/Toast.js';
import { createToastQueue } from '../Toast/toastQueue.js';
import { portalProviderGuide } from './PortalProvider.guide.js';
import { PortalProvider } from './PortalProvider.js';

const toasts = createToastQueue();

function Portal() {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <>
      <PortalProvider container={container}>
        <Inline gap={2}>
          <Menu label="Actions" trigger={<Button>Actions</Button>} items={[{ id: 'start', label: 'Start' }]} />
          <Button onClick={() => toasts.success('web-1 is saved')}>Save</Button>
          <Dialog defaultOpen heading="Rename web-1">
            It has a new name.
          </Dialog>
        </Inline>
        <ToastRegion queue={toasts} />
      </PortalProvider>
      <div ref={setContainer} data-testid="overlays" />
    </>
  );
}

const meta = {
  title: 'Components/PortalProvider',
  component: PortalProvider,
  tags: ['autodocs'],
  parameters: {
    guide: portalProviderGuide,
  },
  args: { container: null, children: null },
  render: () => <Portal />,
} satisfies Meta<typeof PortalProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What opens is in the container, and is closed as everywhere. */
export const InAContainer: Story = {
  play: async ({ canvas }) => {
    const overlays = within(canvas.getByTestId('overlays'));
    await overlays.findByRole('dialog', { name: 'Rename web-1' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await overlays.findByRole('menuitem', { name: 'Start' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await overlays.findByText('web-1 is saved')).toBeVisible();
  },
};
