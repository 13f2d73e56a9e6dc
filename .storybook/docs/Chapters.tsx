import { Markdown } from '@storybook/addon-docs/blocks';
import { textOfChapters } from './chapters.js';

interface ChaptersProps {
  /** The document, in Markdown. */
  of: string;
  /** Headings of its chapters, in their order on the page; an empty one is what stands before the first. By default all. */
  names?: readonly string[];
}

/** Chapters of a document of the repository on a page of docs. */
export function Chapters({ of, names }: ChaptersProps) {
  return <Markdown>{textOfChapters(of, names)}</Markdown>;
}
