import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { AccountReason } from '@livery/api/domain/billingAccount';
import type { PackageReason } from '@livery/api/domain/packages';
import { commonTexts } from '#generated/common/texts.js';
import { computeTexts } from '#generated/compute/texts.js';
import { useIssueText } from '#shared/texts/issues.js';
import type { CreateVmIssue, FieldIssue, FieldName } from './check.js';

type Labelled = Exclude<FieldName, `extraDisks.${string}`>;

/** How each field is called, on the page and in the summary of what is wrong. */
export const labels: Record<Labelled, MessageDescriptor> = {
  location: msg`Location`,
  osName: msg`Image`,
  size: msg`Size`,
  vcpu: msg`vCPU`,
  memoryGb: msg`Memory`,
  diskGb: msg`Disk`,
  username: msg`User name`,
  publicKey: msg`SSH key`,
  password: msg`Password`,
  cloudInit: msg`cloud-init user data`,
  network: msg`Private network`,
  publicIp: msg`Public IPv4 address`,
  backup: msg`Weekly backup`,
  pool: msg`Host pool`,
  billingAccount: msg`Billing account`,
  name: msg`Name`,
  description: msg`Description`,
};

const ownTexts = {
  'choose-location': msg`Choose a location`,
  'choose-image': msg`Choose an image and its version`,
  'no-way-in': msg`Enter an SSH key or a password, so that you can get in`,
  'no-account-to-charge': msg`None of your billing accounts can be charged`,
  'over-allowance': commonTexts.reasons['account-over-allowance'],
} as const;

const isLabelled = (field: FieldName): field is Labelled => field in labels;

const isOwn = (code: string): code is keyof typeof ownTexts => code in ownTexts;

/** Says what is wrong with a field of this form. */
export function useCreateVmIssueText(): (issue: CreateVmIssue) => string {
  const { i18n } = useLingui();
  const shared = useIssueText(computeTexts);
  return ({ code, params }) => (isOwn(code) ? i18n._(ownTexts[code]) : shared({ code, ...(params ? { params } : {}) }));
}

/** The first thing that is wrong with each field, with the name of the field: for the summary above the form. */
export function useErrorSummary(): (issues: readonly FieldIssue[]) => { field: string; message: string }[] {
  const { t, i18n } = useLingui();
  const text = useCreateVmIssueText();
  const nameOf = (field: FieldName): string => {
    if (isLabelled(field)) return i18n._(labels[field]);
    const number = Number(field.split('.')[1]) + 2;
    return t`Disk ${number}`;
  };
  return (issues) =>
    issues
      .filter(({ field }, index) => issues.findIndex((one) => one.field === field) === index)
      .map(({ field, issue }) => {
        const name = nameOf(field);
        const what = text(issue);
        return { field, message: t`${name}: ${what}` };
      });
}

/** Why a package cannot be chosen. */
export function useSizeReason(): (reason: PackageReason | AccountReason, image: string) => string {
  const { t, i18n } = useLingui();
  return (reason, image) =>
    reason === 'os-disabled' ? t`Not offered with ${image}` : i18n._(commonTexts.reasons[reason]);
}
