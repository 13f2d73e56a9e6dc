import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { FormRow, Select, Skeleton } from '@livery/ui';
import { isFeatureOn } from '@livery/api/domain/features';
import { chooseVersion, operatingSystems } from '@livery/api/domain/images';
import { isWindows } from '@livery/api/domain/operatingSystem';
import { reinstallVm, type LocatedVm } from '@livery/api/queries/compute';
import { vmImages } from '@livery/api/queries/config';
import { type ActionDialogProps, bindMutation, ConfirmAction } from '#kit';
import { useBillingAccount, useChargeReason } from '#shared/billingAccounts.js';
import { useForm } from '#shared/form/useForm.js';
import { QueryBoundary } from '#shared/QueryBoundary.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useUnits } from '#shared/units.js';
import { useVisibleImages } from '../useVisibleImages.js';
import { diskName } from '../replicas.js';

/** Installs an image anew over the primary disk, after the name was typed (specification: infrastructure, section 7). */
export function ReinstallDialog(props: ActionDialogProps<LocatedVm>) {
  const { t } = useLingui();
  const { location, uuid, os_name, os_version, storage, billing_account, license_type } = props.row;
  const { features } = useSiteConfig();
  const { number } = useUnits();
  const query = useQuery(vmImages());
  const all = useVisibleImages(query.data);
  const images = all && (isFeatureOn(features, 'vmApps') ? all : operatingSystems(all));
  /* Stays what it is when it is offered no longer: nobody installs what they did not choose. */
  const form = useForm({ defaults: { osName: os_name, osVersion: os_version } });
  const { osName, osVersion } = form.values;
  const image = images?.find((one) => one.os_name === osName);
  const version = image?.versions.find((one) => one.os_version === osVersion);
  const gone = (name: string) => t`${name} is no longer offered. Choose another one.`;
  const imageGone = image ? undefined : gone(osName);
  const versionGone = !image || version ? undefined : gone(osVersion);
  const missing = images ? (imageGone ?? versionGone) : t`Wait until everything has loaded`;
  const chargeReason = useChargeReason()(useBillingAccount(billing_account));
  const addsLicense = isWindows(osName) && !isWindows(license_type ?? '');
  const primary = storage.find((disk) => disk.primary);
  return (
    <ConfirmAction
      {...props}
      heading={t`Reinstall virtual machine`}
      confirmLabel={t`Reinstall`}
      confirmName
      consequences={[
        primary
          ? t`Everything on the primary disk ${{ disk: diskName(primary) }}, ${{ size: number(primary.size) }} GB`
          : t`Everything on the primary disk`,
        t`Installed programs, users and settings`,
      ]}
      mutation={
        image &&
        version &&
        bindMutation(reinstallVm, { location, uuid, os_name: image.os_name, os_version: version.os_version })
      }
      disabledReason={missing ?? (addsLicense ? chargeReason : undefined)}
    >
      {({ loading }) => (
        <QueryBoundary
          query={{ ...query, data: images }}
          failure={t`Failed to load the images`}
          skeleton={<Skeleton shape="block" height={60} />}
        >
          {(offered) => (
            <FormRow>
              <Select
                label={t`Operating system`}
                options={offered.map((one) => ({
                  id: one.os_name,
                  label: one.display_name,
                  section: one.is_app_catalog ? t`Apps` : undefined,
                }))}
                value={image?.os_name ?? null}
                onChange={(chosen) => {
                  const other = offered.find((one) => one.os_name === chosen);
                  form.setValue('osName', chosen);
                  form.setValue('osVersion', (other && chooseVersion(other)?.os_version) ?? '');
                }}
                disabled={loading}
                error={imageGone}
              />
              <Select
                label={t`Version`}
                options={(image?.versions ?? []).map((one) => ({ id: one.os_version, label: one.display_name }))}
                value={version?.os_version ?? null}
                onChange={(chosen) => form.setValue('osVersion', chosen)}
                disabled={loading}
                error={versionGone}
              />
            </FormRow>
          )}
        </QueryBoundary>
      )}
    </ConfirmAction>
  );
}
