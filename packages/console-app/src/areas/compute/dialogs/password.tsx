import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { PasswordField, PasswordRules, Stack, TextField } from '@livery/ui';
import { setVmPassword, vmParameters, type LocatedVm } from '@livery/api/queries/compute';
import { type ActionDialogProps, bindMutation, FormAction } from '#kit';
import { FormField } from '#shared/form/FormField.js';
import { useForm } from '#shared/form/useForm.js';
import { usePasswordRules } from '../usePasswordRules.js';
import { useVmChecks } from '../vmChecks.js';

/** Sets the password of a user of the operating system, while it runs (specification: infrastructure, section 4). */
export function PasswordDialog(props: ActionDialogProps<LocatedVm>) {
  const { t } = useLingui();
  const vm = props.row;
  const { location, uuid, name } = vm;
  const checks = useVmChecks();
  const { data: parameters = [] } = useQuery(vmParameters());
  const rules = usePasswordRules(parameters);
  const form = useForm({
    defaults: { username: vm.username, password: '' },
    check: ({ username, password }) => ({
      username: checks.username(username, vm.os_name),
      password: checks.password(password),
    }),
  });
  return (
    <FormAction
      {...props}
      description={t`Sets the password of a user of the operating system of ${name}.`}
      form={form}
      mutationOf={(values) => bindMutation(setVmPassword, { location, uuid, ...values })}
    >
      <FormField form={form} name="username">
        {(field) => <TextField {...field} label={t`User name`} monospace autoComplete="off" required />}
      </FormField>
      <Stack gap={2}>
        <FormField form={form} name="password">
          {(field) => (
            <PasswordField {...field} label={t`New password`} autoComplete="new-password" autoFocus required />
          )}
        </FormField>
        <PasswordRules password={form.values.password} rules={rules} />
      </Stack>
    </FormAction>
  );
}
