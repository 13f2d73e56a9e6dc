import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StateSheet, fieldStates } from '../../stories/StateSheet.js';
import { TextArea } from './TextArea.js';
import { textAreaGuide } from './TextArea.guide.js';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  tags: ['autodocs'],
  parameters: {
    guide: textAreaGuide,
  },
  args: { label: 'Public SSH key', monospace: true, onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grows: Story = {
  args: { rows: 2, maxRows: 4, monospace: false, label: 'Note' },
  play: async ({ canvasElement, args }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Note' });
    const before = area.getBoundingClientRect().height;
    await userEvent.type(area, 'one{Enter}two{Enter}three');
    await expect(args.onChange).toHaveBeenLastCalledWith('one\ntwo\nthree');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
    await userEvent.type(area, '{Enter}four{Enter}five{Enter}six');
    await expect(area.getBoundingClientRect().height).toBe(4 * 20 + 14);
  },
};

export const Sheet: Story = {
  render: () => (
    <>
      <div
        style={{
          display: 'grid',
          gap: 16,
          gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
          alignItems: 'start',
        }}
      >
        <TextArea label="Note" placeholder="What it is for" />
        <TextArea label="Filled" defaultValue="Runs the shop. Backed up nightly." />
        <TextArea
          label="Public SSH key"
          monospace
          defaultValue="ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJr8mF0a5cXhQ2l3o9uT ada@example.com"
          description="One key, as in your .pub file."
        />
        <TextArea
          label="Invalid"
          monospace
          defaultValue="ssh-ed25519"
          error="The key ends too early. Paste the whole line."
        />
        <TextArea label="Disabled" disabled defaultValue="Runs the shop." />
        <TextArea label="Read only" readOnly monospace defaultValue="#cloud-config" />
      </div>
      <StateSheet
        rows={{ filled: (state) => <TextArea label="Note" defaultValue="Runs the shop." {...state} /> }}
        states={[...fieldStates, 'read only']}
        cell={160}
      />
    </>
  ),
};
