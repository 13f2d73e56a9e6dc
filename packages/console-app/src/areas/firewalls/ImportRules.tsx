import { useDeferredValue, useMemo, useRef, useState, type ClipboardEvent } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FileUp } from 'lucide-react';
import { Alert, Button, Inline, RadioGroup, Stack, Text, TextArea } from '@livery/ui';
import { ruleText, type RuleText } from '@livery/api/domain/firewall';
import { checkFileSize, readRules, type FileProblem } from '@livery/api/domain/firewallFile';
import { networkTexts } from '#generated/network/texts.js';
import { FormDialog } from '#kit';
import { FormField } from '#shared/form/FormField.js';
import { useForm } from '#shared/form/useForm.js';
import { useIssueText } from '#shared/texts/issues.js';
import * as styles from './RulesEditor.css.js';

type Mode = 'append' | 'replace';

interface ImportRulesProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** How many rules there are already. */
  existing: number;
  onImport: (rows: RuleText[], mode: Mode) => void;
}

/** So many problems are listed; who has corrected these sees the next. */
const listedProblems = 8;

/** Takes rules from a file or a text, CSV or JSON: all of them, or none and what is wrong with which line. */
export default function ImportRules({ open, onOpenChange, existing, onImport }: ImportRulesProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const form = useForm<{ text: string; mode: Mode }>({ defaults: { text: '', mode: 'append' } });
  const [isRead, setRead] = useState(false);
  const [refused, setRefused] = useState<File>();
  /* The file that is being read: what is chosen or typed after it takes its place. */
  const reading = useRef<File>(undefined);
  /* A thousand rules are read after the text is shown, in a task of their own. */
  const text = useDeferredValue(form.values.text);
  const { format, rules, problems } = useMemo(() => readRules(text), [text]);
  const isEmpty = text.trim() === '' && !isRead && form.attempt === 0;
  const problemText = useProblemText(format);
  const visible = isEmpty ? [] : problems.slice(0, listedProblems);

  const unreadable = refused?.name;
  const [tooLarge] = refused ? checkFileSize(refused.size) : [];

  const forgetFile = () => {
    reading.current = undefined;
    setRefused(undefined);
  };

  const edit = (onChange: (text: string) => void) => (edited: string) => {
    forgetFile();
    onChange(edited);
  };

  async function readFile(file: File | undefined) {
    if (!file) return;
    reading.current = file;
    const content = checkFileSize(file.size).length > 0 ? undefined : await file.text().catch(() => undefined);
    if (reading.current !== file) return;
    forgetFile();
    if (content === undefined) {
      setRefused(file);
    } else {
      form.setValue('text', content);
      setRead(true);
    }
  }

  return (
    <FormDialog
      dialog={{ open, onOpenChange }}
      heading={t`Import rules`}
      description={t`CSV or JSON, as the export writes it. Nothing is saved until you save the firewall.`}
      size="medium"
      submitLabel={t`Import`}
      isLocal
      form={form}
      onSubmit={(values) => {
        const read = values.text === text ? rules : readRules(values.text).rules;
        if (read.length === 0) return;
        onImport(read.map(ruleText), values.mode);
        form.startOver();
        setRead(false);
        forgetFile();
        onOpenChange(false);
      }}
    >
      <Inline>
        <input
          ref={input}
          type="file"
          className={styles.file}
          accept=".csv,.json,text/csv,application/json"
          aria-label={t`File`}
          onChange={({ currentTarget }) => {
            void readFile(currentTarget.files?.[0]);
            // The same file can be chosen again after it was corrected.
            currentTarget.value = '';
          }}
        />
        <Button icon={FileUp} onClick={() => input.current?.click()}>{t`Choose file`}</Button>
        <Text as="span" tone="muted">{t`or paste it below`}</Text>
      </Inline>
      {unreadable !== undefined && (
        <Alert tone="danger" heading={t`The file ${unreadable} could not be read`}>
          {tooLarge
            ? problemText({ at: 0, issue: tooLarge })
            : t`It may have been moved or changed since you chose it. Choose it again, or paste the rules below.`}
        </Alert>
      )}
      <FormField form={form} name="text">
        {(field) => (
          <TextArea
            {...field}
            onChange={edit(field.onChange)}
            onPaste={pasteLarge(edit(field.onChange))}
            label={t`Rules`}
            rows={8}
            monospace
            placeholder={
              'direction,protocol,port_start,port_end,endpoint_spec_type,endpoint_spec\ninbound,tcp,22,22,ip_prefixes,203.0.113.0/24'
            }
          />
        )}
      </FormField>
      {visible.length > 0 && (
        <Alert tone="danger" heading={t`Nothing can be imported yet`}>
          <Stack gap={1}>
            {visible.map((problem) => (
              <span key={`${problem.at} ${problem.issue.code} ${JSON.stringify(problem.issue.params)}`}>
                {problemText(problem)}
              </span>
            ))}
            {problems.length > visible.length && (
              <span>{plural(problems.length - visible.length, { one: 'and # more', other: 'and # more' })}</span>
            )}
          </Stack>
        </Alert>
      )}
      {rules.length > 0 && (
        <output>
          {plural(rules.length, { one: '# rule is ready to import', other: '# rules are ready to import' })}
        </output>
      )}
      {existing > 0 && (
        <FormField form={form} name="mode">
          {(field) => (
            <RadioGroup
              {...field}
              label={t`What happens to the rules that are there`}
              options={[
                { id: 'append', label: t`They stay, and these come after them` },
                { id: 'replace', label: t`These take their place` },
              ]}
            />
          )}
        </FormField>
      )}
    </FormDialog>
  );
}

/** A text of more characters is put into the field at once: a browser takes seconds to paste a thousand lines. */
const largeText = 10_000;

const pasteLarge = (onChange: (text: string) => void) => (event: ClipboardEvent<HTMLTextAreaElement>) => {
  const pasted = event.clipboardData.getData('text');
  if (pasted.length < largeText) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  onChange(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
};

/** Says what is wrong with a file, and where in it. */
function useProblemText(format: 'csv' | 'json'): (problem: FileProblem) => string {
  const { t } = useLingui();
  const issueText = useIssueText(networkTexts);
  return ({ at, issue }) => {
    const text = issueText(issue);
    if (at === 0) return text;
    return format === 'csv' ? t`Line ${at}: ${text}` : t`Rule ${at}: ${text}`;
  };
}
