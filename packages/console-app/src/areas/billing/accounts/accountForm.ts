import { useLingui } from '@lingui/react/macro';
import { checkBillingFields, visibleBillingFields } from '@livery/api/domain/billingForm';
import type { BillingAccountFieldName, BillingAccountFieldSetting } from '@livery/api/generated/types';
import { billingTexts } from '#generated/billing/texts.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useIssueText } from '#shared/texts/issues.js';
import { useFieldLabels } from './useFieldLabels.js';

/** The fields that a person types; a document is chosen. */
export type TextField = Exclude<BillingAccountFieldName, 'document' | 'document_name'>;

export type AccountTexts = Record<TextField, string>;

/** A file that goes with the account: its name, and what it holds in base64; null while that is read. */
export interface ChosenDocument {
  name: string;
  content: string | null;
}

export interface AccountValues {
  texts: AccountTexts;
  document: ChosenDocument | null;
}

/** What an account has before it is changed. */
interface AccountBefore {
  texts: AccountTexts;
  hasDocument: boolean;
}

export const noTexts: AccountTexts = {
  title: '',
  email: '',
  customer_name: '',
  customer_phone: '',
  customer_id_number: '',
  company_name: '',
  company_reg_code: '',
  company_vat_number: '',
  address_line1: '',
  address_line2: '',
  city: '',
  county: '',
  post_index: '',
  country: '',
  lang: '',
  referral_code: '',
  integration_id: '',
};

export const textFields = Object.keys(noTexts) as TextField[];

/** What is sent of a field: a code as it was chosen or came, another text without space around it. */
export const sentOf = (field: TextField, text: string): string =>
  field === 'country' || field === 'lang' ? text : text.trim();

/** What is sent of a document, where one was chosen; the rules let nothing be sent while it is read. */
export const sentDocument = (document: ChosenDocument | null) =>
  document && document.content !== null && { document: document.content, document_name: document.name };

const isDocument = (field: BillingAccountFieldName): boolean => field === 'document' || field === 'document_name';

/** The fields of the form by the site's configuration, its labels and its rules. `added` is visible whatever that says. */
export function useAccountFields(added?: TextField) {
  const { t } = useLingui();
  const { billingAccountFields } = useSiteConfig();
  const labels = useFieldLabels();
  const issueText = useIssueText(billingTexts);
  const configured = visibleBillingFields(billingAccountFields);
  const isAdded = added !== undefined && !configured.some(({ field }) => field === added);
  const settings: readonly BillingAccountFieldSetting[] = isAdded
    ? [...configured, { field: added, required: false, visible: true }]
    : configured;
  const documents = settings.filter(({ field }) => isDocument(field));
  return {
    settings,
    /** Whether a document is asked for, and whether it has to be there. */
    document: documents.length > 0 ? { required: documents.some(({ required }) => required) } : undefined,
    labelOf: (name: string): string | undefined =>
      name === 'document' ? t`Document` : labels[name.replace('texts.', '') as TextField],
    /** What is wrong, in the order of the configuration; `before` is what the account has already. */
    check({ texts, document }: AccountValues, before?: AccountBefore): Record<string, string | undefined> {
      const issues = checkBillingFields(
        settings.filter(({ field }) => !isDocument(field)),
        texts,
        before?.texts,
      );
      const isReading = document?.content === null;
      const isMissing = documents.some(({ required }) => required) && !document && !before?.hasDocument;
      return {
        ...Object.fromEntries(
          Object.entries(issues).map(([name, found]) => [`texts.${name}`, found.map(issueText)[0]]),
        ),
        document: isReading
          ? t`Wait until the file has been read`
          : isMissing
            ? issueText({ code: 'required' })
            : undefined,
      };
    },
  };
}

export type AccountFields = ReturnType<typeof useAccountFields>;
