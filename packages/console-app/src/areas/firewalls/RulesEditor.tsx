import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown, Download, Plus, Upload } from 'lucide-react';
import { Alert, Button, EmptyState, Inline, Menu, Stack, useAnnounce } from '@livery/ui';
import { downloadFile } from '@livery/ui/collections';
import { isValidRule, type RuleField, type RuleText } from '@livery/api/domain/firewall';
import { rulesToJson } from '@livery/api/domain/firewallFile';
import { findConflicts, sshAccess } from '@livery/api/domain/firewallReach';
import { type FormRow, newRow } from '#kit';
import { lazyModal } from '#shared/lazy.js';
import { rulesToCsv } from './rulesCsv.js';
import { useAccessTester } from './AccessTester.js';
import { emptyRow, usePresets } from './presets.js';
import { RuleRow, type RuleEditor } from './RuleRow.js';
import { WindowedList } from './WindowedList.js';
import { ruleOfRow, useFindingText } from './ruleLabels.js';
import * as styles from './RulesEditor.css.js';

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
  const announce = useAnnounce();
  const presets = usePresets();
  const list = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<FocusTarget>();
  useFocusOn(target, list);
  const [isImporting, setImporting] = useState(false);
  const rules = rows.map(ruleOfRow);
  /* A rule that is half typed says nothing yet: it is compared once it is valid. */
  const valid = [...rules.entries()].filter(([, rule]) => isValidRule(rule));
  const findings = useFindings(rows);
  const question = useAccessTester(valid);

  function change(next: FormRow<RuleText>[], focus?: FocusTarget, message?: string) {
    onChange(next);
    if (focus) setTarget(focus);
    if (message !== undefined) announce(message);
  }

  const add = (more: readonly RuleText[]) =>
    change([...rows, ...more.map(newRow)], { index: rows.length, part: more.length === 1 ? 'ports' : 'direction' });

  function move(from: number, to: number) {
    const row = rows[from];
    if (!row) return;
    const number = to + 1;
    const part = { index: to, part: to < from ? 'up' : 'down' };
    change(rows.toSpliced(from, 1).toSpliced(to, 0, row), part, t`Moved to place ${number}`);
  }

  const errorOf = (index: number, field: RuleField) => fieldError(`rules.${index}.${field}`);
  const editor = useStableEditor({
    change: (index, row) => onChange(rows.with(index, row)),
    move,
    duplicate(index) {
      const row = rows[index];
      if (!row) return;
      const number = index + 2;
      const part = { index: index + 1, part: 'ports' };
      change(rows.toSpliced(index + 1, 0, newRow(row)), part, t`Added as rule ${number}`);
    },
    remove(index) {
      const number = index + 1;
      const position = Math.min(index, rows.length - 2);
      change(rows.toSpliced(index, 1), { index: position, part: 'remove' }, t`Removed rule ${number}`);
    },
  });

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
  return (
    <Stack>
      <Inline>
        <Button icon={Plus} onClick={() => add([emptyRow])}>{t`Add rule`}</Button>
        <Menu
          label={t`Add preset`}
          trigger={<Button trailingIcon={ChevronDown}>{t`Add preset`}</Button>}
          items={presets.map(({ id, label, description, rows: more }) => ({
            id,
            label,
            description,
            onAction: () => add(more),
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
            { id: 'csv', label: 'CSV', onAction: () => exportAs('csv') },
            { id: 'json', label: 'JSON', onAction: () => exportAs('json') },
          ]}
        />
      </Inline>
      {rows.length === 0 && (
        <EmptyState>{t`No rules yet: nothing gets in and nothing gets out. Begin with a preset.`}</EmptyState>
      )}
      <div ref={list} role="list" className={styles.list}>
        <WindowedList
          items={rows}
          keyOf={rowId}
          pinned={(index) =>
            index === target?.index ||
            errorOf(index, 'ports') !== undefined ||
            errorOf(index, 'endpoint_spec') !== undefined
          }
          className={styles.list}
        >
          {(row, index) => (
            <RuleRow
              key={row.id}
              index={index}
              count={rows.length}
              row={row}
              finding={findings.get(row.id)}
              portsError={errorOf(index, 'ports')}
              endpointError={errorOf(index, 'endpoint_spec')}
              editor={editor}
            />
          )}
        </WindowedList>
      </div>
      {rows.length > 4 && (
        <Inline>
          <Button icon={Plus} onClick={() => add([emptyRow])}>{t`Add another rule`}</Button>
        </Inline>
      )}
      <SshNotice access={sshAccess(valid.map(([, rule]) => rule))} />
      {question}
      <ImportRules
        open={isImporting}
        onOpenChange={setImporting}
        existing={rows.length}
        onImport={(more, mode) => {
          const before = mode === 'replace' ? [] : rows;
          change([...before, ...more.map(newRow)], { index: before.length, part: 'direction' });
        }}
      />
    </Stack>
  );
}

const rowId = ({ id }: FormRow<RuleText>): string => id;

/** The same object in every render, so that only the row that changes is rendered again. */
function useStableEditor(editor: RuleEditor): RuleEditor {
  const latest = useRef(editor);
  useLayoutEffect(() => {
    latest.current = editor;
  });
  return useMemo(
    () => ({
      change: (index, row) => latest.current.change(index, row),
      move: (from, to) => latest.current.move(from, to),
      duplicate: (index) => latest.current.duplicate(index),
      remove: (index) => latest.current.remove(index),
    }),
    [],
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

/** Where the focus goes once the rows have changed. */
interface FocusTarget {
  index: number;
  /** Of `data-part`. */
  part: string;
}

/**
 * Moves the focus to each new target: a rule that is moved takes it along. The target is state beside the rows, so that
 * it comes with them: another render between the press and the new rows would find the old ones.
 */
function useFocusOn(target: FocusTarget | undefined, list: { current: HTMLDivElement | null }) {
  useEffect(() => {
    if (!target) return;
    const row = list.current?.querySelector(`[data-rule="${target.index}"]`);
    const field = row?.querySelector<HTMLElement>(
      `[data-part="${target.part}"] :is(input, button), [data-part="${target.part}"]:is(button)`,
    );
    // Without a row the focus goes to the buttons above.
    (field ?? (row ?? list.current?.parentElement)?.querySelector<HTMLElement>('button'))?.focus();
  }, [target, list]);
}

/** Who can reach SSH through the rules, where that is not everybody: before somebody locks themself out. */
function SshNotice({ access }: { access: ReturnType<typeof sshAccess> }) {
  const { t } = useLingui();
  if (access === 'open') return null;
  return access === 'closed' ? (
    <Alert tone="warning" title={t`No rule lets anybody reach SSH (TCP port 22)`}>
      {t`With this firewall alone you cannot work on a virtual machine over SSH. Add the preset SSH if you do.`}
    </Alert>
  ) : (
    <Alert tone="info" urgency="off">
      {t`SSH (TCP port 22) is let through from some places only. See that yours is among them.`}
    </Alert>
  );
}
