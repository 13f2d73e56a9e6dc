import type { Meta } from '@storybook/react-vite';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { expect, screen, waitFor, within } from 'storybook/test';
import { listVms } from '@livery/api/generated/operations/compute';
import { drive } from '@livery/ui/testing';
import { commonTexts } from '#generated/common/texts.js';
import { href } from '#shared/paths.js';
import { choose, expectNotice, expectStatus, fill, pass, press, type PlayContext } from '#stories/acting.js';
import { holdCalls } from '#stories/calls.js';
import { screenStory, screens, site } from '#stories/screens.js';
import { findVm } from '#stories/screenSetup.js';
import { goodKey } from './testing.js';

const meta = { title: 'Screens/Create virtual machine', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

type Canvas = Parameters<NonNullable<Parameters<typeof screenStory>[1]>>[0]['canvas'];

/** Resolves when every part of the form has come, so that it can be submitted. */
async function submitOf(canvas: Canvas): Promise<HTMLElement> {
  const submit = await canvas.findByRole('button', { name: t`Create virtual machine` });
  await canvas.findByRole('radio', { name: 'Debian' });
  await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled', 'true'));
  return submit;
}

const nameOf = (canvas: Canvas): HTMLElement => canvas.getByRole('textbox', { name: /^Name/ });

const passwordOf = (canvasElement: HTMLElement): HTMLInputElement =>
  canvasElement.querySelector('input[name="password"]')!;

const vmsIn = (location: string) => site.api.read(listVms, { location });

export const Fresh = screenStory({ path: '/compute/create?location=tll', playsWideOnly: true }, async ({ canvas }) => {
  await canvas.findByRole('radio', { name: 'Debian' });
  // The prices that are linked are those of the location of the form.
  await expect(await canvas.findByRole('link', { name: t`Price list` })).toHaveAttribute(
    'href',
    expect.stringContaining('tll'),
  );
});

export const AppCatalog = screenStory(
  { path: '/compute/create?typeId=app_catalog&osName=gitlab&osVersion=17.11' },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'GitLab' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'App catalog' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: /Version/ })).toHaveAccessibleName(/17\.11/);
    const small = canvas.getByRole('radio', { name: '1 vCPU, 1 GB' });
    await expect(small).toHaveAttribute('aria-disabled', 'true');
    await expect(small).toHaveAccessibleDescription(/Not offered with GitLab/);

    await userEvent.click(canvas.getByRole('radio', { name: 'WordPress' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate password' }));
    const password = canvas.getByRole('region', { name: 'Generated password' }).textContent;
    await expect(password).toMatch(/^\w{20}$/);
    await userEvent.click(canvas.getByText('Show as API request'));
    const request = await canvas.findByRole('region', { name: 'API request' });
    for (const field of ["'name=wordpress-jhv-1'", "'os_name=wordpress'", "'os_version=6.8'", '"password=$PASSWORD"'])
      await expect(request).toHaveTextContent(field);
    await expect(request).not.toHaveTextContent(password);
  },
);

/** Nothing is sent without a password, with a weak one or with a private key, which is said to be kept. */
export const Errors = screenStory({ path: '/compute/create' }, async ({ canvas, canvasElement, userEvent }) => {
  const submit = await submitOf(canvas);
  await userEvent.click(submit);
  const summary = await canvas.findByRole('alert');
  await expect(summary).toHaveFocus();
  const password = passwordOf(canvasElement);
  await userEvent.click(within(summary).getByRole('link', { name: /^Password: This field is required/ }));
  await waitFor(() => expect(password).toHaveFocus());
  const key = canvas.getByRole('textbox', { name: /SSH key/ });
  await userEvent.click(key);
  await userEvent.paste('-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXk=\n-----END OPENSSH PRIVATE KEY-----');
  await userEvent.tab();
  await waitFor(() => expect(key).toHaveAccessibleDescription(/This is a private key\. Keep it to yourself/));
  await userEvent.click(submit);
  await canvas.findByRole('link', { name: /SSH key: This is a private key/ });
  await userEvent.clear(key);
  await userEvent.paste(goodKey);
  await waitFor(() => expect(key).toHaveAccessibleDescription(/Ed25519 key, 256 bits, mari@laptop/));
  await userEvent.clear(key);
  // Another kind of key is the provider's to take.
  await userEvent.paste('ssh-dss AAAAB3NzaC1kc3M= mari@laptop');
  await userEvent.tab();
  await waitFor(() => expect(key).toHaveAccessibleDescription(/Use an Ed25519, RSA or ECDSA key/));
  await waitFor(() => expect(key).not.toBeInvalid());

  await userEvent.type(password, 'weakpass');
  const rules = canvas.getByRole('list', { name: 'Rules of the password' });
  const [rule] = within(rules).getAllByText(/Add an uppercase letter/);
  await expect(rule?.closest('li')).toHaveTextContent('missing');
  await userEvent.click(submit);
  await canvas.findByRole('link', { name: /^Password: Add an uppercase letter/ });
  await expect(password).toHaveAccessibleDescription(/Add an uppercase letter/);
  await expect(site.changes).toEqual([]);
});

/** No word of the form is left in English. */
export const InEstonian = {
  ...screenStory({ path: '/compute/create' }, async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('radio', { name: 'Debian' });
    const main = within(canvas.getByRole('main'));
    const english = [
      'Create virtual machine',
      'Location',
      'Size',
      'Access',
      'Network',
      'Options',
      'Password',
      'Host pool',
    ];
    for (const word of [...english, 'per month']) await expect(main.queryAllByText(word)).toEqual([]);
    await userEvent.click(canvasElement.querySelector('main button[type="submit"]')!);
    await expect(await canvas.findByRole('alert')).toHaveFocus();
    await expect(main.queryByText(/This field is required/)).toBeNull();
    await expect(site.changes).toEqual([]);
  }),
  globals: { language: 'et' },
};

