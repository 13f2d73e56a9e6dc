import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, screen, waitFor, within } from 'storybook/test';
import { getS3Endpoint, listS3Keys, setBucketCors } from '@livery/api/generated/operations/storage';
import { openBucket } from '@livery/api/s3/bucket';
import type { S3Access, S3Bucket } from '@livery/api/s3/types';
import { inPageTransport } from '@livery/api/sandbox/s3/inPage';
import { href } from '#shared/paths.js';
import { screenStory, screens } from '#stories/screens.js';
import type { Site } from '#stories/site.js';

const meta = { title: 'Screens/Files of a bucket', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

const name = 'tamm-shop-media';
const at = (search: Record<string, string> = {}, storageName = name): string =>
  href('bucket', { storageName }, { tab: 'files', ...search });

/** For `before`: the bucket lets this page in. */
const allowing =
  (bucket = name) =>
  async (site: Site): Promise<void> => {
    await site.api.change(setBucketCors, { name: bucket, allowed_origins: [site.origin] });
  };

/** The bucket's storage, for what is in it before. */
async function openStorage(site: Site): Promise<S3Bucket> {
  const { url, region } = await site.api.read(getS3Endpoint, {});
  const [accessKey] = await site.api.read(listS3Keys, {});
  const access: S3Access = { endpoint: url, region, pathStyle: true, accessKey: '', secretKey: '', ...accessKey };
  const credentials = { current: () => Promise.resolve(access), renew: () => Promise.resolve(access) };
  const transport = inPageTransport(site.fetch, site.origin);
  return openBucket({ bucket: name, credentials, transport });
}

export const Folder = screenStory({ path: at({ prefix: 'products/' }), before: allowing() }, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'thumbnails' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'lamp-oak.png' })).toBeVisible();
});

export const EmptyBucket = screenStory(
  { path: at({}, 'import-staging'), before: allowing('import-staging') },
  async ({ canvas }) => {
    await canvas.findByText(/Files of this folder will be here/);
  },
);

export const NoAccess = screenStory({ path: at() }, async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: t`Allow browser access` })).toBeVisible();
});

export const StorageFails = screenStory(
  {
    path: at(),
    before: allowing(),
    faults: [{ path: `/s3/${name}/`, status: 500, body: { message: 'IOException' } }],
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('IOException');
    // A folder or a search that fails leads on to another.
    await expect(canvas.getByRole('navigation', { name: t`Folder` })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toBeVisible();
  },
);

export const StorageGivesNoAnswer = screenStory(
  { path: at(), before: allowing(), faults: [{ path: `/s3/${name}/`, network: true }] },
  async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t`The files could not be loaded`);
    await expect(within(alert).getByRole('link')).toHaveAttribute('href', expect.stringContaining(href('s3Keys')));
  },
);

export const Selected = screenStory({ path: at(), before: allowing() }, async ({ canvas, userEvent }) => {
  const row = (await canvas.findByRole('link', { name: 'logo.svg' })).closest('tr')!;
  await userEvent.click(within(row).getByRole('checkbox'));
  await expect(canvas.getByRole('button', { name: t`Delete` })).toBeVisible();
});

/** What a search hides is neither counted nor changed; a refresh keeps what is selected. */
export const SelectedAndSearched = screenStory({ path: at(), before: allowing() }, async ({ canvas, userEvent }) => {
  for (const file of ['logo.svg', 'index.html']) {
    const row = (await canvas.findByRole('link', { name: file })).closest('tr')!;
    await userEvent.click(within(row).getByRole('checkbox'));
  }
  await userEvent.click(canvas.getByRole('button', { name: t`Refresh` }));
  await userEvent.type(canvas.getByRole('searchbox'), 'logo');
  const strip = canvas.getByRole('group', { name: 'Actions for the selected rows' });
  await waitFor(() => expect(strip).toHaveTextContent('1 selected'));
  await userEvent.click(canvas.getByRole('button', { name: t`Delete` }));
  await expect(within(await screen.findByRole('alertdialog')).getAllByRole('listitem')).toHaveLength(1);
});

export const Picture = screenStory(
  { path: at({ prefix: 'products/', file: 'products/lamp-oak.png' }), before: allowing() },
  async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('img', { name: 'lamp-oak.png' });
  },
);

export const TextFile = screenStory(
  { path: at({ prefix: 'catalogue/', file: 'catalogue/price list.txt' }), before: allowing() },
  async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/lamp/);
  },
);

