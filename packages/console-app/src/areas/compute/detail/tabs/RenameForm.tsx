import { useForm, useWatch } from 'react-hook-form';
import { useLingui } from '@lingui/react/macro';
import { Button, Form, TextField } from '@livery/ui';
import { canRename } from '@livery/api/domain/vmCapabilities';
import { updateVm, type LocatedVm } from '@livery/api/queries/compute';
import { ActionFailure } from '#shared/ActionFailure.js';
import { ApiRequest } from '#shared/ApiRequest.js';
import { Bound } from '#shared/forms/Bound.js';
import { useAction } from '#shared/useAction.js';
import { useReason } from '../../power/useReason.js';
import { resolveWith } from '../parts/resolveWith.js';
import { useVmChecks } from '../parts/useVmChecks.js';
import * as css from './tabs.css.js';

/** Renames the machine in place; the new name shows at once. The host name inside it stays. */
export function RenameForm({ vm }: { vm: LocatedVm }) {
  const { t } = useLingui();
  const { location, uuid } = vm;
  const checks = useVmChecks();
  const reason = useReason();
  const action = useAction(updateVm, { done: t`Renamed the virtual machine` });
  const form = useForm({
    defaultValues: { name: vm.name },
    resolver: resolveWith(({ name }) => ({ name: checks.name(name) })),
  });
  const name = useWatch({ control: form.control, name: 'name' }).trim();
  const blocked = reason(canRename(vm)) ?? (name === vm.name ? t`Type another name first` : undefined);
  return (
    <Form
      onSubmit={form.handleSubmit(async () => {
        await action.run({ location, uuid, name });
      })}
    >
      <div className={css.inlineForm}>
        <Bound control={form.control} name="name">
          {(field) => <TextField {...field} label={t`Name`} labelHidden required />}
        </Bound>
        <Button type="submit" loading={action.busy} disabledReason={blocked}>{t`Rename`}</Button>
      </div>
      <ActionFailure action={action} />
      <ApiRequest change={updateVm} variables={{ location, uuid, name }} />
    </Form>
  );
}