/** Another location takes the machine with all that was typed, but for the host pool, which is not there. */
export const HighDemand = screenStory(
  { path: '/compute/create?location=trtu', faults: [{ operationId: 'createVm', status: 503, times: 1 }] },
  async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const submit = await submitOf(canvas);
    await choose(context, canvasElement, /Host pool/, /gpu/);
    await userEvent.clear(nameOf(canvas));
    await userEvent.type(nameOf(canvas), 'render');
    await userEvent.type(passwordOf(canvasElement), 'Str0ngEnough');
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Compute resources temporarily unavailable due to high demand. If possible, choose a different region or location.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another location' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Tartu' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('radio', { name: 'Tallinn' }));
    await userEvent.click(await submitOf(canvas));
    await canvas.findByRole('heading', { level: 1, name: 'render' });
    await expect(site.changes.map(({ call }) => call)).toEqual(
      ['trtu', 'tll'].map((location) => `POST /${location}/user-resource/vm`),
    );
    const sent = site.changes.map(({ form }) =>
      ['name', 'password', 'designated_pool_uuid'].map((key) => form.get(key)),
    );
    await expect(sent).toEqual([
      ['render', 'Str0ngEnough', expect.any(String)],
      ['render', 'Str0ngEnough', null],
    ]);
  },
);

/** The form of a request that is shown, as a shell hands it to curl. */
const formOf = (command: string): string[][] =>
  Array.from(command.matchAll(/--data-urlencode '([^=]+)=(.*)'/g), ([, name = '', value = '']) => [name, value]);

let releaseImages: () => void;

/** For code that is fetched when it is first needed. */
const patient = { timeout: 5000 };

/**
 * A suggested name does not come in between while one is being typed; a machine of a free size gets the disks that were
 * added to it. What is shown as the request is what is sent, and sent again by a retry.
 */
