import { describe, expect, it, vi } from 'vitest';
import { checkedForm, type FormValues } from './useForm.js';

interface Values {
  name: string;
  size: number;
}

/** Fields as they stand, of which `typed` is what they hold by the time the form is sent. */
function fields(given: Partial<FormValues<Values>> = {}, typed: Values = { name: '', size: 0 }) {
  const setFocus = vi.fn<(name: string) => void>();
  const onAttempt = vi.fn<() => void>();
  const standing = {
    values: { name: '', size: 0 },
    attempt: 0,
    triedRows: new Set<string>(),
    errorSummary: false,
    getValues: () => typed,
  };
  const form = { ...standing, setFocus, onAttempt, ...given } as FormValues<Values>;
  return { form, setFocus, onAttempt };
}

const check = ({ name, size }: Values) => ({
  name: name === '' ? 'Enter a name' : undefined,
  size: size === 0 ? 'Enter a size' : undefined,
});

describe('what is wrong', () => {
  it('is not said before somebody has tried to send the form', () => {
    expect(checkedForm(fields().form, check).errors).toEqual([]);
  });

  it('is said of what stands in the fields, in the order of the rules', () => {
    const form = checkedForm(fields({ attempt: 1 }).form, check);
    expect(form.errors.map(({ field }) => field)).toEqual(['name', 'size']);
    const corrected = checkedForm(fields({ attempt: 1, values: { name: 'web', size: 0 } }).form, check);
    expect([corrected.fieldError('name'), corrected.fieldError('size')]).toEqual([undefined, 'Enter a size']);
  });
});

describe('a row that was added after sending was tried', () => {
  interface Rows {
    rules: { id: string; ports: string }[];
  }
  const rules = [
    { id: 'first', ports: '' },
    { id: 'second', ports: '' },
  ];
  const checkRows = ({ rules: rows }: Rows) =>
    Object.fromEntries(
      rows.map((row, index) => [`rules.${index}.ports`, row.ports === '' ? 'Enter ports' : undefined]),
    );
  const form = (tried: string[]) => {
    const given = { ...fields().form, values: { rules }, attempt: 1, triedRows: new Set(tried) };
    return checkedForm(given as unknown as FormValues<Rows>, checkRows);
  };

  it('is not checked before sending is tried again, whereas those that were there are', () => {
    expect(form(['first']).errors.map(({ field }) => field)).toEqual(['rules.0.ports']);
    expect(form(['first']).fieldError('rules.1.ports')).toBeUndefined();
    expect(form(['first', 'second']).errors).toHaveLength(2);
  });
});

describe('sending', () => {
  it('takes what is in the fields by then', () => {
    const send = vi.fn<(values: Values) => void>();
    checkedForm(fields({}, { name: 'web', size: 2 }).form, check).submit(send)();
    expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'web', size: 2 });
  });

  it.each([
    [false, [['size']]],
    [true, []],
  ])('sends nothing that is wrong; with a summary (%s) the focus goes there', (errorSummary, focused) => {
    const { form, setFocus, onAttempt } = fields({ errorSummary }, { name: 'web', size: 0 });
    const send = vi.fn<(values: Values) => void>();
    checkedForm(form, check).submit(send)();
    expect(send).not.toHaveBeenCalled();
    expect(onAttempt).toHaveBeenCalledOnce();
    expect(setFocus.mock.calls).toEqual(focused);
  });
});
