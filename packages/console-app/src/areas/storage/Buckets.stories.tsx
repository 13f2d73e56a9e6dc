import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, screen, waitFor, within } from 'storybook/test';
import { getBucket, setBucketCors } from '@livery/api/generated/operations/storage';
import { pass } from '#stories/acting.js';
import { leaveDraft } from '#stories/leaveDraft.js';
import { loseResponse } from '#stories/calls.js';
import { screenStory, screens, site } from '#stories/screens.js';

const meta = { title: 'Screens/Buckets', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

export const List = screenStory({ path: '/storage' }, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'tamm-shop-media' })).toBeVisible();
  await expect(canvas.getByRole('tab', { name: t`Buckets` })).toHaveAttribute('aria-selected', 'true');
  const expectFacts = async (name: string, ...facts: string[]) => {
    const row = canvas.getByRole('link', { name }).closest('tr')!;
    for (const fact of facts) await waitFor(() => expect(row).toHaveTextContent(fact));
  };
  await expectFacts('agency-archive', t`Suspended`);
  await expectFacts('saar-launch', 'Client project Saar');
  await expectFacts('import-staging', '0 bytes', '€0.00');
});

export const Empty = screenStory({ path: '/storage', scenario: 'empty' }, async ({ canvas }) => {
  await canvas.findByText(
    t`Your buckets will be here. A bucket holds files that programs and people reach over the S3 API.`,
  );
});

export const NotLoaded = screenStory(
  { path: '/storage', faults: [{ operationId: 'listBuckets', status: 500 }] },
  async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t`The buckets could not be loaded`);
    await expect(canvas.getByRole('table')).toHaveTextContent(t`The buckets could not be loaded`);
    await expect(alert).toHaveTextContent('IOException');
  },
);

export const Detail = screenStory({ path: '/storage/bucket/tamm-shop-media?tab=overview' }, async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'tamm-shop-media' });
  await canvas.findByText(/\/tamm-shop-media$/);
});

export const Suspended = screenStory({ path: '/storage/bucket/agency-archive?tab=overview' }, async ({ canvas }) => {
  await canvas.findByText(t`The bucket is suspended`);
});

const facts = { name: 'tamm-shop-media', size_bytes: 1024, num_objects: 1, owner: 'mari', billing_account_id: 1201 };

/** A bucket of which the server does not say whether it is suspended is not called active. */
export const AccessUnknown = screenStory(
  {
    path: '/storage/bucket/tamm-shop-media?tab=overview',
    faults: [{ operationId: 'getBucket', body: { ...facts, is_suspended: null }, times: 99 }],
  },
  async ({ canvas }) => {
    const access = await canvas.findByText(t`Access`, { selector: 'dt' });
    await waitFor(() => expect(access.parentElement).toHaveTextContent(t`Unknown`));
    await expect(canvas.queryByText(t`Active`)).toBeNull();
  },
);

