import { Suspense } from 'react';
import { useLingui } from '@lingui/react/macro';
import { EmptyState, FormSection, Link, RadioCards, RadioGroup, SegmentedControl, Select, Skeleton } from '@livery/ui';
import { chooseImage, operatingSystems, osFilterOf } from '@livery/api/domain/images';
import { CardSkeletons, NarrowField } from '#shared/layout.js';
import { lazyComponent } from '#shared/lazy.js';
import { href } from '#shared/paths.js';
import { ProductLogo } from '#shared/product-logo/ProductLogo.js';
import { QueryBoundary } from '#shared/QueryBoundary.js';
import { useSearchState } from '#shared/useSearchState.js';
import { useCreateVm } from './CreateVmContext.js';
import { anyApp, appCatalogType } from './resolveVm.js';
import { labels } from './values.js';

/** Fetched when somebody creates a machine from a disk: most do not, and its list of choices is large. */
const SourceField = lazyComponent(() => import('./SourceField.js'));

/**
 * What the machine runs at first: an operating system, an app of the catalog, a copy of a disk or a disk that is there. The
 * choice is kept in the address.
 */
export function ImageSection() {
  const { t } = useLingui();
  const { vm, catalogue, setImage } = useCreateVm();
  return (
    <FormSection heading={t`Image`} description={t`What is installed when the machine starts for the first time.`}>
      <RadioGroup
        label={t`Kind of image`}
        labelHidden
        name="typeId"
        orientation="horizontal"
        value={vm.sourceKind ?? (vm.isApp ? appCatalogType : 'os')}
        onChange={(kind) =>
          setImage({
            typeId: kind === 'os' ? undefined : kind,
            osName: kind === appCatalogType ? anyApp : undefined,
            source: undefined,
          })
        }
        options={[
          { id: 'os', label: t`Operating system` },
          ...(catalogue.vmApps ? [{ id: appCatalogType, label: t`App catalog` }] : []),
          { id: 'replica', label: t`Snapshot or backup` },
          { id: 'disk', label: t`Existing disk` },
        ]}
      />
      {vm.sourceKind ? (
        <Suspense fallback={<Skeleton shape="block" height={60} />}>
          <SourceField kind={vm.sourceKind} />
        </Suspense>
      ) : (
        <ImageField />
      )}
    </FormSection>
  );
}

/** The operating systems or the apps, with their versions. */
function ImageField() {
  const { t, i18n } = useLingui();
  const { form, vm, catalogue, queries, setImage } = useCreateVm();
  const [{ location }] = useSearchState(['location']);
  // Of the operating systems only those of the chosen one's family.
  const visible = vm.image && !vm.isApp ? operatingSystems(vm.images, osFilterOf(vm.image)) : vm.images;

  return (
    <>
      {vm.isApp ? (
        <Link href={href('createVm', {}, { typeId: appCatalogType, location })}>{t`Search the app catalog`}</Link>
      ) : (
        <FamilyFilter />
      )}
      <QueryBoundary
        query={{ ...queries.images, data: catalogue.images }}
        failure={t`Failed to load the images`}
        skeleton={
          <>
            <CardSkeletons heights={[46, 46, 46]} />
            <NarrowField>
              <Skeleton shape="block" height={60} />
            </NarrowField>
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
                minColumnWidth="180px"
                value={vm.image?.os_name ?? null}
                onChange={(osName) => setImage({ osName })}
                error={form.fieldError('osName')}
                options={visible.map((image) => ({
                  id: image.os_name,
                  label: image.display_name,
                  icon: <ProductLogo name={image.os_name} title={image.display_name} icon={image.icon} />,
                }))}
              />
              <NarrowField>
                <Select
                  label={t`Version`}
                  name="osVersion"
                  value={vm.version?.os_version ?? null}
                  onChange={(osVersion) => setImage({ osName: vm.image?.os_name, osVersion })}
                  options={(vm.image?.versions ?? []).map((one) => ({ id: one.os_version, label: one.display_name }))}
                />
              </NarrowField>
            </>
          )
        }
      </QueryBoundary>
    </>
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
