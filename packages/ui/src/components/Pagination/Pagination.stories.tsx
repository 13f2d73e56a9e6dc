import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { MessagesProvider } from '../../messages/messages.js';
import { drive } from '../../testing/index.js';
import { Stack } from '../Layout/Stack.js';
import { LinkProvider, type LinkComponentProps } from '../LinkProvider/LinkProvider.js';
import { StateSheet, pointerStates } from '../../stories/StateSheet.js';
import { Pagination } from './Pagination.js';
import { paginationGuide } from './Pagination.guide.js';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    guide: paginationGuide,
  },
  args: { page: 1, pageCount: 12, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  args: { totalCount: 290, onPageSizeChange: fn() },
  render: function Paged(args) {
    const [page, setPage] = useState(1);
    const [pageSize, setPageSize] = useState(25);
    return (
      <Pagination
        {...args}
        page={page}
        pageCount={Math.ceil(290 / pageSize)}
        pageSize={pageSize}
        onPageChange={setPage}
        onPageSizeChange={(next) => {
          setPageSize(next);
          setPage(1);
        }}
      />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const pages = drive(userEvent, { root: canvasElement }).pagination();
    await expect(canvas.getByText('1–25 of 290')).toBeVisible();
    const previous = canvas.getByRole('button', { name: 'Previous page' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).toHaveAccessibleDescription('This is the first page');
    await userEvent.tab();
    await userEvent.tab();
    await expect(previous).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(pages.current()).toBe(2);
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 2 of 12');
    await expect(canvas.getByText('26–50 of 290')).toBeVisible();
    await pages.goTo(12);
    await expect(canvas.getByText('276–290 of 290')).toBeVisible();
    await expect(() => pages.next()).rejects.toThrow('There are no more pages');
    await pages.previous();
    await expect(pages.current()).toBe(11);
    await pages.choosePageSize('50');
    await expect(pages.current()).toBe(1);
    await expect(canvas.getByText('1–50 of 290')).toBeVisible();
  },
};

/** The rows of the last page were deleted: no number is marked, and all lead back. */
export const BeyondTheEnd: Story = {
  args: { page: 9, pageCount: 7, totalCount: 170, pageSize: 25 },
  play: async ({ canvas, canvasElement, args }) => {
    const pages = drive(userEvent, { root: canvasElement }).pagination();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Page 9$/);
    await expect(canvas.queryByText(/of 170/)).toBeNull();
    await expect(pages.current()).toBeUndefined();
    await expect(() => pages.next()).rejects.toThrow('There are no more pages');
    await pages.goTo(7);
    await expect(args.onPageChange).toHaveBeenLastCalledWith(7);
    await pages.goTo(1);
    await pages.previous();
    await expect(args.onPageChange).toHaveBeenLastCalledWith(7);
  },
};

/** A list without rows is one page without rows. */
export const NoRows: Story = {
  args: { pageCount: 0, totalCount: 0, pageSize: 25 },
  play: async ({ canvas, canvasElement }) => {
    await expect(drive(userEvent, { root: canvasElement }).pagination().current()).toBe(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 1 of 1');
  },
};

/** A size of the page's own is offered among the others. */
export const OtherPageSize: Story = {
  args: { totalCount: 290, pageSize: 40, onPageSizeChange: fn() },
  play: async ({ canvasElement, args }) => {
    const size = drive(userEvent, { root: canvasElement }).select('Rows per page');
    await expect(size.value()).toBe('40');
    await expect(await size.options()).toEqual(['25', '40', '50', '100']);
    await size.choose('50');
    await expect(args.onPageSizeChange).toHaveBeenLastCalledWith(50);
  },
};

/** A driver goes by the number of a page, however a language writes it. */
export const ThousandsInArabic: Story = {
  args: { pageCount: 1200 },
  render: function Paged(args) {
    const [page, setPage] = useState(999);
    return (
      <MessagesProvider locale="ar-EG">
        <Pagination {...args} page={page} onPageChange={setPage} />
      </MessagesProvider>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const pages = drive(userEvent, { root: canvasElement }).pagination();
    await expect(pages.current()).toBe(999);
    await pages.goTo(1000);
    await expect(canvas.getByRole('button', { name: 'Page ١٬٠٠٠' })).toHaveAttribute('aria-current', 'page');
    await expect(pages.current()).toBe(1000);
    const offered = 'There are: 1, 999, 1000, 1001, 1200.';
    await expect(() => pages.goTo(500)).rejects.toThrow(`Page 500 is not offered. ${offered}`);
  },
};

export const Links: Story = {
  args: { page: 3, hrefOf: (page) => `#page-${page}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '#page-2');
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Page 12' })).toHaveAttribute('href', '#page-12');
  },
};

/** As a router's link, which stays on the page. */
const RouterLink = ({ href, onClick, children, ...attributes }: LinkComponentProps) => (
  <a
    {...attributes}
    href={href}
    onClick={(event) => {
      event.preventDefault();
      onClick?.(event);
    }}
  >
    {children}
  </a>
);

/** A router shows the last page, whose link there is a button: the focus stays at it. */
export const LinksOfARouter: Story = {
  args: { pageCount: 3 },
  render: function Routed(args) {
    const [page, setPage] = useState(2);
    return (
      <LinkProvider linkComponent={RouterLink}>
        <Pagination
          {...args}
          page={page}
          hrefOf={(to) => `#${to}`}
          onPageChange={(to) => {
            setPage(to);
            args.onPageChange?.(to);
          }}
        />
      </LinkProvider>
    );
  },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Next page' });
    await fireEvent.click(link, { ctrlKey: true });
    await expect(args.onPageChange).not.toHaveBeenCalled();
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveFocus();
  },
};

export const Sheet: Story = {
  render: (args) => (
    <>
      <Stack gap={6}>
        <Pagination {...args} label="First" />
        <Pagination
          {...args}
          label="Middle"
          page={6}
          totalCount={1390}
          pageSize={25}
          onPageSizeChange={() => undefined}
        />
        <Pagination {...args} label="Few" page={2} pageCount={3} totalCount={70} pageSize={25} />
        <Pagination {...args} label="Count unknown" page={3} pageCount={undefined} hasNext />
        <Pagination {...args} label="Links" page={12} hrefOf={(page) => `#${page}`} />
        <div style={{ inlineSize: 288 }}>
          <Pagination
            {...args}
            label="Narrow"
            page={6}
            totalCount={290}
            pageSize={25}
            onPageSizeChange={() => undefined}
          />
        </div>
      </Stack>
      <StateSheet
        rows={{ middle: () => <Pagination {...args} label="Pages" page={6} /> }}
        states={pointerStates}
        cell={560}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const narrow = within(canvas.getByRole('navigation', { name: 'Narrow' }));
    await expect(narrow.queryByRole('button', { name: 'Page 6' })).toBeNull();
    await expect(narrow.getAllByText('Page 6 of 12')[0]).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
