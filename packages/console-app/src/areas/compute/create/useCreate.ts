import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useLingui } from '@lingui/react/macro';
import { createVm } from '@livery/api/queries/compute';
import { href } from '#shared/paths.js';
import { storage } from '#shared/storage.js';
import { toasts } from '#shared/toasts.js';
import { useAction, type Action } from '#shared/useAction.js';
import { useIsShown } from '#shared/useIsShown.js';
import { wishForBackup } from '#shared/vms/backupWishes.js';
import { vmLink } from '#shared/vms/vmLink.js';
import type { CreateVmValues } from './form.js';
import type { CreateVmVariables } from './request.js';

/** Creates the machine once, however often it is asked to, then goes to its screen from the form; backups follow when it can be told so. */
export function useCreate(form: UseFormReturn<CreateVmValues>): Action<CreateVmVariables> {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const isUnderWay = useRef(false);
  const isShown = useIsShown();

  const action = useAction(createVm, {
    onDone(answer, { location, name }) {
      storage.vmDraft.clear();
      toasts.success(t`${name} is being created`);
      // An answer without a uuid has been reported; the machine is in the list.
      const uuid: string | undefined = answer?.uuid;
      if (uuid && form.getValues('backup')) wishForBackup(queries, { location, uuid });
      // Whoever has gone elsewhere stays there.
      if (isShown.current) navigate(uuid ? vmLink({ location, uuid }) : href('vms'));
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
