import { useLingui } from '@lingui/react/macro';
import { Button, Card, Form, Stack, Text, TextField } from '@livery/ui';
import { updateVm } from '@livery/api/queries/compute';
import { ActionFailure, ApiRequest, bindMutation, useAction } from '#kit';
import { FormField } from '#shared/form/FormField.js';
import { useForm } from '#shared/form/useForm.js';
import { useLeaveGuard } from '#shared/leaving/useLeaveGuard.js';
import type { vmActions, VmTools } from '../actions.js';
import { useVmChecks } from '../vmChecks.js';
import * as styles from './tabs.css.js';

/** What can be changed about the machine, and what destroys, at the foot. */
export default function SettingsTab(tools: VmTools) {
  const { t } = useLingui();
  return (
    <Stack>
      <Card heading={t`Name`}>
        <RenameForm {...tools} />
      </Card>
      <Card heading={t`Settings`}>
        <Stack>
          <Setting
            {...tools}
            id="resize"
            heading={t`Size`}
            text={t`vCPU and memory change while the virtual machine is stopped.`}
          />
          <Setting
            {...tools}
            id="password"
            heading={t`Password`}
            text={t`The password of a user of the operating system changes while the virtual machine runs.`}
          />
          <Setting
            {...tools}
            id="moveBilling"
            heading={t`Billing account`}
            text={t`Charges the virtual machine to another billing account from then on.`}
            label={t`Move`}
          />
          <Setting
            {...tools}
            id="rescue"
            heading={t`Rescue mode`}
            text={t`Starts the virtual machine from a rescue system, for one launch.`}
          />
        </Stack>
      </Card>
      <Card heading={t`Danger zone`}>
        <Stack>
          <Setting
            {...tools}
            id="reinstall"
            heading={t`Reinstall`}
            text={t`Installs an operating system anew. Everything on the primary disk is lost.`}
          />
          <Setting
            {...tools}
            id="rebuild"
            heading={t`Rebuild`}
            text={t`Puts a snapshot or backup in the place of its disk. What was written since is lost.`}
            label={t`Rebuild`}
          />
          <Setting
            {...tools}
            id="delete"
            heading={t`Delete`}
            text={t`Deletes the virtual machine with its disks, snapshots and backups.`}
          />
        </Stack>
      </Card>
    </Stack>
  );
}

interface SettingProps extends VmTools {
  id: keyof typeof vmActions.actions;
  heading: string;
  text: string;
  /** What the button says. The action's label by default. */
  label?: string;
}

/** What an action does, and its button. */
function Setting({ row, actions, id, heading, text, label }: SettingProps) {
  const { icon: _, children, ...button } = actions.button(id, row);
  return (
    <div className={styles.action}>
      <div className={styles.label}>
        <Text weight="medium">{heading}</Text>
        <Text tone="muted">{text}</Text>
      </div>
      <Button {...button} variant={id === 'delete' ? 'danger' : 'secondary'}>
        {label ?? children}
      </Button>
    </div>
  );
}

/**
 * Renames the machine in place; the new name shows at once. The host name inside it stays. What is typed is kept while
 * another tab or screen is shown.
 */
function RenameForm({ row: vm, actions }: VmTools) {
  const { t } = useLingui();
  const { location, uuid } = vm;
  const checks = useVmChecks();
  const form = useForm<{ name: string | null }>({
    /* The machine's own until somebody types, so that another's rename is shown, and not taken back. */
    defaults: { name: null },
    draft: { name: `vm ${uuid}`, omit: [] },
    check: ({ name }) => ({ name: checks.name(name ?? vm.name) }),
  });
  const action = useAction();
  /* What was typed meanwhile stays. */
  const noteSaved = (saved: string | null) => {
    form.onSubmitted({ name: saved });
    if (form.getValues('name') !== saved) return;
    form.setValue('name', null);
    form.onSubmitted();
  };
  const { name: typed } = form.values;
  const mutationOf = (name: string | null) =>
    bindMutation(updateVm, { location, uuid, name: (name ?? vm.name).trim() });
  const isSame = typed === null || typed.trim() === vm.name;
  useLeaveGuard(!isSame);
  const rename = form.submit(({ name }) =>
    action.run(mutationOf(name), { done: t`Renamed the virtual machine`, onDone: () => noteSaved(name) }),
  );
  return (
    <Form onSubmit={rename}>
      <div className={styles.inlineForm}>
        <FormField form={form} name="name">
          {({ value, onChange, ...field }) => (
            <TextField
              {...field}
              value={value ?? vm.name}
              // While it is renamed, the machine's own is what was typed, and may be refused.
              onChange={(name) => onChange(name === vm.name && !action.loading ? null : name)}
              label={t`Name`}
              labelHidden
              required
            />
          )}
        </FormField>
        <Button
          type="submit"
          {...action.button(actions.reason('rename', vm) ?? (isSame ? t`Type another name first` : undefined))}
        >
          {t`Rename`}
        </Button>
      </div>
      <ActionFailure action={action} onRetry={rename} />
      <ApiRequest mutations={[mutationOf(typed)]} />
    </Form>
  );
}
