import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  createS3Key,
  deleteS3Key,
  getBucket,
  getS3Endpoint,
  listS3Keys,
  setBucketCors,
} from '@livery/api/generated/operations/storage';
import { openBucket } from '@livery/api/s3/bucket';
import type { S3Access, S3Bucket } from '@livery/api/s3/types';
import { inPageTransport } from '@livery/api/sandbox/s3/inPage';
import { href } from '#shared/paths.js';
import { dialogClosed, menuClosed } from '#stories/acting.js';
import { loseResponse } from '#stories/calls.js';
import { screenStory, screens, site } from '#stories/screens.js';
import type { ScreenSetup } from '#stories/screenSetup.js';
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

/** Lets what was held back be answered. */
let answer: () => void;

/** Folders open and lead back; columns sort; a search shows what is loaded while the storage looks for beginnings. */
export const Folder = screenStory(
  {
    path: at({ prefix: 'products/' }),
    async before(site) {
      await allowing()(site);
      const { fetch } = site;
      const answered = new Promise<void>((go) => (answer = go));
      site.fetch = async (request) => {
        if (new URL(request.url).searchParams.get('prefix') === 'products/lamp-') await answered;
        return fetch(request);
      };
    },
  },
  async ({ canvas, userEvent }) => {
    const expectRows = (count: number) => waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(count));
    await expect(await canvas.findByRole('link', { name: 'thumbnails' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'lamp-oak.png' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'thumbnails' }));
    await expectRows(3);
    const way = within(canvas.getByRole('navigation', { name: 'Folder' }));
    await userEvent.click(way.getByRole('link', { name: 'products' }));
    await expectRows(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Size' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[1]).toHaveTextContent('lamp-steel.png'));
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'lamp-');
    await expectRows(2);
    answer();
    const refresh = canvas.getByRole('button', { name: 'Refresh' });
    await waitFor(() => expect(refresh).not.toHaveAttribute('aria-busy'));
    await expectRows(2);
    await userEvent.clear(search);
    await expectRows(4);
  },
);

/** The object that keeps a folder is no file in a search for the folder: deleting it would delete the folder. */
export const SearchForFolder = screenStory(
  {
    path: at({ prefix: 'products/', q: 'thumbnails/' }),
    async before(site) {
      await allowing()(site);
      await (await openStorage(site)).put('products/thumbnails/', new Blob([]));
    },
  },
  async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'thumbnails/lamp-oak.png' });
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
  },
);

async function deleteKeys(site: Site): Promise<void> {
  const keys = await site.api.read(listS3Keys, {});
  for (const { accessKey } of keys) await site.api.change(deleteS3Key, { accessKey });
}

/** There is no key, and the response to the first that is made is lost. */
const noKey: ScreenSetup = {
  path: at(),
  async before(site) {
    await allowing()(site);
    await deleteKeys(site);
    loseResponse(site, '/storage/user/keys');
  },
};

export const NoKeyYet = screenStory(noKey, async ({ canvas }) => {
  await canvas.findByText('There is no S3 key');
});

/** Without a key one is made here; where its response was lost it is looked for, and none is made twice. */
export const NoKey = screenStory(noKey, async ({ canvas, userEvent }) => {
  await canvas.findByText('There is no S3 key');
  await userEvent.click(canvas.getByRole('button', { name: 'Create S3 key' }));
  const look = await canvas.findByRole('link', { name: 'Look whether it is there' });
  await canvas.findByText(/It may have been done all the same/);
  await userEvent.click(look);
  await expect(await canvas.findAllByRole('rowheader')).toHaveLength(1);
  await userEvent.click(canvas.getByRole('tab', { name: 'Buckets' }));
  await userEvent.click(await canvas.findByRole('link', { name }));
  await userEvent.click(await canvas.findByRole('tab', { name: 'Files' }));
  await canvas.findByRole('link', { name: 'logo.svg' });
  await expect(site.changes.filter(({ call }) => call === 'POST /storage/user/keys')).toHaveLength(1);
});

/** A key that was made in another tab is found by a refresh. */
export const KeyMadeElsewhere = screenStory(
  {
    path: at(),
    async before(site) {
      await allowing()(site);
      await deleteKeys(site);
    },
  },
  async ({ canvas, userEvent }) => {
    await canvas.findByText('There is no S3 key');
    await site.api.change(createS3Key, {});
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await canvas.findByRole('link', { name: 'logo.svg' });
  },
);

