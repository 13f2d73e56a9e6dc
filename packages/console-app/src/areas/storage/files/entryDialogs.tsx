import { useRef, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, CodeBlock, ConfirmDialog, Dialog, Select, Stack, Text, TextField } from '@livery/ui';
import { isOutcomeUnknown } from '@livery/api/errors';
import { runBulk } from '@livery/api/queries/bulk';
import type { CopyOptions, S3Bucket } from '@livery/api/s3/types';
import { FormDialog } from '#kit';
import { useActivityLog, type ActivityLog } from '#shared/activityLog.js';
import { useStartBulk } from '#shared/bulk/BulkRun.js';
import type { BulkJob } from '#shared/bulk/runningBulk.js';
import type { DialogState } from '#shared/dialogState.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { FormField } from '#shared/form/FormField.js';
import { useForm } from '#shared/form/useForm.js';
import { NameList } from '#shared/NameList.js';
import { useOverlays } from '#shared/overlays.js';
import { useTime } from '#shared/time.js';
import { useToasts } from '#shared/toasts.js';
import { useConnectionReason } from '#shared/useConnectionReason.js';
import {
  checkEntryName,
  checkFolder,
  displayedName,
  folderOf,
  nameOf,
  typedFolder,
  typedName,
  type Entry,
  type EntryNameIssue,
} from './entries.js';
import { findExisting, isNameTaken } from './existing.js';
import { deleteObjects, findKeys, findMoves, moveObjects, withoutBlocked, type Move } from './objectRuns.js';
import { recorded, type FileOperation } from './recordFiles.js';
import { replaceWhenAgreed } from './replaceWhenAgreed.js';
import { useCopyNotice } from './useCopyNotice.js';

/** What is asked about files, in a dialog. */
export type EntryQuestion =
  | { kind: 'folder' }
  | { kind: 'link'; entry: Entry }
  | { kind: 'rename'; entry: Entry }
  | { kind: 'move'; entries: readonly Entry[] }
  | { kind: 'delete'; entries: readonly Entry[] };

interface EntryQuestionProps extends FolderDialogProps {
  question: EntryQuestion;
  /** The folder that is shown. */
  folder: string;
}

/** The dialog of a question. Default export, to be loaded when one is asked. */
export default function EntryQuestion({ question, folder, ...shared }: EntryQuestionProps) {
  if (question.kind === 'folder') return <NewFolderDialog {...shared} folder={folder} />;
  if (question.kind === 'link') return <LinkDialog {...shared} entry={question.entry} />;
  if (question.kind === 'rename') return <RenameEntryDialog {...shared} entry={question.entry} />;
  if (question.kind === 'move') return <MoveEntriesDialog {...shared} entries={question.entries} />;
  return <DeleteEntriesDialog {...shared} entries={question.entries} />;
}

/** What the dialogs of a folder have in common. */
interface FolderDialogProps {
  dialog: DialogState;
  storage: S3Bucket;
  bucketName: string;
  /** Called when something has changed in the bucket. */
  onChanged: () => void;
  /** Closes the dialog and, when it is gone, begins the work that was asked for, which shows its own. */
  onStart: (begin: () => void) => void;
}

function useNameIssue(): (issue: EntryNameIssue | undefined) => string | undefined {
  const { t } = useLingui();
  const texts: Record<EntryNameIssue, string> = {
    empty: t`This field is required`,
    slash: t`A name has no slash in it`,
    dots: t`A name is not made of dots alone`,
    long: t`The name is too long: with its folders it may have 1,024 bytes`,
    taken: t`There is something of this name here already`,
  };
  return (issue) => issue && texts[issue];
}

interface NameDialogProps {
  dialog: DialogState;
  storage: S3Bucket;
  title: string;
  label: string;
  submitLabel: string;
  folder: string;
  /** What it is called now; left out for what is new. */
  name?: string;
  /** What to know before it is done. */
  notice?: ReactNode;
  /** False while that is being found out. */
  isReady?: boolean;
  /** Does it. What it throws is shown. */
  onSubmit: (name: string) => unknown;
}

