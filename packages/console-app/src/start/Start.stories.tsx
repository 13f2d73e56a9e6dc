import type { Meta } from '@storybook/react-vite';
import { screenStory, screens } from '#stories/screens.js';

const meta = { title: 'Screens/Start', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

export const Loading = screenStory({ path: '/', held: ['getUiConfig'] }, async ({ canvas }) => {
  await canvas.findByRole('progressbar');
});

export const Failed = screenStory(
  { path: '/', faults: [{ operationId: 'getUiConfig', status: 500 }] },
  async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
);