/** It is told that a text goes on, also where the bucket's CORS does not expose how much of it has come. */
export const LongTextFile = screenStory(
  {
    path: at({ prefix: 'catalogue/', file: 'catalogue/long.txt' }),
    async before(site) {
      await allowing()(site);
      await (await openStorage(site)).put('catalogue/long.txt', new Blob(['oak lamp\n'.repeat(10_000)]));
      const { fetch } = site;
      site.fetch = async (request) => {
        const response = await fetch(request);
        response.headers.delete('content-range');
        return response;
      };
    },
  },
  async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(t`The beginning of the file: its first 64 KiB.`);
  },
);

export const LinkToFile = screenStory({ path: at(), before: allowing() }, async ({ canvas, userEvent }) => {
  await canvas.findByRole('link', { name: 'logo.svg' });
  await userEvent.click(canvas.getByRole('button', { name: /logo\.svg/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: t`Get link` }));
  await screen.findByText(/X-Amz-Signature/);
});

export const Uploading = screenStory({ path: at(), before: allowing() }, async ({ canvas, userEvent }) => {
  await userEvent.upload(await canvas.findByLabelText(t`Files to upload`), new File(['hello'], 'a.txt'));
  await expect(await canvas.findByRole('link', { name: 'a.txt' })).toBeVisible();
});

/** The site of a story, for what is done to it later. */
let visited: Site;

/** Another file of the same name does not take the place of one that is still being sent, unasked. */
export const UploadingTheSameName = screenStory(
  {
    path: at(),
    async before(site) {
      await allowing()(site);
      const { fetch } = site;
      site.fetch = (request) => (request.method === 'PUT' ? new Promise(() => undefined) : fetch(request));
    },
  },
  async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(t`Files to upload`);
    await userEvent.upload(field, new File(['hello'], 'report.pdf'));
    await screen.findByRole('region', { name: t`Uploads` });
    await userEvent.upload(field, new File(['another'], 'report.pdf'));
    const question = within(await screen.findByRole('alertdialog', { name: t`Replace files that are there?` }));
    await question.findByText('report.pdf');
  },
);

/** What was chosen is kept for another try where the storage could not be asked what it has. */
export const UploadNotChecked = screenStory(
  {
    path: at({ prefix: 'products/' }),
    async before(site) {
      visited = site;
      await allowing()(site);
    },
  },
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'lamp-oak.png' });
    await visited.setFaults([{ path: `/s3/${name}/`, method: 'GET', status: 500, times: 1 }]);
    await userEvent.upload(await canvas.findByLabelText(t`Files to upload`), new File(['hello'], 'a.txt'));
    await screen.findByText(t`Nothing was uploaded`);
    await userEvent.click(screen.getByRole('button', { name: t`Retry` }));
    await expect(await canvas.findByRole('link', { name: 'a.txt' })).toBeVisible();
  },
);

/** What is being sent would end with the page: whoever logs out is asked first. */
export const LeavingWhileUploading = screenStory(
  {
    path: at(),
    stays: true,
    async before(site) {
      visited = site;
      await allowing()(site);
      const { fetch } = site;
      site.fetch = (request) => (request.method === 'PUT' ? new Promise(() => undefined) : fetch(request));
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(t`Files to upload`), new File(['hello'], 'a.txt'));
    await screen.findByRole('region', { name: t`Uploads` });
    const logOut = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Mari Tamm' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: t`Log out` }));
      return within(await screen.findByRole('alertdialog', { name: t`Leave while something is still being done?` }));
    };
    await userEvent.click((await logOut()).getByRole('button', { name: t`Cancel` }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(visited.storage.apiKey.get()).toBe('demo');
    // What is paused would end with the page as well.
    await userEvent.click(screen.getByRole('button', { name: 'Pause a.txt' }));
    await screen.findByRole('button', { name: 'Resume a.txt' });
    await userEvent.click((await logOut()).getByRole('button', { name: t`Leave` }));
    await waitFor(() => expect(visited.storage.apiKey.get()).toBeUndefined());
  },
);

/** Two files of one name in one choice: only the first is sent.  */
export const UploadingSeveral = screenStory({ path: at(), before: allowing() }, async ({ canvas, userEvent }) => {
  const files = ['a.txt', 'b.txt', 'a.txt'].map((file) => new File(['hello'], file));
  await userEvent.upload(await canvas.findByLabelText(t`Files to upload`), files);
  const panel = within(await screen.findByRole('region', { name: t`Uploads` }));
  await panel.findByText(t`Another file of this name was chosen with it`);
});

const moveFiles = () => t({ message: 'Move', context: 'files to another folder' });

export const MoveReplaces = screenStory(
  { path: at({ prefix: 'products/thumbnails/' }), before: allowing() },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /lamp-oak\.png/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: moveFiles() }));
    const folder = await screen.findByRole('textbox', { name: t`To the folder` });
    await userEvent.clear(folder);
    await userEvent.type(folder, 'products{Enter}');
    const question = within(await screen.findByRole('alertdialog', { name: t`Replace files that are there?` }));
    await question.findByText('lamp-oak.png');
    await expect(question.queryByRole('button', { name: t`Skip these` })).toBeNull();
  },
);