/** Asks for the name of a file or a folder, which nothing in the folder may have: not all of it need be loaded. */
function NameDialog({ dialog, storage, title, label, submitLabel, folder, name: old, ...rest }: NameDialogProps) {
  const { notice, isReady = true, onSubmit } = rest;
  const issueText = useNameIssue();
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const form = useForm({
    defaults: { name: old ?? '' },
    check: ({ name }) => ({
      name: name === old ? undefined : issueText(checkEntryName(folder, typedName(name, old), taken)),
    }),
  });
  /* After a lost response it may be there: sending it again then finds out that it was made. */
  const sentName = useRef<string>(undefined);
  async function send(name: string, signal: AbortSignal) {
    const isOwn = name === old || name === sentName.current;
    const isTaken = !isOwn && (await isNameTaken(storage, folder, name, signal));
    signal.throwIfAborted();
    if (isTaken) {
      setTaken(new Set([...taken, name]));
      form.setFocus('name');
      return;
    }
    try {
      await onSubmit(name);
    } catch (thrown) {
      if (isOutcomeUnknown(thrown)) sentName.current = name;
      throw thrown;
    }
  }
  return (
    <FormDialog
      dialog={dialog}
      heading={title}
      submitLabel={submitLabel}
      form={form}
      isReady={isReady}
      onSubmit={(values, signal) => send(typedName(values.name, old), signal)}
    >
      <FormField form={form} name="name">
        {(field) => <TextField {...field} label={label} autoFocus required autoComplete="off" />}
      </FormField>
      {notice}
    </FormDialog>
  );
}

interface NewFolderProps extends FolderDialogProps {
  folder: string;
}

/** Makes a folder, which S3 does not know: an empty object keeps its place until there is a file in it. */
function NewFolderDialog({ dialog, storage, bucketName, onChanged, folder }: NewFolderProps) {
  const { t } = useLingui();
  const toasts = useToasts();
  const log = useActivityLog();
  async function create(name: string) {
    const make = recorded(log, 'createFolder', bucketName, (rows: readonly string[], options) =>
      runBulk(rows, (key) => storage.put(key, new Blob([])), options),
    );
    const [outcome] = await make([`${folder}${name}/`], {});
    if (outcome?.result === 'failed') throw outcome.error;
    dialog.onOpenChange(false);
    toasts.success(t`Created ${{ name: displayedName(name) }}`);
    onChanged();
  }
  return (
    <NameDialog
      {...{ dialog, storage, folder }}
      title={t`New folder`}
      label={t`Name of the folder`}
      submitLabel={t`Create folder`}
      onSubmit={create}
    />
  );
}

type BatchMessages = Required<Pick<BulkJob<unknown>, 'title' | 'failure' | 'done'>>;

/** The moves of files and folders with all that is in them, as an order. */
const moveJob = (
  log: ActivityLog,
  { storage, bucketName, onChanged }: FolderDialogProps,
  operation: FileOperation,
  rows: BulkJob<Move>['rows'],
  acl: CopyOptions['acl'],
  messages: BatchMessages,
): BulkJob<Move> => ({
  ...messages,
  rows,
  idOf: ({ from }) => from,
  nameOf: ({ from }) => displayedName(from),
  send: recorded(log, operation, bucketName, (moves, options) =>
    moveObjects(storage, moves, { ...options, bucketName, acl }).finally(onChanged),
  ),
});

interface EntryDialogProps extends FolderDialogProps {
  entry: Entry;
}

