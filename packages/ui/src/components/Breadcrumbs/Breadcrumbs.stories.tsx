import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../Layout/Stack.js';
import { drive } from '../../testing/index.js';
import { Breadcrumbs } from '../PageHeader/Breadcrumb.js';
import { breadcrumbsGuide } from './Breadcrumbs.guide.js';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    guide: breadcrumbsGuide,
  },
  args: {
    label: 'Folder',
    links: [
      { label: 'media', href: '#media' },
      { label: 'photos', href: '#photos' },
    ],
    current: '2026',
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WorkedByItsDriver: Story = {
  play: async ({ canvasElement }) => {
    const folder = drive(userEvent, { root: canvasElement }).breadcrumbs('Folder');
    await expect(folder.path()).toEqual(['media', 'photos', '2026']);
    await expect(folder.current()).toBe('2026');
    const pressed = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('click', pressed, { once: true });
    await folder.goTo('photos');
    await expect(pressed).toHaveBeenCalledOnce();
    await expect(folder.goTo('videos')).rejects.toThrow('There are: "media", "photos".');
  },
};

export const Sheet: Story = {
  render: (args) => (
    <Stack>
      <Breadcrumbs {...args} />
      <Breadcrumbs label="Outermost" links={[]} current="media" />
      <div style={{ inlineSize: 200 }}>
        <Breadcrumbs
          {...args}
          label="Narrow"
          current="a-name-of-a-folder-so-long-that-it-has-to-break-somewhere-in-the-middle"
        />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const path = within(canvas.getByRole('navigation', { name: 'Folder' }));
    await expect(path.getByRole('link', { name: 'photos' })).toHaveAttribute('href', '#photos');
    await expect(path.getByText('2026')).toHaveAttribute('aria-current', 'page');
    await expect(path.getAllByRole('listitem')).toHaveLength(3);
    const narrow = canvas.getByRole('navigation', { name: 'Narrow' });
    await expect(narrow.scrollWidth).toBeLessThanOrEqual(narrow.clientWidth);
  },
};
