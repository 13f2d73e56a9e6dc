import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, waitFor, within } from 'storybook/test';
import { listFirewalls } from '@livery/api/generated/operations/network';
import { screenStory, screens, site } from '#stories/screens.js';

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

/** Of thousands of machines few are drawn; one that is searched for is in sight. */
export const ManyMachines = screenStory(
  { path: picture, scenario: 'large', playsWideOnly: true },
  async ({ canvas, canvasElement, userEvent }) => {
    const group = await canvas.findByRole('button', { name: /^4\D?000 /, expanded: false });
    await userEvent.click(group);
    await waitFor(() => expect(group).toHaveAttribute('aria-expanded', 'true'));
    await expect(group).toHaveFocus();
    const drawn = () => canvasElement.querySelectorAll('[data-id]').length;
    await expect(drawn()).toBeGreaterThan(20);
    await expect(drawn()).toBeLessThan(500);
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(3000);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(group).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the network' }), 'jhv-2345');
    await canvas.findByText(/^[1-9] match/, {}, { timeout: 10_000 });
    await userEvent.keyboard('{Enter}');
    const machine = await canvas.findByRole('link', { name: /jhv-2345, Virtual machine/ });
    const frame = canvas.getByRole('application').getBoundingClientRect();
    await waitFor(() => {
      const { left, right, top, bottom } = machine.getBoundingClientRect();
      return expect(left > frame.left && right < frame.right && top > frame.top && bottom < frame.bottom).toBe(true);
    });
    // The group is expanded again around it.
    await expect(drawn()).toBeLessThan(500);
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
    await expect(canvas.queryByRole('link', { name: /, Firewall/ })).toBeNull();
  },
);

/** What a firewall is attached to was not understood: it is not taken for attached to nothing. */
export const NotUnderstood = screenStory(
  {
    path: '/network/view?view=table',
    async faults(site) {
      const all = await site.api.read(listFirewalls, { location: 'jhv' });
      const body = all.map((one) => Object.assign(one, { resources_assigned: 'all' }));
      return [{ path: '/jhv/network/firewalls', status: 200, body }];
    },
    playsWideOnly: true,
  },
  async ({ canvas }) => {
    await canvas.findByText(t`What is connected is not fully known: the server's answer was not understood.`);
    await canvas.findByRole('rowheader', { name: /^web-1/ });
  },
);

/** The same of another location as a table, where a list that failed is asked for again; what was found there is in sight in the picture. */
export const Table = screenStory(
  {
    path: '/network/view?location=tll&view=table',
    faults: [{ operationId: 'listFirewalls', status: 500 }],
    playsWideOnly: true,
  },
  async ({ canvas, userEvent }) => {
    const rowOf = async (name: string) =>
      within((await canvas.findByRole('rowheader', { name: new RegExp(`^${name}`) })).closest('tr')!);
    await rowOf('gitlab');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The firewalls in Tallinn could not be loaded');
    await site.setFaults([]);
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await (await rowOf('office')).findByText('Firewall');
    const search = canvas.getByRole('searchbox', { name: 'Search the network' });
    await userEvent.type(search, 'gitlab');
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: /^office/ })).toBeNull());
    await canvas.findByText(/ match/);
    const row = await rowOf('gitlab');
    await row.findByText('Virtual machine');
    await row.findByRole('link', { name: 'Office' });
    await userEvent.type(search, '{Enter}');
    await userEvent.click(canvas.getByRole('radio', { name: 'Picture' }));
    const machine = await canvas.findByRole('link', { name: /^gitlab, / });
    const frame = canvas.getByRole('application').getBoundingClientRect();
    await waitFor(() => {
      const { left, top } = machine.getBoundingClientRect();
      return expect(left > frame.left && top > frame.top).toBe(true);
    });
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await userEvent.clear(search);
    await rowOf('office');
  },
);