export const CustomSize = screenStory(
  {
    path: '/compute/create',
    async before(opened) {
      releaseImages = holdCalls(opened, '/vm_images');
    },
    faults: [{ operationId: 'createVm', status: 500, times: 1 }],
  },
  async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(nameOf(canvas)).toHaveValue('vm-jhv-1'));
    const name = nameOf(canvas);
    await userEvent.click(name);
    releaseImages();
    const debian = await canvas.findByRole('radio', { name: 'Debian' }, patient);
    await expect(name).toHaveValue('vm-jhv-1');
    await userEvent.tab();
    await waitFor(() => expect(name).toHaveValue('ubuntu-jhv-1'));
    await userEvent.click(debian);
    await waitFor(() => expect(name).toHaveValue('debian-jhv-1'));
    await userEvent.clear(name);
    await userEvent.type(name, 'shop');
    await userEvent.click(canvas.getByRole('radio', { name: 'Ubuntu' }));
    await expect(name).toHaveValue('shop');

    const ui = drive(userEvent, { root: canvasElement });
    await userEvent.click(canvas.getByRole('radio', { name: 'Custom size' }));
    for (const [label, amount] of [
      ['vCPU', '3'],
      ['Memory', '6'],
      ['Disk', '50'],
    ] as const) {
      const field = await canvas.findByRole('textbox', { name: label }, patient);
      await userEvent.clear(field);
      await userEvent.type(field, amount);
    }

    // A disk that is removed passes the focus to the next one, the last to the button that adds one.
    const add = canvas.getByRole('button', { name: 'Add disk' });
    const numberOf = (number: number) => canvas.getByRole('textbox', { name: `Disk ${number}` });
    const remove = async (number: number) => {
      canvas.getByRole('button', { name: `Remove disk ${number}` }).focus();
      await userEvent.keyboard('{Enter}');
    };
    await userEvent.click(add);
    await waitFor(() => expect(numberOf(2)).toHaveFocus(), patient);
    await userEvent.click(add);
    await waitFor(() => expect(numberOf(3)).toHaveFocus(), patient);
    await remove(2);
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: /^Disk \d/ })).toHaveLength(1), patient);
    await waitFor(() => expect(numberOf(2)).toHaveFocus(), patient);
    await remove(2);
    await waitFor(() => expect(add).toHaveFocus(), patient);
    await userEvent.click(add);
    await waitFor(() => expect(numberOf(2)).toHaveFocus(), patient);
    await userEvent.clear(numberOf(2));
    await userEvent.type(numberOf(2), '120');

    await userEvent.click(canvas.getByRole('textbox', { name: /SSH key/ }));
    await userEvent.paste(goodKey);
    await userEvent.type(passwordOf(canvasElement), 'Str0ngEnough');
    await ui.switch('Public IPv4 address').uncheck();
    await userEvent.click(canvas.getByText('Show as API request'));
    const request = await canvas.findByRole('region', { name: 'API request' });
    const shown = formOf(request.textContent);
    await userEvent.click(await submitOf(canvas));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/There was an error while creating your resource.*\(HTTP 500\)/);
    // A refusal was not done.
    await expect(alert).not.toHaveTextContent('It may have been done all the same');
    const [{ form } = { form: new URLSearchParams() }] = site.changes;
    // A password is never shown.
    const openly = (sent: URLSearchParams) => [...sent].filter(([field]) => field !== 'password');
    await expect(shown).toEqual(openly(form));
    await expect(Object.fromEntries(form)).toMatchObject({
      name: 'shop',
      password: 'Str0ngEnough',
      public_key: goodKey,
      vcpu: '3',
      ram: '6144',
      reserve_public_ip: 'false',
    });
    await expect(form.getAll('disks[]')).toEqual(['50', '120']);
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await canvas.findByRole('heading', { level: 1, name: 'shop' });
    await expect(site.changes.map((change) => openly(change.form))).toEqual([shown, shown]);
    await pass(site, 20);
    await expectStatus(canvas, 'Running');
    const made = (await vmsIn('jhv')).filter((vm) => vm.name === 'shop');
    await expect(made).toMatchObject([{ public_ipv4: null, storage: [{ size: 50 }, { size: 120 }] }]);
  },
);

/** The parts of a page fail one by one; a retry of one gets it, leaves the focus beside it, and what was typed as it is. */
export const PartsFail = screenStory(
  {
    path: '/compute/create',
    faults: [
      { operationId: 'listHostPools', status: 500 },
      { operationId: 'getPricing', status: 500 },
    ],
  },
  async ({ canvas, userEvent }) => {
    const alertOf = (failure: string) =>
      canvas.queryAllByRole('alert').find(({ textContent }) => textContent.includes(failure));
    const retry = async (failure: string) => {
      within(alertOf(failure)!).getByRole('button', { name: 'Retry' }).focus();
      await userEvent.keyboard('{Enter}');
    };
    await waitFor(() => expect(alertOf('Failed to list host pools')).toBeVisible());
    await waitFor(() => expect(alertOf('Failed to load the prices')).toBeVisible());
    await canvas.findByRole('radio', { name: 'Debian' });
    await userEvent.clear(nameOf(canvas));
    await userEvent.type(nameOf(canvas), 'kept');
    await site.setFaults([]);
    const release = holdCalls(site, '/user-resource/host_pool/list');
    await retry('Failed to list host pools');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Billing account/ })).toHaveFocus());
    release();
    await canvas.findByRole('button', { name: /Host pool/ });
    await retry('Failed to load the prices');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    // Whoever presses twice must not have created a machine.
    await expect(await submitOf(canvas)).not.toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Price' })).toHaveTextContent('€'));
    await expect(nameOf(canvas)).toHaveValue('kept');

    const startOver = within(canvas.getByRole('main')).getByRole('button', { name: 'Start over' });
    const answer = async (name: string) => {
      await userEvent.click(startOver);
      await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await answer('Cancel');
    await waitFor(() => expect(startOver).toHaveFocus());
    await expect(nameOf(canvas)).toHaveValue('kept');
    await answer('Start over');
    await waitFor(() => expect(nameOf(canvas)).toHaveValue('ubuntu-jhv-1'));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
);

