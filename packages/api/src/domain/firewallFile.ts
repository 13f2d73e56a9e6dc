import { checkRule, type FirewallIssue, parseRule } from './firewall.js';
import { directions, endpointTypes, protocols, ruleFields, type RuleContent } from './firewallRule.js';

/** What is wrong with a file of rules, and where: a line of CSV, a rule of JSON by its number; 0 for the whole file. */
export interface FileProblem {
  at: number;
  issue: FirewallIssue;
}

/** The rules of a file. Where something is wrong in it there are none: half a set of rules protects nobody. */
interface FileOfRules {
  format: 'csv' | 'json';
  rules: RuleContent[];
  problems: FileProblem[];
}

type Column = (typeof ruleFields)[number];

/** Columns that a file has to have; all ports and any other end are what is meant without the others. */
const neededColumns: readonly Column[] = ['direction', 'protocol'];

/** Columns that say whom and what a rule of TCP or UDP lets through: without them it would allow all. */
const restrictingColumns: readonly Column[] = ['port_start', 'endpoint_spec_type'];

/** The largest file that is read, in characters, and the most rules in it: more is no set of rules, but a mistake. */
const maxCharacters = 2 ** 20;
const maxRules = 1000;

/** The cells of CSV by line, with quoted cells over several lines; the number is that of the line a row begins in. */
function cellsOf(text: string, separator: string): { line: number; cells: string[] }[] {
  const rows: { line: number; cells: string[] }[] = [];
  let line = 1;
  let row = { line, cells: [''] };
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const last = row.cells.length - 1;
    if (character === '"' && isQuoted && text.charAt(at + 1) === '"') {
      row.cells[last] += '"';
      at += 1;
    } else if (character === '"' && (isQuoted || row.cells[last] === '')) {
      isQuoted = !isQuoted;
    } else if (character === '\n') {
      line += 1;
      if (isQuoted) {
        row.cells[last] += character;
      } else {
        rows.push(row);
        row = { line, cells: [''] };
      }
    } else if (character === separator && !isQuoted) {
      row.cells.push('');
    } else {
      row.cells[last] += character;
    }
  }
  return [...rows, row]
    .map(({ line: at, cells }) => ({ line: at, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

type Raw = Partial<Record<Column, unknown>>;

const isMissing = (value: unknown): value is undefined | null | '' =>
  value === undefined || value === null || value === '';

/** One of the known words; what is not adds a problem. */
function enumValue<Allowed extends string>(
  raw: Raw,
  name: Column,
  { allowedValues, problems }: { allowedValues: readonly Allowed[]; problems: FirewallIssue[] },
): Allowed | undefined {
  const value = raw[name];
  const found = allowedValues.find((one) => one === (typeof value === 'string' ? value.toLowerCase() : value));
  if (found === undefined) {
    const params = { name, value: JSON.stringify(value ?? ''), values: allowedValues.join(', ') };
    problems.push({ code: 'file-value-unknown', params });
  }
  return found;
}

/** Text of a number or of a list, as a person would type it; what is neither adds a problem. */
function textOf(raw: Raw, name: Column, problems: FirewallIssue[]): string {
  const value = raw[name];
  if (isMissing(value)) return '';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number')) {
    return value.join(' ');
  }
  problems.push({ code: 'file-value-malformed', params: { name, value: JSON.stringify(value) } });
  return '';
}

/** A rule of a file, with all that is wrong with it. */
function readRule(raw: Raw): { rule: RuleContent | undefined; issues: FirewallIssue[] } {
  // A restriction that is not understood may not be left out: the rule would allow more than the file says.
  const issues: FirewallIssue[] = Object.keys(raw)
    .filter((name) => name !== 'uuid' && !(ruleFields as readonly string[]).includes(name))
    .map((name) => ({ code: 'file-field-unknown', params: { name, values: ruleFields.join(', ') } }));
  const direction = enumValue(raw, 'direction', { allowedValues: directions, problems: issues });
  const protocol = enumValue(raw, 'protocol', { allowedValues: protocols, problems: issues });
  const type = isMissing(raw.endpoint_spec_type)
    ? 'any'
    : enumValue(raw, 'endpoint_spec_type', { allowedValues: endpointTypes, problems: issues });
  const [start, end] = [textOf(raw, 'port_start', issues), textOf(raw, 'port_end', issues)];
  const endpoint_spec = textOf(raw, 'endpoint_spec', issues);
  if (!direction || !protocol || !type) return { rule: undefined, issues };
  const ports = start !== '' && end !== '' ? `${start}-${end}` : start || end;
  const rule = parseRule({ direction, protocol, ports, endpoint_spec_type: type, endpoint_spec });
  const found = [...issues, ...Object.values(checkRule(rule))];
  const missing = protocol === 'icmp' ? [] : restrictingColumns.filter((name) => !Object.hasOwn(raw, name));
  if (found.length > 0) return { rule, issues: found };
  return { rule, issues: missing.map((name) => ({ code: 'file-column-missing', params: { name } })) };
}

const largeIssue: FirewallIssue = { code: 'file-too-large', params: { count: String(maxRules) } };

/** What is wrong with a file before it is read, by its size in bytes: a character of a text takes three of them at most. */
export const checkFileSize = (bytes: number): FirewallIssue[] => (bytes > 3 * maxCharacters ? [largeIssue] : []);

const tooLarge = (format: FileOfRules['format']): FileOfRules => ({
  format,
  rules: [],
  problems: [{ at: 0, issue: largeIssue }],
});

function outcome(format: FileOfRules['format'], raws: readonly { at: number; raw: unknown }[]): FileOfRules {
  if (raws.length > maxRules) return tooLarge(format);
  if (raws.length === 0) return { format, rules: [], problems: [{ at: 0, issue: { code: 'file-empty' } }] };
  const read = raws.map(({ at, raw }) =>
    typeof raw === 'object' && raw !== null && !Array.isArray(raw)
      ? { at, ...readRule(raw) }
      : { at, rule: undefined, issues: [{ code: 'file-not-a-rule' } as const] },
  );
  const problems = read.flatMap(({ at, issues }) => issues.map((issue) => ({ at, issue })));
  return { format, rules: problems.length > 0 ? [] : read.flatMap(({ rule }) => rule ?? []), problems };
}

function readJson(text: string): FileOfRules {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const detail = error instanceof Error ? error.message : '';
    return { format: 'json', rules: [], problems: [{ at: 0, issue: { code: 'file-not-json', params: { detail } } }] };
  }
  const list: unknown =
    typeof value === 'object' && value !== null && 'rules' in value ? Reflect.get(value, 'rules') : value;
  if (!Array.isArray(list))
    return { format: 'json', rules: [], problems: [{ at: 0, issue: { code: 'file-not-rules' } }] };
  return outcome(
    'json',
    list.map((raw: unknown, index) => ({ at: index + 1, raw })),
  );
}

/** A cell as it was meant: our own files have a sign before what a spreadsheet would take for a formula. */
const meantBy = (cell: string | undefined): string | undefined => cell?.replace(/^'(?=[=+\-@])/, '');

function readCsv(text: string): FileOfRules {
  const firstLine = text.split('\n', 1)[0] ?? '';
  const separator =
    [',', ';', '\t'].toSorted((a, b) => firstLine.split(b).length - firstLine.split(a).length)[0] ?? ',';
  const [head, ...rows] = cellsOf(text, separator);
  const names = head?.cells.map((cell) => cell.toLowerCase()) ?? [];
  const missing = neededColumns.filter((name) => !names.includes(name));
  if (head && missing.length > 0) {
    const problems = missing.map((name) => ({
      at: head.line,
      issue: { code: 'file-column-missing', params: { name } } as const,
    }));
    return { format: 'csv', rules: [], problems };
  }
  const beyond = rows.filter(({ cells }) => cells.slice(names.length).some((cell) => cell !== ''));
  if (beyond.length > 0) {
    return {
      format: 'csv',
      rules: [],
      problems: beyond.map(({ line }) => ({ at: line, issue: { code: 'file-cells-beyond' } })),
    };
  }
  return outcome(
    'csv',
    rows.map(({ line, cells }) => ({
      at: line,
      raw: Object.fromEntries(names.map((name, index) => [name, meantBy(cells[index])])),
    })),
  );
}

/** Reads a file of rules, CSV or JSON by how it begins. Spreadsheets may separate the cells by semicolons or tabs. */
export function readRules(text: string): FileOfRules {
  const content = text.replace(/^\u{feff}/u, '').trim();
  const format = /^[[{]/.test(content) ? 'json' : 'csv';
  if (content.length > maxCharacters) return tooLarge(format);
  return format === 'json' ? readJson(content) : readCsv(content);
}
