/** How a field's text becomes a value; from the operation table. */
export type Kind = 'string' | 'integer' | 'number' | 'boolean' | 'json' | 'string[]' | 'integer[]' | 'number[]';

const trueValues = new Set(['true', '1']);
const falseValues = new Set(['false', '0', '']);

const itemKinds: Readonly<Partial<Record<Kind, Kind>>> = {
  'string[]': 'string',
  'integer[]': 'integer',
  'number[]': 'number',
};

/** The value of a text. What is no value of the kind stays text, so that the contract check can name it. */
function valueOf(text: string, kind: Kind): unknown {
  switch (kind) {
    case 'integer':
      return /^-?\d+$/.test(text) ? Number(text) : text;
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
    case 'boolean':
      return trueValues.has(text) ? true : falseValues.has(text) ? false : text;
    case 'json':
      try {
        return JSON.parse(text) as unknown;
      } catch {
        return text;
      }
    default:
      return text;
  }
}

/**
 * A form body or a query as an object. A list is a repeated `name` or `name[]`, whose empty items are left out; an empty
 * text is a missing value, except for text and for a boolean, where it means false. Fields that the contract does not
 * name stay text.
 */
export function fromForm(
  form: URLSearchParams,
  kinds: Readonly<Partial<Record<string, Kind>>>,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const key of new Set(form.keys())) {
    const name = key.endsWith('[]') ? key.slice(0, -2) : key;
    const kind = kinds[name] ?? 'string';
    const item = itemKinds[kind];
    if (item) {
      const texts = [...form.getAll(name), ...form.getAll(`${name}[]`)].filter((text) => text !== '');
      values[name] = texts.map((text) => valueOf(text, item));
    } else {
      const text = form.getAll(key).at(-1) ?? '';
      if (text !== '' || kind === 'string' || kind === 'boolean') values[name] = valueOf(text, kind);
    }
  }
  return values;
}
