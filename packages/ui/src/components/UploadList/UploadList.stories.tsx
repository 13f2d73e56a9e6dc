import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { drive } from '../../testing/index.js';
import { Button } from '../Button/Button.js';
import { IconButton } from '../Button/IconButton.js';
import { UploadList, type UploadItem, type UploadStatus } from './UploadList.js';
import { uploadListGuide } from './UploadList.guide.js';

const megabyte = 2 ** 20;
const upload = (name: string, status: UploadStatus, share: number, error?: string): UploadItem => ({
  id: name,
  name,
  description: `media/${name}`,
  size: 48 * megabyte,
  uploadedSize: share * 48 * megabyte,
  status,
  error,
});

const meta = {
  title: 'Components/UploadList',
  component: UploadList<string>,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    guide: uploadListGuide,
  },
  args: {
    uploads: [
      upload('launch.mp4', 'running', 0.4),
      upload('teaser.mp4', 'waiting', 0),
      upload('poster.png', 'paused', 0.7),
      upload('notes.txt', 'failed', 0.2, 'The connection was lost'),
      upload('master.mov', 'refused', 0, 'The file is larger than 5 TB'),
      upload('logo.svg', 'done', 1),
    ],
    formatSize: (bytes) => `${(bytes / megabyte).toFixed(1)} MB`,
    onPause: fn(),
    onResume: fn(),
    onCancel: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof UploadList<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Worked: Story = {
  args: { uploads: [upload('launch.mp4', 'running', 0.5), upload('teaser.mp4', 'running', 0)] },
  render: function Worked(args) {
    const [uploads, setUploads] = useState(args.uploads);
    const set = (ids: readonly string[], status: UploadStatus) =>
      setUploads((all) => all.map((one) => (ids.includes(one.id) ? Object.assign({}, one, { status }) : one)));
    return (
      <UploadList
        {...args}
        uploads={uploads}
        onPause={(ids) => set(ids, 'paused')}
        onResume={(ids) => set(ids, 'done')}
        onCancel={(ids) => setUploads((all) => all.filter(({ id }) => !ids.includes(id)))}
        onRemove={(id) => setUploads((all) => all.filter((one) => one.id !== id))}
      />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const list = drive(userEvent, { root: canvasElement }).uploadList();
    await expect(list.names()).toEqual(['launch.mp4', 'teaser.mp4']);
    await expect(list.summary()).toBe('Uploading 2 files');
    await expect(canvas.getByRole('progressbar', { name: 'launch.mp4' })).toHaveAttribute('value', `${24 * megabyte}`);
    await list.pause('launch.mp4');
    await expect(list.summary()).toBe('Uploading 1 file');
    const resume = canvas.getByRole('button', { name: 'Resume launch.mp4' });
    await expect(resume).toHaveFocus();
    await list.pause('teaser.mp4');
    await userEvent.click(canvas.getByRole('button', { name: 'Resume all' }));
    await expect(list.summary()).toBe('Uploaded 2 files');
    await list.remove('launch.mp4');
    await expect(list.names()).toEqual(['teaser.mp4']);
    await expect(() => list.cancel('teaser.mp4')).rejects.toThrow('There is no button named "Cancel teaser.mp4"');
  },
};

/** The button that is pressed becomes the one that takes it back, and keeps the focus. */
export const AllAtOnce: Story = {
  args: { uploads: [upload('launch.mp4', 'failed', 0.5), upload('teaser.mp4', 'failed', 0)] },
  render: function AllAtOnce(args) {
    const [uploads, setUploads] = useState(args.uploads);
    const setAll = (status: UploadStatus) => setUploads((all) => all.map((one) => Object.assign({}, one, { status })));
    return (
      <UploadList {...args} uploads={uploads} onPause={() => setAll('paused')} onResume={() => setAll('running')} />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry all' }));
    await expect(canvas.getByRole('button', { name: 'Pause all' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Resume all' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Pause all' })).toHaveFocus();
  },
};

/** Finishes its first upload that is not done, without a press. */
function Finishing(args: ComponentProps<typeof UploadList<string>>) {
  const [uploads, setUploads] = useState(args.uploads);
  const first = uploads.find(({ status }) => status !== 'done');
  const finish = () => setUploads(uploads.map((one) => (one === first ? { ...one, status: 'done' } : one)));
  return <UploadList {...args} uploads={uploads} headerEnd={<Button onClick={finish}>Finish</Button>} />;
}

/** What cancels an upload takes it off the list once it is done, and has the focus where one could pause it. */
export const FinishedMeanwhile: Story = {
  args: {
    uploads: [upload('launch.mp4', 'running', 0.5), upload('teaser.mp4', 'running', 0)],
    formatSize: undefined,
  },
  render: (args) => <Finishing {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('24 MB of 48 MB')).toBeVisible();
    canvas.getByRole('button', { name: 'Cancel launch.mp4' }).focus();
    await fireEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(await canvas.findByRole('button', { name: 'Remove launch.mp4 from the list' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('launch.mp4');
    await expect(args.onCancel).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Pause teaser.mp4' }).focus();
    await fireEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(await canvas.findByRole('button', { name: 'Remove teaser.mp4 from the list' })).toHaveFocus();
  },
};

/** An upload that is done and cannot be taken off the list has no button: its name has the focus. */
export const FinishedWithoutAButton: Story = {
  args: {
    uploads: [upload('launch.mp4', 'running', 0.5), upload('teaser.mp4', 'running', 0)],
    onRemove: undefined,
  },
  render: (args) => <Finishing {...args} />,
  play: async ({ canvas }) => {
    for (const [button, name] of [
      ['Cancel', 'launch.mp4'],
      ['Pause', 'teaser.mp4'],
    ] as const) {
      canvas.getByRole('button', { name: `${button} ${name}` }).focus();
      await fireEvent.click(canvas.getByRole('button', { name: 'Finish' }));
      await waitFor(() => expect(canvas.queryByRole('button', { name: `${button} ${name}` })).toBeNull());
      await expect(canvas.getByText(name)).toHaveFocus();
    }
  },
};

export const WithoutReasons: Story = {
  args: { uploads: [upload('notes.txt', 'failed', 0.2), upload('master.mov', 'refused', 0)] },
  play: async ({ canvas }) => {
    const [failed, refused] = canvas.getAllByRole('listitem');
    await expect(failed).toHaveTextContent('Failed');
    await expect(refused).toHaveTextContent('Refused');
  },
};

export const Sheet: Story = {
  args: { headerEnd: <IconButton size="small" icon={X} label="Close" /> },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Uploading 2 files · 2 failed');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel all' }));
    await expect(args.onCancel).toHaveBeenCalledWith(['launch.mp4', 'teaser.mp4', 'notes.txt', 'poster.png']);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry notes.txt' }));
    await expect(args.onResume).toHaveBeenCalledWith(['notes.txt']);
  },
};