/** A list of machines that has failed is nothing to a machine that is not made from one of them. */
export const MachinesFail = screenStory(
  { path: '/compute/create?typeId=disk', faults: [{ operationId: 'listVms', status: 500 }] },
  async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText(/Failed to load the virtual machines/);
    await userEvent.click(canvas.getByRole('radio', { name: 'Operating system' }));
    await submitOf(canvas);
    await site.setFaults([]);
    await press(context, 'Generate password');
    await press(context, 'Create virtual machine');
    await canvas.findByRole('heading', { level: 1, name: /^ubuntu-jhv-/ });
    await expect(site.changes).toHaveLength(1);
  },
);

/** Nothing says for which machine backups were requested, where the response to its creation is lost: they are not on. */
export const BackupsOfLostMachine = screenStory(
  { path: '/compute/create', faults: [{ operationId: 'createVm', status: 504, times: 1 }] },
  async (context) => {
    const { canvas, userEvent } = context;
    await submitOf(canvas);
    await userEvent.click(canvas.getByRole('switch', { name: /^Weekly backup/ }));
    await press(context, 'Generate password');
    await press(context, 'Create virtual machine');
    const note = await canvas.findByText(/It may have been done all the same/);
    await expect(note).toHaveTextContent('If it was created, its weekly backups are not switched on');
    await expect(screen.queryByText(/^Weekly backups of/)).toBeNull();
    await expect(site.storage.pendingBackups.get()).toBeUndefined();
  },
);

/** A site that names no addresses and networks among its features reserves and asks for none. */
export const WithoutNetwork = screenStory(
  {
    path: '/compute/create',
    config: { features: { vms: true } },
  },
  async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('radio', { name: 'Debian' });
    await expect(canvas.queryByRole('switch', { name: 'Public IPv4 address' })).toBeNull();
    await userEvent.click(canvas.getByText('Show as API request'));
    const request = await canvas.findByRole('region', { name: 'API request' });
    await expect(request).toHaveTextContent("'reserve_public_ip=false'");
    await expect(request).not.toHaveTextContent('network_uuid');
    await press(context, 'Generate password');
    await press(context, 'Create virtual machine');
    await canvas.findByRole('heading', { level: 1, name: 'ubuntu-jhv-1' });
    await expect(site.changes.map(({ form }) => form.get('reserve_public_ip'))).toEqual(['false']);
    await expect(site.calls.filter(({ call }) => call.endsWith('/network/networks'))).toEqual([]);
  },
);

/** The app catalog, opened far down the form, begins at its top. */
export const AppCatalogStep = screenStory(
  { path: '/compute/create?typeId=app_catalog&osName=gitlab' },
  async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: t`Search the app catalog` });
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(window.scrollY).toBeGreaterThan(0);
    await userEvent.click(link);
    await canvas.findByRole('heading', { level: 2, name: 'WordPress' });
    await expect(window.scrollY).toBe(0);
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'git');
    await expect(search).toHaveValue('git');
    await waitFor(() =>
      expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
        'GitLab',
        'Gitea',
      ]),
    );
  },
);

export const FromSnapshot = screenStory(
  {
    async path(site) {
      const { location, uuid } = await findVm(site, 'gitlab');
      const vms = await site.api.read(listVms, { location });
      const source = vms.find((vm) => vm.uuid === uuid)?.storage[0]?.replicas.find(({ type }) => type === 'snapshot');
      return href('createVm', {}, { typeId: 'replica', source: source?.uuid, location });
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: t`Snapshot or backup` })).toHaveDisplayValue(/gitlab/);
  },
);

