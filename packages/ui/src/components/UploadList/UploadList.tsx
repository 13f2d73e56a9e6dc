import { CircleX, Pause, Play, RotateCw, X } from 'lucide-react';
import { useRef, type FocusEvent, type ReactNode, type Ref } from 'react';
import { genericForwardRef, type NativeAttributes } from '../../internal/attributes.js';
import { fileSizeText } from '../../internal/fileSizeText.js';
import { useIsomorphicLayoutEffect } from '../../internal/hooks.js';
import { isEmpty } from '../../internal/props.js';
import { useLocale } from '../../messages/locale.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { IconButton } from '../Button/IconButton.js';
import { ProgressBar } from '../ProgressBar/ProgressBar.js';
import { StatusIndicator } from '../StatusIndicator/StatusIndicator.js';
import { Heading } from '../Text/Heading.js';
import * as styles from './UploadList.css.js';

/** `failed` can be tried again, `refused` cannot. */
export type UploadStatus = 'waiting' | 'running' | 'paused' | 'done' | 'failed' | 'refused';

export interface UploadItem<Id extends string | number = string> {
  /** Unique among the uploads; what the callbacks are called with. */
  id: Id;
  /** Of the file. */
  name: string;
  /** Where it goes, or what it is. */
  description?: ReactNode;
  /** In bytes. */
  size: number;
  /** Bytes that have left. */
  uploadedSize: number;
  /** How far it is. */
  status: UploadStatus;
  /** Why it failed or was refused. Left out, the list says no more than that. */
  error?: ReactNode;
}

export interface UploadListProps<Id extends string | number = string> extends Omit<NativeAttributes, 'onPause'> {
  /** The heading, which names the region. Default "Uploads". */
  heading?: string | undefined;
  /** Of the heading in the outline of the page. Default 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The uploads, in the order to show. */
  uploads: readonly UploadItem<Id>[];
  /** Called with the ids to pause. Without it none can be paused. */
  onPause?: ((ids: readonly Id[]) => void) | undefined;
  /** Called with the ids to go on with: paused ones, and failed ones to try again. Without it none can be. */
  onResume?: ((ids: readonly Id[]) => void) | undefined;
  /** Called with the ids of uploads to give up. Without it none can be. */
  onCancel?: ((ids: readonly Id[]) => void) | undefined;
  /** Called with the id of an upload that is done, to take it off the list. Without it these stay. */
  onRemove?: ((id: Id) => void) | undefined;
  /** Writes a size in bytes. Default: with a unit, such as "10 MB". */
  formatSize?: ((bytes: number) => string) | undefined;
  /** At the end of the head: a button that closes the list. */
  headerEnd?: ReactNode;
}

/** Of the buttons for all: one that is pressed becomes the next in its place, and keeps the focus. */
const places = ['first', 'second', 'third'];

const isActive = (status: UploadStatus): boolean => status === 'waiting' || status === 'running';

/**
 * Uploads with their progress, and what can be done with each and with all. How many are under way, done and failed is
 * announced when it changes. `ref` and native attributes go to the region.
 */
export const UploadList = genericForwardRef(function UploadList<Id extends string | number>(
  props: UploadListProps<Id>,
  ref: Ref<HTMLElement>,
) {
  const {
    heading,
    headingLevel = 2,
    uploads,
    onPause,
    onResume,
    onCancel,
    onRemove,
    formatSize,
    headerEnd,
    ...attributes
  } = props;
  const messages = useOnDemandMessages('uploadList', english.uploadList);
  const locale = useLocale();
  const title = heading ?? messages.label;
  const sizeText = formatSize ?? ((bytes: number) => fileSizeText(bytes, locale));
  const idsOf = (...statuses: UploadStatus[]) =>
    uploads.filter(({ status }) => statuses.includes(status)).map(({ id }) => id);
  const [active, paused, failed] = [idsOf('waiting', 'running'), idsOf('paused'), idsOf('failed')];
  const unfinished = [...active, ...failed, ...paused];
  const failedCount = failed.length + idsOf('refused').length;
  const doneCount = idsOf('done').length;
  const summary = [
    active.length > 0 && messages.uploading(active.length),
    active.length === 0 && doneCount > 0 && messages.uploaded(doneCount),
    failedCount > 0 && messages.failed(failedCount),
  ].filter(Boolean);
  const turns = [
    onPause && active.length > 1 && { icon: Pause, label: messages.pauseAll, act: () => onPause(active) },
    onResume && paused.length > 1 && { icon: Play, label: messages.resumeAll, act: () => onResume(paused) },
    onResume && failed.length > 1 && { icon: RotateCw, label: messages.retryAll, act: () => onResume(failed) },
  ].filter((turn) => typeof turn === 'object');
  return (
    <section aria-label={title} {...attributes} ref={ref} className={styles.root}>
      <div className={styles.head}>
        <Heading level={headingLevel} size="base">
          {title}
        </Heading>
        <span role="status" className={styles.summary}>
          {summary.join(' · ')}
        </span>
        {turns.map((turn, place) => (
          <IconButton key={places[place]} size="small" icon={turn.icon} label={turn.label} onClick={turn.act} />
        ))}
        {onCancel && unfinished.length > 1 && (
          <IconButton size="small" icon={CircleX} label={messages.cancelAll} onClick={() => onCancel(unfinished)} />
        )}
        {headerEnd}
      </div>
      <ul className={styles.list}>
        {uploads.map((upload) => (
          <Item
            key={upload.id}
            upload={upload}
            onPause={onPause}
            onResume={onResume}
            onCancel={onCancel}
            onRemove={onRemove}
            sizeText={sizeText}
          />
        ))}
      </ul>
    </section>
  );
});

