import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { drive } from '../../../testing/index.js';
import { makePalette } from '../../../theme/paletteMaker.js';
import { manifests } from '../../manifests.js';
import { tokenEntries } from './tokenList.js';
import { TokensPage } from './TokensPage.js';

const meta = {
  title: 'Themes/Tokens',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true }, variants: 'own' },
  render: () => <TokensPage />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each token has a use and a value, which is that of the theme and mode chosen; a search leaves what is looked for. */
export const AllTokens: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(tokenEntries.filter(({ use }) => use === '')).toEqual([]);
    const valueOf = (property: string) => canvas.getByText(`var(${property})`).closest('li')?.textContent ?? '';
    await waitFor(() =>
      expect(valueOf('--livery-color-primary')).toContain(makePalette(manifests.default).light['color.primary']),
    );
    await expect(valueOf('--livery-size-control')).toContain('36px');

    await drive(userEvent, { root: canvasElement }).select('Theme').choose('metal');
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    const { dark } = makePalette(manifests.metal);
    await waitFor(() => expect(valueOf('--livery-color-primary')).toContain(dark['color.primary']));
    await expect(valueOf('--livery-radius-medium')).toContain('2px');

    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search tokens' }), 'focus');
    const { length } = tokenEntries.filter(({ name, property, use }) =>
      `${name} ${property} ${use}`.toLowerCase().includes('focus'),
    );
    await canvas.findByText(`${length} of ${tokenEntries.length}, with their values in this theme.`);
    await expect(canvasElement.querySelectorAll('section li')).toHaveLength(length);
  },
};
