import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { drive } from '@livery/ui/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { listFirewalls, updateFirewall } from '@livery/api/generated/operations/network';
import type { FirewallRule } from '@livery/api/generated/types';
import { rulesToSend } from '@livery/api/queries/firewalls';
import { href } from '#shared/paths.js';
import { findVm } from '#stories/screenSetup.js';
import { screenStory, screens, site } from '#stories/screens.js';
import type { Site } from '#stories/site.js';

const meta = { title: 'Screens/Firewalls', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

/** A firewall of Jõhvi as the server has it. */
async function findFirewall(site: Site, name = 'web') {
  const firewalls = await site.api.read(listFirewalls, { location: 'jhv' });
  return firewalls.find(({ display_name }) => display_name === name)!;
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
    const { uuid } = await findFirewall(site, name);
    return href('firewall', { location: 'jhv', uuid }, { tab });
  };

/** One is renamed from its row, and keeps its rules. */
export const List = screenStory({ path: '/network/firewall' }, async ({ canvas, canvasElement, userEvent }) => {
  await canvas.findByRole('link', { name: 'databases' });
  const { rules } = await findFirewall(site, 'databases');
  await drive(userEvent, { root: canvasElement }).menu('Actions of databases').choose('Rename');
  const dialog = await drive(userEvent).dialog();
  await drive(userEvent, { root: dialog.element }).textField('Name').type('storage');
  await userEvent.keyboard('{Enter}');
  await dialog.closed();
  await canvas.findByRole('link', { name: 'storage' });
  await expect(rulesToSend((await findFirewall(site, 'storage')).rules)).toEqual(rulesToSend(rules));
});

export const Empty = screenStory({ path: '/network/firewall', scenario: 'empty' }, async ({ canvas }) => {
  await canvas.findByText(t`Your firewalls will be here, from all locations.`);
});

/**
 * What is not understood of a firewall stands for nothing: not for closed ports, nor for no machine. Its rules are as the
 * server sent them, and cannot be changed.
 */
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
  async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'odd' });
    const row = within(link.closest('tr')!);
    await expect(row.queryByText(t`From nowhere`)).toBeNull();
    await expect(row.queryByText('0')).toBeNull();
    await expect(row.getAllByText('—').length).toBeGreaterThanOrEqual(3);
    await userEvent.click(link);
    await canvas.findByText('These rules cannot be changed here');
    await expect(canvas.getByRole('region', { name: 'Rules as the server sent them' })).toHaveTextContent(
      '"direction": 1',
    );
    await expect(canvas.queryByRole('button', { name: 'Save rules' })).toBeNull();
  },
);

/** What the rules let through is answered from them as they stand; an address gets its prefix length when its field is left. */
export const Rules = screenStory({ path: firewallPath('web') }, async ({ canvas, canvasElement, userEvent }) => {
  const card = await canvas.findByRole('region', { name: t`What does this let through?` });
  await expect(canvas.getAllByRole('group', { name: /203\.0\.113\.0\/24$/ })).toHaveLength(1);
  const question = drive(userEvent, { root: card });
  await question.textField('IP address').type('203.0.113.77');
  await expect(card).toHaveTextContent('Let through by rule 3');
  await question.textField('IP address').type('198.51.100.1');
  await expect(card).toHaveTextContent('Refused: no rule lets it through');
  await question.textField('Port').type('443');
  await expect(card).toHaveTextContent('Let through by rule 1');
  const editor = drive(userEvent, { root: canvasElement }).rowsEditor('Rules');
  await editor.remove(1);
  await expect(card).toHaveTextContent('Refused: no rule lets it through');
  await question.select('Protocol').choose('ICMP');
  await expect(card).toHaveTextContent('Let through by rule 3: Inbound ICMP, anywhere');
  const addresses = drive(userEvent, { root: editor.row(2) }).textField('IP addresses');
  await addresses.enter('203.0.113.7, 2001:db8::7 198.51.100.0/24');
  await expect(addresses.value()).toBe('203.0.113.7/32, 2001:db8::7/128 198.51.100.0/24');
});

