import { Suspense, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { FolderInput, FolderPlus, RefreshCw, Trash2 } from 'lucide-react';
import { useLocation } from 'wouter';
import { Alert, Button, EmptyState, FileDropArea, IconButton, Inline, SearchField, Stack } from '@livery/ui';
import { useSearchText } from '@livery/ui/collections';
import type { Bucket } from '@livery/api/generated/types';
import { closeAtOnce } from '#shared/dialogState.js';
import { lazyComponent, lazyModal } from '#shared/lazy.js';
import { useServices } from '#shared/services.js';
import { useErrorText } from '#shared/texts/errors.js';
import { useToasts } from '#shared/toasts.js';
import { useLocale } from '#shared/useLocale.js';
import { useRawSearch, useSearchState } from '#shared/useSearchState.js';
import { downloadFile } from './download.js';
import { isSlashFile, sortEntries, type Entry, type EntryJob } from './entries.js';
import type { EntryQuestion as Question } from './entryDialogs.js';
import { FileTable, type EntryAction } from './FileTable.js';
import { FolderPath } from './FolderPath.js';
import { UploadButtons } from './UploadButtons.js';
import { isStorageInPage, useBucketStorage } from './useBucketStorage.js';
import { refreshFiles, useEntries } from './useEntries.js';
import { useUpload } from './useUpload.js';
import * as styles from './files.css.js';

const ListingFailure = lazyComponent(async () => ({ default: (await import('./ListingFailure.js')).ListingFailure }));

const FileDetails = lazyModal(
  async () => (await import('./FileDetails.js')).default,
  ({ onClose }) => onClose(),
);
/* What did not end is looked for once the files are shown. */
const UnfinishedUploads = lazyModal(
  async () => (await import('./UnfinishedUploads.js')).UnfinishedUploads,
  () => undefined,
);
const EntryQuestion = lazyModal(
  async () => (await import('./entryDialogs.js')).default,
  ({ dialog }) => closeAtOnce(dialog),
);

const orders: readonly EntryJob[] = ['name', 'size', 'modified'];

const nothing: ReadonlySet<string> = new Set();

/** The files of a bucket, straight from the storage. Default export, to be loaded when it is shown. */
export default function FileBrowser({ bucket }: { bucket: Bucket }) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const services = useServices();
  const locale = useLocale();
  const errorText = useErrorText();
  const toasts = useToasts();
  const storage = useBucketStorage(bucket.name);
  const [address, change] = useSearchState(['prefix', 'q', 'sort', 'dir', 'file']);
  const hrefWith = useHrefWith();
  const prefix = address.prefix ?? '';
  const search = useSearchText(address.q ?? '', (q) => change({ q }));
  const list = useEntries(storage, bucket, prefix, useDeferredValue(search.text));
  const by = orders.find((one) => one === address.sort) ?? 'name';
  const isDescending = address.dir === 'descending';
  const entries = sortEntries(list.entries, by, isDescending, locale);

  /* What is out of sight, in another folder or because of the search, is not selected here. */
  const [selected, setSelected] = useState({ prefix, keys: nothing });
  const keys = selected.prefix === prefix ? selected.keys : nothing;
  const chosenEntries = useMemo(
    () => (keys.size === 0 ? [] : entries.filter(({ key }) => keys.has(key))),
    [entries, keys],
  );
  const selection = useMemo(() => new Set(chosenEntries.map(({ key }) => key)), [chosenEntries]);

  const undecoded = chosenEntries.some(({ isUndecoded }) => isUndecoded)
    ? t`A name in the selection is not valid UTF-8: the console can only list it`
    : undefined;
  const slashFile = chosenEntries.some(isSlashFile)
    ? t`A file whose name ends with a slash can be neither renamed nor moved here`
    : undefined;

  const [question, setQuestion] = useState<Question>();
  const [isAsking, setAsking] = useState(false);
  const ask = useCallback((requested: Question) => {
    setQuestion(requested);
    setAsking(true);
  }, []);
  const ordered = useRef<() => void>(undefined);
  const dialog = {
    open: isAsking,
    onOpenChange: setAsking,
    /* One dialog at a time: what was ordered shows its own. */
    onExitComplete() {
      setQuestion(undefined);
      ordered.current?.();
      ordered.current = undefined;
    },
  };
  const onStart = (begin: () => void) => {
    ordered.current = begin;
    setAsking(false);
  };
  const refresh = () => void refreshFiles(client, bucket.name);
  const onChanged = () => {
    setSelected({ prefix, keys: nothing });
    refresh();
  };
  const shared = { dialog, storage, bucketName: bucket.name, onChanged, onStart };

  const isInPage = isStorageInPage(services);
  const download = useCallback(
    (key: string) => {
      downloadFile(storage, key, isInPage).catch((error: unknown) => toasts.danger(errorText(error)));
    },
    [storage, isInPage, errorText, toasts],
  );
  const act = useCallback(
    (action: EntryAction, entry: Entry) => {
      if (action === 'download') download(entry.key);
      else if (action === 'link' || action === 'rename') ask({ kind: action, entry });
      else ask({ kind: action, entries: [entry] });
    },
    [ask, download],
  );

  const { upload, isChecking } = useUpload(storage, bucket.name, prefix);
  const hrefOf = useCallback(
    ({ isFolder, key }: Entry) => hrefWith({ [isFolder ? 'prefix' : 'file']: key }),
    [hrefWith],
  );
  const loadedCount = i18n.number(list.entries.length);
  return (
    <FileDropArea onFiles={upload} onUnreadable={() => toasts.danger(t`What was dropped could not be read`)}>
      <Stack>
        <FolderPath bucketName={bucket.name} prefix={prefix} hrefOf={(to) => hrefWith({ prefix: to || undefined })} />
        <div className={styles.tools}>
          <div className={styles.search}>
            <SearchField
              label={t`Search this folder`}
              placeholder={t`Name begins with`}
              value={search.text}
              onChange={search.change}
              onBlur={search.flush}
              onSubmit={search.flush}
            />
          </div>
          <Inline>
            <IconButton icon={RefreshCw} label={t`Refresh`} loading={list.isLoading} onClick={refresh} />
            <Button icon={FolderPlus} onClick={() => ask({ kind: 'folder' })}>{t`New folder`}</Button>
            <UploadButtons loading={isChecking} onChosen={upload} />
          </Inline>
        </div>
        <Suspense>{list.error && <ListingFailure bucket={bucket} error={list.error} onRetry={list.retry} />}</Suspense>
        {(!list.error || list.entries.length > 0) && (
          <>
            <UnfinishedUploads storage={storage} bucketName={bucket.name} />
            <FileTable
              entries={entries}
              loading={list.isPending}
              filtered={search.text !== ''}
              empty={
                <EmptyState picture="files">
                  {t`Files of this folder will be here. Upload them with the button, or drop files and folders.`}
                </EmptyState>
              }
              noMatch={<EmptyState picture="search">{t`No name in this folder begins like this.`}</EmptyState>}
              sort={{ column: by, direction: isDescending ? 'descending' : 'ascending' }}
              onSortChange={({ column, direction }) => change({ sort: column, dir: direction })}
              hrefOf={hrefOf}
              selection={selection}
              onSelectionChange={(next) => setSelected({ prefix, keys: next })}
              bulkActions={
                <>
                  <Button
                    size="small"
                    icon={FolderInput}
                    disabledReason={undecoded ?? slashFile}
                    onClick={() => ask({ kind: 'move', entries: chosenEntries })}
                  >
                    {t({ message: 'Move', context: 'files to another folder' })}
                  </Button>
                  <Button
                    size="small"
                    icon={Trash2}
                    disabledReason={undecoded}
                    onClick={() => ask({ kind: 'delete', entries: chosenEntries })}
                  >
                    {t`Delete`}
                  </Button>
                </>
              }
              onAction={act}
            />
          </>
        )}
        {list.loadMore && (
          <Alert
            tone="info"
            urgency="polite"
            heading={t`The first ${loadedCount} are loaded`}
            actions={<Button size="small" onClick={list.loadMore}>{t`Load more`}</Button>}
          >
            {t`There are more in this folder, in the order of their names. Sorting takes those that are loaded; the search looks at all of them.`}
          </Alert>
        )}
      </Stack>
      {question && <EntryQuestion {...shared} question={question} folder={prefix} />}
      {address.file !== undefined && (
        <FileDetails
          onClose={() => change({ file: undefined })}
          storage={storage}
          bucketName={bucket.name}
          fileKey={address.file}
          onDownload={() => download(address.file ?? '')}
        />
      )}
    </FileDropArea>
  );
}

/** Makes the address of this screen with other values: another folder forgets the search, and the file that is shown. */
function useHrefWith(): (values: { prefix?: string | undefined; file?: string }) => string {
  const [path] = useLocation();
  const search = useRawSearch();
  return useCallback(
    (values) => {
      const query = new URLSearchParams(search);
      if ('prefix' in values) {
        query.delete('q');
        if (values.prefix === undefined) query.delete('prefix');
        else query.set('prefix', values.prefix);
      }
      query.delete('file');
      if (values.file !== undefined) query.set('file', values.file);
      return query.size > 0 ? `${path}?${query}` : path;
    },
    [path, search],
  );
}
