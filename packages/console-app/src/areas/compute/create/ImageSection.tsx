import { useLingui } from '@lingui/react/macro';
import { EmptyState, FormSection, Inline, RadioCards, SegmentedControl, Select, Skeleton } from '@livery/ui';
import { chooseImage, operatingSystems, osFilterOf } from '@livery/api/domain/images';
import { CardSkeletons } from '#kit/create/CardSkeletons.js';
import * as styles from '#kit/create/create.css.js';
import { QueryBoundary } from '#kit/form/QueryBoundary.js';
import { ProductLogo } from '#shared/product-logo/ProductLogo.js';
import { useCreateVm } from './CreateVmContext.js';
import { appCatalogType } from './resolveVm.js';
import { labels } from './values.js';

/** What the machine runs at first: an operating system, or an app of the catalog. The choice is kept in the address. */
export function ImageSection() {
  const { t, i18n } = useLingui();
  const { form, vm, catalogue, queries, setImage } = useCreateVm();
  // Of the operating systems only those of the chosen one's family.
  const shown = vm.image && !vm.isApp ? operatingSystems(vm.images, osFilterOf(vm.image)) : vm.images;

  return (
    <FormSection heading={t`Image`} description={t`What is installed when the machine starts for the first time.`}>
      <Inline gap={3}>
        {catalogue.vmApps && (
          <SegmentedControl
            label={t`Kind of image`}
            labelHidden
            name="typeId"
            value={vm.isApp ? appCatalogType : 'os'}
            onChange={(kind) => setImage({ typeId: kind === appCatalogType ? kind : undefined, osName: undefined })}
            options={[
              { id: 'os', label: t`Operating system` },
              { id: appCatalogType, label: t`App catalog` },
            ]}
          />
        )}
        {!vm.isApp && <FamilyFilter />}
      </Inline>
      <QueryBoundary
        query={{ ...queries.images, data: catalogue.images }}
        failure={t`Failed to load the images`}
        skeleton={
          <>
            <CardSkeletons heights={[46, 46, 46]} />
            <div className={styles.narrow}>
              <Skeleton shape="block" height={60} />
            </div>
          </>
        }
      >
        {() =>
          vm.images.length === 0 ? (
            <EmptyState>
              {vm.isApp ? t`The app catalog is empty.` : t`There is no operating system to choose.`}
            </EmptyState>
          ) : (
            <>
              <RadioCards
                label={i18n._(labels.osName)}
                labelHidden
                name="osName"
                minCardWidth={180}
                value={vm.image?.os_name ?? null}
                onChange={(osName) => setImage({ osName })}
                error={form.errorOf('osName')}
                options={shown.map((image) => ({
                  id: image.os_name,
                  title: image.display_name,
                  icon: <ProductLogo name={image.os_name} title={image.display_name} icon={image.icon} />,
                }))}
              />
              <div className={styles.narrow}>
                <Select
                  label={t`Version`}
                  name="osVersion"
                  value={vm.version?.os_version ?? null}
                  onChange={(osVersion) => setImage({ osName: vm.image?.os_name, osVersion })}
                  options={(vm.image?.versions ?? []).map((one) => ({ id: one.os_version, label: one.display_name }))}
                />
              </div>
            </>
          )
        }
      </QueryBoundary>
    </FormSection>
  );
}

/**
 * Windows and the others (specification: infrastructure, section 9), where there are both. It chooses the first of the
 * family, so that what is chosen shows.
 */
function FamilyFilter() {
  const { t } = useLingui();
  const { vm, setImage } = useCreateVm();
  const windows = operatingSystems(vm.images, 'win');
  const others = operatingSystems(vm.images, 'other');
  if (!vm.image || windows.length === 0 || others.length === 0) return null;
  return (
    <SegmentedControl
      label={t`Family`}
      labelHidden
      name="osFamily"
      value={osFilterOf(vm.image)}
      onChange={(family) => setImage({ osName: chooseImage(family === 'win' ? windows : others)?.os_name })}
      options={[
        { id: 'other', label: t`Linux and others` },
        { id: 'win', label: t`Windows` },
      ]}
    />
  );
}
