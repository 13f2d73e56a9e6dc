import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { drive } from '../../testing/index.js';
import { Stack } from '../Layout/Stack.js';
import { StateSheet, fieldStates } from '../../stories/StateSheet.js';
import { Button } from '../Button/Button.js';
import { FileDropArea } from './FileDropArea.js';
import { FileDropZone } from './FileDropZone.js';
import { fileDropZoneGuide } from './FileDropZone.guide.js';

const meta = {
  title: 'Components/FileDropZone',
  component: FileDropZone,
  subcomponents: { FileDropArea },
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    guide: fileDropZoneGuide,
  },
  args: {
    label: 'Document',
    description: 'pdf or png, up to 1 kB',
    accept: ['.pdf', '.png'],
    maxSize: 1024,
    onFiles: fn(),
    onRefused: fn(),
  },
} satisfies Meta<typeof FileDropZone>;

export default meta;
type Story = StoryObj<typeof meta>;

const file = (name: string, size = 10) => new File(['x'.repeat(size)], name);

/** What a drop or the clipboard brings. */
function transfer(...files: File[]): DataTransfer {
  const data = new DataTransfer();
  for (const one of files) data.items.add(one);
  return data;
}

const drag = (type: 'dragover' | 'drop', target: Element, ...files: File[]) =>
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer(...files) }));

export const Chosen: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const zone = drive(userEvent, { root: canvasElement }).fileDropZone('Document');
    const pdf = file('contract.pdf');
    await zone.choose(pdf);
    await expect(args.onFiles).toHaveBeenLastCalledWith([pdf]);
    await zone.choose(file('program.exe'));
    await expect(args.onFiles).toHaveBeenCalledOnce();
    await waitFor(() => expect(zone.error()).toBe('program.exe is not of these types: .pdf, .png'));
    await expect(canvas.getAllByText(/^program.exe is not of these types/)).toHaveLength(2);
    await expect(zone.element).toHaveAttribute('aria-invalid', 'true');
    await zone.choose(file('large.png', 2000));
    await waitFor(() => expect(zone.error()).toBe('large.png is larger than 1 kB'));
    await zone.choose(pdf);
    await waitFor(() => expect(zone.error()).toBeUndefined());
    await expect(zone.element).toHaveFocus();
    await expect(zone.element).toHaveAttribute('accept', '.pdf,.png');
    const pasted = file('pasted.png');
    await fireEvent.paste(zone.element, { clipboardData: transfer(pasted) });
    await expect(args.onFiles).toHaveBeenLastCalledWith([pasted]);
  },
};

/** A screen reader says the same refusal again: what is announced is put there anew. */
export const RefusedTwice: Story = {
  play: async ({ canvas, canvasElement }) => {
    const zone = drive(userEvent, { root: canvasElement }).fileDropZone('Document');
    const announced = () =>
      canvas.getAllByText('program.exe is not of these types: .pdf, .png').find((one) => one.closest('[aria-live]'));
    await zone.choose(file('program.exe'));
    await waitFor(() => expect(announced()).toBeDefined());
    const first = announced();
    await zone.choose(file('program.exe'));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(announced()).toBeInTheDocument();
  },
};

export const Dropped: Story = {
  play: async ({ canvasElement, args }) => {
    const zone = drive(userEvent, { root: canvasElement }).fileDropZone('Document');
    const [first, second] = [file('a.pdf'), file('b.pdf')];
    const box = zone.element.parentElement ?? canvasElement;
    drag('dragover', box, first);
    await waitFor(() => expect(box).toHaveAttribute('data-over'));
    drag('drop', box, first, second);
    await waitFor(() => expect(box).not.toHaveAttribute('data-over'));
    await expect(args.onFiles).toHaveBeenLastCalledWith([first]);
    await expect(zone.error()).toBe('b.pdf was not taken: choose one file');
    await expect(args.onRefused).toHaveBeenLastCalledWith([{ file: second, reason: 'count' }]);
  },
};

/** A folder comes as a file with nothing in it to send. */
export const DroppedFolder: Story = {
  args: { accept: undefined },
  play: async ({ canvasElement, args }) => {
    const zone = drive(userEvent, { root: canvasElement }).fileDropZone('Document');
    const photos = file('photos');
    const items = [{ kind: 'file', webkitGetAsEntry: () => ({ isDirectory: true }) }];
    /* A script cannot put a folder into a DataTransfer. */
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true });
    Object.defineProperty(drop, 'dataTransfer', { value: { types: ['Files'], files: [photos], items } });
    zone.element.dispatchEvent(drop);
    await waitFor(() => expect(zone.error()).toBe('photos is a folder: choose files'));
    await expect(args.onRefused).toHaveBeenLastCalledWith([{ file: photos, reason: 'folder' }]);
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

/** What was taken is the page's to send; a reset takes back what was said. */
export const InAForm: Story = {
  args: { name: 'document' },
  render: (args) => (
    <form aria-label="Contract">
      <FileDropZone {...args} />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const zone = drive(userEvent, { root: canvasElement }).fileDropZone('Document');
    await zone.choose(file('contract.pdf'));
    await expect([...new FormData(canvas.getByRole<HTMLFormElement>('form'))]).toEqual([]);
    await zone.choose(file('program.exe'));
    await waitFor(() => expect(zone.error()).toBeDefined());
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(zone.error()).toBeUndefined());
  },
};

const onArea = fn();

export const Area: Story = {
  render: () => (
    <FileDropArea onFiles={onArea} data-testid="area">
      A list of files
    </FileDropArea>
  ),
  play: async ({ canvas }) => {
    const dropped = file('a.txt');
    drag('drop', canvas.getByTestId('area'), dropped);
    await waitFor(() => expect(onArea).toHaveBeenLastCalledWith([{ file: expect.any(File), path: 'a.txt' }]));
    drag('dragover', canvas.getByTestId('area'), dropped);
    await waitFor(() => expect(canvas.getByTestId('area')).toHaveAttribute('data-over'));
  },
};

export const Sheet: Story = {
  render: (args) => (
    <>
      <Stack>
        <FileDropZone {...args} />
        <FileDropZone {...args} label="Several" multiple optional accept={undefined} description={undefined} />
        <FileDropZone {...args} label="Wrong" required error="Choose a document" />
        <FileDropZone {...args} label="Disabled" disabledReason="The account is being validated" />
        <FileDropZone {...args} label="Over" />
      </Stack>
      <StateSheet
        rows={{ empty: (state) => <FileDropZone {...args} label="Document" {...state} /> }}
        states={fieldStates}
        cell={240}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const over = canvas.getByLabelText('Over').parentElement;
    if (over) drag('dragover', over, file('a.pdf'));
    await waitFor(() => expect(over).toHaveAttribute('data-over'));
    await expect(canvas.getByLabelText('Disabled')).toBeDisabled();
  },
};
