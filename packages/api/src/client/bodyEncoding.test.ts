import { expect, it } from 'vitest';
import { formBody } from './bodyEncoding.js';

it.each([
  { name: 'text and numbers', body: { name: 'a b', size: 20 }, form: 'name=a+b&size=20' },
  { name: 'booleans as words', body: { force: true, backup: false }, form: 'force=true&backup=false' },
  { name: 'null as empty', body: { description: null }, form: 'description=' },
  { name: 'undefined left out', body: { name: undefined, size: 0 }, form: 'size=0' },
  { name: 'lists repeated', body: { disks: [20, 40] }, form: 'disks[]=20&disks[]=40' },
  { name: 'an empty list as one empty item', body: { disks: [] }, form: 'disks[]=' },
  { name: 'an object as JSON', body: { params: { bank: 'a' } }, form: 'params={"bank":"a"}' },
  {
    name: 'a list of objects as JSON',
    body: { rules: [{ port: 1 }, { port: 2 }] },
    form: 'rules=[{"port":1},{"port":2}]',
  },
])('encodes $name', ({ body, form }) => {
  expect(decodeURIComponent(formBody(body).toString())).toBe(form);
});
