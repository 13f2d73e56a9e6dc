import { isIpv4, isIpv6, isIpv6Subnet } from '../domain/cidr.js';

/** The formats of the contract that can be checked. */
type Format = 'email' | 'ipv4' | 'ipv6' | 'ipv6-cidr' | 'uri' | 'uri-reference' | 'uuid';

/** What the contract says of the values of a response beside their kinds, generated from it. */
export interface ValueRules {
  readonly format?: Format;
  readonly pattern?: RegExp;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly integer?: true;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: ValueRules;
  readonly prefixItems?: readonly ValueRules[];
  readonly properties?: Readonly<Record<string, ValueRules>>;
  readonly additionalProperties?: ValueRules;
  /** A value keeps one of these. */
  readonly anyOf?: readonly ValueRules[];
  /** The rules of an object by the value of one of its fields. */
  readonly discriminator?: readonly [field: string, kinds: Readonly<Record<string, ValueRules>>];
}

const formats: Record<Format, (text: string) => boolean> = {
  email: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
  ipv4: isIpv4,
  ipv6: isIpv6,
  'ipv6-cidr': isIpv6Subnet,
  uri: (text) => URL.canParse(text),
  'uri-reference': (text) => URL.canParse(text, 'https://site.test'),
  uuid: (text) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text),
};

/**
 * Reports where a response breaks the rules for its values, by the path and never with the value. Values of another kind
 * than the rules are about are not reported: their shapes do that.
 */
export function checkValues(
  rules: ValueRules,
  value: unknown,
  report: (path: string, message: string) => void,
  path = '',
): void {
  if (typeof value === 'string') checkText(rules, value, (message) => report(path, message));
  else if (typeof value === 'number') checkNumber(rules, value, (message) => report(path, message));
  else if (Array.isArray(value)) checkList(rules, value, report, path);
  else if (typeof value === 'object' && value !== null)
    checkFields(rules, new Map(Object.entries(value)), report, path);
  if (rules.anyOf && !rules.anyOf.some((one) => keeps(one, value))) {
    report(path, `none of ${rules.anyOf.map(({ format }) => format ?? 'the rules').join(', ')}`);
  }
}

function keeps(rules: ValueRules, value: unknown): boolean {
  let isKept = true;
  checkValues(rules, value, () => (isKept = false));
  return isKept;
}

type Report = (message: string) => void;

function checkText({ format, pattern, minLength = 0, maxLength = Infinity }: ValueRules, text: string, report: Report) {
  if (format && !formats[format](text)) report(`not of the format ${format}`);
  if (pattern && !pattern.test(text)) report('does not match its pattern');
  // JSON Schema counts code points.
  const length = text.length < minLength || text.length > maxLength ? Array.from(text).length : undefined;
  if (length !== undefined && length < minLength) report(`shorter than ${minLength}`);
  if (length !== undefined && length > maxLength) report(`longer than ${maxLength}`);
}

function checkNumber(rules: ValueRules, number: number, report: Report): void {
  const { minimum = -Infinity, exclusiveMinimum = -Infinity, maximum = Infinity, integer } = rules;
  if (integer && !Number.isInteger(number)) report('not a whole number');
  if (number < minimum) report(`less than ${minimum}`);
  if (number <= exclusiveMinimum) report(`not more than ${exclusiveMinimum}`);
  if (number > maximum) report(`more than ${maximum}`);
}

function checkList(
  { items, prefixItems = [], minItems = 0, maxItems = Infinity }: ValueRules,
  list: readonly unknown[],
  report: (path: string, message: string) => void,
  path: string,
): void {
  if (list.length < minItems) report(path, `fewer than ${minItems}`);
  if (list.length > maxItems) report(path, `more than ${maxItems}`);
  if (items) list.forEach((item) => checkValues(items, item, report, `${path}[]`));
  prefixItems.forEach((rules, index) => checkValues(rules, list[index], report, `${path}[${index}]`));
}

function checkFields(
  { properties = {}, additionalProperties, discriminator }: ValueRules,
  fields: ReadonlyMap<string, unknown>,
  report: (path: string, message: string) => void,
  path: string,
): void {
  for (const [name, rules] of Object.entries(properties)) {
    checkValues(rules, fields.get(name), report, path === '' ? name : `${path}.${name}`);
  }
  if (additionalProperties) {
    for (const value of fields.values()) checkValues(additionalProperties, value, report, `${path}.*`);
  }
  if (!discriminator) return;
  const [field, kinds] = discriminator;
  const kind = fields.get(field);
  if (typeof kind !== 'string' || !Object.hasOwn(kinds, kind)) return;
  checkFields(kinds[kind] ?? {}, fields, report, path);
}
