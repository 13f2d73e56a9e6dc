import { changeSiteConfig, expect, hold, test } from './harness.js';
import { changesSent, choose, expectStatus, subtitle, findVm, nameNewVm, publicKey, toast } from './vms.js';

const create = 'Create virtual machine';

test('creates a machine from the list and follows it until it runs', async ({ customer: page, site }) => {
  await page.goto('/app/compute');
  await page.getByRole('link', { name: create }).click();
  await expect(page.getByRole('heading', { level: 1, name: create })).toBeVisible();
  await page.getByRole('radio', { name: 'Tallinn' }).check();
  await page.getByRole('radio', { name: 'Debian' }).check();
  await choose(page, 'Version', '12');
  await page.getByRole('radio', { name: '2 vCPU, 4 GB' }).check();
  await page.getByLabel('SSH key').fill(publicKey);
  await nameNewVm(page, 'shop');
  await page.getByRole('button', { name: create }).click();

  await expect(toast(page, 'shop is being created')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'shop' })).toBeVisible();
  await expectStatus(page, 'Creating');
  await expect(page.getByRole('progressbar', { name: 'Creating shop' })).toBeVisible();
  await site.advance(20);
  await expectStatus(page, 'Running');
  await expect(subtitle(page, 'Private IPv4')).toContainText('10.20.');
  await expect(subtitle(page, 'Public IPv4')).toContainText('185.31.');
  expect(await findVm(site, 'shop')).toMatchObject({
    location: 'tll',
    os_name: 'debian',
    os_version: '12',
    vcpu: 2,
    memory: 4096,
    username: 'debian',
    billing_account: 1201,
  });
});

test('somebody who opens the console for the first time creates a machine', async ({ customer: page, site }) => {
  await site.reset('empty');
  await page.goto('/app/');
  await expect(page.getByText('Create your first virtual machine to see here')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: create }).click();
  await page.getByRole('button', { name: 'Generate password' }).click();
  const password = await page.getByRole('region', { name: 'Generated password' }).innerText();
  expect(password).toMatch(/^\w{20}$/);
  await page.getByRole('button', { name: create }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ubuntu-jhv-1' })).toBeVisible();
  await site.advance(20);
  await expectStatus(page, 'Running');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('table').getByRole('link', { name: 'ubuntu-jhv-1' })).toBeVisible();
});

test('finds an app of the catalog by the search parameters of a link', async ({ customer: page, site }) => {
  await page.goto('/app/compute/create?typeId=app_catalog&osName=gitlab&osVersion=17.11');
  await expect(page.getByRole('radio', { name: 'App catalog' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'GitLab' })).toBeChecked();
  await expect(page.getByRole('button', { name: /Version/ })).toHaveAccessibleName(/17\.11/);
  await expect(page.getByRole('radio', { name: '1 vCPU, 1 GB' })).toBeDisabled();
  await expect(page.getByRole('radio', { name: '1 vCPU, 1 GB' })).toHaveAccessibleDescription(
    /Not offered with GitLab/,
  );

  await page.getByRole('radio', { name: 'WordPress' }).check();
  await expect(page).toHaveURL(/osName=wordpress/);
  await page.getByRole('button', { name: 'Generate password' }).click();
  await page.getByRole('button', { name: create }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'wordpress-jhv-1' })).toBeVisible();
  expect(await findVm(site, 'wordpress-jhv-1')).toMatchObject({ os_name: 'wordpress', os_version: '6.8' });
});

