import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { KeyValueList } from '../KeyValueList/KeyValueList.js';
import { Grid } from '../Layout/Grid.js';
import { Stack } from '../Layout/Stack.js';
import { Text } from '../Text/Text.js';
import { Card } from './Card.js';
import { Section } from './Section.js';
import { cardGuide } from './Card.guide.js';

const meta = {
  title: 'Components/Card',
  component: Card,
  subcomponents: { Section },
  tags: ['autodocs'],
  parameters: {
    guide: cardGuide,
  },
  args: {
    heading: 'Network',
    description: 'How the machine is reached.',
    actions: <Button size="small">Change</Button>,
    children: (
      <KeyValueList
        items={[
          { label: 'Private IPv4', value: '10.0.4.17' },
          { label: 'Floating IP', value: undefined },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Network' })).toBeVisible();
  },
};
export const WithFooter: Story = { args: { footer: <Text tone="muted">Changed 2 minutes ago</Text> } };
export const BodyOnly: Story = {
  args: { heading: undefined, description: undefined, actions: undefined, children: <Text>Just a body.</Text> },
};

export const Sheet: Story = {
  render: (args) => (
    <Stack gap={8}>
      <Grid minColumnWidth="280px">
        <Card {...args} />
        <Card {...args} heading="With footer" footer={<Button size="small">Reset</Button>} />
        <Card heading="No padding" padding="none">
          <div style={{ padding: '12px 16px' }}>
            <Text>The child reaches the border.</Text>
          </div>
        </Card>
        <Card>
          <Text>Body only.</Text>
        </Card>
      </Grid>
      <Section heading="A section" description="No frame." actions={<Button size="small">Add rule</Button>}>
        <Text>Whatever has its own frame stands here.</Text>
      </Section>
    </Stack>
  ),
};
