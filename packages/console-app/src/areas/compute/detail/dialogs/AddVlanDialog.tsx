import { useForm, useWatch } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { NumberField, Select } from '@livery/ui';
import { checkVlanTag } from '@livery/api/domain/vmValidation';
import { createSubinterface, vmInterfaces, type LocatedVm } from '@livery/api/queries/compute';
import { networks } from '@livery/api/queries/network';
import { ActionFailure } from '#shared/ActionFailure.js';
import { ApiRequest } from '#shared/ApiRequest.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { Bound } from '#shared/forms/Bound.js';
import { useAction } from '#shared/useAction.js';
import { FormDialog } from '../parts/FormDialog.js';
import { resolveWith } from '../parts/resolveWith.js';
import { useVlanReason } from '../parts/useVlanReason.js';
import { useVmChecks } from '../parts/useVmChecks.js';

interface Values {
  /** The first one until another is chosen. */
  parent: string | null;
  network: string | null;
  tag: number | null;
}

/** Puts a VLAN of a private network on an interface, as a subinterface (I 3, I 7). */
export default function AddVlanDialog({ vm, onClose }: { vm: LocatedVm; onClose: () => void }) {
  const { t } = useLingui();
  const { location, uuid, name } = vm;
  const adapters = useQuery(vmInterfaces(location, uuid));
  const interfaces = adapters.data ?? [];
  const first = interfaces[0]?.uuid ?? null;
  const { data: all = [], error, refetch } = useQuery(networks(location));
  const { say } = useVmChecks();
  const blocked = useVlanReason(vm, { interfaces: adapters.data, error: adapters.error });
  const action = useAction(createSubinterface, { done: t`Added a VLAN to ${name}`, onDone: onClose });
  const required = say([{ code: 'required' }]);
  const taken = (parent: string | null, tag: number) =>
    interfaces.find((one) => one.uuid === parent)?.subinterfaces.some((one) => one.vlan_tag === tag)
      ? t`The interface has VLAN ${tag} already`
      : undefined;
  const form = useForm<Values>({
    defaultValues: { parent: null, network: null, tag: null },
    resolver: resolveWith(({ parent, network, tag }) => ({
      network: network === null ? required : undefined,
      tag: tag === null ? required : (say(checkVlanTag(tag)) ?? taken(parent ?? first, tag)),
    })),
  });
  const [parent, network, tag] = useWatch({ control: form.control, name: ['parent', 'network', 'tag'] });
  const variablesOf = (values: Values) => ({
    location,
    uuid,
    if_uuid: values.parent ?? first ?? '',
    network_uuid: values.network ?? '',
    vlan_tag: values.tag ?? 1,
  });
  const variables = variablesOf({ parent, network, tag });
  return (
    <FormDialog
      title={t`Add VLAN`}
      description={t`The virtual machine joins a private network over a subinterface with a VLAN ID.`}
      submitLabel={t`Add VLAN`}
      busy={action.busy}
      disabledReason={blocked}
      onClose={onClose}
      onSubmit={form.handleSubmit((sent) => action.run(variablesOf(sent)))}
    >
      {adapters.error && <ErrorAlert error={adapters.error} onRetry={() => void adapters.refetch()} />}
      {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {interfaces.length > 1 && (
        <Bound control={form.control} name="parent">
          {(field) => (
            <Select
              {...field}
              value={field.value ?? first}
              label={t`Interface`}
              options={interfaces.map((one) => ({
                id: one.uuid,
                label: one.network_name ?? one.mac,
                description: one.mac,
              }))}
              required
            />
          )}
        </Bound>
      )}
      <Bound control={form.control} name="network">
        {(field) => (
          <Select
            {...field}
            label={t`Network`}
            options={all.map((one) => ({ id: one.uuid, label: one.name, description: one.subnet }))}
            autoFocus
            required
          />
        )}
      </Bound>
      <Bound control={form.control} name="tag">
        {(field) => (
          <NumberField
            {...field}
            label={t`VLAN ID`}
            description={t`From 1 to 4094`}
            formatOptions={{ useGrouping: false }}
            required
          />
        )}
      </Bound>
      <ActionFailure action={action} />
      {/* Always there: a number is taken over when its field is left, and a button that moves then misses the press. */}
      <ApiRequest change={createSubinterface} variables={variables} />
    </FormDialog>
  );
}
