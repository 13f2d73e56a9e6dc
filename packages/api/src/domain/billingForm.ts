import type { IssueCode } from '../generated/texts.js';
import type { BillingAccountFieldName, BillingAccountFieldSetting } from '../generated/types.js';
import type { Issue } from './issue.js';

type BillingFieldIssue = Issue<IssueCode<'common' | 'billing'>>;

/** What a person enters about a billing account; the document is chosen apart. */
type BillingFieldValues = Partial<Record<BillingAccountFieldName, string>>;

/** The largest document, in MB and bytes, and the types of one. */
export const maxDocumentMegabytes = 2;
const maxDocumentBytes = maxDocumentMegabytes * 1024 * 1024;
export const documentTypes = ['pdf', 'png', 'jpg', 'jpeg'];

/** The title is always asked for, whatever the configuration says (specification: account and billing, section 5). */
const title: BillingAccountFieldSetting = { field: 'title', required: true, visible: true };

/** The fields that a form shows, by the site's configuration: the title first, then in the order of the configuration. */
export function visibleBillingFields(settings: readonly BillingAccountFieldSetting[]): BillingAccountFieldSetting[] {
  return [title, ...settings.filter(({ field, visible }) => visible && field !== 'title')];
}

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const country = /^[A-Za-z]{2}$/;
const language = /^([A-Za-z]{2,3})?$/;

/**
 * What is wrong with one field of a billing account (specification: account and billing, section 5); `before` is what the
 * account has there. A country has 2 letters always: there is no way to take it away.
 */
export function checkBillingField(
  { field, required }: BillingAccountFieldSetting,
  value: string | undefined,
  before = '',
): BillingFieldIssue[] {
  const text = value?.trim() ?? '';
  if (text === '') {
    if (required) return [{ code: 'required' }];
    return field === 'country' && before !== '' ? [{ code: 'country-irremovable' }] : [];
  }
  if (field === 'email' && !email.test(text)) return [{ code: 'email-malformed' }];
  if (field === 'country' && !country.test(text)) return [{ code: 'country-malformed' }];
  if (field === 'lang' && !language.test(text)) return [{ code: 'language-malformed' }];
  return [];
}

/** What is wrong with each visible field, by its name; `before` is what the account has. */
export function checkBillingFields(
  settings: readonly BillingAccountFieldSetting[],
  values: BillingFieldValues,
  before: BillingFieldValues = {},
): Partial<Record<BillingAccountFieldName, BillingFieldIssue[]>> {
  return Object.fromEntries(
    visibleBillingFields(settings).map((setting) => [
      setting.field,
      checkBillingField(setting, values[setting.field], before[setting.field]),
    ]),
  );
}

/** What is wrong with a document by its name and size in bytes. */
export function checkDocument({ name, size }: { name: string; size: number }): BillingFieldIssue[] {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!documentTypes.includes(extension)) {
    return [{ code: 'document-type-unknown', params: { types: documentTypes.join(', ') } }];
  }
  return size > maxDocumentBytes ? [{ code: 'document-too-large', params: { max: maxDocumentMegabytes } }] : [];
}