test('asks for a password or a key, refuses a weak password and a private key before anything is sent, and says to keep that', async ({
  customer: page,
  site,
}) => {
  const sent = changesSent(page);
  await page.goto('/app/compute/create');
  await page.getByRole('button', { name: create }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Correct one field to continue' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /Enter an SSH key or a password/ }).click();
  await expect(page.getByLabel('SSH key')).toBeFocused();

  const key = page.getByLabel('SSH key');
  await key.fill('-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXk=\n-----END OPENSSH PRIVATE KEY-----');
  await key.blur();
  await expect(key).toHaveAccessibleDescription(/This is a private key\. Keep it to yourself/);
  await page.getByRole('button', { name: create }).click();
  await expect(page.getByRole('link', { name: /SSH key: This is a private key/ })).toBeVisible();
  expect(sent).toEqual([]);
  await key.fill(publicKey);
  await expect(key).toHaveAccessibleDescription(/Ed25519 key, 256 bits, mari@laptop/);
  await key.clear();

  const password = page.getByRole('textbox', { name: 'Password' });
  await password.fill('weakpass');
  const rule = page
    .getByRole('list', { name: 'Rules of the password' })
    .getByRole('listitem')
    .filter({ hasText: 'Add an uppercase letter' });
  await expect(rule).toContainText('missing');
  await page.getByRole('button', { name: create }).click();
  await expect(summary.getByRole('link', { name: 'Password: Add an uppercase letter' })).toBeVisible();
  await expect(password).toHaveAccessibleDescription(/Add an uppercase letter/);
  expect(sent).toEqual([]);

  await password.fill('Str0ngEnough');
  await expect(rule).toContainText('kept');
  await page.getByRole('button', { name: create }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ubuntu-jhv-1' })).toBeVisible();
  expect(sent).toEqual(['POST /jhv/user-resource/vm']);
  expect((await findVm(site, 'ubuntu-jhv-1')).status).toBe('creating');
});

test('the price follows the size and speaks the currency that was chosen; a closed location and a suspended billing account say why they cannot be chosen', async ({
  customer: page,
}) => {
  await page.goto('/app/compute/create');
  const price = page.getByRole('region', { name: 'Price' });
  await page.getByRole('radio', { name: '1 vCPU, 2 GB' }).check();
  // 4.90 + 2 × 3.00 + 40 × 0.11 + 2.40 for the address
  await expect(price.getByRole('status').first()).toContainText('€17.70 per month');
  await page.getByRole('radio', { name: '2 vCPU, 4 GB' }).check();
  await expect(price.getByRole('status').first()).toContainText('€30.80 per month');
  await page.getByRole('switch', { name: 'Public IPv4 address' }).uncheck();
  await expect(price.getByRole('status').first()).toContainText('€28.40 per month');
  await page.getByRole('radio', { name: 'Tallinn' }).check();
  await expect(price.getByRole('status').first()).toContainText('€29.82 per month');

  await choose(price, /Currency of the prices/, 'USD');
  await expect(price.getByRole('status').first()).toContainText('$32.21 per month');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Tallinn' })).toBeChecked();
  await expect(price.getByRole('status').first()).toContainText('$32.21 per month');

  const jakarta = page.getByRole('radio', { name: 'Jakarta' });
  await expect(jakarta).toBeDisabled();
  await expect(jakarta).toHaveAccessibleDescription(/New resources cannot be created in this location at the moment/);
  await page.getByRole('button', { name: /Billing account/ }).click();
  const suspended = page.getByRole('option', { name: /Old agency account/ });
  await expect(suspended).toBeDisabled();
  await expect(suspended).toContainText('Suspended: nothing can be charged to it');
});

test('what was chosen survives a reload, the public key too; the secrets do not, and only over them the browser asks before the page goes', async ({
  customer: page,
}) => {
  const requested: string[] = [];
  page.on('dialog', (question) => {
    requested.push(question.type());
    void question.accept();
  });
  await page.goto('/app/compute/create');
  await page.getByRole('radio', { name: 'Tartu' }).check();
  await page.getByRole('radio', { name: 'Rocky Linux' }).check();
  await nameNewVm(page, 'half-done');
  await page.getByLabel('Description').fill('to be finished after lunch');
  await page.getByLabel('SSH key').fill(publicKey);
  await page.reload();
  expect(requested).toEqual([]);
  await expect(page.getByRole('radio', { name: 'Tartu' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Rocky Linux' })).toBeChecked();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('half-done');
  await expect(page.getByLabel('Description')).toHaveValue('to be finished after lunch');
  await expect(page.getByLabel('SSH key')).toHaveValue(publicKey);

  // What was pasted by mistake is no public key.
  await page.getByLabel('SSH key').fill('-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXk=\n');
  await page.getByRole('textbox', { name: 'Password' }).fill('Str0ngSecret');
  await page.getByText('Set the machine up with cloud-init').click();
  await page.getByRole('textbox', { name: 'cloud-init user data' }).fill('#cloud-config\ntoken: Cl0udSecret');
  await page.reload();
  expect(requested).toEqual(['beforeunload']);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('half-done');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('');
  await expect(page.getByLabel('SSH key')).toHaveValue('');
  await page.getByText('Set the machine up with cloud-init').click();
  await expect(page.getByRole('textbox', { name: 'cloud-init user data' })).toHaveValue('');
  const saved = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(saved).toContain('half-done');
  for (const secret of ['Str0ngSecret', 'Cl0udSecret', 'b3BlbnNzaC1rZXk']) expect(saved).not.toContain(secret);
});

test('a site that names no addresses and networks among its features reserves and asks for none', async ({
  customer: page,
  site: _,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await changeSiteConfig(page, ({ features: { ips: _ips, privateNetworks: _networks, ...features } }) => ({
    features,
  }));
  await page.goto('/app/compute/create');
  await page.getByLabel('SSH key').fill(publicKey);
  await expect(page.getByRole('switch', { name: 'Public IPv4 address' })).toHaveCount(0);
  const created = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: create }).click();
  expect(new URLSearchParams((await created).postData() ?? '').get('reserve_public_ip')).toBe('false');
  await expect(page.getByRole('heading', { level: 1, name: 'ubuntu-jhv-1' })).toBeVisible();
  expect(requested.filter((path) => path.endsWith('/network/networks'))).toEqual([]);
});

test('a full location says so, and another one takes the machine with all that was typed', async ({
  customer: page,
  site,
}) => {
  await page.goto('/app/compute/create');
  await page.getByRole('radio', { name: 'Tartu' }).check();
  await choose(page, /Host pool/, /gpu/);
  await nameNewVm(page, 'render');
  await page.getByRole('textbox', { name: 'Password' }).fill('Str0ngEnough');
  await page.getByRole('button', { name: create }).click();

  const alert = page.getByRole('alert').filter({ hasText: 'There was an error while creating your resource' });
  await expect(alert).toContainText(
    'Compute resources temporarily unavailable due to high demand. If possible, choose a different region or location.',
  );
  await alert.getByRole('button', { name: 'Choose another location' }).click();
  await expect(page.getByRole('radio', { name: 'Tartu' })).toBeFocused();
  await page.getByRole('radio', { name: 'Tallinn' }).check();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('render');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('Str0ngEnough');
  await page.getByRole('button', { name: create }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'render' })).toBeVisible();
  expect(await findVm(site, 'render')).toMatchObject({ location: 'tll', status: 'creating' });
});

test('a suggested name does not come in between while one is being typed; a machine of a free size gets the disks that were added to it', async ({
  customer: page,
  site,
}) => {
  const release = await hold(page, '/vm_images');
  await page.goto('/app/compute/create');
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue('vm-jhv-1');
  await name.focus();
  release();
  await expect(page.getByRole('radio', { name: 'Debian' })).toBeVisible();
  await expect(name).toHaveValue('vm-jhv-1');
  await name.blur();
  await expect(name).toHaveValue('ubuntu-jhv-1');
  await page.getByRole('radio', { name: 'Debian' }).check();
  await expect(name).toHaveValue('debian-jhv-1');
  await name.fill('shop');
  await page.getByRole('radio', { name: 'Ubuntu' }).check();
  await expect(name).toHaveValue('shop');

  await page.getByRole('radio', { name: 'Custom size' }).check();
  await page.getByRole('textbox', { name: 'vCPU' }).fill('3');
  await page.getByRole('textbox', { name: 'Memory' }).fill('6');
  await page.getByRole('textbox', { name: 'Disk', exact: true }).fill('50');
  await page.getByRole('button', { name: 'Add disk' }).click();
  await page.getByRole('textbox', { name: 'Disk 2' }).fill('120');
  await page.getByRole('button', { name: 'Add disk' }).click();
  await page.getByRole('button', { name: 'Remove disk 3' }).click();
  await page.getByLabel('SSH key').fill(publicKey);
  await page.getByRole('switch', { name: 'Public IPv4 address' }).uncheck();
  await name.fill('bigger');
  await page.getByRole('button', { name: create }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'bigger' })).toBeVisible();
  await site.advance(20);
  const vm = await findVm(site, 'bigger');
  expect(vm).toMatchObject({ vcpu: 3, memory: 6144, public_ipv4: null });
  expect(vm.storage.map(({ size }) => size)).toEqual([50, 120]);
});
