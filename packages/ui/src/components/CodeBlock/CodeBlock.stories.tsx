import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../Layout/Stack.js';
import { CodeBlock } from './CodeBlock.js';

const command =
  'ssh -i ~/.ssh/id_ed25519 -o ServerAliveInterval=30 ubuntu@2001:db8:4f3a::17 -p 22 "sudo systemctl status"';

const meta = {
  title: 'Components/CodeBlock',
  component: CodeBlock,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A command, a public key or a file to read and copy. A single address or id belongs in a KeyValueList.\n\n| Key | Does |\n|---|---|\n| Tab | Moves to the text, then to the copy button |\n| Arrow keys | Scroll the text |',
      },
    },
  },
  args: { value: command, label: 'SSH command' },
} satisfies Meta<typeof CodeBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Command: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'SSH command' })).toHaveFocus();
  },
};

export const LongLinesStayInside: Story = {
  render: (args) => (
    <div style={{ inlineSize: '280px' }} data-testid="narrow">
      <CodeBlock {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const narrow = canvas.getByTestId('narrow');
    await expect(narrow.scrollWidth).toBeLessThanOrEqual(narrow.clientWidth);
  },
};

export const Sheet: Story = {
  render: () => (
    <Stack>
      <CodeBlock label="One line" value="livery login" />
      <CodeBlock label="Long line" value={command} />
      <CodeBlock label="Long line that breaks" value={command} wrap />
      <CodeBlock
        label="Several lines"
        value={'#cloud-config\npackages:\n  - nginx\nruncmd:\n  - systemctl enable nginx'}
      />
      <CodeBlock label="Without copying" value="read only" copyable={false} />
    </Stack>
  ),
};
