import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.js';
import { Text } from '../../components/Text/Text.js';
import { drive } from '../../testing/index.js';
import { OneTimeSecret, type OneTimeSecretProps } from './OneTimeSecret.js';
import { oneTimeSecretGuide } from './OneTimeSecret.guide.js';

const token = 'tk_5f1c7be02a9d4e8f9b6a0c3d5f1c7be0';

function Opened(props: OneTimeSecretProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Create another</Button>
      <OneTimeSecret
        {...props}
        open={open}
        onOpenChange={(next) => {
          props.onOpenChange?.(next);
          setOpen(next);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Compositions/OneTimeSecret',
  component: OneTimeSecret,
  render: (props) => <Opened {...props} />,
  tags: ['autodocs'],
  parameters: {
    guide: oneTimeSecretGuide,
    docs: {
      story: { inline: false, height: '420px' },
    },
  },
  args: {
    onOpenChange: fn(),
    heading: 'API token created',
    secrets: [{ label: 'Token', value: token }],
    children: <Text>Whoever has the token can do in your account what you can. Keep it in a safe place.</Text>,
  },
} satisfies Meta<typeof OneTimeSecret>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ConfirmedBeforeItCloses: Story = {
  play: async ({ args, canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const secret = await drive(userEvent).oneTimeSecret('API token created');
    await expect(secret.value('Token')).toBe(token);

    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    const box = within(secret.element).getByRole('checkbox', { name: 'I have copied it to a safe place' });
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveAccessibleDescription(/Copy it first/);

    await expect(await secret.copy('Token')).toBe('copied');
    await expect(write).toHaveBeenCalledWith(token);
    await secret.confirm();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);

    /* The next secret is confirmed anew. */
    await userEvent.click(await canvas.findByRole('button', { name: 'Create another' }));
    const next = await drive(userEvent).oneTimeSecret('API token created');
    await expect(within(next.element).getByRole('checkbox')).not.toBeChecked();
    await expect(within(next.element).getByRole('checkbox')).toBeValid();
  },
};

export const Several: Story = {
  args: {
    heading: 'Access key created',
    secrets: [
      { label: 'Access key', value: 'LIVERY7K2TAMM' },
      { label: 'Secret key', value: `${token}/${token}+${token}` },
    ],
  },
};

export const Sheet: Story = {};
