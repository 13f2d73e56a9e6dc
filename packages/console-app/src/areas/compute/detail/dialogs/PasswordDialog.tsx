import { useForm, useWatch } from 'react-hook-form';
import { useLingui } from '@lingui/react/macro';
import { PasswordField, Stack, TextField } from '@livery/ui';
import { canChangePassword } from '@livery/api/domain/vmCapabilities';
import { checkPassword } from '@livery/api/domain/vmValidation';
import { setVmPassword, type LocatedVm } from '@livery/api/queries/compute';
import { ActionFailure } from '#shared/ActionFailure.js';
import { ApiRequest } from '#shared/ApiRequest.js';
import { Bound } from '#shared/forms/Bound.js';
import { useAction } from '#shared/useAction.js';
import { PasswordRules } from '../../access/PasswordRules.js';
import { useReason } from '../../power/useReason.js';
import { FormDialog } from '../parts/FormDialog.js';
import { resolveWith } from '../parts/resolveWith.js';
import { useVmChecks } from '../parts/useVmChecks.js';

interface Values {
  username: string;
  password: string;
}

/** Sets the password of a user of the operating system, while it runs (I 4). */
export default function PasswordDialog({ vm, onClose }: { vm: LocatedVm; onClose: () => void }) {
  const { t } = useLingui();
  const { location, uuid, name } = vm;
  const { say, username: checkName } = useVmChecks();
  const reason = useReason();
  const action = useAction(setVmPassword, { done: t`Changed the password of ${name}`, onDone: onClose });
  const form = useForm<Values>({
    defaultValues: { username: vm.username, password: '' },
    resolver: resolveWith(({ username, password }) => ({
      username: checkName(username, vm.os_name),
      password: say(checkPassword(password)),
    })),
  });
  const [username, password] = useWatch({ control: form.control, name: ['username', 'password'] });
  return (
    <FormDialog
      title={t`Change password`}
      description={t`Sets the password of a user of the operating system of ${name}.`}
      submitLabel={t`Change password`}
      busy={action.busy}
      disabledReason={reason(canChangePassword(vm))}
      onClose={onClose}
      onSubmit={form.handleSubmit((sent) => action.run({ location, uuid, ...sent }))}
    >
      <Bound control={form.control} name="username">
        {(field) => <TextField {...field} label={t`User name`} monospace autoComplete="off" required />}
      </Bound>
      <Stack gap={2}>
        <Bound control={form.control} name="password">
          {(field) => (
            <PasswordField {...field} label={t`New password`} autoComplete="new-password" autoFocus required />
          )}
        </Bound>
        <PasswordRules password={password} />
      </Stack>
      <ActionFailure action={action} />
      <ApiRequest change={setVmPassword} variables={{ location, uuid, username, password }} />
    </FormDialog>
  );
}
