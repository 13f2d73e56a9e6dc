import { expect, it } from 'vitest';
import { csvFileName } from './downloadCsv.js';

it.each([
  ['Livery Cloud', 'livery-cloud-virtual-machines-2026-03-04.csv'],
  ['Jõhvi & Söhne / Hosting', 'johvi-sohne-hosting-virtual-machines-2026-03-04.csv'],
  ['東京クラウド', '東京クラウド-virtual-machines-2026-03-04.csv'],
  ['', 'virtual-machines-2026-03-04.csv'],
])('a file of the site %j is called %j', (site, name) => {
  expect(csvFileName(site, 'virtual-machines', new Date(2026, 2, 4, 23, 59))).toBe(name);
});
