import { useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { FileUp, X } from 'lucide-react';
import { Alert, Button, IconButton, Inline, ProgressBar, Stack, Text } from '@livery/ui';
import { checkDocument, documentTypes, maxDocumentMegabytes } from '@livery/api/domain/billingForm';
import { billingTexts } from '#generated/billing/texts.js';
import { useIssueText } from '#shared/texts/issues.js';
import type { ChosenDocument } from './accountForm.js';
import * as styles from './accounts.css.js';

interface DocumentFieldProps {
  value: ChosenDocument | null;
  onChange: (value: ChosenDocument | null) => void;
  /** What the form says against it. */
  error: string | undefined;
  /** The name of the document that was handed in before. */
  existing: string | null | undefined;
  required: boolean;
}

/** What a file holds, in base64; `onProgress` is called with the share that is read, from 0 to 1. */
function readFile(file: File, onProgress: (share: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
    reader.addEventListener('load', () => {
      const text = typeof reader.result === 'string' ? reader.result : '';
      resolve(text.slice(text.indexOf(',') + 1));
    });
    reader.readAsDataURL(file);
  });
}

/** Chooses a file for the validation of an account: its size and type are checked before it is read. */
export function DocumentField({ value, onChange, error, existing, required }: DocumentFieldProps) {
  const { t } = useLingui();
  const issueText = useIssueText(billingTexts);
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<{ name: string; share: number }>();
  const [problem, setProblem] = useState<string>();
  const message = problem ?? error;
  const types = documentTypes.join(', ');
  const size = String(maxDocumentMegabytes);

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    const [issue] = checkDocument(file);
    setProblem(issue && issueText(issue));
    if (issue) return;
    const { name } = file;
    setProgress({ name, share: 0 });
    try {
      onChange({ name, content: await readFile(file, (share) => setProgress({ name, share })) });
    } catch {
      setProblem(issueText({ code: 'document-unreadable' }));
    } finally {
      setProgress(undefined);
    }
  }

  return (
    <Stack gap={2}>
      <input
        ref={input}
        type="file"
        className={styles.file}
        accept={documentTypes.map((one) => `.${one}`).join(',')}
        aria-label={t`Document`}
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0]);
          // The same file can be chosen again after it was corrected.
          currentTarget.value = '';
        }}
      />
      <Inline>
        <Button icon={FileUp} onClick={() => input.current?.click()}>
          {t`Choose document`}
        </Button>
        <Text as="span" size="small" tone="muted">
          {required ? t`${types}, up to ${size} MB` : t`${types}, up to ${size} MB, optional`}
        </Text>
      </Inline>
      {progress && <ProgressBar label={t`Reading ${{ name: progress.name }}`} value={progress.share * 100} />}
      {value ? (
        <Inline gap={1}>
          <Text as="span">{value.name}</Text>
          <IconButton size="small" icon={X} label={t`Remove ${{ name: value.name }}`} onClick={() => onChange(null)} />
        </Inline>
      ) : (
        existing && <Text tone="muted">{t`Handed in: ${existing}`}</Text>
      )}
      {message !== undefined && <Alert tone="danger">{message}</Alert>}
    </Stack>
  );
}
