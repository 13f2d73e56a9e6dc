/**
 * The chapters of a document in Markdown by their headings of the second level, without these headings. What stands before
 * the first of them is under an empty name, without the title of the document.
 */
export function chaptersOf(markdown: string): Map<string, string> {
  const chapters = new Map<string, string>();
  let name = '';
  let lines: string[] = [];
  let inCode = false;
  const close = (): unknown => chapters.set(name, lines.join('\n').trim());
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) inCode = !inCode;
    const heading = inCode ? undefined : /^## (.+)$/.exec(line)?.[1];
    if (heading === undefined) {
      if (inCode || !line.startsWith('# ')) lines.push(line);
      continue;
    }
    close();
    name = heading;
    lines = [];
  }
  close();
  return chapters;
}

/** Where links of the documents lead in Storybook; what is not here stays a text without a link. */
const pages: Readonly<Record<string, string>> = {
  'docs/sizes.md': '?path=/docs/guide-sizes--docs',
};

const isAddress = (target: string): boolean => /^(?:https?:|#|\?path=)/.test(target);

/** Leads links between documents of the repository to the pages of Storybook that show them. */
export const linkedPages = (markdown: string): string =>
  markdown.replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, (link, words: string, target: string) => {
    const page = isAddress(target) ? target : pages[target];
    return page === undefined ? words : link.replace(`(${target})`, `(${page})`);
  });

/** Chapters of a document as one text, each under its heading where there are several. Throws for one that is not there. */
export function textOfChapters(markdown: string, names?: readonly string[]): string {
  const chapters = chaptersOf(markdown);
  const wanted = names ?? [...chapters.keys()];
  const texts = wanted.map((name) => {
    const text = chapters.get(name);
    if (text === undefined) throw new Error(`There is no chapter "${name}": ${[...chapters.keys()].join(', ')}.`);
    return name === '' || names?.length === 1 ? text : `## ${name}\n\n${text}`;
  });
  return linkedPages(texts.join('\n\n'));
}
