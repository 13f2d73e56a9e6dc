import { parseXml, type XmlElement } from '@rgrove/parse-xml';

export type { XmlElement } from '@rgrove/parse-xml';

/** The root of an XML document; undefined for a text that is none. */
export function readXml(text: string): XmlElement | undefined {
  try {
    return parseXml(text).root ?? undefined;
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
  return elementsOf(parent, name)[0]?.text;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in an XML document. */
export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
