import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown, Download, Upload } from 'lucide-react';
import { Alert, Button, EmptyState, Menu, RowsEditor, Stack } from '@livery/ui';
import { downloadFile } from '@livery/ui/collections';
import { isValidRule, type RuleText } from '@livery/api/domain/firewall';
import { rulesToJson } from '@livery/api/domain/firewallRule';
import { findConflicts } from '@livery/api/domain/firewallConflicts';
import { sshAccess } from '@livery/api/domain/firewallReach';
import { type FormRow, newRow } from '#shared/form/useForm.js';
import { lazyModal } from '#shared/lazy.js';
import { rulesToCsv } from './rulesCsv.js';
import { useAccessTester } from './AccessTester.js';
import { emptyRow, usePresets } from './presets.js';
import { ruleOfRow, useFindingText, useRuleText } from './ruleLabels.js';
import { useRuleFields } from './useRuleFields.js';

const ImportRules = lazyModal(
  async () => (await import('./ImportRules.js')).default,
  ({ onOpenChange }) => onOpenChange(false),
);

interface RulesEditorProps {
  /** Name of the files that the rules are exported to, without its ending. */
  fileName: string;
  rows: readonly FormRow<RuleText>[];
  onChange: (rows: FormRow<RuleText>[]) => void;
  /** What is wrong with a field, by its name: `rules.0.ports`. */
  fieldError: (name: string) => string | undefined;
}

/**
 * The rules of a firewall as rows of fields, all by keyboard: presets, duplicate, reorder, import and export. What is odd
 * about a rule beside the others stands in its row, and below them what they let through.
 */
export function RulesEditor({ fileName, rows, onChange, fieldError }: RulesEditorProps) {
  const { t } = useLingui();
  const presets = usePresets();
  const ruleFields = useRuleFields();
  const ruleText = useRuleText();
  const [isImporting, setImporting] = useState(false);
  const rules = rows.map(ruleOfRow);
  /* A rule that is half typed says nothing yet: it is compared once it is valid. */
  const valid = [...rules.entries()].filter(([, rule]) => isValidRule(rule));
  const findings = useFindings(rows);
  const question = useAccessTester(valid);
  const summaryOf = useCallback(
    (row: FormRow<RuleText>) => {
      const rule = ruleOfRow(row);
      return isValidRule(rule) ? ruleText(rule) : '';
    },
    [ruleText],
  );

  function exportAs(format: 'csv' | 'json') {
    const file =
      format === 'csv'
        ? new Blob([rulesToCsv(rules)], { type: 'text/csv;charset=utf-8' })
        : new Blob([rulesToJson(rules)], { type: 'application/json' });
    downloadFile(`${fileName}.${format}`, file);
  }

  const exportReason =
    rows.length === 0
      ? t`There are no rules to export`
      : rules.every(isValidRule)
        ? undefined
        : t`Correct the rules to export them`;
  const exportNote = rows.some(({ unknown }) => unknown)
    ? t`Leaves out the provider's own fields: imported, the rules may allow more`
    : undefined;
  return (
    <Stack>
      <RowsEditor
        label={t`Rules`}
        rowName={(number) => t`rule ${number}`}
        rows={rows}
        onChange={onChange}
        createRow={() => newRow(emptyRow)}
        duplicateRow={newRow}
        reorderable
        look="card"
        summaryOf={summaryOf}
        fieldErrorsOf={(_, index) => ({
          ports: fieldError(`rules.${index}.ports`),
          endpoint_spec: fieldError(`rules.${index}.endpoint_spec`),
        })}
        findingOf={({ id }) => findings.get(id)}
        addLabel={t`Add rule`}
        addAnotherLabel={t`Add another rule`}
        actionsAt="start"
        renderActions={(edit) => (
          <>
            <Menu
              label={t`Add preset`}
              trigger={<Button trailingIcon={ChevronDown}>{t`Add preset`}</Button>}
              items={presets.map(({ id, label, description, rows: more }) => ({
                id,
                label,
                description,
                onAction: () => edit.add(more.map(newRow)),
              }))}
            />
            <Button icon={Upload} onClick={() => setImporting(true)}>{t`Import`}</Button>
            <Menu
              label={t`Export`}
              trigger={
                <Button icon={Download} disabledReason={exportReason}>
                  {t`Export`}
                </Button>
              }
              items={[
                { id: 'csv', label: 'CSV', description: exportNote, onAction: () => exportAs('csv') },
                { id: 'json', label: 'JSON', description: exportNote, onAction: () => exportAs('json') },
              ]}
            />
            <ImportRules
              open={isImporting}
              onOpenChange={setImporting}
              existing={rows.length}
              onImport={(more, mode) => edit[mode === 'replace' ? 'replace' : 'add'](more.map(newRow))}
            />
          </>
        )}
        empty={<EmptyState>{t`No rules yet: nothing gets in and nothing gets out. Begin with a preset.`}</EmptyState>}
      >
        {ruleFields}
      </RowsEditor>
      <SshNotice access={sshAccess(valid.map(([, rule]) => rule))} />
      {question}
    </Stack>
  );
}

/** Returns what is odd about each row, by its id. It follows the rows once typing leaves time to compare them. */
function useFindings(rows: readonly FormRow<RuleText>[]): ReadonlyMap<FormRow<RuleText>['id'], string> {
  const findingText = useFindingText();
  const compared = useDeferredValue(rows);
  return useMemo(() => {
    const valid = compared.flatMap((row, position) => {
      const rule = ruleOfRow(row);
      return isValidRule(rule) ? [{ id: row.id, position, rule }] : [];
    });
    return new Map(
      findConflicts(valid.map(({ rule }) => rule)).flatMap(({ kind, rule, other }) => {
        const [row, beside] = [valid[rule], valid[other]];
        return row && beside
          ? [[row.id, findingText({ kind, rule: row.position, other: beside.position })] as const]
          : [];
      }),
    );
  }, [compared, findingText]);
}

/** Who can reach SSH through the rules, where that is not everybody: before somebody locks themself out. */
function SshNotice({ access }: { access: ReturnType<typeof sshAccess> }) {
  const { t } = useLingui();
  if (access === 'open' || access === 'unknown') return null;
  return access === 'closed' ? (
    <Alert tone="warning" heading={t`No rule lets anybody reach SSH (TCP port 22)`}>
      {t`With this firewall alone you cannot work on a virtual machine over SSH. Add the preset SSH if you do.`}
    </Alert>
  ) : (
    <Alert tone="info" urgency="off">
      {t`SSH (TCP port 22) is let through from some places only. See that yours is among them.`}
    </Alert>
  );
}
