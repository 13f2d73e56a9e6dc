import { parseXml, type XmlElement } from '@rgrove/parse-xml';

export type { XmlElement } from '@rgrove/parse-xml';

/** The first of 32 noncharacters, which Unicode leaves to programs: one for each control character. */
const standIn = 0xfdd0;

/**
 * Ceph writes control characters of a key as `&#x01;`, which no reader of XML takes; and the one used here makes a line
 * feed of a carriage return. While a document is read, others stand for them; `textIn` gives the characters themselves.
 */
const withStandIns = (text: string): string =>
  text.replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (reference: string, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code < 0x20 ? String.fromCharCode(standIn + code) : reference;
  });

const withoutStandIns = (text: string): string =>
  text.replaceAll(/[\ufdd0-\ufdef]/g, (one) => String.fromCharCode(one.charCodeAt(0) - standIn));

/** The root of an XML document; undefined for a text that is none. */
export function readXml(text: string): XmlElement | undefined {
  try {
    // A storage that needs long for its response sends white space meanwhile, which may come before the declaration.
    return parseXml(withStandIns(text.trim())).root ?? undefined;
  } catch {
    return undefined;
  }
}

/** The elements of this name directly in another, in their order. */
export function elementsOf(parent: XmlElement | undefined, name: string): XmlElement[] {
  return (parent?.children ?? []).filter(
    (child): child is XmlElement => child.type === 'element' && (child as XmlElement).name === name,
  );
}

/** The text of the first element of this name directly in another; undefined where there is none. */
export function textIn(parent: XmlElement | undefined, name: string): string | undefined {
  const [found] = elementsOf(parent, name);
  return found && withoutStandIns(found.text);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Whether a text is the same when it is read from XML: most control characters have no place in it, however they are
 * written, and many readers make a line feed of a carriage return.
 */
export function fitsXml(text: string): boolean {
  return !/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(text);
}

/** Text as it stands in an XML document. */
export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
