import { useRef, useState } from 'react';
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

/** What a file that was read as an address of data holds, in base64. */
function contentOf({ result }: FileReader): string {
  const text = typeof result === 'string' ? result : '';
  return text.slice(text.indexOf(',') + 1);
}

/** Chooses a file for the validation of an account: its size and type are checked before it is read. */
export function DocumentField({ value, onChange, error, existing, required }: DocumentFieldProps) {
  const { t } = useLingui();
  const issueText = useIssueText(billingTexts);
  const reading = useRef<FileReader>(undefined);
  const [share, setShare] = useState(0);
  const [problem, setProblem] = useState<string>();
  const types = documentTypes.join(', ');
  const size = String(maxDocumentMegabytes);

  function read(file: File): void {
    const { name } = file;
    const reader = new FileReader();
    // The file that was chosen last is the one that is sent, however long another one takes.
    reading.current?.abort();
    reading.current = reader;
    setProblem(undefined);
    setShare(0);
    onChange({ name, content: null });
    reader.addEventListener('progress', ({ loaded, total }) => setShare(total > 0 ? loaded / total : 0));
    reader.addEventListener('load', () => onChange({ name, content: contentOf(reader) }));
    reader.addEventListener('error', () => {
      setProblem(issueText({ code: 'document-unreadable' }));
      onChange(null);
    });
    reader.readAsDataURL(file);
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
        onFiles={([file]) => file && read(file)}
      />
      {value?.content === null ? (
        <ProgressBar label={t`Reading ${{ name: value.name }}`} value={share * 100} />
      ) : value ? (
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
