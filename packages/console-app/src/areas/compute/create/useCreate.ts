import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useLingui } from '@lingui/react/macro';
import { createVm, type VmVariables } from '@livery/api/queries/compute';
import { href } from '#shared/paths.js';
import { storage } from '#shared/storage.js';
import { failureTexts } from '#shared/texts/failures.js';
import { toasts } from '#shared/toasts.js';
import { useAction, type Action } from '#shared/useAction.js';
import { vmLink } from '#shared/vms/vmLink.js';
import { backUpWhenReady } from './backUpWhenReady.js';
import type { CreateVmValues } from './form.js';
import type { CreateVmVariables } from './request.js';

/** Creates the machine once, however often it is asked to, then goes to its screen; backups follow when it can be told so. */
export function useCreate(form: UseFormReturn<CreateVmValues>): Action<CreateVmVariables> {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const isUnderWay = useRef(false);

  /** The machine is there whatever becomes of its backups: a failure is told wherever the person is by then. */
  function backUp(vm: VmVariables): void {
    backUpWhenReady(queries, vm).catch((error: unknown) => {
      toasts.error(i18n._(failureTexts.toggleVmBackup), {
        ...(error instanceof Error ? { detail: error.message } : {}),
        action: { label: t`Retry`, onPress: () => backUp(vm) },
      });
    });
  }

  const action = useAction(createVm, {
    onDone(answer, { location, name }) {
      storage.vmDraft.clear();
      toasts.success(t`${name} is being created`);
      // An answer without a uuid has been reported; the machine is in the list.
      const uuid: string | undefined = answer?.uuid;
      if (uuid && form.getValues('backup')) backUp({ location, uuid });
      navigate(uuid ? vmLink({ location, uuid }) : href('vms'));
    },
  });

  return {
    ...action,
    async run(variables) {
      if (isUnderWay.current) return false;
      isUnderWay.current = true;
      try {
        return await action.run(variables);
      } finally {
        isUnderWay.current = false;
      }
    },
  };
}