/** Keys that the server lists without their secrets sign nothing here: programs may use them, and another try finds the secrets. */
export const KeysWithoutSecret = screenStory(
  {
    path: at(),
    before: allowing(),
    async faults(site) {
      const [key] = await site.api.read(listS3Keys, {});
      return [{ operationId: 'listS3Keys', body: [{ ...key, secretKey: '' }] }];
    },
  },
  async ({ canvas, userEvent }) => {
    const heading = await canvas.findByText('The storage did not send the secret key');
    const notice = heading.closest<HTMLElement>('[role="status"]')!;
    await expect(notice).toHaveTextContent('Programs that use these are not concerned.');
    await expect(notice).not.toHaveTextContent('Delete');
    await expect(within(notice).getByRole('link')).toHaveAttribute('href', expect.stringContaining(href('s3Keys')));
    await expect(within(notice).getByRole('button', { name: 'Create S3 key' })).toBeEnabled();
    await site.setFaults([]);
    await userEvent.click(within(notice).getByRole('button', { name: 'Retry' }));
    await canvas.findByRole('link', { name: 'logo.svg' });
  },
);

export const EmptyBucket = screenStory(
  { path: at({}, 'import-staging'), before: allowing('import-staging') },
  async ({ canvas }) => {
    await canvas.findByText(/Files of this folder will be here/);
  },
);

export const NoAccess = screenStory({ path: at() }, async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: t`Allow browser access` })).toBeVisible();
});

/** A listing is tried again three times before its failure shows. */
const retried = { timeout: 20_000 };

/** The storage does not say which origins are allowed. */
const originsUntold: ScreenSetup = {
  path: at(),
  async faults(site) {
    const { allowed_origins: _, ...body } = await site.api.read(getBucket, { name });
    return [{ operationId: 'getBucket', body }];
  },
};

export const OriginsNotTold = screenStory(originsUntold, async ({ canvas }) => {
  const alert = await canvas.findByRole('alert', {}, retried);
  await expect(within(alert).getByRole('link', { name: 'Change allowed origins' })).toBeVisible();
});

/** Both causes are named, and a person decides what replaces the origins. */
export const OriginsUntold = screenStory(originsUntold, async ({ canvas, userEvent }) => {
  const alert = await canvas.findByRole('alert', {}, retried);
  await expect(alert).toHaveTextContent('The storage gave this page no answer.');
  await expect(alert).toHaveTextContent('What you save replaces them.');
  await expect(canvas.queryByRole('button', { name: 'Allow browser access' })).toBeNull();
  await userEvent.click(canvas.getByRole('link', { name: 'Change allowed origins' }));
  await canvas.findByRole('heading', { name: 'Allowed origins' });
  await canvas.findByText(/What you save replaces them\./);
  await expect(site.changes).toEqual([]);
});

/** A refresh that fails leaves what is there, and is repeated. */
export const StorageFails = screenStory({ path: at(), before: allowing() }, async ({ canvas, userEvent }) => {
  await canvas.findByRole('link', { name: 'logo.svg' });
  await site.setFaults([{ path: `/s3/${name}/`, status: 500, body: { message: 'IOException' } }]);
  await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
  const alert = await canvas.findByRole('alert');
  await expect(alert).toHaveTextContent('IOException');
  // A folder or a search that fails leads on to another.
  await expect(canvas.getByRole('navigation', { name: t`Folder` })).toBeVisible();
  await expect(canvas.getByRole('searchbox')).toBeVisible();
  await site.setFaults([]);
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  await expect(canvas.getByRole('link', { name: 'logo.svg' })).toBeVisible();
});

const noAnswer = [{ path: `/s3/${name}/`, network: true }] as const;

