import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormRow, Select, Text } from '@livery/ui';
import { isFeatureOn } from '@livery/api/domain/features';
import { chooseImage, chooseVersion, operatingSystems } from '@livery/api/domain/images';
import { reinstallVm, type LocatedVm } from '@livery/api/queries/compute';
import { vmImages } from '@livery/api/queries/config';
import { type ActionDialogProps, bindMutation, ConfirmAction, useForm } from '#kit';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useUnits } from '#shared/units.js';
import { useVisibleImages } from '../useVisibleImages.js';
import { diskName } from '../replicas.js';

/** Installs an image anew over the primary disk, after the name was typed (specification: infrastructure, section 7). */
export function ReinstallDialog(props: ActionDialogProps<LocatedVm>) {
  const { t } = useLingui();
  const { location, uuid, os_name, os_version, storage } = props.row;
  const { features } = useSiteConfig();
  const { number } = useUnits();
  const all = useVisibleImages(useQuery(vmImages()).data) ?? [];
  const images = isFeatureOn(features, 'vmApps') ? all : operatingSystems(all);
  const form = useForm({ defaults: { osName: os_name, osVersion: os_version } });
  const chosen = form.values;
  const image = chooseImage(images, chosen.osName);
  const version = image && chooseVersion(image, chosen.osVersion);
  const system = {
    os_name: image?.os_name ?? chosen.osName,
    os_version: version?.os_version ?? chosen.osVersion,
  };
  const primary = storage.find((disk) => disk.primary);
  return (
    <ConfirmAction
      {...props}
      title={t`Reinstall virtual machine`}
      confirmLabel={t`Reinstall`}
      confirmName
      consequences={[
        primary
          ? t`Everything on the primary disk ${{ disk: diskName(primary) }}, ${{ size: number(primary.size) }} GB`
          : t`Everything on the primary disk`,
        t`Installed programs, users and settings`,
      ]}
      mutation={bindMutation(reinstallVm, { location, uuid, ...system })}
    >
      {({ loading }) => (
        <>
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
              onChange={(osName) => {
                form.setValue('osName', osName);
                form.setValue('osVersion', '');
              }}
              disabled={loading}
            />
            <Select
              label={t`Version`}
              options={(image?.versions ?? []).map((one) => ({ id: one.os_version, label: one.display_name }))}
              value={version?.os_version ?? null}
              onChange={(osVersion) => form.setValue('osVersion', osVersion)}
              disabled={loading}
            />
          </FormRow>
        </>
      )}
    </ConfirmAction>
  );
}
