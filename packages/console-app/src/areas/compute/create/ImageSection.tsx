import { useLingui } from '@lingui/react/macro';
import {
  ComboBox,
  EmptyState,
  FormSection,
  Link,
  RadioCards,
  RadioGroup,
  SegmentedControl,
  Select,
  Skeleton,
} from '@livery/ui';
import { chooseImage, operatingSystems, osFilterOf } from '@livery/api/domain/images';
import { computeTexts } from '#generated/compute/texts.js';
import { useReason } from '#kit/actions/useReason.js';
import { CardSkeletons } from '#kit/create/CardSkeletons.js';
import * as styles from '#kit/create/create.css.js';
import { QueryBoundary } from '#kit/form/QueryBoundary.js';
import { href } from '#shared/paths.js';
import { ProductLogo } from '#shared/product-logo/ProductLogo.js';
import { useUnits } from '#shared/units.js';
import { diskName, useReplicaName } from '../replicas.js';
import { useCreateVm } from './CreateVmContext.js';
import { appCatalogType } from './resolveVm.js';
import type { Source, SourceKind } from './sources.js';
import { labels } from './values.js';

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
          setImage({ typeId: kind === 'os' ? undefined : kind, osName: undefined, source: undefined })
        }
        options={[
          { id: 'os', label: t`Operating system` },
          ...(catalogue.vmApps ? [{ id: appCatalogType, label: t`App catalog` }] : []),
          { id: 'replica', label: t`Snapshot or backup` },
          { id: 'disk', label: t`Existing disk` },
        ]}
      />
      {vm.sourceKind ? <SourceField kind={vm.sourceKind} /> : <ImageField />}
    </FormSection>
  );
}

/** The operating systems or the apps, with their versions. */
function ImageField() {
  const { t, i18n } = useLingui();
  const { form, vm, catalogue, queries, setImage } = useCreateVm();
  // Of the operating systems only those of the chosen one's family.
  const shown = vm.image && !vm.isApp ? operatingSystems(vm.images, osFilterOf(vm.image)) : vm.images;

  return (
    <>
      {vm.isApp ? (
        <Link href={href('createVm', {}, { typeId: appCatalogType })}>{t`Search the app catalog`}</Link>
      ) : (
        <FamilyFilter />
      )}
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
    </>
  );
}

/** One of the snapshots and backups, or of the disks, of the machines of the location. */
function SourceField({ kind }: { kind: SourceKind }) {
  const { t } = useLingui();
  const { form, vm, catalogue, queries, setImage } = useCreateVm();
  const { gigabytes } = useUnits();
  const replicaName = useReplicaName();
  const reason = useReason(computeTexts);
  const option = ({ id, vm: owner, disk, replica, capability }: Source) => {
    const { name } = owner;
    const what = replica ? replicaName(replica) : diskName(disk);
    const size = gigabytes(disk.size);
    const system = `${owner.os_name} ${owner.os_version}`;
    return {
      id,
      label: `${name}: ${what}`,
      description: replica ? t`Disk of ${size}, ${system}` : size,
      disabledReason: reason(capability),
    };
  };
  const isReplica = kind === 'replica';
  return (
    <QueryBoundary
      query={{ ...queries.machines, data: catalogue.machines }}
      failure={t`Failed to load the virtual machines`}
      skeleton={<Skeleton shape="block" height={60} />}
    >
      {() =>
        vm.sources.length === 0 ? (
          <EmptyState>
            {isReplica
              ? t`There are no snapshots and no backups in this location.`
              : t`No virtual machine in this location has a disk beside its primary one.`}
          </EmptyState>
        ) : (
          <ComboBox
            name="source"
            label={isReplica ? t`Snapshot or backup` : t`Existing disk`}
            required
            value={vm.source?.id ?? null}
            onChange={(id) => setImage({ source: id ?? undefined })}
            error={form.errorOf('source')}
            options={vm.sources.map(option)}
            description={
              isReplica
                ? t`The primary disk is filled with the copy, and is at least as large as the disk that was copied.`
                : t`The disk moves to the new machine with its snapshots and backups, and becomes its primary disk.`
            }
          />
        )
      }
    </QueryBoundary>
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
