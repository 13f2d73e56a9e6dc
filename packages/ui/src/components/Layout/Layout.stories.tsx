import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.js';
import { Text } from '../Text/Text.js';
import { Grid } from './Grid.js';
import { Inline } from './Inline.js';
import { Stack } from './Stack.js';
import { layoutGuide } from './Layout.guide.js';

const meta = {
  title: 'Components/Layout',
  component: Stack,
  subcomponents: { Inline, Grid },
  tags: ['autodocs'],
  parameters: {
    guide: layoutGuide,
  },
  args: { children: null },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (name: string) => (
  <Card key={name}>
    <Text>{name}</Text>
  </Card>
);

export const Vertical: Story = { render: () => <Stack>{['One', 'Two', 'Three'].map(box)}</Stack> };
export const Horizontal: Story = { render: () => <Inline>{['One', 'Two', 'Three'].map(box)}</Inline> };

/** Cards of a row are of one height, in a list too. */
export const GridOfCards: Story = {
  render: () => (
    <Grid as="ul">
      {['One', 'Two, of which more is said than of the first, so that it takes more than one line where it stands'].map(
        (name) => (
          <li key={name}>{box(name)}</li>
        ),
      )}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('listitem').map(({ firstElementChild }) => firstElementChild?.clientHeight);
    await expect(heights[0]).toBeGreaterThan(0);
    await expect(new Set(heights).size).toBe(1);
  },
};

export const GridNeverOverflows: Story = {
  render: () => (
    <div style={{ inlineSize: '200px' }} data-testid="narrow">
      <Grid minColumnWidth="320px">{['One', 'Two'].map(box)}</Grid>
    </div>
  ),
  play: async ({ canvas }) => {
    const narrow = canvas.getByTestId('narrow');
    await expect(narrow.scrollWidth).toBeLessThanOrEqual(narrow.clientWidth);
  },
};

export const Sheet: Story = {
  render: () => (
    <Stack gap={8}>
      <Inline gap={1}>{['gap 1', 'gap 1'].map((name, i) => box(`${name} ${i}`))}</Inline>
      <Inline gap={4}>{['gap 4', 'gap 4'].map((name, i) => box(`${name} ${i}`))}</Inline>
      <Inline justify="between">{['start', 'end'].map(box)}</Inline>
      <Inline align="baseline" gap={2}>
        <Text size="figure">€84.20</Text>
        <Text tone="muted">a month</Text>
      </Inline>
      <Grid minColumnWidth="160px">{['a', 'b', 'c', 'd', 'e'].map(box)}</Grid>
    </Stack>
  ),
};
