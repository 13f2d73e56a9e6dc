import { changeSiteConfig, chooseByKeys, expect, lose, tabTo, test } from './harness.js';
import { accountNamed, actOnRow, rowOf } from './network.js';
import { bucketsIn, findBucket, openBucket, ruleOf } from './storage.js';
import { changesSent, choose, dialogOf, subtitle, submitOf, toast, typeName } from './vms.js';

/** A bucket of the demo scenario with objects and allowed origins. */
const media = 'tamm-shop-media';

test('the navigation leads to the buckets with what they hold and cost, and narrows them; the form of a new one tells the rules of its name, the price of what is expected, and that another customer has the name', async ({
  customer: page,
  site,
}) => {
  const sent = changesSent(page);

  await page.goto('/app/');
  await page.getByRole('navigation').getByRole('link', { name: 'Storage' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Buckets' })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  await expect(rowOf(page, 'saar-launch')).toContainText('Client project Saar');
  await expect(rowOf(page, 'import-staging')).toContainText('0 bytes');
  await expect(rowOf(page, 'import-staging')).toContainText('€0.00');
  await expect(rowOf(page, 'agency-archive')).toContainText('Suspended');
  await choose(page.getByRole('search'), /Access/, /^Suspended/);
  await expect(page.getByRole('rowheader')).toHaveText([/agency-archive/]);
  await choose(page.getByRole('search'), /Access/, 'Active or suspended');
  await page.getByRole('searchbox', { name: 'Search buckets' }).fill('saar');
  await expect(page.getByRole('rowheader')).toHaveText([/saar-launch/]);

  await page.getByRole('link', { name: 'Create bucket' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Site-');
  await expect(ruleOf(page, 'Use 3 to 63 characters')).toContainText('(kept)');
  await expect(ruleOf(page, 'lowercase')).toContainText('(missing)');
  await expect(ruleOf(page, 'Begin and end')).toContainText('(missing)');
  await page.getByRole('button', { name: 'Create bucket' }).click();
  await expect(name).toHaveAccessibleDescription(/Use only lowercase letters, digits and hyphens/);
  await name.fill(media);
  await expect(name).toHaveAccessibleDescription(/There is a bucket of this name already/);
  expect(sent).toEqual([]);
  await name.fill('backups');
  await page.getByRole('button', { name: 'Create bucket' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'There was an error while creating your resource' });
  await expect(alert).toContainText('names are shared by all customers');
  await name.fill('site-archive');
  await expect(ruleOf(page, 'lowercase')).toContainText('(kept)');
  await expect(page.getByText(/Address of the bucket: .*\/site-archive$/)).toBeVisible();
  await expect(page.getByText('€2.50').first()).toBeVisible();
  await expect(page.getByText('€0.025 per GB and month at the expected size').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Expected size' }).fill('1000');
  await expect(page.getByText('€20.00').first()).toBeVisible();
  await expect(page.getByText('€0.02 per GB and month at the expected size').first()).toBeVisible();
  await choose(page, /Billing account/, 'Client project Saar');
  await page.getByRole('button', { name: 'Create bucket' }).click();
  await expect(toast(page, 'Created site-archive')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'site-archive' })).toBeVisible();
  expect(await findBucket(site, 'site-archive')).toMatchObject({
    num_objects: 0,
    billing_account_id: await accountNamed(site, 'Client project Saar'),
  });
});

test('a bucket whose answer was lost is found again by its name, and is not asked for twice', async ({
  customer: page,
}) => {
  const sent = changesSent(page);
  await page.goto('/app/storage/create');
  await page.getByRole('textbox', { name: 'Name' }).fill('perhaps');
  await lose(page, 'storage/bucket');
  await page.getByRole('button', { name: 'Create bucket' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'perhaps' })).toBeVisible();
  expect(sent).toEqual(['PUT /storage/bucket']);
});

test('a suspended bucket says why, and is served again once another account pays; one is deleted by its name, and the dialog says what goes with it', async ({
  customer: page,
  site,
}) => {
  await openBucket(page, 'agency-archive', 'overview');
  const notice = page.getByText('The bucket is suspended');
  await expect(notice).toBeVisible();
  await expect(subtitle(page, 'Access')).toContainText('Suspended');
  await expect(subtitle(page, 'Billing account')).toContainText('Old agency account');
  await page.getByRole('button', { name: 'Move to another billing account' }).click();
  await choose(dialogOf(page), /Billing account/, 'Client project Saar');
  await submitOf(dialogOf(page)).click();
  await expect(toast(page, 'Moved agency-archive to another billing account')).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(subtitle(page, 'Billing account')).toContainText('Client project Saar');
  expect(await findBucket(site, 'agency-archive')).toMatchObject({ is_suspended: false });

  const { num_objects: count } = await findBucket(site, media);
  await site.faults({
    operationId: 'deleteBucket',
    status: 409,
    body: { message: 'The bucket is not empty' },
    times: 1,
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Storage' }).click();
  const dialog = await actOnRow(page, media, 'Delete');
  await expect(dialog).toContainText(`${count} objects`);
  await expect(submitOf(dialog)).toBeDisabled();
  await typeName(dialog, media);
  await submitOf(dialog).click();
  await expect(dialog.getByRole('alert')).toContainText('The bucket is not empty');
  await submitOf(dialog).click();
  await expect(toast(page, `Deleted ${media}`)).toBeVisible();
  await expect(rowOf(page, media)).toBeHidden();
  expect((await bucketsIn(site)).map(({ name }) => name)).not.toContain(media);
});

test('allowed origins are valid addresses, are saved as a whole, and show what somebody else has changed; what the storage did not save stays, with what it said, and is saved by the retry', async ({
  customer: page,
  site,
}) => {
  await openBucket(page, media, 'cors');
  const origin = (number: number) => page.getByRole('textbox', { name: `Origin ${number}` });
  await expect(origin(2)).toHaveValue('https://www.tamm-partners.example');
  await site.otherUser('setBucketCors', {}, { name: media, allowed_origins: ['https://shop.tamm-partners.example'] });
  await page.reload();
  await expect(origin(1)).toBeVisible();
  await expect(origin(2)).toBeHidden();
  await page.getByRole('button', { name: 'Add origin' }).click();
  await expect(origin(2)).toBeFocused();
  await page.keyboard.type('shop.example/cart');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(origin(2)).toHaveAccessibleDescription(/Enter the address of a website/);
  await origin(2).fill('https://Shop.example/cart');
  await expect(page.getByText('A browser sends only https://shop.example, which')).toBeVisible();
  await origin(2).fill('*');
  await expect(page.getByText('Lets the pages of every website in')).toBeVisible();
  await origin(2).fill('https://Shop.example/');
  await page.getByRole('button', { name: 'Allow this console' }).click();
  await expect(origin(3)).toHaveValue(site.origin);
  await page.getByRole('button', { name: 'Remove origin 1' }).click();
  await page.getByText('Show as API request').click();
  await expect(page.getByRole('region', { name: 'API request' })).toContainText(
    'allowed_origins[]=https://shop.example',
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, `Saved the allowed origins of ${media}`)).toBeVisible();
  expect(await findBucket(site, media)).toMatchObject({ allowed_origins: ['https://shop.example', site.origin] });
  await expect(origin(1)).toHaveValue('https://shop.example');
  await page.getByRole('button', { name: 'Remove origin 2' }).click();
  await page.getByRole('button', { name: 'Remove origin 1' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await findBucket(site, media)).allowed_origins).toEqual([]);

  await site.faults({ operationId: 'setBucketCors', status: 500, times: 1 });
  await openBucket(page, 'import-staging', 'cors');
  await page.getByRole('button', { name: 'Add origin' }).click();
  await page.keyboard.type('https://draft.example');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Origin 1' })).toHaveValue('https://draft.example');
  await page.getByRole('button', { name: 'Save' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Error performing action' });
  await expect(alert).toContainText('IOException');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect
    .poll(async () => (await findBucket(site, 'import-staging')).allowed_origins)
    .toEqual(['https://draft.example']);
});

test('a bucket that cannot be read says so, with what the storage said, and one that is not there leads to the list; says how programs reach a bucket, with its name in the host where the site is set up so', async ({
  customer: page,
  site,
}) => {
  await changeSiteConfig(page, () => ({ s3ForcePathStyle: false }));

  await site.faults({
    operationId: 'getBucket',
    status: 500,
    body: { message: 'java.io.IOException: disk' },
    times: 1,
  });
  await page.goto(`/app/storage/bucket/${media}`);
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to get storage bucket' });
  await expect(alert).toContainText('java.io.IOException: disk');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: media })).toBeVisible();
  await page.goto('/app/storage/bucket/nobodys');
  await expect(page.getByRole('heading', { level: 1, name: 'Bucket not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Buckets' })).toBeVisible();

  const settings = page.getByRole('region', { name: 'Settings' });
  await page.getByRole('link', { name: 'tamm-backups', exact: true }).click();
  await page.getByRole('tab', { name: 'Connect' }).click();
  await expect(subtitle(page, 'Address of the bucket')).toContainText(/http:\/\/tamm-backups\.localhost:\d+/);
  await expect(settings).toContainText('aws configure set s3.addressing_style virtual');
  await page.getByRole('radio', { name: 's3cmd' }).check();
  await expect(settings).toContainText('host_bucket = %(bucket)s.localhost');
  await page.getByRole('radio', { name: 'rclone' }).check();
  await expect(settings).toContainText('force_path_style = false');
  await expect(settings).toContainText('YOUR_SECRET_KEY');
  await expect(page.getByRole('region', { name: 'Commands' })).toContainText('storage:tamm-backups');
});

test('a thousand buckets show, and one is found and deleted by the keyboard alone', async ({
  customer: page,
  site,
}) => {
  await site.reset('large');
  await page.goto('/app/storage');
  await expect(page.getByRole('button', { name: /^View all/ })).toBeVisible();
  await tabTo(page, /Search buckets/);
  await page.keyboard.type('project-0777');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await tabTo(page, /^project-0777$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'project-0777' })).toBeVisible();
  await chooseByKeys(page, /^Actions$/, 'del');
  await expect(page.getByRole('textbox', { name: 'Type “project-0777” to confirm' })).toBeVisible();
  await tabTo(page, /Type “project-0777/);
  await page.keyboard.type('project-0777');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Deleted project-0777')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Buckets' })).toBeVisible();
});