let answer: () => void;

/** What is cancelled while the storage is asked whether the name is taken is not done after its answer. */
export const RenameCancelled = screenStory(
  {
    path: at(),
    async before(site) {
      await allowing()(site);
      const { fetch } = site;
      const answered = new Promise<void>((go) => (answer = go));
      site.fetch = async (request) => {
        if (new URL(request.url).searchParams.get('prefix')?.startsWith('brand.svg')) await answered;
        return fetch(request);
      };
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /logo\.svg/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t`Rename` }));
    const dialog = within(await screen.findByRole('dialog'));
    const rename = dialog.getByRole('button', { name: t`Rename` });
    await waitFor(() => expect(rename).not.toHaveAttribute('aria-busy'));
    const field = dialog.getByRole('textbox', { name: t`Name` });
    await userEvent.clear(field);
    await userEvent.type(field, 'brand.svg');
    await userEvent.click(rename);
    await userEvent.click(dialog.getByRole('button', { name: t`Cancel` }));
    answer();
    await waitFor(() => expect(rename).not.toHaveAttribute('aria-busy'));
    await expect(dialog.getByRole('textbox', { name: t`Name` })).toHaveValue('brand.svg');
    await expect(await canvas.findByRole('link', { name: 'logo.svg', hidden: true })).toBeInTheDocument();
  },
);

export const RenameWithUnreadableAccess = screenStory(
  {
    path: at(),
    before: allowing(),
    faults: [{ path: `/s3/${name}/logo.svg`, status: 403, body: { message: 'AccessDenied' } }],
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /logo\.svg/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t`Rename` }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/only you can read them/);
    await expect(dialog.getByRole('button', { name: t`Rename` })).toBeEnabled();
  },
);

/** Begins an upload in parts that nobody ends; gives its id. */
const beginUpload = async (site: Site, key: string): Promise<string> => (await openStorage(site)).createUpload(key);

const film = 'films/launch.mp4';

/** Parts that another browser left are listed, and can be removed. */
export const UnfinishedUploadsOfOthers = screenStory(
  {
    path: at(),
    async before(site) {
      await allowing()(site);
      await beginUpload(site, film);
    },
  },
  async ({ canvas, userEvent }) => {
    await canvas.findByText(/unfinished upload is stored in the bucket/);
    await userEvent.click(canvas.getByRole('button', { name: t`Remove` }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText(film);
    await userEvent.click(dialog.getByRole('button', { name: t`Remove` }));
    await waitFor(() => expect(canvas.queryByText(/unfinished upload is stored/)).toBeNull());
  },
);

/** Parts of an upload of this browser are deleted once that is confirmed. The storage refuses at first: it is said why. */
export const InterruptedUpload = screenStory(
  {
    path: at(),
    async before(site) {
      await allowing()(site);
      const uploadId = await beginUpload(site, film);
      const partSize = 8 * 2 ** 20;
      site.storage.unfinishedUploads.set([
        { bucket: name, key: film, size: 2 * partSize + 1, modified: 1, uploadId, partSize },
      ]);
    },
    faults: [{ path: `/s3/${name}/${film}`, status: 403, body: { message: 'AccessDenied' }, times: 1 }],
  },
  async ({ canvas, userEvent }) => {
    const title = t`These uploads were interrupted`;
    await canvas.findByText(title);
    const deleteParts = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: t`Delete parts` }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await dialog.findByText(film);
      await userEvent.click(dialog.getByRole('button', { name: t`Delete parts` }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await deleteParts();
    await screen.findByText(t`The access key may not do this`, { exact: false });
    await expect(canvas.getByText(title)).toBeVisible();
    await deleteParts();
    await waitFor(() => expect(canvas.queryByText(title)).toBeNull());
    await expect(canvas.queryByText(/unfinished upload is stored/)).toBeNull();
  },
);
