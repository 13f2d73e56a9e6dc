import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, screen, waitFor, within } from 'storybook/test';
import { listFirewalls, updateFirewall } from '@livery/api/generated/operations/network';
import type { FirewallRule } from '@livery/api/generated/types';
import { rulesToSend } from '@livery/api/queries/firewalls';
import { href } from '#shared/paths.js';
import { screenStory, screens } from '#stories/screens.js';
import type { Site } from '#stories/site.js';

const meta = { title: 'Screens/Firewalls', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

/** The firewall "web" of Jõhvi as the server has it. */
async function findWeb(site: Site) {
  const firewalls = await site.api.read(listFirewalls, { location: 'jhv' });
  const { uuid = '', rules = [] } = firewalls.find(({ display_name }) => display_name === 'web') ?? {};
  return { uuid, rules };
}

const allowed8443: FirewallRule = {
  direction: 'inbound',
  protocol: 'tcp',
  port_start: 8443,
  port_end: 8443,
  endpoint_spec_type: 'any',
  endpoint_spec: [],
};

/** For `path`: the page of a firewall of Jõhvi by its name. */
const firewallPath =
  (name: string, tab = 'rules') =>
  async (site: Site) => {
    const firewalls = await site.api.read(listFirewalls, { location: 'jhv' });
    const uuid = firewalls.find(({ display_name }) => display_name === name)?.uuid ?? '';
    return href('firewall', { location: 'jhv', uuid }, { tab });
  };

export const List = screenStory({ path: '/network/firewall' }, async ({ canvas }) => {
  await canvas.findByRole('link', { name: 'databases' });
});

export const Empty = screenStory({ path: '/network/firewall', scenario: 'empty' }, async ({ canvas }) => {
  await canvas.findByText(t`Your firewalls will be here, from all locations.`);
});

/** What is not understood of a firewall stands for nothing: not for closed ports, nor for no machine. */
export const NotUnderstood = screenStory(
  {
    path: '/network/firewall',
    faults: [
      {
        path: '/jhv/network/firewalls',
        status: 200,
        body: [
          {
            uuid: '2c1b0a9f-8e7d-4c6b-9a5f-4e3d2c1b0a9f',
            display_name: 'odd',
            billing_account_id: 1,
            created_at: '2025-03-01 10:00:00',
            updated_at: '2025-03-01 10:00:00',
            rules: [{ ...allowed8443, direction: 1 }],
            resources_assigned: null,
          },
        ],
      },
    ],
  },
  async ({ canvas }) => {
    const row = within((await canvas.findByRole('link', { name: 'odd' })).closest('tr')!);
    await expect(row.queryByText(t`From nowhere`)).toBeNull();
    await expect(row.queryByText('0')).toBeNull();
    await expect(row.getAllByText('—').length).toBeGreaterThanOrEqual(3);
  },
);

export const Rules = screenStory({ path: firewallPath('web') }, async ({ canvas }) => {
  await canvas.findByRole('region', { name: t`What does this let through?` });
  await expect(canvas.getAllByRole('group', { name: /203\.0\.113\.0\/24$/ })).toHaveLength(1);
});

/** The last rule has no effect, and says so. */
export const ShadowedRule = screenStory({ path: firewallPath('databases') }, async ({ canvas }) => {
  const number = 1;
  await canvas.findByText(t`Has no effect: rule ${number} lets all of it through already`);
});

export const WrongRules = screenStory({ path: firewallPath('web') }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: t`Add rule` }));
  await userEvent.keyboard('90-80');
  await userEvent.click(canvas.getByRole('button', { name: t`Save rules` }));
  await expect(await canvas.findAllByText(t`Enter the lower port first`)).not.toHaveLength(0);
});

export const LockedOut = screenStory({ path: firewallPath('web') }, async ({ canvas, userEvent }) => {
  const number = 3;
  await userEvent.click(await canvas.findByRole('button', { name: t`Remove rule ${number}` }));
  await userEvent.click(canvas.getByRole('button', { name: t`Save rules` }));
  await screen.findByRole('alertdialog', { name: t`Save rules without SSH?` });
});

/** What the firewall protects was not understood: it may be something. */
export const LockedOutOfWhatIsNotKnown = screenStory(
  {
    path: firewallPath('web'),
    async faults(site) {
      const all = await site.api.read(listFirewalls, { location: 'jhv' });
      const web = all.find(({ display_name }) => display_name === 'web');
      const body = [{ ...web, resources_assigned: null }];
      return [{ path: '/jhv/network/firewalls', method: 'GET', status: 200, body }];
    },
  },
  async ({ canvas, userEvent }) => {
    const number = 3;
    await userEvent.click(await canvas.findByRole('button', { name: t`Remove rule ${number}` }));
    await userEvent.click(canvas.getByRole('button', { name: t`Save rules` }));
    await screen.findByRole('alertdialog', { name: t`Save rules without SSH?` });
  },
);

