import { describe, expect, it } from 'vitest';
import { csvFileName, toCsv, type CsvCell } from './csv.js';

const oneCell = (cell: CsvCell) => toCsv({ it: (value: { cell: CsvCell }) => value.cell }, [{ cell }]);

describe('comma-separated values', () => {
  it('have a line of headings and a line a row, each with its end', () => {
    const columns = {
      name: (row: { name: string; size: number }) => row.name,
      size_gb: (row: { name: string; size: number }) => row.size,
    };
    expect(toCsv(columns, [])).toBe('name,size_gb\r\n');
    expect(
      toCsv(columns, [
        { name: 'a', size: 20 },
        { name: 'b', size: 0.5 },
      ]),
    ).toBe('name,size_gb\r\na,20\r\nb,0.5\r\n');
  });

  it.each<[what: string, cell: CsvCell, written: string]>([
    ['text', 'web-1', 'web-1'],
    ['text of any language', 'Jõhvi 東京', 'Jõhvi 東京'],
    ['a number', 4096, '4096'],
    ['a negative number', -3.5, '-3.5'],
    ['nothing', undefined, ''],
    ['null', null, ''],
    ['no number', Number.NaN, ''],
    ['a comma', 'a,b', '"a,b"'],
    ['a quote', 'say "hi"', '"say ""hi"""'],
    ['a line end', 'two\nlines', '"two\nlines"'],
    ['a line end of Windows', 'two\r\nlines', '"two\r\nlines"'],
    ['spaces at the ends', ' a ', ' a '],
    ['a formula', '=1+1', "'=1+1"],
    ['a formula with a plus', '+1', "'+1"],
    ['a formula with a minus', '-web', "'-web"],
    ['a formula with an at', '@sum', "'@sum"],
    ['a formula after a tab', '\t=1', "'\t'=1"],
    ['a formula after a line end', '\r=1', '"\'\r\'=1"'],
    ['a formula to be quoted', '=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ['a formula behind a semicolon', 'web;=1+1', "web;'=1+1"],
    ['a formula behind a tab', 'web\t@sum', "web\t'@sum"],
    ['a formula behind a semicolon and a space', 'web; +1;-1', "web; '+1;'-1"],
    ['a sign in the middle', 'a=b', 'a=b'],
  ])('write %s: %j as %j', (_, cell, expected) => {
    expect(oneCell(cell)).toBe(`it\r\n${expected}\r\n`);
  });
});

it.each([
  ['Livery Cloud', 'livery-cloud-virtual-machines-2026-03-04.csv'],
  ['Jõhvi & Söhne / Hosting', 'johvi-sohne-hosting-virtual-machines-2026-03-04.csv'],
  ['東京クラウド', '東京クラウド-virtual-machines-2026-03-04.csv'],
  ['', 'virtual-machines-2026-03-04.csv'],
])('a file of the site %j is called %j', (site, name) => {
  expect(csvFileName(`${site} virtual-machines`, new Date(2026, 2, 4, 23, 59))).toBe(name);
});
