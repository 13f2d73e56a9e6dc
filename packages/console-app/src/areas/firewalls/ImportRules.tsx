import { useId, useRef, useState } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FileUp } from 'lucide-react';
import { Alert, Button, Dialog, Form, Inline, RadioGroup, Stack, Text, TextArea } from '@livery/ui';
import { ruleText, type RuleText } from '@livery/api/domain/firewall';
import { readRules, type FileProblem } from '@livery/api/domain/firewallFile';
import { networkTexts } from '#generated/network/texts.js';
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
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [mode, setMode] = useState<Mode>('append');
  const [isTried, setTried] = useState(false);
  const { format, rules, problems } = readRules(text);
  const isEmpty = text.trim() === '';
  const problemText = useProblemText(format);
  const visible = isEmpty && !isTried ? [] : problems.slice(0, listedProblems);

  async function readFile(file: File | undefined) {
    if (!file) return;
    setText(await file.text());
    setTried(true);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Import rules`}
      description={t`CSV or JSON, as the export writes it. Nothing is saved until you save the firewall.`}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t`Cancel`}</Button>
          <Button type="submit" form={id} variant="primary">{t`Import`}</Button>
        </>
      }
    >
      <Form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          // The form that the dialog stands in is not sent with it.
          event.stopPropagation();
          setTried(true);
          if (rules.length === 0) return;
          onImport(rules.map(ruleText), mode);
          setText('');
          setTried(false);
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
        <TextArea
          label={t`Rules`}
          value={text}
          onChange={setText}
          rows={8}
          monospace
          placeholder={
            'direction,protocol,port_start,port_end,endpoint_spec_type,endpoint_spec\ninbound,tcp,22,22,ip_prefixes,203.0.113.0/24'
          }
        />
        {visible.length > 0 && (
          <Alert tone="danger" title={t`Nothing can be imported yet`}>
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
          <RadioGroup
            label={t`What happens to the rules that are there`}
            value={mode}
            onChange={setMode}
            options={[
              { id: 'append', label: t`They stay, and these come after them` },
              { id: 'replace', label: t`These take their place` },
            ]}
          />
        )}
      </Form>
    </Dialog>
  );
}

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
