import type { Meta } from '@storybook/react-vite';
import { screen, screens } from '#stories/screens.js';

const meta = { title: 'Screens/Virtual machines', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

export const Demo = screen({ path: '/compute' }, async ({ canvas }) => {
  await canvas.findByRole('rowheader', { name: 'web-1' });
});
