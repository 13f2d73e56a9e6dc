import { describe, expect, it } from 'vitest';
import { fromForm, type Kind } from './form.js';

const kinds: Record<string, Kind> = {
  name: 'string',
  ram: 'integer',
  rate: 'number',
  on: 'boolean',
  disks: 'integer[]',
  tags: 'string[]',
  rules: 'json',
};

describe('a form', () => {
  it.each([
    ['name=web+1', { name: 'web 1' }],
    ['name=', { name: '' }],
    ['ram=2048', { ram: 2048 }],
    ['ram=', {}],
    ['ram=2.5', { ram: '2.5' }],
    ['ram=many', { ram: 'many' }],
    ['rate=0.25', { rate: 0.25 }],
    ['on=true', { on: true }],
    ['on=1', { on: true }],
    ['on=false', { on: false }],
    ['on=0', { on: false }],
    ['on=', { on: false }],
    ['on=perhaps', { on: 'perhaps' }],
    ['disks[]=20&disks[]=50', { disks: [20, 50] }],
    ['disks[]=', { disks: [] }],
    ['disks=20&disks=50', { disks: [20, 50] }],
    ['disks%5B%5D=20', { disks: [20] }],
    ['disks=big', { disks: ['big'] }],
    ['tags[]=a', { tags: ['a'] }],
    ['rules=%5B%7B%22port%22%3A80%7D%5D', { rules: [{ port: 80 }] }],
    ['rules=%7B', { rules: '{' }],
    ['state=1', { state: '1' }],
    ['ram=1&ram=2', { ram: 2 }],
  ])('%s', (text, values) => {
    expect(fromForm(new URLSearchParams(text), kinds)).toEqual(values);
  });
});
