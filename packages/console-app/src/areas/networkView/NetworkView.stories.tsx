import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect } from 'storybook/test';
import { screenStory, screens } from '#stories/screens.js';

const meta = { title: 'Screens/Network view', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

/** By width: a phone shows the table unless told otherwise. */
const picture = '/network/view?view=picture';

export const FewMachines = screenStory(
  { path: picture, playsWideOnly: true },
  async ({ canvas, canvasElement, userEvent }) => {
    const web = await canvas.findByRole('link', { name: /^web-1, / });
    await expect(web).toHaveAttribute('href', expect.stringContaining('/compute/vm/jhv/'));
    await userEvent.hover(web);
    const near = [...canvasElement.querySelectorAll('a[data-near] > title')].map((one) => one.textContent);
    await expect(near).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Default network, /),
        expect.stringMatching(/^185\.14\.96\.21, /),
        expect.stringMatching(/^client-sites, /),
        expect.stringMatching(/^web, /),
      ]),
    );
    await userEvent.unhover(web);
  },
);

export const ManyMachines = screenStory(
  { path: picture, scenario: 'large', playsWideOnly: true },
  async ({ canvas, canvasElement, userEvent }) => {
    const group = await canvas.findByRole('button', { name: /^4\D?000 /, expanded: false });
    await userEvent.click(group);
    await canvas.findByRole('button', { name: /^4\D?000 /, expanded: true });
    const drawn = canvasElement.querySelectorAll('[data-id]').length;
    await expect(drawn).toBeGreaterThan(20);
    await expect(drawn).toBeLessThan(500);
  },
);

export const Empty = screenStory({ path: picture, scenario: 'empty' }, async ({ canvas }) => {
  await canvas.findByRole('link', { name: t`Create virtual machine` });
});

export const OneListFailed = screenStory(
  { path: picture, faults: [{ operationId: 'listFirewalls', status: 500 }], playsWideOnly: true },
  async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toContainElement(await canvas.findByRole('button', { name: t`Retry` }));
    await canvas.findByRole('link', { name: /^web-1, / });
  },
);
