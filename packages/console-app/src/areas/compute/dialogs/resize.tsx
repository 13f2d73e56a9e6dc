import { useLingui } from '@lingui/react/macro';
import { Badge, FormRow, NumberField, RadioCards, type RadioCard } from '@livery/ui';
import { packagesFor } from '@livery/api/domain/packages';
import { sizeOf } from '@livery/api/domain/pricing';
import { megabytesPerGigabyte } from '@livery/api/domain/units';
import type { PredefinedPackage } from '@livery/api/generated/types';
import { updateVm, type LocatedVm } from '@livery/api/queries/compute';
import { type ActionDialogProps, bindMutation, FormAction } from '#kit';
import { useAllowanceReason } from '#resources/useAllowanceReason.js';
import { useBillingAccount } from '#shared/billingAccounts.js';
import { PriceChange } from '#shared/costs/PriceChange.js';
import { FormField } from '#shared/form/FormField.js';
import { useForm } from '#shared/form/useForm.js';
import { useMoney } from '#shared/money.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useUnits } from '#shared/units.js';
import { useVmPrices } from '../charges.js';
import { useVmChecks } from '../vmChecks.js';

const custom = 'custom';

/** Stands for what the machine has: a field that nobody has changed follows it. */
const present = 'present';

interface Values {
  /** Id of a package, `custom` or `present`. */
  choice: string;
  vcpu: number | typeof present | null;
  /** In GB, as it is typed. */
  memory: number | typeof present | null;
}

const idOf = ({ cpu, ram }: Pick<PredefinedPackage, 'cpu' | 'ram'>): string => `${cpu}-${ram}`;

/** Packages of the site that differ in CPU and memory, which are all a resize changes. */
function choicesFor(packages: readonly PredefinedPackage[], osName: string) {
  const offers = packagesFor(packages, osName).filter(({ capability }) => capability.allowed);
  return [...new Map(offers.map((offer) => [idOf(offer.package), offer.package])).values()];
}

/**
 * Changes CPU and memory of a stopped machine: a package of the site, or free within the provider's limits (specification:
 * infrastructure, section 4).
 */
export function ResizeDialog(props: ActionDialogProps<LocatedVm>) {
  const { t } = useLingui();
  const vm = props.row;
  const { location, uuid, name } = vm;
  const { predefinedPackages } = useSiteConfig();
  const units = useUnits();
  const checks = useVmChecks();
  const prices = useVmPrices(vm);
  const { money } = useMoney();
  const account = useBillingAccount(vm.billing_account);
  const allowanceReason = useAllowanceReason();
  /* A field that was emptied is refused by itself. */
  const reasonOf = ({ vcpu, ram }: { vcpu: number | null; ram: number | null }) =>
    allowanceReason(account, { vcpu: vcpu ?? 0, ram: ram ?? 0, resource: vm });

  const packages = choicesFor(predefinedPackages, vm.os_name);
  const now = idOf({ cpu: vm.vcpu, ram: vm.memory });
  const isPackage = packages.some((one) => idOf(one) === now);
  const choiceIn = ({ choice }: Values) => (choice === present ? (isPackage ? now : custom) : choice);
  const sizeIn = (values: Values): { vcpu: Values['vcpu']; ram: Values['memory'] } => {
    if (values.choice === present && isPackage) return { vcpu: present, ram: present };
    const chosen = packages.find((one) => idOf(one) === values.choice);
    if (chosen) return { vcpu: chosen.cpu, ram: chosen.ram };
    const { vcpu, memory } = values;
    return { vcpu, ram: typeof memory === 'number' ? Math.round(memory * megabytesPerGigabyte) : memory };
  };
  /* What was chosen is sent whatever the machine had when the dialog opened; a package is both. */
  const changeIn = (values: Values): { vcpu?: number; ram?: number } => {
    const { vcpu, ram } = sizeIn(values);
    return { ...(typeof vcpu === 'number' && { vcpu }), ...(typeof ram === 'number' && { ram }) };
  };

  /* What it has then; null where a field was emptied. */
  const resultIn = (values: Values) => {
    const { vcpu, ram } = sizeIn(values);
    return { vcpu: vcpu === present ? vm.vcpu : vcpu, ram: ram === present ? vm.memory : ram };
  };

  const form = useForm<Values>({
    defaults: { choice: present, vcpu: present, memory: present },
    check(values) {
      const { vcpu, ram } = resultIn(values);
      const same = vcpu === vm.vcpu && ram === vm.memory ? t`Choose another size than the present one` : undefined;
      const wrong = same ?? reasonOf({ vcpu, ram });
      /* Each is said at a field that shows: a package has none of its own, and is the provider's to offer. */
      return choiceIn(values) === custom
        ? { vcpu: checks.amount('vcpu', vcpu) ?? wrong, memory: checks.memory(ram) }
        : { choice: wrong };
    },
  });
  const size = resultIn(form.values);

  const priceAt = (vcpu: number, memory: number) => prices.vm({ ...sizeOf(vm), vcpu, memory });
  const describe = (count: number, ram: number) => {
    const cpu = units.number(count);
    const amount = units.memory(ram);
    return t`${cpu} vCPU, ${amount} memory`;
  };
  const cards: RadioCard[] = packages.map((one) => ({
    id: idOf(one),
    label: describe(one.cpu, one.ram),
    meta: money(priceAt(one.cpu, one.ram).monthly),
    metaNote: t`per month`,
    badge: idOf(one) === now ? <Badge>{t`Now`}</Badge> : undefined,
    disabledReason: reasonOf({ vcpu: one.cpu, ram: one.ram }),
  }));
  const memoryLimits = checks.limits('ram');
  const gigabytes = (megabytes: number | undefined) =>
    megabytes === undefined ? undefined : megabytes / megabytesPerGigabyte;

  return (
    <FormAction
      {...props}
      heading={t`Resize ${name}`}
      description={t`The disks stay as they are; they grow one by one on the Disks tab.`}
      size="medium"
      form={form}
      mutationOf={(values) => bindMutation(updateVm, { location, uuid, ...changeIn(values) })}
      disabledReason={reasonOf(size)}
    >
      {packages.length > 0 && (
        <FormField form={form} name="choice">
          {(field) => (
            <RadioCards
              {...field}
              value={choiceIn(form.values)}
              label={t`Size`}
              layout="list"
              options={[
                ...cards,
                { id: custom, label: t`Custom size`, description: t`Choose vCPU and memory freely.` },
              ]}
            />
          )}
        </FormField>
      )}
      {choiceIn(form.values) === custom && (
        <FormRow>
          <FormField form={form} name="vcpu">
            {(field) => (
              <NumberField
                {...field}
                value={field.value === present ? vm.vcpu : field.value}
                label={t`vCPU`}
                {...checks.limits('vcpu')}
                required
              />
            )}
          </FormField>
          <FormField form={form} name="memory">
            {(field) => (
              <NumberField
                {...field}
                value={field.value === present ? vm.memory / megabytesPerGigabyte : field.value}
                label={t`Memory`}
                unit="GB"
                min={gigabytes(memoryLimits.min)}
                max={gigabytes(memoryLimits.max)}
                step={gigabytes(memoryLimits.step) ?? 1}
                required
              />
            )}
          </FormField>
        </FormRow>
      )}
      <PriceChange
        account={vm.billing_account}
        before={priceAt(vm.vcpu, vm.memory)}
        after={priceAt(size.vcpu ?? Number.NaN, size.ram ?? Number.NaN)}
      />
    </FormAction>
  );
}
