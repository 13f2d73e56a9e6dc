import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkChange, checkField, checkModal, checkPage, checkSorting, checkWithin } from './development.js';

let warned: string[];
beforeEach(() => {
  warned = [];
  vi.spyOn(console, 'warn').mockImplementation((message: string) => void warned.push(message));
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  document.head.querySelector('style[data-test]')?.remove();
});

test('a page without a theme is reported once, and a theme without its stylesheet by name', () => {
  checkPage();
  checkPage();
  expect(warned).toEqual([expect.stringContaining('No theme is set')]);

  document.body.innerHTML = '<div data-theme="acme"></div>';
  checkPage();
  expect(warned.at(-1)).toContain('The stylesheet of the theme "acme" is not in the page');

  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.dataset['test'] = '';
  sheet.textContent = '[data-theme="other"] { --livery-color-text: black }';
  document.body.innerHTML = '<div data-theme="other"></div>';
  const before = warned.length;
  checkPage();
  expect(warned).toHaveLength(before);
});

test('a region whose theme is not in the page is reported, although it has the colors around it', () => {
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.dataset['test'] = '';
  sheet.textContent = '[data-theme="outer"] { --livery-theme: outer; --livery-color-text: black }';
  document.body.innerHTML =
    '<div data-theme="outer"><div data-theme="outer" data-mode="dark"></div><div data-theme="misspelled"></div></div>';
  checkPage();
  expect(warned).toEqual([expect.stringContaining('The stylesheet of the theme "misspelled" is not in the page')]);
});

test('a field with a value that nobody can change is reported, one that may not change is not', () => {
  checkField({ label: 'Name', value: 'web-1', readOnly: true });
  checkField({ label: 'Name', value: 'web-1', disabledReason: 'It runs' });
  checkField({ label: 'Name', value: 'web-1', onChange: () => undefined });
  checkField({ label: 'Name' });
  expect(warned).toEqual([]);
  checkField({ label: <b>Name</b>, value: null });
  checkField({ label: 'Backups', checked: true });
  expect(warned).toEqual([
    expect.stringContaining('"Name" has `value` without `onChange`'),
    expect.stringContaining('"Backups" has `checked` without `onChange`'),
  ]);
});

test('an id that two elements have is reported', () => {
  document.body.innerHTML = '<input id="twice"><span id="twice"></span><input id="once">';
  checkField({ label: 'First', id: 'twice' });
  checkField({ label: 'Second', id: 'once' });
  checkPage();
  const ofIds = warned.filter((message) => message.includes('have the id'));
  expect(ofIds).toEqual([expect.stringContaining('"twice"')]);
});

test('a shadow root is looked into once components are in it: its theme is found, and its ids are its own', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<div data-theme="inner"><input id="own"><input id="both"><span id="both"></span></div>';
  document.body.append(Object.assign(document.createElement('input'), { id: 'own' }));
  checkWithin(root);
  checkField({ label: 'Own', id: 'own' });
  checkField({ label: 'Both', id: 'both' });
  checkPage();
  expect(warned).toEqual([
    expect.stringContaining('The stylesheet of the theme "inner" is not in the page'),
    expect.stringContaining('"both"'),
  ]);
});

test('sortable columns that nothing sorts, a dialog that nothing closes and tabs that nothing selects are reported', () => {
  checkSorting('Disks', [{ sortable: false }, {}]);
  checkModal({ heading: 'Rename', open: false });
  checkModal({ heading: 'Rename', open: true, onOpenChange: () => undefined });
  expect(warned).toEqual([]);
  checkSorting('Disks', [{ sortable: true }]);
  checkModal({ heading: 'Rename', open: true });
  checkChange('The tabs "web-1"', 'value', 'onChange');
  expect(warned).toEqual([
    expect.stringContaining('"Disks" has sortable columns without `onSortChange`'),
    expect.stringContaining('"Rename" is `open` without `onOpenChange`'),
    expect.stringContaining('The tabs "web-1": `value` is given without `onChange`'),
  ]);
});