/** The last rule has no effect, and says so; so do one that is there twice, and one that another opens wider. */
export const ShadowedRule = screenStory(
  { path: firewallPath('databases') },
  async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Add rule' });
    const editor = drive(userEvent, { root: canvasElement }).rowsEditor('Rules');
    await waitFor(() =>
      expect(editor.row(4)).toHaveTextContent('Has no effect: rule 1 lets all of it through already'),
    );
    const fields = (place: number) => drive(userEvent, { root: editor.row(place) });
    await editor.duplicate(1);
    await waitFor(() => expect(editor.row(2)).toHaveTextContent('The same as rule 1'));
    await fields(2).textField('Ports').type('5000-6000');
    await waitFor(() => expect(editor.row(1)).toHaveTextContent('Has no effect: rule 2'));
    await fields(2).select('From').choose('Anywhere');
    await fields(1).textField('Ports').type('4000-5500');
    await waitFor(() => expect(editor.row(1)).toHaveTextContent('Conflict: rule 2 opens some of these ports'));
  },
);

/** Rules that cannot be saved are said so, and no log-out forgets them unasked. */
export const WrongRules = screenStory({ path: firewallPath('web') }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: t`Add rule` }));
  await userEvent.keyboard('90-80');
  await userEvent.click(canvas.getByRole('button', { name: t`Save rules` }));
  await expect(await canvas.findAllByText(t`Enter the lower port first`)).not.toHaveLength(0);

  await userEvent.click(canvas.getByRole('button', { name: 'Mari Tamm' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(canvas.getByDisplayValue('90-80')).toBeVisible();
});

/** Rules of every kind are checked as they are typed, moved by the keyboard, and saved by the retry of a save that failed. */
export const RulesOfEveryKind = screenStory(
  {
    path: firewallPath('web'),
    faults: [{ operationId: 'updateFirewall', status: 500, times: 1 }],
  },
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add rule' }));
    const editor = drive(userEvent, { root: canvasElement }).rowsEditor('Rules');
    await waitFor(() => expect(editor.count()).toBe(7));
    const fields = (place: number) => drive(userEvent, { root: editor.row(place) });
    await waitFor(() => expect(fields(7).textField('Ports').element).toHaveFocus());
    await expect(fields(7).select('From').value()).toBe('IP addresses');
    await userEvent.keyboard('90-80');
    await userEvent.click(canvas.getByRole('button', { name: 'Save rules' }));
    await waitFor(() => expect(fields(7).textField('IP addresses').description()).toContain('This field is required'));
    await expect(editor.row(7)).toHaveTextContent('Enter the lower port first');
    for (const range of ['10.0.0.0/33', '2001:db8::/129']) {
      await fields(7).textField('IP addresses').type(range);
      await expect(editor.row(7)).toHaveTextContent(
        `${range} is neither an IP address nor a range such as 203.0.113.0/24`,
      );
    }
    await fields(7).textField('IP addresses').type('2001:db8::/32');
    await expect(editor.row(7)).not.toHaveTextContent('is neither an IP address');
    await fields(7).textField('Ports').type('80 - 90');
    await fields(7).select('From').choose('VLAN');
    await fields(7).textField('VLAN').type('4095');
    await expect(editor.row(7)).toHaveTextContent('4095 is not a VLAN ID: enter 1 to 4094');
    await fields(7).textField('VLAN').type('120');
    await expect(editor.names()[6]).toContain('Inbound TCP 80-90, VLAN 120');

    await editor.add('Add rule');
    await waitFor(() => expect(editor.count()).toBe(8));
    await fields(8).select('Direction').choose('Outbound');
    await fields(8).select('Protocol').choose('UDP');
    await fields(8).select('To').choose('Tag');
    await fields(8).textField('Tag').type('resolver');
    await expect(editor.names()[7]).toContain('Outbound UDP all ports, tag resolver');
    canvas.getByRole('button', { name: 'Move rule 8 up' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move rule 7 up' })).toHaveFocus());

    await userEvent.click(canvas.getByRole('button', { name: 'Save rules' }));
    await canvas.findByText(/Error performing action/);
    canvas.getByRole('button', { name: 'Retry' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Saved the rules of web');
    await expect((await findFirewall(site)).rules.slice(6)).toMatchObject([
      { direction: 'outbound', protocol: 'udp', port_start: null, endpoint_spec_type: 'group_tag' },
      { protocol: 'tcp', port_start: 80, port_end: 90, endpoint_spec_type: 'vlan', endpoint_spec: ['120'] },
    ]);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Discard changes' })).toBeNull());
  },
);

/** A file of rules has the fields that are known here: what the provider says of a rule besides is not left out unsaid. */
export const ExportWithoutOwnFields = screenStory(
  {
    path: firewallPath('web'),
    async faults(site) {
      const web = await findFirewall(site);
      const body = [{ ...web, rules: web.rules.map((rule) => Object.assign(rule, { schedule: 'weekdays' })) }];
      return [{ path: '/jhv/network/firewalls', method: 'GET', status: 200, body }];
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t`Export` }));
    const item = await screen.findByRole('menuitem', { name: /^CSV/ });
    await expect(item).toHaveTextContent(t`Leaves out the provider's own fields: imported, the rules may allow more`);
  },
);

export const LockedOut = screenStory({ path: firewallPath('web') }, async ({ canvas, userEvent }) => {
  const number = 3;
  await userEvent.click(await canvas.findByRole('button', { name: t`Remove rule ${number}` }));
  await canvas.findByText('No rule lets anybody reach SSH (TCP port 22)');
  await userEvent.click(canvas.getByRole('button', { name: t`Save rules` }));
  const dialog = await screen.findByRole('alertdialog', { name: t`Save rules without SSH?` });
  await expect(dialog).toHaveTextContent('locked out of the attached virtual machines over SSH');
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

/** Somebody else saves other rules meanwhile: what differs stands there, and nothing is replaced unasked, but by what is shown then. */
export const RulesOfSomebodyElse = screenStory({ path: firewallPath('web') }, async ({ canvas, userEvent }) => {
  const number = 1;
  await userEvent.click(await canvas.findByRole('button', { name: t`Remove rule ${number}` }));
  const { uuid, rules } = await findFirewall(site);
  const theirs = [...rulesToSend(rules.slice(1)), allowed8443];
  await site.api.change(updateFirewall, { location: 'jhv', uuid, display_name: 'web', rules: theirs });
  await userEvent.click(canvas.getByRole('button', { name: t`Save rules` }));
  const conflict = within(await canvas.findByRole('alert'));
  await conflict.findByText(/8443/);
  await userEvent.click(canvas.getByRole('button', { name: t`Remove rule ${number}` }));
  await userEvent.click(conflict.getByRole('button', { name: t`Replace theirs with yours` }));
  await screen.findByText(t`Saved the rules of ${{ name: 'web' }}`);
  await expect((await findFirewall(site)).rules).toHaveLength(rules.length - 2);
});

/** Whoever gives up replacing the rules of somebody else, at the question about SSH, is asked again by the next saving. */
export const ReplacingGivenUp = screenStory({ path: firewallPath('web') }, async ({ canvas, userEvent }) => {
  const question = () => screen.findByRole('alertdialog', { name: 'Save rules without SSH?' });
  const saveWithoutSsh = async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save rules' }));
    await userEvent.click(within(await question()).getByRole('button', { name: 'Save anyway' }));
    return canvas.findByRole('button', { name: 'Replace theirs with yours' });
  };
  await userEvent.click(await canvas.findByRole('button', { name: 'Remove rule 3' }));
  const { uuid, rules } = await findFirewall(site);
  const theirs = [...rulesToSend(rules), allowed8443];
  await site.api.change(updateFirewall, { location: 'jhv', uuid, display_name: 'web', rules: theirs });
  await userEvent.click(await saveWithoutSsh());
  await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await saveWithoutSsh();
  await expect((await findFirewall(site)).rules).toHaveLength(theirs.length);
});

export const Importing = screenStory({ path: firewallPath('web') }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: t`Import` }));
  await userEvent.type(await screen.findByRole('textbox', { name: t`Rules` }), 'direction,protocol\nin,tcp');
  const alert = (await screen.findByText(t`Nothing can be imported yet`)).closest('[role=alert]');
  await expect(alert).toHaveTextContent('Line 2: direction is "in"; use one of inbound, outbound');
});

