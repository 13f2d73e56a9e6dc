import { accountReasonText, allowanceLeft, allowanceOf, canCharge, isWithin } from '../../domain/billingAccount.js';
import type { Capability } from '../../domain/capability.js';
import { canCreateIn, locationReasonText } from '../../domain/location.js';
import { type ReasonCode, reasonText } from '../../domain/vmCapabilities.js';
import { checkParameter, vmIssueText, type VmIssue } from '../../domain/vmValidation.js';
import type { BillingAccount, VmImage } from '../../generated/types.js';
import { images } from '../catalogue/images.js';
import { locationCatalogue } from '../catalogue/locations.js';
import { vmParameters } from '../catalogue/parameters.js';
import { site } from '../catalogue/site.js';
import { refuse, refuseConflict, refuseField, refuseMissing } from '../http/refusal.js';
import type { SandboxUser, State } from '../state/state.js';

/** Refuses with 409 and the reason what cannot be done with a machine now. */
export function assertAllowed(capability: Capability<ReasonCode>): void {
  if (!capability.allowed) refuseConflict(reasonText[capability.reason]);
}

/** Refuses with 400 a field that breaks a rule. */
export function assertValid(field: string, issues: VmIssue[]): void {
  const [issue] = issues;
  if (issue) refuseField(field, vmIssueText(issue));
}

/** Refuses with 400 a field outside what the VM parameters allow. */
export function assertWithinLimits(field: string, value: string | number): void {
  assertValid(field, checkParameter(vmParameters, field, value));
}

/** Refuses with 403 something new in a location that is closed. */
export function assertLocationOpen(slug: string): void {
  const offer = locationCatalogue[slug] ?? refuseMissing('Location');
  const capability = canCreateIn(offer.location);
  if (!capability.allowed) refuse(403, locationReasonText[capability.reason]);
}

/** The billing account to charge: the one named, else the default. Refuses with 403 one that nothing can be charged to. */
export function accountFor(state: State, id: number | undefined): BillingAccount {
  const open = state.billing_accounts.filter((one) => !one.is_deleted);
  const account = id === undefined ? open.find((one) => one.is_default) : open.find((one) => one.id === id);
  if (!account)
    return id === undefined ? refuseField('billing_account_id', 'is required') : refuseMissing('Billing account');
  const use = canCharge(account);
  if (!use.allowed) refuse(403, `The billing account "${account.title}" ${accountReasonText[use.reason]}`);
  return account;
}

/** Refuses with 403 more than a limited billing account may use; `ram` in MB, `but` a machine that is being resized. */
export function assertAllowance(
  state: State,
  account: BillingAccount,
  wanted: { vcpu: number; ram: number; but?: string },
): void {
  const allowance = allowanceOf(account, site.limitedBillingAccountConfig);
  if (!allowance) return;
  const others = Object.values(state.locations)
    .flatMap(({ vms }) => Object.values(vms))
    .filter(({ vm }) => vm.billing_account === account.id && vm.uuid !== wanted.but);
  const left = allowanceLeft(
    allowance,
    others.map(({ vm }) => vm),
  );
  if (isWithin(left, wanted)) return;
  const { vcpu, ram_mb } = allowance;
  refuse(403, `The billing account "${account.title}" is limited to ${vcpu} vCPU and ${ram_mb} MB of memory`);
}

/** Refuses with 400 an image or version that does not exist, or is not published and asked for by a customer. */
export function imageFor(os_name: string, os_version: string, { role }: SandboxUser): VmImage {
  const image = images.find((one) => one.os_name === os_name);
  const visible = image?.versions.filter((one) => one.published || role === 'administrator') ?? [];
  if (!image || visible.length === 0) return refuseField('os_name', 'is not an image of this site');
  if (!visible.some((one) => one.os_version === os_version))
    return refuseField('os_version', `is not a version of ${image.display_name}`);
  return image;
}
