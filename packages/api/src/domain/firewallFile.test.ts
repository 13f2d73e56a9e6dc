import { describe, expect, it } from 'vitest';
import { checkFileSize, readRules } from './firewallFile.js';
import { rulesToJson } from './firewallRule.js';
import { exampleRules as rules } from './firewallFile.fixtures.js';

describe('a file that was exported', () => {
  it('does not carry the identifiers of the server', () => {
    expect(rulesToJson([Object.assign({ uuid: 'e4f5' }, rules[0])])).not.toContain('uuid');
  });

  it('is read as it was', () => {
    expect(readRules(rulesToJson(rules))).toEqual({ format: 'json', rules, problems: [] });
  });
});

it('a file is too large by its size where its text is, in whatever letters', () => {
  const codes = (bytes: number) => checkFileSize(bytes).map(({ code }) => code);
  const text = '€'.repeat(2 ** 20);
  expect(codes(new Blob([text]).size)).toEqual([]);
  expect(codes(new Blob([text, '€']).size)).toEqual(['file-too-large']);
});

describe('a file from elsewhere', () => {
  it('may be CSV of a spreadsheet: with a mark at its start, semicolons, quotes and empty lines', () => {
    const text =
      '\u{feff}Protocol;Direction;endpoint_spec_type;endpoint_spec;port_start\r\n' +
      'TCP;"Inbound";ip_prefixes;"203.0.113.0/24\n198.51.100.7";22\r\n\r\n;;;;\r\n' +
      'icmp;inbound;;;';
    expect(readRules(text).rules).toEqual([
      { ...rules[0], endpoint_spec: ['203.0.113.0/24', '198.51.100.7'] },
      rules[1],
    ]);
  });

  it('may be JSON of an answer: an object with the rules, ports and values as text', () => {
    const text = JSON.stringify({
      display_name: 'web',
      rules: [{ ...rules[0], uuid: 'e4f5', port_start: '22', endpoint_spec: '203.0.113.0/24, 2001:db8::/32' }],
    });
    expect(readRules(text).rules).toEqual([rules[0]]);
  });
});

describe('a file with mistakes gives no rules, and says where they are', () => {
  const csv = (...lines: string[]) =>
    ['direction,protocol,port_start,endpoint_spec_type,endpoint_spec', ...lines].join('\n');

  it.each([
    ['nothing', '', [0, 'file-empty']],
    ['only headings', csv(), [0, 'file-empty']],
    ['an empty list', '[]', [0, 'file-empty']],
    ['broken JSON', '[{', [0, 'file-not-json']],
    ['JSON of something else', '{"vms":[]}', [0, 'file-not-rules']],
    ['a list of something else', '["tcp"]', [1, 'file-not-a-rule']],
    ['a column that is missing', 'direction,port_start\ninbound,22', [1, 'file-column-missing']],
    ['a field that no rule has', '[{"direction":"inbound","protocol":"tcp","port":22}]', [1, 'file-field-unknown']],
    ['a column that no rule has', 'direction,protocol,source\ninbound,tcp,10.0.0.0/8', [2, 'file-field-unknown']],
    ['more cells than headings', csv('inbound,tcp,22,ip_prefixes,10.0.0.0/8,192.168.0.0/16'), [2, 'file-cells-beyond']],
    ['an unknown direction', csv('inbound,tcp,22', 'sideways,tcp,22'), [3, 'file-value-unknown']],
    ['an unknown protocol', csv('inbound,sctp,22'), [2, 'file-value-unknown']],
    [
      'ports that are left out',
      '[{"direction":"inbound","protocol":"tcp","endpoint_spec_type":"any"}]',
      [1, 'file-column-missing'],
    ],
    ['another end that is left out', 'direction,protocol,port_start\ninbound,tcp,22', [2, 'file-column-missing']],
    [
      'more rules than a firewall may have',
      csv(...Array.from({ length: 1001 }, () => 'inbound,tcp,22,any,')),
      [0, 'file-too-large'],
    ],
    ['a port that is none', csv('inbound,tcp,http'), [2, 'ports-malformed']],
    ['a prefix that is none', csv('inbound,tcp,22,ip_prefixes,office'), [2, 'prefix-malformed']],
    [
      'a value of another kind',
      '[{"direction":"inbound","protocol":"tcp","port_start":{}}]',
      [1, 'file-value-malformed'],
    ],
  ] as const)('%s', (_, text, [at, code]) => {
    const { rules: read, problems } = readRules(text);
    expect(read).toEqual([]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ at, issue: { code } });
  });

  it('all of them, though other lines are right', () => {
    const { rules: read, problems } = readRules(csv('inbound,tcp,22', 'x,y,22', 'inbound,tcp,0'));
    expect(read).toEqual([]);
    expect(problems.map(({ at }) => at)).toEqual([3, 3, 4]);
  });
});