/** In the list it is neither active nor suspended. */
export const AccessUnknownInList = screenStory(
  {
    path: '/storage?access=active',
    faults: [
      {
        operationId: 'listBuckets',
        body: [
          { ...facts, name: 'known', is_suspended: false },
          { ...facts, name: 'odd', is_suspended: null },
        ],
        times: 99,
      },
    ],
  },
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'known' });
    await expect(canvas.queryByRole('link', { name: 'odd' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await canvas.findByRole('link', { name: 'odd' });
  },
);

const originsOf = async (name: string) => (await site.api.read(getBucket, { name })).allowed_origins;

/** Origins are valid addresses, are saved as a whole, and show what somebody else has changed. */
export const AllowedOrigins = screenStory(
  { path: '/storage/bucket/tamm-shop-media?tab=cors' },
  async ({ canvas, userEvent }) => {
    const name = 'tamm-shop-media';
    await expect(await canvas.findByDisplayValue('https://shop.tamm-partners.example')).toBeVisible();
    await expect(canvas.getByDisplayValue('https://www.tamm-partners.example')).toBeVisible();
    await site.api.change(setBucketCors, { name, allowed_origins: ['https://shop.tamm-partners.example'] });
    await pass(site, 120);
    await waitFor(() => expect(canvas.getAllByRole('textbox')).toHaveLength(1));

    const save = t`Save`;
    await userEvent.click(canvas.getByRole('button', { name: t`Add origin` }));
    const origin = canvas.getByRole('textbox', { name: 'Origin 2' });
    await expect(origin).toHaveFocus();
    await userEvent.keyboard('https://Shop.example/cart');
    await canvas.findByText(/Enter only https:\/\/shop\.example: with a path/);
    await userEvent.clear(origin);
    await userEvent.type(origin, '*');
    await canvas.findByText(/Lets the pages of every website in/);
    await userEvent.clear(origin);
    await userEvent.type(origin, 'https://Shop.example/');
    await userEvent.click(canvas.getByRole('button', { name: 'Allow this console' }));
    await expect(canvas.getByRole('textbox', { name: 'Origin 3' })).toHaveValue(site.origin);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove origin 1' }));
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Origin 1' })).toHaveValue('https://shop.example'));
    await expect(await originsOf(name)).toEqual(['https://shop.example', site.origin]);
    for (const number of [2, 1]) await userEvent.click(canvas.getByRole('button', { name: `Remove origin ${number}` }));
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await waitFor(async () => expect(await originsOf(name)).toEqual([]));

    await userEvent.click(canvas.getByRole('button', { name: t`Add origin` }));
    await userEvent.keyboard('shop.example');
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await canvas.findByText(t`Enter the address of a website, for example https://shop.example`);
    const added = canvas.getByRole('textbox', { name: 'Origin 1' });
    await userEvent.clear(added);
    await userEvent.type(added, 'https://shop.example{Enter}');
    await waitFor(async () => expect(await originsOf(name)).toEqual(['https://shop.example']));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Discard changes' })).toBeNull());
    await expect(added).toHaveFocus();
  },
);

const untold = { ...facts, is_suspended: false };

/** Origins that the storage does not tell are sent as they stand here, each time. */
export const OriginsNotTold = screenStory(
  {
    path: '/storage/bucket/tamm-shop-media?tab=cors',
    faults: [
      { operationId: 'listBuckets', body: [untold], times: 99 },
      { operationId: 'getBucket', body: untold, times: 99 },
    ],
  },
  async ({ canvas, userEvent }) => {
    await canvas.findByText(t`None entered. Saved like this, no origin is allowed any more.`);
    await userEvent.click(canvas.getByRole('button', { name: t`Add origin` }));
    await userEvent.keyboard('https://shop.example');
    await userEvent.click(canvas.getByRole('button', { name: t`Save` }));
    await screen.findByText('Saved the allowed origins of tamm-shop-media');
    await userEvent.click(canvas.getByRole('button', { name: t`Save` }));
    const sent = () => site.changes.map(({ form }) => form.getAll('allowed_origins[]'));
    await waitFor(() => expect(sent()).toEqual([['https://shop.example'], ['https://shop.example']]));
    await expect(canvas.queryByText(/Changed by somebody else/)).toBeNull();
  },
);

/** Origins that the storage tells only after editing began are not replaced unseen. */
export const OriginsToldMeanwhile = screenStory(
  {
    path: '/storage/bucket/tamm-shop-media?tab=cors',
    faults: [
      { operationId: 'listBuckets', body: [untold], times: 99 },
      { operationId: 'getBucket', body: untold, times: 99 },
    ],
  },
  async ({ canvas, userEvent }) => {
    const notTold = /The storage does not say which origins are allowed now/;
    await canvas.findByText(notTold);
    await userEvent.click(canvas.getByRole('button', { name: 'Add origin' }));
    await userEvent.keyboard('https://new.example');
    await site.setFaults([]);
    await pass(site, 120);
    await waitFor(() => expect(canvas.queryByText(notTold)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Somebody else has changed this meanwhile');
    await expect(site.changes).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await canvas.findByDisplayValue('https://shop.tamm-partners.example');
  },
);

const ofAnotherClient = { ...facts, allowed_origins: ['http://localhost:*'] };

/** An origin that another client of the storage has entered is kept as it is, though it could not be entered here. */
export const OriginsOfAnotherClient = screenStory(
  {
    path: '/storage/bucket/tamm-shop-media?tab=cors',
    faults: [
      { operationId: 'listBuckets', body: [ofAnotherClient], times: 99 },
      { operationId: 'getBucket', body: ofAnotherClient, times: 99 },
    ],
  },
  async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('http://localhost:*');
    await userEvent.click(canvas.getByRole('button', { name: t`Add origin` }));
    await userEvent.keyboard('https://Shop.example/');
    await userEvent.click(canvas.getByRole('button', { name: t`Save` }));
    const sent = () => site.changes.map(({ form }) => form.getAll('allowed_origins[]'));
    await waitFor(() => expect(sent()).toEqual([['http://localhost:*', 'https://shop.example']]));
  },
);

/** What was typed before a reload is there, and stays where the storage did not save it, or somebody else has saved other origins. */
export const RetrySendsWhatIsShown = screenStory(
  {
    async before(opened) {
      const origins = [{ url: 'https://one.example', id: '0' }];
      await leaveDraft(opened, 'cors import-staging', { origins, seen: '[]' });
    },
    path: '/storage/bucket/import-staging?tab=cors',
    faults: [{ operationId: 'setBucketCors', status: 500, times: 1 }],
  },
  async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('https://one.example');
    await userEvent.click(canvas.getByRole('button', { name: t`Save` }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Error performing action');
    await expect(alert).toHaveTextContent('IOException');
    await userEvent.click(canvas.getByRole('button', { name: t`Add origin` }));
    await userEvent.keyboard('https://two.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Saved the allowed origins of import-staging');
    await expect(await originsOf('import-staging')).toEqual(['https://one.example', 'https://two.example']);

    const theirs = ['https://three.example'];
    await userEvent.click(canvas.getByRole('button', { name: 'Remove origin 1' }));
    await site.api.change(setBucketCors, { name: 'import-staging', allowed_origins: theirs });
    await userEvent.click(canvas.getByRole('button', { name: t`Save` }));
    await canvas.findByText('Somebody else has changed this meanwhile');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await canvas.findByDisplayValue('https://three.example');
    await expect(canvas.queryByText('Somebody else has changed this meanwhile')).toBeNull();
    await expect(await originsOf('import-staging')).toEqual(theirs);
  },
);

/** How programs reach a bucket whose name is in the host. */
export const Connect = screenStory(
  { path: '/storage/bucket/tamm-backups?tab=connect', config: { s3ForcePathStyle: false } },
  async ({ canvas, userEvent }) => {
    await canvas.findByText(/^https:\/\/tamm-backups\./);
    await canvas.findByText(/aws configure set s3\.addressing_style virtual/);
    await userEvent.click(await canvas.findByRole('radio', { name: 's3cmd' }));
    await canvas.findByText(/host_bucket = %\(bucket\)s\./);
    await userEvent.click(await canvas.findByRole('radio', { name: 'rclone' }));
    await canvas.findByText(/force_path_style = false/);
    await expect(canvas.getByText(/rclone ls storage:tamm-backups/)).toBeVisible();
  },
);

export const NotFound = screenStory({ path: '/storage/bucket/nobodys' }, async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: t`Bucket not found` });
  await expect(canvas.getByRole('link', { name: 'Go to the list' })).toHaveAttribute('href', '/app/storage');
});