/** Gives a file or a folder another name. */
function RenameEntryDialog(props: EntryDialogProps) {
  const { dialog, storage, onStart, entry } = props;
  const { t } = useLingui();
  const folder = folderOf(entry.key);
  const old = nameOf(entry.key);
  const log = useActivityLog();
  const startBulk = useStartBulk();
  const copies = useCopyNotice(storage, [entry]);
  function rename(name: string) {
    if (name === old) {
      dialog.onOpenChange(false);
      return;
    }
    const messages = {
      title: t`Rename ${{ old: displayedName(old) }}`,
      failure: t`Failed to rename files`,
      done: t`Renamed ${{ old: displayedName(old) }}`,
    };
    const find = (signal: AbortSignal) => findMoves(storage, [{ entry, to: `${folder}${name}` }], signal);
    onStart(() => startBulk(moveJob(log, props, 'renameFiles', find, copies.acl, messages)));
  }
  return (
    <NameDialog
      {...{ dialog, storage, folder }}
      title={t`Rename ${{ old: displayedName(old) }}`}
      label={t`Name`}
      submitLabel={t`Rename`}
      name={old}
      notice={copies.notice}
      isReady={copies.isReady}
      onSubmit={rename}
    />
  );
}

interface EntriesDialogProps extends FolderDialogProps {
  entries: readonly Entry[];
}

/** Moves files and folders to another folder of the bucket, which need not be there yet. Asks before it replaces files. */
function MoveEntriesDialog(props: EntriesDialogProps) {
  const { dialog, storage, onStart, entries } = props;
  const { t } = useLingui();
  const log = useActivityLog();
  const overlays = useOverlays();
  const startBulk = useStartBulk();
  const copies = useCopyNotice(storage, entries);
  const old = folderOf(entries[0]?.key ?? '');
  const issueText = useNameIssue();
  function folderProblem(folder: string) {
    if (folder === old) return undefined;
    return entries.some((one) => one.isFolder && folder.startsWith(one.key))
      ? t`A folder cannot be moved into itself`
      : issueText(checkFolder(folder));
  }
  const form = useForm({
    defaults: { folder: old },
    check: ({ folder }) => ({ folder: folderProblem(typedFolder(folder, old)) }),
  });
  const what = plural(entries.length, { one: 'Move # item', other: 'Move # items' });
  async function move(folder: string, signal: AbortSignal) {
    if (folder === old) {
      dialog.onOpenChange(false);
      return;
    }
    const moves = entries.map((entry) => ({ entry, to: `${folder}${nameOf(entry.key)}` }));
    const rows = await findMoves(storage, moves, signal);
    const keyOf = ({ to }: Move) => to;
    const found = await findExisting(storage, folder, rows.map(keyOf), signal);
    signal.throwIfAborted();
    // What moves itself leaves its place before: nothing in it is lost.
    const existing = new Set([...found].filter((key) => !rows.some(({ from }) => from === key)));
    const go = (chosen: readonly Move[]) => {
      const some = withoutBlocked(chosen, rows);
      // Told of a single one, which need not be the first: others may have been skipped.
      const from = some[0]?.from ?? '';
      const moved = entries.find(({ key, isFolder }) => (isFolder ? from.startsWith(key) : from === key));
      const name = displayedName(nameOf(moved?.key ?? ''));
      const messages = { title: what, failure: t`Failed to move files`, done: t`Moved ${name}` };
      startBulk(moveJob(log, props, 'moveFiles', some, copies.acl, messages));
    };
    const begin = await replaceWhenAgreed(overlays, { rows, keyOf, existing, folder, go });
    signal.throwIfAborted();
    onStart(begin);
  }
  return (
    <FormDialog
      dialog={dialog}
      heading={what}
      submitLabel={t({ message: 'Move', context: 'files to another folder' })}
      form={form}
      isReady={copies.isReady}
      onSubmit={({ folder }, signal) => move(typedFolder(folder, old), signal)}
    >
      <FormField form={form} name="folder">
        {(field) => (
          <TextField
            {...field}
            label={t`To the folder`}
            description={t`From the top of the bucket, for example photos/2025. Empty for the top itself.`}
            autoFocus
            autoComplete="off"
          />
        )}
      </FormField>
      {copies.notice}
    </FormDialog>
  );
}

