import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button, Card, Stack, Text } from '@livery/ui';
import * as can from '@livery/api/domain/vmCapabilities';
import type { LocatedVm } from '@livery/api/queries/compute';
import { powerActions } from '../../power/actions.js';
import { useReason } from '../../power/useReason.js';
import type { Ask } from '../dialogs/requests.js';
import { RenameForm } from './RenameForm.js';
import * as css from './tabs.css.js';

/** What can be changed about the machine, and what destroys, at the foot. */
export default function SettingsTab({ vm, ask }: { vm: LocatedVm; ask: Ask }) {
  const { t, i18n } = useLingui();
  const reason = useReason();
  return (
    <Stack>
      <Card heading={t`Name`}>
        <RenameForm vm={vm} />
      </Card>
      <Card heading={t`Settings`}>
        <Stack>
          <Row title={t`Size`} text={t`vCPU and memory change while the virtual machine is stopped.`}>
            <Button
              disabledReason={reason(can.canResize(vm))}
              onClick={() => ask({ id: 'resize' })}
            >{t`Resize`}</Button>
          </Row>
          <Row
            title={t`Password`}
            text={t`The password of a user of the operating system changes while the virtual machine runs.`}
          >
            <Button disabledReason={reason(can.canChangePassword(vm))} onClick={() => ask({ id: 'password' })}>
              {t`Change password`}
            </Button>
          </Row>
          <Row
            title={t`Billing account`}
            text={t`Charges the virtual machine to another billing account from then on.`}
          >
            <Button disabledReason={reason(can.canMoveBillingAccount(vm))} onClick={() => ask({ id: 'moveBilling' })}>
              {t`Move`}
            </Button>
          </Row>
          <Row title={t`Rescue mode`} text={t`Starts the virtual machine from a rescue system, for one launch.`}>
            <Button disabledReason={reason(can.canRescue(vm))} onClick={() => ask({ id: 'rescue' })}>
              {t`Start in rescue mode`}
            </Button>
          </Row>
        </Stack>
      </Card>
      <Card heading={t`Danger zone`}>
        <Stack>
          <Row
            title={t`Reinstall`}
            text={t`Installs an operating system anew. Everything on the primary disk is lost.`}
          >
            <Button
              disabledReason={reason(can.canReinstall(vm))}
              onClick={() => ask({ id: 'reinstall' })}
            >{t`Reinstall`}</Button>
          </Row>
          <Row
            title={t`Rebuild`}
            text={t`Puts a snapshot or backup in the place of its disk. What was written since is lost.`}
          >
            <Button
              disabledReason={reason(can.canRebuild(vm))}
              onClick={() => ask({ id: 'rebuild' })}
            >{t`Rebuild`}</Button>
          </Row>
          <Row title={t`Delete`} text={t`Deletes the virtual machine with its disks, snapshots and backups.`}>
            <Button
              variant="danger"
              disabledReason={reason(powerActions.delete.can(vm))}
              onClick={() => ask({ id: 'delete' })}
            >
              {i18n._(powerActions.delete.label)}
            </Button>
          </Row>
        </Stack>
      </Card>
    </Stack>
  );
}

/** What a button does, and the button. */
function Row({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={css.action}>
      <div className={css.words}>
        <Text weight="medium">{title}</Text>
        <Text tone="muted">{text}</Text>
      </div>
      {children}
    </div>
  );
}
