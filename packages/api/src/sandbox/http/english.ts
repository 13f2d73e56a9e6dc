import type { Issue } from '../../domain/issue.js';
import { issues } from '../../generated/texts.js';

/** The English text of an issue, without the field's name. */
export function englishIssue({ code, params = {} }: Issue): string {
  return issues[code].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
