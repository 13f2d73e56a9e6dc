import { useForm, useWatch } from 'react-hook-form';
import { useLingui } from '@lingui/react/macro';
import { Badge, FormRow, NumberField, RadioCards, type RadioCard } from '@livery/ui';
import { packagesFor } from '@livery/api/domain/packages';
import { sizeOf } from '@livery/api/domain/pricing';
import { megabytesPerGigabyte } from '@livery/api/domain/units';
import type { PredefinedPackage } from '@livery/api/generated/types';
import { updateVm, type LocatedVm } from '@livery/api/queries/compute';
import { canResize } from '@livery/api/domain/vmCapabilities';
import { ActionFailure } from '#shared/ActionFailure.js';
import { ApiRequest } from '#shared/ApiRequest.js';
import { Bound } from '#shared/forms/Bound.js';
import { useMoney } from '#shared/money.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useAction } from '#shared/useAction.js';
import { useReason } from '../../power/useReason.js';
import { FormDialog } from '../parts/FormDialog.js';
import { PriceChange } from '../parts/PriceChange.js';
import { resolveWith } from '../parts/resolveWith.js';
import { useUnits } from '#shared/units.js';
import { useAccountOf, useAccountReason } from '../parts/vmAccount.js';
import { useVmChecks } from '../parts/useVmChecks.js';
import { useVmPrices } from '../parts/useVmPrices.js';

const custom = 'custom';

interface Values {
  /** Id of a package, or `custom`. */
  choice: string;
  vcpu: number | null;
  /** In GB, as it is typed. */
  memory: number | null;
}

const idOf = ({ cpu, ram }: Pick<PredefinedPackage, 'cpu' | 'ram'>): string => `${cpu}-${ram}`;

/** Packages of the site that differ in CPU and memory, which are all a resize changes. */
function choicesFor(packages: readonly PredefinedPackage[], osName: string) {
  const offers = packagesFor(packages, osName).filter(({ capability }) => capability.allowed);
  return [...new Map(offers.map((offer) => [idOf(offer.package), offer.package])).values()];
}

/** Changes CPU and memory of a stopped machine: a package of the site, or free within the provider's limits (I 4). */
export default function ResizeDialog({ vm, onClose }: { vm: LocatedVm; onClose: () => void }) {
  const { t } = useLingui();
  const { location, uuid, name } = vm;
  const { predefinedPackages } = useSiteConfig();
  const units = useUnits();
  const checks = useVmChecks();
  const prices = useVmPrices(vm);
  const reason = useReason();
  const { money } = useMoney();
  const account = useAccountOf(vm);
  const accountReason = useAccountReason();
  const beyond = (size: { vcpu: number; ram: number }) => accountReason(account, { ...size, vm });
  const action = useAction(updateVm, { done: t`Resized ${name}`, onDone: onClose });

  const packages = choicesFor(predefinedPackages, vm.os_name);
  const now = idOf({ cpu: vm.vcpu, ram: vm.memory });
  const sizeIn = (values: Values) => {
    const chosen = packages.find((one) => idOf(one) === values.choice);
    if (chosen) return { vcpu: chosen.cpu, ram: chosen.ram };
    return { vcpu: values.vcpu, ram: values.memory === null ? null : Math.round(values.memory * megabytesPerGigabyte) };
  };

  const form = useForm<Values>({
    defaultValues: {
      choice: packages.some((one) => idOf(one) === now) ? now : custom,
      vcpu: vm.vcpu,
      memory: vm.memory / megabytesPerGigabyte,
    },
    resolver: resolveWith((values) => {
      const sized = sizeIn(values);
      const same =
        sized.vcpu === vm.vcpu && sized.ram === vm.memory ? t`Choose another size than the present one` : undefined;
      const wrong = same ?? beyond({ vcpu: sized.vcpu ?? 0, ram: sized.ram ?? 0 });
      /* Each is said at a field that shows: a package has none of its own, and is the provider's to offer. */
      return values.choice === custom
        ? { vcpu: checks.amount('vcpu', sized.vcpu) ?? wrong, memory: checks.memory(sized.ram) }
        : { choice: wrong };
    }),
  });
  const [choice, vcpu, memory] = useWatch({ control: form.control, name: ['choice', 'vcpu', 'memory'] });
  const wanted = sizeIn({ choice, vcpu, memory });
  const size = { vcpu: wanted.vcpu ?? vm.vcpu, ram: wanted.ram ?? vm.memory };
  const variables = { location, uuid, ...size };

  const priceAt = (cpu: number, ram: number) => prices.vm({ ...sizeOf(vm), vcpu: cpu, memory: ram });
  const describe = (count: number, ram: number) => {
    const cpu = units.number(count);
    const amount = units.memory(ram);
    return t`${cpu} vCPU, ${amount} memory`;
  };
  const cards: RadioCard[] = packages.map((one) => ({
    id: idOf(one),
    title: describe(one.cpu, one.ram),
    meta: money(priceAt(one.cpu, one.ram).monthly),
    metaNote: t`per month`,
    badge: idOf(one) === now ? <Badge>{t`Now`}</Badge> : undefined,
    disabledReason: beyond({ vcpu: one.cpu, ram: one.ram }),
  }));
  const vcpuLimits = checks.limits('vcpu');
  const memoryLimits = checks.limits('ram');
  const gigabytes = (megabytes: number | undefined) =>
    megabytes === undefined ? undefined : megabytes / megabytesPerGigabyte;

  return (
    <FormDialog
      title={t`Resize ${name}`}
      description={t`The disks stay as they are; they grow one by one on the Disks tab.`}
      submitLabel={t`Resize`}
      size="medium"
      busy={action.busy}
      disabledReason={reason(canResize(vm)) ?? beyond(size)}
      onClose={onClose}
      onSubmit={form.handleSubmit((values) => {
        const sent = sizeIn(values);
        return action.run({ location, uuid, vcpu: sent.vcpu ?? vm.vcpu, ram: sent.ram ?? vm.memory });
      })}
    >
      {packages.length > 0 && (
        <Bound control={form.control} name="choice">
          {(field) => (
            <RadioCards
              {...field}
              label={t`Size`}
              layout="list"
              options={[
                ...cards,
                { id: custom, title: t`Custom size`, description: t`Choose vCPU and memory freely.` },
              ]}
            />
          )}
        </Bound>
      )}
      {choice === custom && (
        <FormRow>
          <Bound control={form.control} name="vcpu">
            {(field) => <NumberField {...field} label={t`vCPU`} {...vcpuLimits} required />}
          </Bound>
          <Bound control={form.control} name="memory">
            {(field) => (
              <NumberField
                {...field}
                label={t`Memory`}
                unit="GB"
                min={gigabytes(memoryLimits.min)}
                max={gigabytes(memoryLimits.max)}
                step={gigabytes(memoryLimits.step) ?? 1}
                required
              />
            )}
          </Bound>
        </FormRow>
      )}
      <PriceChange before={priceAt(vm.vcpu, vm.memory)} after={priceAt(size.vcpu, size.ram)} />
      <ActionFailure action={action} />
      <ApiRequest change={updateVm} variables={variables} />
    </FormDialog>
  );
}
