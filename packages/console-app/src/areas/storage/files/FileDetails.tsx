import { useCallback, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { Button, Dialog, KeyValueList, Skeleton, Stack, Text } from '@livery/ui';
import { errorFromReading } from '@livery/api/errors';
import type { S3Bucket } from '@livery/api/s3/types';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { holdObjectUrl } from '#shared/objectUrls.js';
import { useTime } from '#shared/time.js';
import { useUnits } from '#shared/units.js';
import { displayedName, nameOf, previewOf, type PreviewKind } from './entries.js';
import { previewText } from './previewText.js';
import * as styles from './files.css.js';

interface FileDetailsProps {
  onClose: () => void;
  storage: S3Bucket;
  bucketName: string;
  fileKey: string;
  onDownload: () => void;
}

/** A file with what the storage knows of it, and its content where a browser can show it. Default export, to be loaded when it is opened. */
export default function FileDetails({ onClose, storage, bucketName, fileKey, onDownload }: FileDetailsProps) {
  const { t } = useLingui();
  const { fileSize } = useUnits();
  const { dateTime } = useTime();
  const { data, error, refetch } = useQuery({
    queryKey: ['s3Files', bucketName, 'facts', fileKey],
    queryFn: ({ signal }) => storage.head(fileKey, signal),
  });
  const size = data?.size;
  const kind = size === undefined ? undefined : previewOf(fileKey, size);
  const isCut = size !== undefined && size > displayedText;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      heading={displayedName(nameOf(fileKey))}
      size="large"
      footer={
        <>
          <Button icon={Download} onClick={onDownload}>{t`Download`}</Button>
          <Button variant="primary" onClick={onClose}>{t`Close`}</Button>
        </>
      }
    >
      <Stack>
        {error && <ErrorAlert error={error} heading={t`The file could not be shown`} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton />}
        {kind && <Preview {...{ storage, bucketName, fileKey, kind, isCut }} />}
        {data && (
          <>
            {!kind && <Text tone="muted">{t`There is no preview of this file.`}</Text>}
            <KeyValueList
              items={[
                { label: t`Size`, value: size === undefined ? undefined : fileSize(size) },
                { label: t`Type`, value: data.type },
                { label: t`Changed`, value: data.modified && dateTime(Date.parse(data.modified)) },
                { label: t`ETag`, value: data.etag, copyValue: data.etag, monospace: true, wide: true },
                { label: t`Key`, value: displayedName(fileKey), copyValue: fileKey, monospace: true, wide: true },
                ...Object.entries(data.metadata).map(([label, value]) => ({ label: `x-amz-meta-${label}`, value })),
              ]}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}

interface PreviewProps {
  storage: S3Bucket;
  bucketName: string;
  fileKey: string;
  kind: PreviewKind;
  /** Whether it goes on after what is shown of a text. */
  isCut: boolean;
}

/** What is read of a text, in bytes. */
const displayedText = 64 * 2 ** 10;

/** What is shown of a file: text, or bytes. */
interface Content {
  text?: string;
  /** Set where it is no text, whatever its name says. */
  isNoText?: boolean;
  content?: Blob;
}

/** Reads a stream up to a number of bytes, and a part more. */
async function readStart(
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
  bytes: number,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const { value, done } = bytes > 0 ? await reader.read() : { value: undefined, done: true };
  if (done || !value) {
    await reader.cancel();
    return [];
  }
  return [value, ...(await readStart(reader, bytes - value.length))];
}

/** The beginning of a text, also of a storage that does not keep to the range that it was asked for. */
async function textStart({ body }: Response): Promise<Content> {
  const start = new Blob(body ? await readStart(body.getReader(), displayedText) : []);
  const text = previewText(new Uint8Array(await start.slice(0, displayedText).arrayBuffer()));
  return text === undefined ? { isNoText: true } : { text };
}

/** The media types that a browser may take a file for here: nothing of it is run. */
const imageTypes: Readonly<Record<string, string>> = { svg: 'image/svg+xml', jpg: 'image/jpeg' };

function typeOf(key: string, kind: PreviewKind): string {
  const ending = key.slice(key.lastIndexOf('.') + 1).toLowerCase();
  return kind === 'pdf' ? 'application/pdf' : (imageTypes[ending] ?? `image/${ending}`);
}

/** The content of a file: its bytes come by a signed request, so that no address leads past the policy of the page. */
function Preview({ storage, bucketName, fileKey, kind, isCut }: PreviewProps) {
  const { t } = useLingui();
  const name = displayedName(nameOf(fileKey));
  const isText = kind === 'text';
  const [isBroken, setBroken] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['s3Files', bucketName, 'content', fileKey],
    queryFn: async ({ signal }): Promise<Content> => {
      const response = await storage.get(fileKey, {
        signal,
        ...(isText ? { range: [0, displayedText - 1] as const } : {}),
      });
      if (isText) return textStart(response);
      const bytes = await response.arrayBuffer().catch((thrown: unknown) => Promise.reject(errorFromReading(thrown)));
      return { content: new Blob([bytes], { type: typeOf(fileKey, kind) }) };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const content = data?.content;
  const show = useCallback((element: Shown | null) => showContent(element, content), [content]);
  if (error)
    return <ErrorAlert error={error} heading={t`The file could not be shown`} onRetry={() => void refetch()} />;
  return (
    <div className={styles.preview}>
      {data === undefined && <Skeleton />}
      {data?.text !== undefined && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text scrolls, so the keyboard has to reach it
        <pre className={styles.text} tabIndex={0} role="region" aria-label={t`Content of ${name}`}>
          {data.text}
        </pre>
      )}
      {data?.text !== undefined && isCut && (
        <Text tone="muted" size="small">{t`The beginning of the file: its first 64 KiB.`}</Text>
      )}
      {(data?.isNoText || isBroken) && (
        <Text tone="muted">{t`The content is not what the name of the file says.`}</Text>
      )}
      {data?.content && kind === 'image' && !isBroken && (
        <img ref={show} className={styles.image} alt={name} onError={() => setBroken(true)} />
      )}
      {data?.content && kind === 'pdf' && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a browser's own viewer of PDF does not run in a sandbox
        <iframe ref={show} className={styles.document} title={t`Content of ${name}`} />
      )}
    </div>
  );
}

type Shown = HTMLImageElement | HTMLIFrameElement;

/** Shows bytes in an element: they have an address for as long as it is there. */
function showContent(element: Shown | null, content: Blob | undefined): (() => void) | undefined {
  if (!element || !content) return undefined;
  const { address, release } = holdObjectUrl(content);
  element.src = address;
  return release;
}
