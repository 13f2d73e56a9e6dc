import { canAfford, type Charged, type RequestedSize } from '../../domain/allowance.js';
import { type AccountReason, canCharge, isLimited } from '../../domain/billingAccount.js';
import { type Capability, refused } from '../../domain/capability.js';
import type { Issue } from '../../domain/issue.js';
import { canCreateIn } from '../../domain/location.js';
import { checkField, checkParameter, type VmIssue } from '../../domain/vmValidation.js';
import { reasons, type ReasonCode } from '../../generated/texts.js';
import type { BillingAccount, VmImage } from '../../generated/types.js';
import { images } from '../catalogue/images.js';
import { locationCatalogue } from '../catalogue/locations.js';
import { vmParameters } from '../catalogue/parameters.js';
import { siteOf } from '../catalogue/site.js';
import { englishIssue } from '../http/english.js';
import { refuse, refuseConflict, refuseField, refuseMissing } from '../http/refusal.js';
import type { SandboxUser } from '../state/access.js';
import type { BillingAccountRecord, ServiceRecord, State } from '../state/state.js';
import { accountOf, openAccounts } from './lookup.js';

/** Refuses with 409 and the reason what cannot be done with a machine now. */
export function assertAllowed(capability: Capability<ReasonCode>): void {
  if (!capability.allowed) refuseConflict(reasons[capability.reason]);
}

/** Refuses with 400 a field that breaks a rule. */
export function assertValid(field: string, issues: Issue[]): void {
  const [issue] = issues;
  if (issue) refuseField(field, englishIssue(issue));
}

/** Refuses with 400 a field outside what the VM parameters allow. */
export function assertWithinLimits(field: string, value: string | number): void {
  assertValid(field, checkParameter(vmParameters, field, value));
}

/** Refuses with 400 a field that breaks what the VM parameters say, or `ours` where they say nothing. */
export function assertRule(field: string, value: string, ours: (value: string) => VmIssue[]): void {
  assertValid(field, checkField(vmParameters, field, value, ours));
}

/** Refuses with 403 something new in a location that is closed. */
export function assertLocationOpen(slug: string): void {
  const offer = locationCatalogue[slug] ?? refuseMissing('Location');
  const capability = canCreateIn(offer.location);
  if (!capability.allowed) refuse(403, reasons[capability.reason]);
}

/** The billing account to charge: the one named, else the default. Refuses with 403 one that nothing can be charged to. */
export function accountFor(state: State, id: number | undefined): BillingAccountRecord {
  const account =
    id === undefined
      ? (openAccounts(state).find(({ is_default }) => is_default) ?? refuseField('billing_account_id', 'is required'))
      : accountOf(state, id);
  assertChargeable(account, canCharge(account));
  return account;
}

/** Refuses with 403, naming the account, what cannot be charged to it. */
function assertChargeable({ title }: Pick<BillingAccount, 'title'>, capability: Capability<AccountReason>): void {
  if (!capability.allowed) refuse(403, `${title}: ${reasons[capability.reason]}`);
}

/** A managed service as it was ordered: it has its machines only after a while. */
export const chargedRecord = ({ uuid, billing_account_id, status, size, nodes }: ServiceRecord): Charged => ({
  uuid,
  billing_account: billing_account_id,
  status,
  vcpu: size.vcpu * nodes,
  memory: size.memory * nodes,
});

/** Refuses with 403 a size that cannot be charged to an account. */
export function assertAffordable(state: State, account: BillingAccountRecord, wanted: RequestedSize): void {
  const places = Object.values(state.locations);
  const charged: Charged[] = [
    ...places.flatMap(({ vms }) => Object.values(vms).map(({ vm }) => vm)),
    ...places.flatMap(({ services }) => Object.values(services).map(chargedRecord)),
  ];
  assertChargeable(account, canAfford(account, siteOf(state).limitedBillingAccountConfig, charged, wanted));
}

/** Refuses with 403 a lease for a limited account: every machine is larger than its allowance. */
export function assertLeasable(account: BillingAccountRecord): void {
  if (isLimited(account)) assertChargeable(account, refused('account-over-allowance'));
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