/** Snapshots and backups that were not understood are not none: where there are others, the list is not whole. */
export const CopiesNotUnderstood = screenStory(
  {
    path: '/compute/create?typeId=replica&location=jhv',
    async faults(site) {
      const broken = (vms: Awaited<ReturnType<typeof vmsIn>>, isBroken: (name: string) => boolean) =>
        vms.map((vm) => (isBroken(vm.name) ? { ...vm, storage: 'two' } : vm));
      const [some, all] = await Promise.all(['jhv', 'trtu'].map((location) => site.api.read(listVms, { location })));
      return [
        { path: '/jhv/user-resource/vm/list', status: 200, body: broken(some ?? [], (name) => name === 'web-1') },
        { path: '/trtu/user-resource/vm/list', status: 200, body: broken(all ?? [], () => true) },
      ];
    },
  },
  async ({ canvas, userEvent }) => {
    const unknown = "The disks are not fully known: the server's answer was not understood.";
    await canvas.findByText(unknown);
    await canvas.findByRole('combobox', { name: 'Snapshot or backup' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Tartu' }));
    await waitFor(() => expect(canvas.queryByRole('combobox', { name: 'Snapshot or backup' })).toBeNull());
    await canvas.findByText(unknown);
    await expect(canvas.queryByText(/There are no snapshots/)).toBeNull();
  },
);

/** What a machine would be made from is in a location that is closed: no other stands in for it without a word. */
export const SourceInClosedLocation = screenStory(
  { path: '/compute/create?typeId=replica&source=copy&location=jkt01' },
  async ({ canvas, userEvent }) => {
    await canvas.findByText(i18n._(commonTexts.reasons['location-closed']), { selector: 'div' });
    await canvas.findAllByText(t`Choose a location first`);
    const tallinn = canvas.getByRole('radio', { name: 'Tallinn' });
    await expect(canvas.getByRole('radio', { name: 'Jõhvi' })).not.toBeChecked();
    await userEvent.click(tallinn);
    await waitFor(() => expect(tallinn).toBeChecked());
    await expect(
      canvas.queryByText(i18n._(commonTexts.reasons['location-closed']), { selector: 'div' }),
    ).not.toBeInTheDocument();
  },
);

/** The price of a machine says what it makes of the credit of who pays, and follows what is chosen. */
export const Runway = screenStory(
  { path: '/compute/create', playsWideOnly: true },
  async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText(/^Your credit lasts about 36 days, (also )?with this change/);
    const ui = drive(userEvent, { root: canvasElement });
    const price = canvas.getByRole('region', { name: 'Price' });
    const choose = (name: string) => userEvent.click(canvas.getByRole('radio', { name }));
    const expectPrice = (monthly: string) =>
      waitFor(() => expect(within(price).getAllByRole('status')[0]).toHaveTextContent(`${monthly} per month`));
    await choose('1 vCPU, 2 GB');
    // 4.90 + 2 × 3.00 + 40 × 0.11 + 2.40 for the address
    await expectPrice('€17.70');
    await choose('2 vCPU, 4 GB');
    await expectPrice('€30.80');
    await ui.switch('Public IPv4 address').uncheck();
    await expectPrice('€28.40');
    await choose('Tallinn');
    await expectPrice('€29.82');
    await ui.select(/Currency of the prices/).choose('USD');
    await expectPrice('$32.21');

    const jakarta = canvas.getByRole('radio', { name: 'Jakarta' });
    await expect(jakarta).toHaveAttribute('aria-disabled', 'true');
    await expect(jakarta).toHaveAccessibleDescription(/New resources cannot be created in this location at the moment/);
    const accounts = ui.select(/Billing account/);
    const suspended = within(await accounts.open()).getByRole('option', { name: /Old agency account/ });
    await expect(suspended).toHaveAttribute('aria-disabled', 'true');
    await expect(suspended).toHaveTextContent('Suspended: nothing can be charged to it');
    await accounts.close();
  },
);

/** The provider's own rule of a password stands in the place of ours; no password is made that it would not take. */
export const ProviderPasswordRule = screenStory(
  {
    path: '/compute/create',
    faults: [
      {
        operationId: 'getVmParameters',
        status: 200,
        body: [{ name: 'password', type: 'string', constraints: [{ kind: 'regexp', pattern: '.*[!?].*' }] }],
      },
    ],
  },
  async ({ canvas, canvasElement, userEvent }) => {
    const submit = await submitOf(canvas);
    await waitFor(() => expect(canvas.queryByRole('button', { name: t`Generate password` })).toBeNull());
    await expect(canvas.queryByText('Add a digit')).toBeNull();
    await userEvent.type(passwordOf(canvasElement), 'Str0ngEnough');
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The provider does not accept this');
  },
);

export const NoFurtherDisk = screenStory({ path: '/compute/create?typeId=disk&location=trtu' }, async ({ canvas }) => {
  await canvas.findByText(t`No virtual machine in this location has a disk beside its primary one.`);
});

const navigationTo = ({ canvas }: PlayContext, name: string): HTMLElement =>
  within(canvas.getAllByRole('navigation')[0]!).getByRole('link', { name });

/** Somebody who opens the console for the first time creates a machine. */
export const FirstMachine = screenStory({ path: '/', scenario: 'empty', playsWideOnly: true }, async (context) => {
  const { canvas, userEvent } = context;
  await canvas.findByText(/Create your first virtual machine to see here/);
  const main = within(canvas.getByRole('main'));
  await userEvent.click(await main.findByRole('link', { name: 'Create virtual machine' }));
  await submitOf(canvas);
  await press(context, 'Generate password');
  await press(context, 'Create virtual machine');
  await canvas.findByRole('heading', { level: 1, name: 'ubuntu-jhv-1' });
  await pass(site, 20);
  await expectStatus(canvas, 'Running');
  await userEvent.click(navigationTo(context, 'Dashboard'));
  await canvas.findByRole('heading', { level: 1, name: 'Dashboard' });
  await within(await canvas.findByRole('table')).findByRole('link', { name: 'ubuntu-jhv-1' });
});

/** An administrator is offered versions that are not published, and told so. */
export const UnpublishedVersion = screenStory(
  {
    path: '/compute/create?osName=ubuntu',
    before({ storage }) {
      storage.apiKey.set('admin');
    },
  },
  async (context) => {
    const { canvas, canvasElement } = context;
    await canvas.findByRole('radio', { name: 'Debian' });
    await choose(context, canvasElement, /Version/, /\(unpublished\)/);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Version/ })).toHaveAccessibleName(/\(unpublished\)/),
    );
  },
);

