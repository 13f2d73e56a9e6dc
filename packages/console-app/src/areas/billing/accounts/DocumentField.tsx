import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { FileDropZone, IconButton, Inline, ProgressBar, Stack, Text } from '@livery/ui';
import { checkDocument, documentTypes, maxDocumentMegabytes } from '@livery/api/domain/billingForm';
import { billingTexts } from '#generated/billing/texts.js';
import { useIssueText } from '#shared/texts/issues.js';
import type { ChosenDocument } from './accountForm.js';

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
  const [progress, setProgress] = useState<{ name: string; share: number }>();
  const [problem, setProblem] = useState<string>();
  const types = documentTypes.join(', ');
  const size = String(maxDocumentMegabytes);

  async function read(file: File): Promise<void> {
    const { name } = file;
    setProblem(undefined);
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
      <FileDropZone
        label={t`Document`}
        labelHidden
        buttonLabel={t`Choose document`}
        description={required ? t`${types}, up to ${size} MB` : t`${types}, up to ${size} MB, optional`}
        required={required}
        error={problem ?? error}
        accept={documentTypes.map((one) => `.${one}`)}
        check={(file) => checkDocument(file).map((issue) => issueText(issue))[0]}
        onRefused={() => setProblem(undefined)}
        onFiles={([file]) => file && void read(file)}
      />
      {progress && <ProgressBar label={t`Reading ${{ name: progress.name }}`} value={progress.share * 100} />}
      {value ? (
        <Inline gap={1}>
          <Text as="span">{value.name}</Text>
          <IconButton size="small" icon={X} label={t`Remove ${{ name: value.name }}`} onClick={() => onChange(null)} />
        </Inline>
      ) : (
        existing && <Text tone="muted">{t`Handed in: ${existing}`}</Text>
      )}
    </Stack>
  );
}