/** A file that was moved after it was chosen. */
export const FileUnreadable = screenStory({ path: firewallPath('web') }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: t`Import` }));
  const file = new File(['direction,protocol'], 'rules.csv', { type: 'text/csv' });
  file.text = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  const input = await screen.findByLabelText(t`File`);
  await userEvent.upload(input, file);
  await screen.findByText('The file rules.csv could not be read');
  const text = screen.getByRole('textbox', { name: t`Rules` });
  await userEvent.type(text, 'x');
  await waitFor(() => expect(screen.queryByText('The file rules.csv could not be read')).toBeNull());
  await userEvent.clear(text);
  await userEvent.upload(input, file);
  await screen.findByText('The file rules.csv could not be read');
});

/** A file that was chosen by mistake is not read at all. */
export const FileTooLarge = screenStory({ path: firewallPath('web') }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: t`Import` }));
  const file = new File(['direction,protocol'], 'access-log.csv', { type: 'text/csv' });
  const read = fn(() => Promise.resolve('direction,protocol'));
  file.text = read;
  Object.defineProperty(file, 'size', { value: 500 * 2 ** 20 });
  await userEvent.upload(await screen.findByLabelText(t`File`), file);
  const alert = (await screen.findByText('The file access-log.csv could not be read')).closest('[role=alert]');
  await expect(alert).toHaveTextContent('It is too large: at most 1000 rules of 1 MiB are read');
  await expect(read).not.toHaveBeenCalled();
});

