/** What stands for the present name and for the number of a row in a pattern of names. */
const namePlaceholder = '{name}';
const numberPlaceholder = '{n}';

/** Whether a pattern gives each of several rows a name of its own. */
export const tellsApart = (pattern: string): boolean =>
  pattern.includes(namePlaceholder) || pattern.includes(numberPlaceholder);

/**
 * The new name of each row by a pattern: `{name}` stands for its present name, `{n}` for its number from 1 on, with as
 * many digits as the last one has: "web-{n}" makes web-01 to web-12 of twelve.
 */
export const namesByPattern = (pattern: string, names: readonly string[]): string[] =>
  names.map((name, index) =>
    pattern
      .trim()
      .split(/(\{name\}|\{n\})/)
      .map((part) => {
        if (part === namePlaceholder) return name;
        return part === numberPlaceholder ? String(index + 1).padStart(String(names.length).length, '0') : part;
      })
      .join(''),
  );
