import { describe, expect, it } from 'vitest';
import { createSubinterface, startVm } from '../generated/operations/compute.js';
import { listEvents } from '../generated/operations/extension.js';
import { createFirewall, deleteNetwork } from '../generated/operations/network.js';
import { formOf, requestOf } from './request.js';

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
  { name: 'a list of no objects as JSON', body: { rules: [] }, form: 'rules=[]' },
])('encodes $name', ({ body, form }) => {
  expect(decodeURIComponent(formOf(body, ['rules']).toString())).toBe(form);
});

it('takes half of a surrogate pair, which JSON can hold, into an address', () => {
  expect(requestOf(deleteNetwork, { location: 'tll', uuid: 'a\uD83D/b' }).address).toContain('/a%EF%BF%BD%2Fb');
});

it.each(['.', '..'])('%s as a part of the path is still the call of the contract', (uuid) => {
  const { address } = requestOf(deleteNetwork, { location: 'tll', uuid });
  expect(new URL(address, 'https://site.test').pathname).toBe(address);
  expect(address).toMatch(/\/tll\/network\/network\/%EF%BF%BD$/);
  expect(requestOf(listEvents, { resource_uuid: uuid }).address).toMatch(new RegExp(`=\\${uuid}$`));
});

describe('the variables of a call', () => {
  it('are divided into path, query and form', () => {
    const { address, form } = requestOf(createSubinterface, {
      location: 'jhv',
      uuid: 'a/b',
      if_uuid: 'c',
      network_uuid: 'n 1',
      vlan_tag: 120,
    });
    expect(address).toBe(
      '/jhv/network/virtual-machines/a%2Fb/interfaces/c/subinterfaces?network_uuid=n%201&vlan_tag=120',
    );
    expect(form).toBeUndefined();
    expect(requestOf(startVm, { location: 'jhv', uuid: 'v' }).form?.toString()).toBe('uuid=v');
  });

  it('that the contract does not name are not sent', () => {
    expect(requestOf(startVm, { location: 'jhv', uuid: 'v', backup: true }).form?.toString()).toBe('uuid=v');
  });

  it('that are missing leave out their part of the query', () => {
    expect(requestOf(listEvents, { resource_uuid: undefined }).address).toBe('/user-resource/events');
  });

  it('that are missing in the path are a mistake', () => {
    expect(() => requestOf(deleteNetwork, { location: 'jhv' })).toThrow('deleteNetwork needs uuid');
  });

  it('that are objects by the contract travel as JSON, also when there are none', () => {
    const { form } = requestOf(createFirewall, { location: 'jhv', display_name: 'web', rules: [] });
    expect(form?.get('rules')).toBe('[]');
  });
});