interface ItemProps<Id extends string | number> extends Pick<
  UploadListProps<Id>,
  'onPause' | 'onResume' | 'onCancel' | 'onRemove'
> {
  upload: UploadItem<Id>;
  sizeText: (bytes: number) => string;
}

function Item<Id extends string | number>({ upload, onPause, onResume, onCancel, onRemove, sizeText }: ItemProps<Id>) {
  const messages = useOnDemandMessages('uploadList', english.uploadList);
  const { id, name, description, size, uploadedSize, status, error } = upload;
  const problems: Partial<Record<UploadStatus, string>> = { failed: messages.isFailed, refused: messages.isRefused };
  const problem = isEmpty(error) ? problems[status] : error;
  /* One button, which keeps the focus when what it does changes. */
  const turn = {
    waiting: { icon: Pause, label: messages.pause },
    running: { icon: Pause, label: messages.pause },
    paused: { icon: Play, label: messages.resume },
    failed: { icon: RotateCw, label: messages.retry },
    done: undefined,
    refused: undefined,
  }[status];
  const act = isActive(status) ? onPause : onResume;
  /* One too: an upload may finish while its button has the focus. */
  const end =
    status === 'done'
      ? onRemove && { label: messages.remove(name), act: () => onRemove(id) }
      : onCancel && { label: messages.cancel(name), act: () => onCancel([id]) };
  const isOver = status === 'done' || status === 'refused';
  const focused = useRef<Element | null>(null);
  const endButton = useRef<HTMLButtonElement>(null);
  const nameText = useRef<HTMLDivElement>(null);
  const focusEvents = {
    onFocus: ({ currentTarget }: FocusEvent) => {
      focused.current = currentTarget;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
  /* The button with the focus has gone, as an upload that is over has nothing to pause: React reports no blur of it. */
  useIsomorphicLayoutEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    (endButton.current ?? nameText.current)?.focus();
  });
  return (
    <li className={styles.item}>
      <div className={styles.facts}>
        {isOver ? (
          <div ref={nameText} tabIndex={-1} className={styles.name}>
            {name}
          </div>
        ) : (
          <ProgressBar
            size="small"
            label={name}
            value={uploadedSize}
            max={Math.max(size, 1)}
            valueText={messages.progress(sizeText(uploadedSize), sizeText(size))}
          />
        )}
        {!isEmpty(description) && <div className={styles.description}>{description}</div>}
        {status === 'done' && <StatusIndicator tone="success">{messages.isUploaded}</StatusIndicator>}
        {status === 'paused' && <StatusIndicator tone="neutral">{messages.isPaused}</StatusIndicator>}
        {status === 'waiting' && <StatusIndicator tone="neutral">{messages.isWaiting}</StatusIndicator>}
        {!isEmpty(problem) && <StatusIndicator tone="danger">{problem}</StatusIndicator>}
      </div>
      {turn && act && (
        <IconButton {...focusEvents} size="small" icon={turn.icon} label={turn.label(name)} onClick={() => act([id])} />
      )}
      {end && <IconButton {...focusEvents} ref={endButton} size="small" icon={X} label={end.label} onClick={end.act} />}
    </li>
  );
}