/** Copies are those of one location: elsewhere there are others. They are chosen, and the machine made, by the keyboard. */
export const FromBackup = screenStory({ path: '/compute/create?typeId=replica' }, async ({ canvas, userEvent }) => {
  /* The field comes anew with the copies of a location. */
  const search = (words: string, found: RegExp) =>
    waitFor(async () => {
      const field = await canvas.findByRole('combobox', { name: 'Snapshot or backup' });
      await userEvent.clear(field);
      await userEvent.type(field, words);
      await expect(screen.getAllByRole('option', { name: found })).not.toHaveLength(0);
      return field;
    });
  const pressEnter = async (name: string) => {
    (await canvas.findByRole('button', { name })).focus();
    await userEvent.keyboard('{Enter}');
  };
  await canvas.findByRole('combobox', { name: 'Snapshot or backup' });
  await userEvent.click(canvas.getByRole('radio', { name: 'Tartu' }));
  const ofTartu = await search('sandbox', /^sandbox-docker: Snapshot/);
  await userEvent.clear(ofTartu);
  await userEvent.type(ofTartu, 'mail');
  await waitFor(() => expect(screen.queryByRole('option', { name: /^(mail|sandbox-docker)/ })).toBeNull());
  await userEvent.clear(ofTartu);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await canvas.findByRole('radio', { name: 'Jõhvi' }));
  await pressEnter('Create virtual machine');
  await canvas.findByRole('link', { name: 'Source: Choose what the machine is made from' });
  const field = await search('mail: Backup', /^mail: Backup/);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(field).toHaveDisplayValue(/^mail: Backup/));
  await pressEnter('Generate password');
  await pressEnter('Create virtual machine');
  await canvas.findByRole('heading', { level: 1, name: /^debian-jhv-/ });
  const made = (await vmsIn('jhv')).find(({ name }) => name.startsWith('debian-jhv-'));
  await expect(made?.storage[0]?.size).toBeGreaterThanOrEqual(40);
  await pass(site, 20);
  await expectStatus(canvas, 'Running');
});

