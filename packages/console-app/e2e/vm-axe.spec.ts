import type { Page } from '@playwright/test';
import type { diskActions, replicaActions, vlanActions, vmActions } from '../src/areas/compute/actions.js';
import { expect, settled, test } from './harness.js';
import { act, dialogOf, openVm } from './vms.js';
import { violations } from './violations.js';

const tabs = ['Overview', 'Disks', 'Snapshots and backups', 'Network', 'Metrics', 'Activity', 'Settings'] as const;

/** How a dialog is opened: a machine that can have it, and the item of its menu or the button of one of its tabs. */
type Way = { vm: string } & ({ item: string } | { tab: (typeof tabs)[number]; button: RegExp });

type IdIn<Table extends { actions: object }> = keyof Table['actions'] & string;

/** The actions that ask something. */
type Asking =
  | Exclude<IdIn<typeof vmActions>, 'start' | 'rename' | 'console' | 'backup'>
  | `disk ${Exclude<IdIn<typeof diskActions>, 'create'>}`
  | `replica ${Exclude<IdIn<typeof replicaActions>, 'create'>}`
  | `VLAN ${IdIn<typeof vlanActions>}`;

/** All of them: a dialog that is not looked at does not compile. */
const dialogs: Record<Asking, Way> = {
  stop: { vm: 'api', tab: 'Overview', button: /^Stop$/ },
  forceStop: { vm: 'api', item: 'Force stop' },
  delete: { vm: 'api', item: 'Delete' },
  password: { vm: 'api', item: 'Change password' },
  clone: { vm: 'api', item: 'Clone' },
  reinstall: { vm: 'api', item: 'Reinstall' },
  rebuild: { vm: 'api', item: 'Rebuild from snapshot or backup' },
  snapshot: { vm: 'api', item: 'Take snapshot' },
  addDisk: { vm: 'api', item: 'Add disk' },
  moveBilling: { vm: 'api', item: 'Move to another billing account' },
  apiRequests: { vm: 'api', item: 'Show as API request' },
  'disk grow': { vm: 'api', tab: 'Disks', button: /^Grow disk sda/ },
  addVlan: { vm: 'api', tab: 'Network', button: /^Add VLAN/ },
  'VLAN remove': { vm: 'api', tab: 'Network', button: /^Remove VLAN/ },
  unassignAddress: { vm: 'api', tab: 'Network', button: /^Unassign/ },
  rescue: { vm: 'ci-runner', item: 'Start in rescue mode' },
  resize: { vm: 'ci-runner', item: 'Resize' },
  assignAddress: { vm: 'ci-runner', tab: 'Network', button: /^Assign address/ },
  'disk delete': { vm: 'mail', tab: 'Disks', button: /^Delete disk sdb/ },
  'replica rebuild': { vm: 'gitlab', tab: 'Snapshots and backups', button: /^Rebuild from snapshot/ },
  'replica delete': { vm: 'gitlab', tab: 'Snapshots and backups', button: /^Delete snapshot/ },
};

const machines = [...new Set(Object.values(dialogs).map(({ vm }) => vm))];

async function open(page: Page, way: Way): Promise<void> {
  if ('item' in way) {
    await act(page, way.item);
    return;
  }
  await page.getByRole('tab', { name: way.tab }).click();
  await page.getByRole('button', { name: way.button }).first().click();
}

/* In dark: the stories are looked at in light. */
test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

test('no tab of a machine has a violation', async ({ customer: page, site }) => {
  test.slow();
  await openVm(page, site, 'api');
  for (const name of tabs) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').locator('[aria-busy="true"]')).toHaveCount(0);
    await settled(page);
    expect(await violations(page, 'main'), name).toEqual([]);
  }
});

for (const vm of machines) {
  test(`no dialog of ${vm} has a violation`, async ({ customer: page, site }) => {
    test.slow();
    await openVm(page, site, vm);
    for (const [id, way] of Object.entries(dialogs)) {
      if (way.vm !== vm) continue;
      await open(page, way);
      await expect(dialogOf(page), id).toBeVisible();
      await expect(dialogOf(page).locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await violations(page, '[role="dialog"], [role="alertdialog"]'), id).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialogOf(page), id).toBeHidden();
    }
  });
}

test('the create form with its errors has no violation', async ({ customer: page, site: _ }) => {
  await page.goto('/app/compute/create');
  await page.getByRole('radio', { name: 'Custom size' }).check();
  await page.getByRole('textbox', { name: 'vCPU' }).fill('');
  await page.getByRole('textbox', { name: 'Password' }).fill('weak');
  await page.getByRole('button', { name: 'Create virtual machine' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'fields to continue' })).toBeFocused();
  await settled(page);
  expect(await violations(page)).toEqual([]);
});