/** What was chosen last counts, whichever file is read first. */
export const FileOvertaken = screenStory({ path: firewallPath('web') }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: t`Import` }));
  const slow = new File([''], 'slow.csv', { type: 'text/csv' });
  let finish = (_text: string): void => undefined;
  slow.text = () => new Promise((resolve) => (finish = resolve));
  const input = await screen.findByLabelText(t`File`);
  await userEvent.upload(input, slow);
  const quick = 'direction,protocol\noutbound,icmp';
  await userEvent.upload(input, new File([quick], 'quick.csv', { type: 'text/csv' }));
  const text = screen.getByRole('textbox', { name: t`Rules` });
  await waitFor(() => expect(text).toHaveValue(quick));
  finish('direction,protocol\ninbound,icmp');
  await userEvent.type(text, '\n');
  await expect(text).toHaveValue(`${quick}\n`);
});

/** Machines are attached, each once, and detached. */
export const Machines = screenStory({ path: firewallPath('web', 'machines') }, async ({ canvas, userEvent }) => {
  await canvas.findByRole('link', { name: 'web-1' });
  await userEvent.click(canvas.getByRole('button', { name: 'Attach virtual machine' }));
  const attaching = await drive(userEvent).confirmDialog();
  const machine = drive(userEvent).comboBox('Virtual machine');
  await machine.type('web-1');
  await expect(await screen.findByRole('option', { name: /^web-1/ })).toHaveTextContent(
    'The firewall protects it already',
  );
  await machine.choose('mail');
  await attaching.confirm();
  await attaching.closed();
  await canvas.findByRole('link', { name: 'mail' });
  await userEvent.click(canvas.getByRole('button', { name: 'Detach web-1' }));
  await (await drive(userEvent).confirmDialog()).confirm();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(canvas.queryByRole('link', { name: 'web-1' })).toBeNull());
  const machines = await Promise.all(['web-2', 'mail'].map((name) => findVm(site, name)));
  const assigned = (await findFirewall(site)).resources_assigned.map(({ resource_uuid }) => resource_uuid);
  await expect(assigned).toEqual(machines.map(({ uuid }) => uuid));
});

/** A machine of the list was not understood: those that were stand there, and are not taken for all. */
export const MachinesPartlyKnown = screenStory(
  {
    path: firewallPath('web', 'machines'),
    async faults(site) {
      const web = await findFirewall(site);
      const body = [{ ...web, resources_assigned: [...web.resources_assigned, { resource_type: 'vm' }] }];
      return [{ path: '/jhv/network/firewalls', method: 'GET', status: 200, body }];
    },
  },
  async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'web-1' });
    await canvas.findByText(
      t`Which virtual machines the firewall protects is not known: the server's answer was not understood.`,
    );
  },
);

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
  await userEvent.click(await screen.findByRole('option', { name: /Client project Saar/ }));
  await userEvent.click(dialog.getByRole('button', { name: /2/ }));
  await screen.findAllByText(/2 succeeded/);
  const firewalls = await site.api.read(listFirewalls, { location: 'jhv' });
  await expect(firewalls.map(({ billing_account_id }) => billing_account_id)).toEqual([1202, 1202]);
});
