import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmByName, FormRow, Select, Stack, Text } from '@livery/ui';
import { isFeatureOn } from '@livery/api/domain/features';
import { chooseImage, chooseVersion, operatingSystems } from '@livery/api/domain/images';
import { reinstallVm, type LocatedVm } from '@livery/api/queries/compute';
import { vmImages } from '@livery/api/queries/config';
import { ActionFailure } from '#shared/ActionFailure.js';
import { ApiRequest } from '#shared/ApiRequest.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useUnits } from '#shared/units.js';
import { useAction } from '#shared/useAction.js';
import { useVisibleImages } from '#shared/vms/useVisibleImages.js';
import { diskName } from '../parts/replicas.js';

/** Installs an image anew over the primary disk, after its name was typed; says what is lost (I 7). */
export default function ReinstallDialog({ vm, onClose }: { vm: LocatedVm; onClose: () => void }) {
  const { t } = useLingui();
  const { location, uuid, name } = vm;
  const { features } = useSiteConfig();
  const units = useUnits();
  const all = useVisibleImages(useQuery(vmImages()).data) ?? [];
  const images = isFeatureOn(features, 'vmApps') ? all : operatingSystems(all);
  const [chosen, choose] = useState({ osName: vm.os_name, osVersion: vm.os_version });
  const image = chooseImage(images, chosen.osName);
  const version = image && chooseVersion(image, chosen.osVersion);
  const action = useAction(reinstallVm, { done: t`Reinstalling ${name}`, onDone: onClose });
  const variables = {
    location,
    uuid,
    os_name: image?.os_name ?? chosen.osName,
    os_version: version?.os_version ?? chosen.osVersion,
  };
  const primary = vm.storage.find((disk) => disk.primary);

  return (
    <ConfirmByName
      open
      onOpenChange={onClose}
      onConfirm={() => void action.run(variables)}
      title={t`Reinstall virtual machine`}
      name={name}
      consequences={[
        primary
          ? t`Everything on the primary disk ${{ disk: diskName(primary) }}, ${{ size: units.number(primary.size) }} GB`
          : t`Everything on the primary disk`,
        t`Installed programs, users and settings`,
      ]}
      confirmLabel={t`Reinstall`}
      loading={action.busy}
      details={<ApiRequest change={reinstallVm} variables={variables} />}
    >
      <Stack>
        <Text>
          <Trans>Name, addresses, other disks, snapshots and backups stay.</Trans>
        </Text>
        <FormRow>
          <Select
            label={t`Operating system`}
            options={images.map((one) => ({
              id: one.os_name,
              label: one.display_name,
              section: one.is_app_catalog ? t`Apps` : undefined,
            }))}
            value={image?.os_name ?? null}
            onChange={(osName) => choose({ osName, osVersion: '' })}
            disabled={action.busy}
          />
          <Select
            label={t`Version`}
            options={(image?.versions ?? []).map((one) => ({ id: one.os_version, label: one.display_name }))}
            value={version?.os_version ?? null}
            onChange={(osVersion) => choose({ osName: variables.os_name, osVersion })}
            disabled={action.busy}
          />
        </FormRow>
        <ActionFailure action={action} />
      </Stack>
    </ConfirmByName>
  );
}