export const NotRead = screenStory(
  {
    path: '/storage/bucket/tamm-shop-media',
    faults: [{ operationId: 'getBucket', status: 500, body: { message: 'java.io.IOException: disk' } }],
  },
  async ({ canvas, userEvent }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to get storage bucket');
    await expect(alert).toHaveTextContent('java.io.IOException: disk');
    await site.setFaults([]);
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await canvas.findByRole('heading', { level: 1, name: 'tamm-shop-media' });
  },
);

/** A bucket is served again once another account pays; the storage may refuse to delete it, says why, and is asked again. */
export const Deleting = screenStory(
  {
    path: '/storage/bucket/agency-archive?tab=overview',
    faults: [{ operationId: 'deleteBucket', status: 409, body: { message: 'The bucket is not empty' }, times: 1 }],
  },
  async ({ canvas, userEvent }) => {
    const fact = (label: string) => canvas.getByText(label, { selector: 'dt' }).nextElementSibling;
    await canvas.findByText('The bucket is suspended');
    await expect(fact('Access')).toHaveTextContent('Suspended');
    await waitFor(() => expect(fact('Billing account')).toHaveTextContent('Old agency account'));
    await userEvent.click(canvas.getByRole('button', { name: 'Move to another billing account' }));
    const move = within(await screen.findByRole('dialog', { name: /Move/ }));
    await userEvent.click(await move.findByRole('button', { name: /Billing account/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Client project Saar/ }));
    await userEvent.click(move.getByRole('button', { name: 'Move' }));
    await screen.findByText('Moved agency-archive to another billing account');
    await waitFor(() => expect(canvas.queryByText('The bucket is suspended')).toBeNull());
    await waitFor(() => expect(fact('Billing account')).toHaveTextContent('Client project Saar'));
    await expect((await site.api.read(getBucket, { name: 'agency-archive' })).is_suspended).toBe(false);

    await userEvent.click(await canvas.findByRole('button', { name: t`Actions` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t`Delete` }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toHaveTextContent(/24 objects/));
    await userEvent.type(within(dialog).getByRole('textbox'), 'agency-archive');
    const submit = within(dialog).getByRole('button', { name: 'Delete bucket' });
    await userEvent.click(submit);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('The bucket is not empty');
    await userEvent.click(submit);
    await screen.findByText('Deleted agency-archive');
    await canvas.findByRole('heading', { level: 1, name: 'Buckets' });
  },
);

/** The list said that it is empty, which may have been before an upload: without a response of now it is not said again. */
export const DeletingUncounted = screenStory(
  { path: '/storage', faults: [{ operationId: 'getBucket', status: 500 }] },
  async ({ canvas, userEvent }) => {
    const row = (await canvas.findByRole('link', { name: 'import-staging' })).closest('tr')!;
    await userEvent.click(within(row).getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: t`Delete` }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/All objects in the bucket are deleted/);
  },
);