/** Somebody else saves other rules meanwhile: what differs stands there, and nothing is replaced unasked. */
let openedSite: Site;
export const RulesOfSomebodyElse = screenStory(
  {
    path: firewallPath('web'),
    before: (site) => {
      openedSite = site;
      return Promise.resolve();
    },
  },
  async ({ canvas, userEvent }) => {
    const number = 1;
    await userEvent.click(await canvas.findByRole('button', { name: t`Remove rule ${number}` }));
    const { uuid, rules } = await findWeb(openedSite);
    const theirs = [...rulesToSend(rules.slice(1)), allowed8443];
    await openedSite.api.change(updateFirewall, { location: 'jhv', uuid, display_name: 'web', rules: theirs });
    await userEvent.click(canvas.getByRole('button', { name: t`Save rules` }));
    const conflict = within(await canvas.findByRole('alert'));
    await conflict.findByText(/8443/);
    await userEvent.click(conflict.getByRole('button', { name: t`Replace theirs with yours` }));
    await screen.findByText(t`Saved the rules of ${{ name: 'web' }}`);
    await expect((await findWeb(openedSite)).rules).toHaveLength(rules.length - 1);
  },
);

export const Importing = screenStory({ path: firewallPath('web') }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: t`Import` }));
  await userEvent.type(await screen.findByRole('textbox', { name: t`Rules` }), 'direction,protocol\nin,tcp');
  await screen.findByText(t`Nothing can be imported yet`);
});

/** A file that was moved after it was chosen. */
export const FileUnreadable = screenStory({ path: firewallPath('web') }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: t`Import` }));
  const file = new File(['direction,protocol'], 'rules.csv', { type: 'text/csv' });
  file.text = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  await userEvent.upload(await screen.findByLabelText(t`File`), file);
  await screen.findByText('The file rules.csv could not be read');
});

export const Machines = screenStory({ path: firewallPath('web', 'machines') }, async ({ canvas }) => {
  await canvas.findByRole('link', { name: 'web-1' });
});

export const Create = screenStory({ path: '/network/create/firewall' }, async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('radio', { name: 'Jõhvi' })).toBeChecked();
  await userEvent.click(canvas.getByRole('button', { name: t`Create firewall` }));
  await expect(await canvas.findAllByText(t`This field is required`)).not.toHaveLength(0);
});

/** After a failed submit the caret stays where somebody types, through what is wrong only on its way. */
export const TypingAfterFailure = screenStory({ path: '/network/create/firewall' }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: t`Create firewall` }));
  await expect(await canvas.findByRole('alert')).toHaveFocus();
  await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(t`Name`) }), 'web');
  await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  await userEvent.click(canvas.getByRole('button', { name: t`Add rule` }));
  // A rule that nobody has filled in yet is not wrong.
  await expect(canvas.queryByRole('alert')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: t`Create firewall` }));
  const summary = await canvas.findByRole('alert');
  await expect(summary).toHaveFocus();
  const number = 4;
  const label = t`Other end`;
  await expect(summary).toHaveTextContent(t`Rule ${number}: ${label}`);
  const addresses = canvas.getByRole('textbox', { name: new RegExp(t`IP addresses`) });
  await userEvent.click(addresses);
  await userEvent.keyboard('10.0.0.0/8, 192.168.0.0/16');
  await expect(addresses).toHaveFocus();
  await expect(addresses).toHaveValue('10.0.0.0/8, 192.168.0.0/16');
});

/** Of a thousand rules only those near the viewport are in the document; one that is wrong is there all the same. */
export const ThousandRules = screenStory(
  { path: '/network/create/firewall' },
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t`Import` }));
    const lines = Array.from({ length: 997 }, (_, index) => `inbound,tcp,${1000 + index},any,`);
    const text = ['direction,protocol,port_start,endpoint_spec_type,endpoint_spec', ...lines].join('\n');
    const field = await screen.findByRole('textbox', { name: t`Rules` });
    await userEvent.click(field);
    await userEvent.paste(text);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t`Import` }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(200));
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(12_000);
    // The first of the imported rules has the focus, wherever it is in the list.
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="listitem"]')).toHaveAttribute('aria-posinset', '4'),
    );
  },
);

/** Several rows are charged to another billing account together. */
export const MovingSeveral = screenStory({ path: '/network/firewall' }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: /web/ }));
  await userEvent.click(canvas.getByRole('checkbox', { name: /databases/ }));
  await userEvent.click(canvas.getByRole('button', { name: t`Move to another billing account` }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(await dialog.findByRole('button', { name: new RegExp(t`Billing account`) }));
  await userEvent.click(await screen.findByRole('option', { name: /Tamm & Partners/ }));
  await userEvent.click(dialog.getByRole('button', { name: /2/ }));
  await screen.findAllByText(/2 succeeded/);
});