export const StorageGivesNoAnswer = screenStory(
  { path: at(), before: allowing(), faults: noAnswer },
  async ({ canvas, userEvent }) => {
    const first = within(await canvas.findByRole('alert', {}, retried));
    await site.setFaults([]);
    await userEvent.click(first.getByRole('button', { name: 'Retry' }));
    await canvas.findByRole('link', { name: 'logo.svg' });
    await site.setFaults(noAnswer);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    const alert = await canvas.findByRole('alert', {}, retried);
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

/** A file that was deleted meanwhile is said to be gone, though the storage's refusal has no words. */
export const FileGone = screenStory({ path: at({ file: 'gone.txt' }), before: allowing() }, async () => {
  const alert = await within(await screen.findByRole('dialog')).findByRole('alert');
  await expect(alert).toHaveTextContent('The file could not be shown');
  await expect(alert).toHaveTextContent('There is no such file any more');
});

/** Why a HEAD is refused is not known: that the key may not do it is only one of the reasons. */
export const FileRefused = screenStory(
  {
    path: at({ file: 'logo.svg' }),
    before: allowing(),
    faults: [{ path: `/s3/${name}/logo.svg`, method: 'HEAD', status: 403 }],
  },
  async () => {
    const alert = await within(await screen.findByRole('dialog')).findByRole('alert');
    await expect(alert).toHaveTextContent(
      'The storage refuses this to the access key, or does not accept its signature',
    );
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

/** A file that comes to the bucket while another of its name waits for its turn is not replaced. */
export const UploadTakenMeanwhile = screenStory(
  {
    path: at(),
    async before(site) {
      await allowing()(site);
      const storage = await openStorage(site);
      const { fetch } = site;
      let questions = 0;
      site.fetch = async (request) => {
        const isQuestion = request.method === 'GET' && new URL(request.url).searchParams.get('prefix') === 'late.txt';
        if (isQuestion) questions += 1;
        const response = await fetch(request);
        if (isQuestion && questions === 1) await storage.put('late.txt', new Blob(['another']));
        return response;
      };
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Files to upload'), new File(['hello'], 'late.txt'));
    const panel = within(await screen.findByRole('region', { name: 'Uploads' }));
    await panel.findByText('There is something of this name here already');
  },
);

/** Where nobody answers what is written, but what is read, the allowed origins are named as well, led to, and saved again. */
export const WritesNotAnswered = screenStory(
  {
    path: at(),
    async before(site) {
      await allowing()(site);
      const { fetch } = site;
      const isWrite = ({ method, url }: Request) => method === 'PUT' && url.includes(`/s3/${name}/`);
      site.fetch = (request) => (isWrite(request) ? Promise.reject(new TypeError('Failed to fetch')) : fetch(request));
    },
  },
  async ({ canvas, userEvent }) => {
    const text = /the allowed origins of the bucket do not let this page write/;
    await canvas.findByRole('link', { name: 'logo.svg' });
    await userEvent.click(canvas.getByRole('button', { name: 'New folder' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New folder' }));
    await userEvent.type(dialog.getByRole('textbox'), 'drafts{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(text);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await dialogClosed();
    await userEvent.upload(canvas.getByLabelText('Files to upload'), new File(['hello'], 'a.txt'));
    const panel = within(await screen.findByRole('region', { name: 'Uploads' }));
    await panel.findByText(text, {}, retried);
    await userEvent.click(panel.getByRole('link', { name: 'Change allowed origins' }));
    await canvas.findByRole('heading', { name: 'Allowed origins' });
    await expect(canvas.queryByRole('button', { name: 'Allow this console' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText(`Saved the allowed origins of ${name}`);
    const saved = site.changes.filter(({ call }) => call === 'PUT /storage/bucket/cors');
    await expect(saved.map(({ form }) => form.getAll('allowed_origins[]'))).toEqual([[site.origin]]);
  },
);

/** A folder in which there is no file is dropped. */
export const EmptyFolderDropped = screenStory({ path: at(), before: allowing() }, async ({ canvas }) => {
  const row = await canvas.findByRole('link', { name: 'logo.svg' });
  const reader = { readEntries: (done: (entries: readonly unknown[]) => void) => done([]) };
  const entry = { name: 'drafts', isFile: false, isDirectory: true, createReader: () => reader };
  /* A script cannot put a folder into a DataTransfer. */
  const drop = new DragEvent('drop', { bubbles: true, cancelable: true });
  const items = [{ kind: 'file', webkitGetAsEntry: () => entry }];
  Object.defineProperty(drop, 'dataTransfer', { value: { types: ['Files'], files: [], items } });
  row.dispatchEvent(drop);
  await screen.findByText('Nothing was uploaded');
  await screen.findAllByText('There are no files in it. Folders without files are left out.');
});

/** What other programs store by the key of a folder takes space: it shows in the folder, and can be had and deleted. */
export const FileNamedLikeFolder = screenStory(
  {
    path: at({ prefix: 'products/thumbnails/' }),
    async before(site) {
      await allowing()(site);
      await (await openStorage(site)).put('products/thumbnails/', new Blob(['hello']));
    },
  },
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'thumbnails/' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select thumbnails/' }));
    await expect(canvas.getByRole('button', { name: 'Move' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await question.findByText('This cannot be undone unless the bucket keeps versions.');
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(3));
    await expect(canvas.queryByRole('link', { name: 'thumbnails/' })).toBeNull();
  },
);

/** What was chosen is kept for another try where the storage could not be asked what it has. */
export const UploadNotChecked = screenStory(
  {
    path: at({ prefix: 'products/' }),
    async before(site) {
      await allowing()(site);
    },
  },
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'lamp-oak.png' });
    await site.setFaults([{ path: `/s3/${name}/`, method: 'GET', status: 500, times: 1 }]);
    await userEvent.upload(await canvas.findByLabelText(t`Files to upload`), new File(['hello'], 'a.txt'));
    await screen.findByText(t`Nothing was uploaded`);
    await userEvent.click(screen.getByRole('button', { name: t`Retry` }));
    await expect(await canvas.findByRole('link', { name: 'a.txt' })).toBeVisible();
  },
);

/** What is being sent would end with the page, and what is typed is forgotten: whoever logs out is asked about each first. */
export const LeavingWhileUploading = screenStory(
  {
    path: at(),
    stays: true,
    async before(site) {
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
    await expect(site.storage.apiKey.get()).toBe('demo');
    // What is paused would end with the page as well.
    await userEvent.click(screen.getByRole('button', { name: 'Pause a.txt' }));
    await screen.findByRole('button', { name: 'Resume a.txt' });
    await userEvent.click(canvas.getByRole('tab', { name: 'Web access (CORS)' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add origin' }));
    await userEvent.keyboard('https://shop.example');
    await userEvent.click((await logOut()).getByRole('button', { name: t`Leave` }));
    const form = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await expect(site.storage.apiKey.get()).toBe('demo');
    await userEvent.click(form.getByRole('button', { name: t`Leave` }));
    await waitFor(() => expect(site.storage.apiKey.get()).toBeUndefined());
  },
);

const longName = 'a-name-that-is-quite-long-for-a-small-screen-to-show-in-a-line.txt';

/** Two files of one name in one choice: only the first is sent.  */
export const UploadingSeveral = screenStory({ path: at(), before: allowing() }, async ({ canvas, userEvent }) => {
  const files = ['a.txt', longName, 'a.txt'].map((file) => new File(['hello'], file));
  await userEvent.upload(await canvas.findByLabelText(t`Files to upload`), files);
  const panel = within(await screen.findByRole('region', { name: t`Uploads` }));
  await panel.findByText(t`Another file of this name was chosen with it`);
  await canvas.findByRole('link', { name: longName });
});

/** What the storage refuses is sent again when told to. */
export const UploadRefused = screenStory(
  {
    path: at({ prefix: 'catalogue/' }),
    before: allowing(),
    faults: [{ path: `/s3/${name}/catalogue/refused.txt`, method: 'PUT', status: 403, times: 1 }],
  },
  async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Files to upload'), new File(['hello'], 'refused.txt'));
    const panel = within(await screen.findByRole('region', { name: 'Uploads' }));
    await panel.findByText(/Access Denied/);
    await userEvent.click(panel.getByRole('button', { name: 'Retry refused.txt' }));
    await canvas.findByRole('link', { name: 'refused.txt' });
  },
);

export const AboveTheLimit = screenStory(
  {
    path: href('bucket', { storageName: name }, { tab: 'overview' }),
    before: allowing(),
    config: { maxUploadSizeMb: 1 },
  },
  async ({ canvas, userEvent }) => {
    const limit = await canvas.findByText('Largest upload', { selector: 'dt' });
    await expect(limit.nextElementSibling).toHaveTextContent('1 MB');
    await userEvent.click(canvas.getByRole('tab', { name: 'Files' }));
    const files = [new File([new Uint8Array(2 ** 20 + 1)], 'large.bin'), new File(['hello'], 'small.txt')];
    await userEvent.upload(await canvas.findByLabelText('Files to upload'), files);
    const panel = within(await screen.findByRole('region', { name: 'Uploads' }));
    await panel.findByText('The file is larger than 1 MB');
    await canvas.findByRole('link', { name: 'small.txt' });
    await expect(canvas.queryByRole('link', { name: 'large.bin' })).toBeNull();
  },
);

/** Where the bucket is asked what it has. */
const listing = { path: `/s3/${name}/`, method: 'GET' };

const moveFiles = () => t({ message: 'Move', context: 'files to another folder' });

export const MoveReplaces = screenStory(
  {
    path: at({ prefix: 'products/thumbnails/' }),
    async before(site) {
      await allowing()(site);
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /lamp-oak\.png/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: moveFiles() }));
    const folder = await screen.findByRole('textbox', { name: t`To the folder` });
    await userEvent.clear(folder);
    await site.setFaults([{ ...listing, status: 500, body: { message: 'IOException' }, times: 1 }]);
    await userEvent.type(folder, 'products{Enter}');
    await expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent('IOException');
    await userEvent.type(folder, '{Enter}');
    const question = within(await screen.findByRole('alertdialog', { name: t`Replace files that are there?` }));
    await question.findByText('lamp-oak.png');
    await expect(question.queryByRole('button', { name: t`Skip these` })).toBeNull();
  },
);

/** What is new is compared with the whole folder while a search is typed; what is made there is renamed and moved. */
export const MadeRenamedAndMoved = screenStory(
  { path: at({ prefix: 'products/', q: 'sofa' }), before: allowing() },
  async ({ canvas, userEvent }) => {
    const act = async (entry: string, action: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: `Actions of ${entry}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: action }));
      await menuClosed();
      return within(await screen.findByRole('dialog'));
    };
    const retype = async (field: HTMLElement, text: string) => {
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };
    const taken = 'There is something of this name here already';
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(1);
    await userEvent.upload(canvas.getByLabelText('Files to upload'), new File(['hello'], 'lamp-steel.png'));
    const question = within(await screen.findByRole('alertdialog'));
    await question.findByText('lamp-steel.png');
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull();
    const rename = await act('sofa-linen.png', 'Rename');
    await retype(rename.getByRole('textbox'), 'lamp-oak.png{Enter}');
    await rename.findByText(taken);
    await userEvent.click(rename.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'New folder' }));
    const creation = within(await screen.findByRole('dialog', { name: 'New folder' }));
    await retype(creation.getByRole('textbox'), 'thumbnails{Enter}');
    await creation.findByText(taken);
    await retype(creation.getByRole('textbox'), 'drafts{Enter}');
    await dialogClosed();

    await userEvent.clear(await canvas.findByRole('searchbox'));
    await userEvent.click(await canvas.findByRole('link', { name: 'drafts' }));
    await canvas.findByText(/Files of this folder will be here/);
    await userEvent.upload(canvas.getByLabelText('Files to upload'), new File(['hello'], 'a.txt'));
    await canvas.findByRole('link', { name: 'a.txt' });
    const renameFile = await act('a.txt', 'Rename');
    await waitFor(() => expect(renameFile.getByRole('button', { name: 'Rename' })).not.toHaveAttribute('aria-busy'));
    await retype(renameFile.getByRole('textbox'), 'õ & b.txt{Enter}');
    await screen.findByText('Renamed a.txt');
    await canvas.findByRole('link', { name: 'õ & b.txt' });

    const goTo = async (folder: string) => {
      const way = within(await canvas.findByRole('navigation', { name: 'Folder' }));
      await userEvent.click(way.getByRole('link', { name: folder }));
    };
    await goTo('products');
    const move = await act('drafts', 'Move');
    await waitFor(() => expect(move.getByRole('button', { name: 'Move' })).not.toHaveAttribute('aria-busy'));
    await retype(move.getByRole('textbox'), 'archive/2025{Enter}');
    await screen.findAllByText(/2 succeeded/);
    const results = within(screen.getByRole('alertdialog'));
    await userEvent.click(results.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await goTo(name);
    for (const folder of ['archive', '2025', 'drafts'])
      await userEvent.click(await canvas.findByRole('link', { name: folder }));
    await canvas.findByRole('link', { name: 'õ & b.txt' });
  },
);

/** Many are deleted, and each is told of; what the storage says shows in its own words, and is tried again. */
export const DeletedWithRetry = screenStory(
  {
    path: at(),
    before: allowing(),
    faults: [{ path: `/s3/${name}/`, method: 'POST', status: 403, body: { message: 'Locked' }, times: 1 }],
  },
  async ({ canvas, userEvent }) => {
    for (const entry of ['products', 'index.html'])
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${entry}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent('Folders go with everything that is in them');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    const retry = await screen.findByRole('button', { name: 'Retry failed (7)' });
    const results = screen.getByRole('alertdialog');
    await expect(results).toHaveTextContent('Failed to delete files');
    await expect(results).toHaveTextContent('Locked');
    await userEvent.click(retry);
    await screen.findAllByText(/7 succeeded/);
    await expect(screen.getByRole('alertdialog')).toHaveTextContent('products/thumbnails/lamp-oak.png');
    await waitFor(() => expect(canvas.getAllByRole('rowheader', { hidden: true })).toHaveLength(2));
  },
);

/** What one object of several is refused with is said in words, also where the storage sends its code alone, as Ceph does. */
export const DeletionRefused = screenStory(
  {
    path: at(),
    async before(site) {
      await allowing()(site);
      const { fetch, origin } = site;
      site.fetch = (request) => {
        if (request.method !== 'POST' || !new URL(request.url).searchParams.has('delete')) return fetch(request);
        const error = '<Error><Key>index.html</Key><Code>AccessDenied</Code><Message></Message></Error>';
        const headers = { 'access-control-allow-origin': origin };
        return Promise.resolve(new Response(`<DeleteResult>${error}</DeleteResult>`, { headers }));
      };
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select index.html' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await screen.findByText(/The access key may not do this/);
  },
);

/** A storage with a hundred thousand files in a folder, of which it lists a thousand at a time. */
function listMany(site: Site): void {
  const { fetch, origin } = site;
  const keys = Array.from({ length: 100_000 }, (_, at) => `reading-${String(at).padStart(6, '0')}.csv`);
  const facts = '<LastModified>2025-03-01T10:00:00.000Z</LastModified><Size>1024</Size>';
  site.fetch = (request) => {
    const { searchParams } = new URL(request.url);
    if (request.method !== 'GET' || !searchParams.has('list-type')) return fetch(request);
    const found = keys.filter((key) => key.startsWith(searchParams.get('prefix') ?? ''));
    const start = Number(searchParams.get('continuation-token') ?? 0);
    const page = found.slice(start, start + 1000).map((key) => `<Contents><Key>${key}</Key>${facts}</Contents>`);
    const next = start + 1000 < found.length ? `<NextContinuationToken>${start + 1000}</NextContinuationToken>` : '';
    const head = `<IsTruncated>${next !== ''}</IsTruncated>${next}`;
    const body = `<ListBucketResult>${head}${page.join('')}</ListBucketResult>`;
    return Promise.resolve(new Response(body, { headers: { 'access-control-allow-origin': origin } }));
  };
}

/** Of a hundred thousand files as many are loaded at once as one asks for; a search looks at all of them. */
export const HundredThousand = screenStory(
  {
    path: at(),
    async before(site) {
      await allowing()(site);
      listMany(site);
    },
  },
  async ({ canvas, userEvent }) => {
    await canvas.findByText('The first 10,000 are loaded', {}, { timeout: 60_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await canvas.findByText('The first 20,000 are loaded', {}, { timeout: 60_000 });
    await userEvent.type(canvas.getByRole('searchbox'), 'reading-09999');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(10));
  },
);

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

/** A storage that fails says nothing about who may read a file: it is asked again. */
export const RenameWhileStorageFails = screenStory(
  {
    path: at(),
    before: allowing(),
    faults: [{ path: `/s3/${name}/logo.svg`, status: 500, body: { message: 'IOException' }, times: 1 }],
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /logo\.svg/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('IOException');
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    await expect(dialog.queryByText(/only you can read them/)).toBeNull();
  },
);

/** Whether the storage has made the folder. */
let isMade = false;

/** A folder whose answer was lost, for which Cancel came too late, is sent again: it is the one that was just made. */
export const NewFolderSentTwice = screenStory(
  {
    path: at(),
    async before(site) {
      await allowing()(site);
      const { fetch } = site;
      const answered = new Promise<void>((go) => (answer = go));
      isMade = false;
      site.fetch = async (request) => {
        const response = await fetch(request);
        if (request.method !== 'PUT' || isMade) return response;
        isMade = true;
        await answered;
        throw new TypeError('Failed to fetch');
      };
    },
  },
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'logo.svg' });
    await userEvent.click(canvas.getByRole('button', { name: 'New folder' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New folder' }));
    await userEvent.type(dialog.getByRole('textbox'), 'drafts{Enter}');
    await waitFor(() => expect(isMade).toBe(true));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    answer();
    await dialog.findByRole('alert');
    await userEvent.click(dialog.getByRole('button', { name: 'Create folder' }));
    await screen.findByText('Created drafts');
    await canvas.findByRole('link', { name: 'drafts' });
  },
);

/** A folder is moved to under the rules that names have; that it may hold large files is told. */
export const MoveToNoFolder = screenStory({ path: at(), before: allowing() }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions of products' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: moveFiles() }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(/Content-Disposition/);
  await userEvent.type(dialog.getByRole('textbox'), 'archive/../2025{Enter}');
  await dialog.findByText('A name is not made of dots alone');
});

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

/** How often the storage was asked which uploads have not ended, and what it has. */
let questions = 0;
let listings = 0;

/** Uploads that begin and end in another tab do not make this one ask the storage each time. */
export const UnfinishedUploadsAskedOnce = screenStory(
  {
    path: at(),
    async before(site) {
      await allowing()(site);
      questions = 0;
      listings = 0;
      const { fetch } = site;
      site.fetch = (request) => {
        const { searchParams } = new URL(request.url);
        if (request.method === 'GET' && searchParams.has('uploads')) questions += 1;
        if (request.method === 'GET' && searchParams.has('list-type')) listings += 1;
        return fetch(request);
      };
    },
  },
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'logo.svg' });
    await waitFor(() => expect([questions, listings]).toEqual([1, 1]));
    for (const uploadId of ['upload-1', 'upload-2']) {
      const one = { bucket: name, key: uploadId, size: 1, modified: 1, uploadId, partSize: 1 };
      site.storage.unfinishedUploads.set([one]);
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Refresh' })).not.toHaveAttribute('aria-busy'));
    }
    await waitFor(() => expect(listings).toBe(3));
    await expect(questions).toBe(1);
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
    await screen.findByText('The parts of 1 upload were deleted');
    await waitFor(() => expect(canvas.queryByText(title)).toBeNull());
    await waitFor(() => expect(canvas.getByRole('main')).toContainElement(document.activeElement as HTMLElement));
    await expect(canvas.queryByText(/unfinished upload is stored/)).toBeNull();
  },
);

/** One that another tab goes on with, since the question was asked, keeps its parts: that is told beside what was deleted. */
export const InterruptedAndGoneOn = screenStory(
  {
    path: at(),
    async before(site) {
      await allowing()(site);
      const begin = async (key: string) => {
        const uploadId = await beginUpload(site, key);
        return { bucket: name, key, size: 17 * 2 ** 20, modified: 1, uploadId, partSize: 8 * 2 ** 20 };
      };
      site.storage.unfinishedUploads.set([await begin(film), await begin('films/teaser.mp4')]);
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete parts' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    let leave = (): void => undefined;
    await new Promise<void>((held) => {
      void navigator.locks.request(`livery.upload/${name}/${film}`, () => {
        held();
        return new Promise<void>((go) => (leave = go));
      });
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Delete parts' }));
    await screen.findByText('The parts of 1 upload were deleted');
    await screen.findByText('1 upload goes on in another tab, and keeps its parts');
    await expect(site.storage.unfinishedUploads.get()).toMatchObject([{ key: film }]);
    leave();
  },
);
