import { describe, expect, it } from 'vitest';
import { foldersAmong } from './chosenFiles.js';
import { isAccepted, sortFiles } from './refusals.js';

const file = (name: string, type = '', size = 1): File => new File([new Uint8Array(size)], name, { type });

describe('isAccepted', () => {
  it.each([
    ['contract.PDF', '', '.pdf', true],
    ['contract.pdf.exe', '', '.pdf', false],
    ['photo', 'image/png', 'image/*', true],
    ['rules', 'text/csv', 'TEXT/CSV', true],
    ['rules', 'text/csv', 'image/*', false],
  ])('%s of type "%s" against %s: %s', (name, type, accept, expected) => {
    expect(isAccepted({ name, type }, [accept])).toBe(expected);
  });
});

describe('sortFiles', () => {
  const [contract, program, large] = [file('a.pdf'), file('b.exe'), file('c.pdf', '', 11)];

  it('refuses each file for one reason', () => {
    expect(sortFiles([program, large, contract], { accept: ['.pdf'], maxSize: 10 })).toEqual({
      taken: [contract],
      refused: [
        { file: program, reason: 'type' },
        { file: large, reason: 'size' },
      ],
    });
  });

  it('takes no folder, whatever it is called', () => {
    const folder = file('photos.pdf');
    const check = () => 'Not asked';
    expect(sortFiles([folder], { accept: ['.pdf'], check, folders: new Set([folder]) })).toEqual({
      taken: [],
      refused: [{ file: folder, reason: 'folder' }],
    });
  });

  it('asks the check of the caller first', () => {
    const check = ({ name }: File) => (name === 'b.exe' ? 'No programs' : undefined);
    expect(sortFiles([program, contract], { accept: ['.pdf'], check }).refused).toEqual([
      { file: program, reason: 'check', message: 'No programs' },
    ]);
  });

  it('takes one where several are not taken, and all where they are', () => {
    const second = file('d.pdf');
    expect(sortFiles([contract, second], {})).toEqual({
      taken: [contract],
      refused: [{ file: second, reason: 'count' }],
    });
    expect(sortFiles([contract, second], { multiple: true }).refused).toEqual([]);
  });
});

it('folders among what is dropped are known by their entries, a text beside them or not', () => {
  const [contract, photos] = [file('a.pdf'), file('photos')];
  const item = (kind: string, isDirectory?: boolean) => ({
    kind,
    webkitGetAsEntry: () => (isDirectory === undefined ? null : { isDirectory }),
  });
  const among = (...items: ReturnType<typeof item>[]) =>
    foldersAmong({ items, files: [contract, photos] } as unknown as DataTransfer);
  expect([...among(item('string'), item('file', false), item('file', true))]).toEqual([photos]);
  /* A browser that knows no entries has files only. */
  expect([...among(item('file'), item('file'))]).toEqual([]);
});
