import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NumberField } from '../components/NumberField/NumberField.js';
import { Pagination } from '../components/Pagination/Pagination.js';
import { PasswordField } from '../components/PasswordField/PasswordField.js';
import { Stack } from '../components/Layout/Stack.js';
import { english } from './english.js';
import { et } from './et.js';
import { MessagesProvider } from './messages.js';
import { messagesProviderGuide } from './MessagesProvider.guide.js';

const parts = (
  <Stack>
    <PasswordField label="API key" />
    <NumberField label="GB" defaultValue={1234.5} formatOptions={{ maximumFractionDigits: 1 }} />
    <Pagination page={2} pageCount={9} onPageChange={() => undefined} />
  </Stack>
);

const meta = {
  title: 'Components/MessagesProvider',
  component: MessagesProvider,
  tags: ['autodocs'],
  parameters: { guide: messagesProviderGuide },
  args: { locale: 'et-EE', messages: et, children: parts },
} satisfies Meta<typeof MessagesProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The components' own words are Estonian, and so is the number. */
export const Estonian: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: et.passwordField.show })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'GB' })).toHaveValue(
      new Intl.NumberFormat('et-EE', { maximumFractionDigits: 1 }).format(1234.5),
    );
  },
};

/** Two languages on one page, one in the other. */
export const Sheet: Story = {
  args: {
    children: (
      <Stack>
        {parts}
        <MessagesProvider locale="en-GB" messages={english}>
          {parts}
        </MessagesProvider>
      </Stack>
    ),
  },
};
