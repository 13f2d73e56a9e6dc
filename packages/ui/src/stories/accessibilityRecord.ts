/** What the tests found out about the stories of one page. */
export interface AccessibilityRecord {
  /** Number of its stories; axe finds nothing in any of them by the rules of WCAG 2.2, A and AA. */
  stories: number;
  /** How many of these press keys. */
  keyboardStories: number;
  /** The keys that they press, as guides name them. */
  keys: readonly string[];
  /** Pairs of color tokens that text is in, such as "color.text on color.canvas". */
  pairs: readonly string[];
  /** The least contrast among these in all themes and modes; left out where there is no text. */
  contrast?: LeastContrast;
  /** Whether its sheet is looked at in forced colors, with reduced motion, at 320 px and from right to left. */
  sheet: boolean;
}

/** A contrast by WCAG 2, and where it is. */
export interface LeastContrast {
  ratio: number;
  foreground: string;
  background: string;
  theme: string;
  mode: string;
}

/** By the id of the page, such as "components-button". */
export type AccessibilityRecords = Readonly<Record<string, AccessibilityRecord>>;