export const Create = screenStory({ path: '/storage/create' }, async ({ canvas, userEvent }) => {
  const name = await canvas.findByRole('textbox', { name: t`Name` });
  await userEvent.type(name, 'site-archive');
  await canvas.findByText(/Address of the bucket: .*\/site-archive$/);
  await userEvent.clear(name);
  await userEvent.type(name, 'Site-');
  const rules = canvas.getByRole('list', { name: t`Rules of the name` });
  await expect(within(rules).getAllByText(/^\((missing|täitmata)\)$/)).toHaveLength(2);
  const perGigabyte = /0[.,]025/;
  await canvas.findAllByText(perGigabyte);
  await canvas.findAllByText('€2.50');
  const size = canvas.getByRole('textbox', { name: new RegExp(t`Expected size`) });
  await userEvent.clear(size);
  await userEvent.type(size, '1000');
  await userEvent.tab();
  await canvas.findAllByText('€20.00');
  await canvas.findAllByText(/€0\.02 per GB and month at the expected size/);
  await userEvent.clear(size);
  await userEvent.type(size, '0');
  await userEvent.tab();
  await waitFor(() => expect(canvas.queryAllByText(perGigabyte)).toEqual([]));
  await userEvent.click(canvas.getByRole('button', { name: t`Create bucket` }));
  await expect(await canvas.findAllByText(t`Use only lowercase letters, digits and hyphens`)).not.toHaveLength(1);
  await userEvent.clear(name);
  await userEvent.type(name, 'tamm-shop-media');
  await waitFor(() =>
    expect(name).toHaveAccessibleDescription(expect.stringContaining('There is a bucket of this name already')),
  );
  await expect(site.changes).toEqual([]);
});

export const NoMoreBuckets = screenStory(
  {
    path: '/storage/create',
    faults: [{ operationId: 'getStorageUser', body: { userId: 'user-77', maxBuckets: 5 } }],
  },
  async ({ canvas }) => {
    await canvas.findByText(/You have as many buckets as you may have/);
  },
);

/** A bucket whose response was lost is found again by its name, and is not asked for twice. */
export const CreatedAfterAll = screenStory(
  {
    path: '/storage/create',
    before(opened) {
      loseResponse(opened, '/storage/bucket');
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'perhaps');
    const create = canvas.getByRole('button', { name: 'Create bucket' });
    await waitFor(() => expect(create).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(create);
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await canvas.findByRole('heading', { level: 1, name: 'perhaps' });
    await expect(site.changes.filter(({ call }) => call === 'PUT /storage/bucket')).toHaveLength(1);
  },
);
