import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, screen, waitFor, within } from 'storybook/test';
import { getBucket } from '@livery/api/generated/operations/storage';
import { screenStory, screens } from '#stories/screens.js';
import type { Site } from '#stories/site.js';

const meta = { title: 'Screens/Buckets', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

export const List = screenStory({ path: '/storage' }, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'tamm-shop-media' })).toBeVisible();
  await expect(canvas.getByRole('tab', { name: t`Buckets` })).toHaveAttribute('aria-selected', 'true');
  const row = canvas.getByRole('link', { name: 'agency-archive' }).closest('tr')!;
  await expect(row).toHaveTextContent(t`Suspended`);
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

export const AllowedOrigins = screenStory(
  { path: '/storage/bucket/tamm-shop-media?tab=cors' },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByDisplayValue('https://shop.tamm-partners.example')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t`Add origin` }));
    await userEvent.keyboard('shop.example');
    await userEvent.click(canvas.getByRole('button', { name: t`Save` }));
    await canvas.findByText(t`Enter the address of a website, for example https://shop.example`);
  },
);

/** The site of the story, for what it has at the end. */
let site: Site;

export const RetrySendsWhatIsShown = screenStory(
  {
    async before(opened) {
      site = opened;
      await Promise.resolve();
    },
    path: '/storage/bucket/tamm-shop-media?tab=cors',
    faults: [{ operationId: 'setBucketCors', status: 500, times: 1 }],
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t`Add origin` }));
    await userEvent.keyboard('https://one.example');
    await userEvent.click(canvas.getByRole('button', { name: t`Save` }));
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: t`Add origin` }));
    await userEvent.keyboard('https://two.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Saved the allowed origins of tamm-shop-media');
    const { allowed_origins } = await site.api.read(getBucket, { name: 'tamm-shop-media' });
    await expect(allowed_origins).toEqual(expect.arrayContaining(['https://one.example', 'https://two.example']));
  },
);

export const Connect = screenStory(
  { path: '/storage/bucket/tamm-backups?tab=connect' },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'rclone' }));
    await expect(canvas.getByText(/rclone ls storage:tamm-backups/)).toBeVisible();
  },
);

export const NotFound = screenStory({ path: '/storage/bucket/nobodys' }, async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: t`Bucket not found` });
});

export const Deleting = screenStory({ path: '/storage/bucket/tamm-shop-media' }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: t`Actions` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: t`Delete` }));
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(dialog).toHaveTextContent(/10 objects/));
});

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
  await userEvent.type(await canvas.findByRole('textbox', { name: t`Name` }), 'Site-');
  const rules = canvas.getByRole('list', { name: t`Rules of the name` });
  await expect(within(rules).getAllByText(/^\((missing|täitmata)\)$/)).toHaveLength(2);
  const perGigabyte = /0[.,]025/;
  await canvas.findAllByText(perGigabyte);
  const size = canvas.getByRole('textbox', { name: new RegExp(t`Expected size`) });
  await userEvent.clear(size);
  await userEvent.type(size, '0');
  await userEvent.tab();
  await waitFor(() => expect(canvas.queryAllByText(perGigabyte)).toEqual([]));
  await userEvent.click(canvas.getByRole('button', { name: t`Create bucket` }));
  await expect(await canvas.findAllByText(t`Use only lowercase letters, digits and hyphens`)).not.toHaveLength(1);
});