/** The app catalog is searched by word and by category, and leads to the form. */
export const AppFromCatalog = screenStory({ path: '/compute' }, async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('link', { name: 'App catalog' }));
  await canvas.findByRole('heading', { level: 1, name: 'App catalog' });
  await canvas.findByText(/9 apps/);
  const search = canvas.getByRole('searchbox', { name: 'Search the app catalog' });
  await userEvent.type(search, 'kraken');
  await canvas.findByText('No app matches. Try another word or category.');
  await userEvent.clear(search);
  await userEvent.click(canvas.getByRole('button', { name: /Category/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Collaboration' }));
  await waitFor(() =>
    expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Mattermost',
      'Jitsi Meet',
    ]),
  );
  await userEvent.click(canvas.getByRole('link', { name: 'Create with Mattermost' }));
  await waitFor(() => expect(canvas.getByRole('radio', { name: 'Mattermost' })).toBeChecked());
  await press(context, 'Generate password');
  await press(context, 'Create virtual machine');
  await canvas.findByRole('heading', { level: 1, name: 'mattermost-jhv-1' });
  const made = (await vmsIn('jhv')).find(({ name }) => name === 'mattermost-jhv-1');
  await expect(made).toMatchObject({ os_name: 'mattermost' });
  await pass(site, 20);
  await expectStatus(canvas, 'Running');
});

/**
 * The kind of image alone does not lead away from the form. The catalog is a step from it: what the form holds is asked
 * about there too, and is there again afterwards.
 */
export const CatalogKeepsTheForm = screenStory(
  { path: '/compute/create?osName=ubuntu', playsWideOnly: true },
  async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await submitOf(canvas);
    await press(context, 'Generate password');
    const password = passwordOf(canvasElement).value;
    await expect(password).toHaveLength(20);
    canvas.getByRole('radio', { name: 'Operating system' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'App catalog' })).toBeChecked());
    await canvas.findByRole('heading', { level: 1, name: 'Create virtual machine' });
    await userEvent.click(await canvas.findByRole('radio', { name: 'GitLab' }));

    await userEvent.click(canvas.getByRole('link', { name: 'Search the app catalog' }));
    await canvas.findByRole('heading', { level: 1, name: 'App catalog' });
    const way = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await userEvent.click(way.getByRole('link', { name: 'Virtual machines' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(way.getByRole('link', { name: 'Create virtual machine' }));

    await canvas.findByRole('heading', { level: 1, name: 'Create virtual machine' });
    await expect(await canvas.findByRole('radio', { name: 'GitLab' })).toBeChecked();
    await expect(passwordOf(canvasElement)).toHaveValue(password);
  },
);

/**
 * Whoever has gone elsewhere stays there when the machine is made. One that may have been made while nobody was looking
 * comes without a retry.
 */
export const MadeWhileElsewhere = screenStory({ path: '/compute/create', playsWideOnly: true }, async (context) => {
  const { canvas, userEvent } = context;
  const leaveWhileCreating = async (name: string): Promise<void> => {
    await submitOf(canvas);
    const field = canvas.getByLabelText('Name');
    await waitFor(() => expect(field).not.toHaveValue(''));
    await fill(context, field, name);
    await press(context, 'Generate password');
    const release = holdCalls(site, '/jhv/user-resource/vm');
    await press(context, 'Create virtual machine');
    await userEvent.click(navigationTo(context, 'Dashboard'));
    await canvas.findByRole('heading', { level: 1, name: 'Dashboard' });
    release();
  };
  await leaveWhileCreating('shop');
  await expectNotice('shop is being created');
  await within(await canvas.findByRole('table')).findByRole('link', { name: 'shop' });
  await canvas.findByRole('heading', { level: 1, name: 'Dashboard' });
  await pass(site, 20);

  await userEvent.click(navigationTo(context, 'Compute'));
  await canvas.findByRole('heading', { level: 1, name: 'Virtual machines' });
  await userEvent.click(await canvas.findByRole('link', { name: 'Create virtual machine' }));
  await site.setFaults([{ operationId: 'createVm', status: 504, times: 1 }]);
  await leaveWhileCreating('perhaps');
  await expectNotice(/There was an error while creating your resource.*It may have been done all the same/);
  const notices = within(screen.getByRole('region', { name: /Notifications/ }));
  await expect(notices.queryByRole('button', { name: 'Retry' })).toBeNull();
});
