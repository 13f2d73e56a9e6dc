import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../Layout/Stack.js';
import { KeyValueList } from '../KeyValueList/KeyValueList.js';
import { Text as Words } from '../Text/Text.js';
import { StateSheet, pointerStates } from '../../stories/StateSheet.js';
import { CodeBlock } from './CodeBlock.js';
import { codeBlockGuide } from './CodeBlock.guide.js';

const command =
  'ssh -i ~/.ssh/id_ed25519 -o ServerAliveInterval=30 ubuntu@2001:db8:4f3a::17 -p 22 "sudo systemctl status"';

/** Where the first and the last character of a text are drawn. */
function endsOf(element: Element): [DOMRect, DOMRect] {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  if (!(text instanceof Text)) throw new Error('There is no text.');
  const boxOf = (from: number) => {
    const range = new Range();
    range.setStart(text, from);
    range.setEnd(text, from + 1);
    return range.getBoundingClientRect();
  };
  return [boxOf(0), boxOf(text.length - 1)];
}

const meta = {
  title: 'Components/CodeBlock',
  component: CodeBlock,
  tags: ['autodocs'],
  parameters: {
    guide: codeBlockGuide,
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

/** Commands run from left to right in every script, and a long one is shown from where it begins. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" style={{ maxInlineSize: '320px' }}>
      <Stack>
        <CodeBlock
          label="API request"
          value={'curl -X POST \\\n  --data \'{"name": "web-1"}\' \\\n  https://api.example.com/v1/vm'}
        />
        <CodeBlock label="SSH command" value={command} />
        <KeyValueList items={[{ label: 'Path', value: '/dev/vda-1', monospace: true, copyValue: '/dev/vda-1' }]} />
        <Words monospace>/dev/vda-1</Words>
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    const long = canvas.getByRole('region', { name: 'SSH command' });
    const [first, last] = endsOf(long);
    await expect(first.left).toBeLessThan(last.left);
    await expect(first.left).toBeGreaterThanOrEqual(long.getBoundingClientRect().left);
    const paths = canvas.getAllByText('/dev/vda-1').map(endsOf);
    await expect(paths).toHaveLength(2);
    await expect(paths.filter(([slash, digit]) => slash.left > digit.left)).toEqual([]);
  },
};

export const Sheet: Story = {
  render: () => (
    <>
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
      <StateSheet
        rows={{ 'one line': () => <CodeBlock label="Command" value="livery login" /> }}
        states={pointerStates}
        cell={220}
      />
    </>
  ),
};
