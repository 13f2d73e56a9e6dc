import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../Layout/Inline.js';
import { CardBrand, cardBrands } from './CardBrand.js';
import { cardBrandGuide } from './CardBrand.guide.js';

const meta = {
  title: 'Components/CardBrand',
  component: CardBrand,
  tags: ['autodocs'],
  parameters: {
    guide: cardBrandGuide,
  },
  args: { brand: 'visa' },
} satisfies Meta<typeof CardBrand>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Named, because no name stands beside it. */
export const Named: Story = {
  args: { label: 'Visa' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Visa' })).toBeVisible();
  },
};

/** All brands, one that is not known, and a larger size. */
export const Sheet: Story = {
  render: () => (
    <Inline gap={3}>
      {cardBrands.map((brand) => (
        <CardBrand key={brand} brand={brand} label={brand} />
      ))}
      <CardBrand brand={undefined} label="Other" />
      <CardBrand brand="mastercard" size={40} label="Mastercard" />
    </Inline>
  ),
};