/** Asks before files go for good. */
function DeleteEntriesDialog({ dialog, storage, bucketName, onChanged, onStart, entries }: EntriesDialogProps) {
  const { t } = useLingui();
  const disconnected = useConnectionReason();
  const log = useActivityLog();
  const startBulk = useStartBulk();
  const title = plural(entries.length, { one: 'Delete # item?', other: 'Delete # items?' });
  const hasFolder = entries.some(({ isFolder }) => isFolder);
  const { data: files } = useQuery({
    queryKey: ['s3Files', bucketName, 'count', ...entries.map(({ key }) => key)],
    queryFn: async ({ signal }) => (await findKeys(storage, entries, signal)).length,
    enabled: hasFolder,
    gcTime: 0,
  });
  function run() {
    const name = displayedName(nameOf(entries[0]?.key ?? ''));
    const job: BulkJob<string> = {
      title,
      rows: (signal) => findKeys(storage, entries, signal),
      idOf: (key) => key,
      nameOf: displayedName,
      send: recorded(log, 'deleteFiles', bucketName, (all, options) =>
        deleteObjects(storage, all, options).finally(onChanged),
      ),
      failure: t`Failed to delete files`,
      done: t`Deleted ${name}`,
    };
    onStart(() => startBulk(job));
  }
  return (
    <ConfirmDialog
      {...dialog}
      heading={title}
      tone="danger"
      confirmLabel={t`Delete`}
      disabledReason={disconnected}
      onConfirm={run}
      details={<NameList items={entries.map(({ key }) => ({ name: displayedName(key) }))} />}
    >
      <Text>
        {hasFolder ? (
          <>
            <Trans>
              Folders go with everything that is in them. This cannot be undone unless the bucket keeps versions.
            </Trans>{' '}
            {files !== undefined && plural(files, { one: '# object in all.', other: '# objects in all.' })}
          </>
        ) : (
          <Trans>This cannot be undone unless the bucket keeps versions.</Trans>
        )}
      </Text>
    </ConfirmDialog>
  );
}

const hour = 60 * 60;
const linkLifetimes = { hour, day: 24 * hour, week: 7 * 24 * hour } as const;

type LinkLifetime = keyof typeof linkLifetimes;

/** An address at which anybody can read a file until it ends. */
function LinkDialog({ dialog, storage, entry }: Pick<EntryDialogProps, 'dialog' | 'storage' | 'entry'>) {
  const { t } = useLingui();
  const { dateTime } = useTime();
  const [lifetime, setLifetime] = useState<LinkLifetime>('day');
  const { data, error, refetch } = useQuery({
    queryKey: ['s3Link', entry.key, lifetime],
    queryFn: () => storage.link(entry.key, { seconds: linkLifetimes[lifetime] }),
    gcTime: 0,
  });
  const ends = dateTime(data?.ends.getTime());
  return (
    <Dialog
      {...dialog}
      heading={t`Link to ${{ name: displayedName(entry.name) }}`}
      footer={<Button variant="primary" onClick={() => dialog.onOpenChange(false)}>{t`Close`}</Button>}
    >
      <Stack>
        <Select
          label={t`Holds for`}
          value={lifetime}
          onChange={setLifetime}
          options={[
            { id: 'hour', label: t`1 hour` },
            { id: 'day', label: t`1 day` },
            { id: 'week', label: t`7 days` },
          ]}
        />
        {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
        {data && (
          <>
            <CodeBlock label={t`Link`} value={data.url} wrap />
            <Text tone="muted">
              <Trans>
                Whoever has this link can read the file until {ends}. It ends before that when the file is deleted or
                renamed, or the S3 key that it is signed with is deleted.
              </Trans>
            </Text>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
