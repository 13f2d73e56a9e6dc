import { useLingui } from '@lingui/react/macro';
import { EmptyState, FormSection, Inline, RadioCards, SegmentedControl, Select, Skeleton } from '@livery/ui';
import { chooseImage as usualOf, operatingSystems, osFilterOf } from '@livery/api/domain/images';
import type { VmImage } from '@livery/api/generated/types';
import { ProductLogo } from '#shared/product-logo/ProductLogo.js';
import { useCreation } from './creation.js';
import { Loaded } from './Loaded.js';
import { appCatalogType } from './settle.js';
import { labels } from './texts.js';
import * as styles from './create.css.js';

/** What the machine runs at first: an operating system, or an app of the catalog. The choice is kept in the address. */
export function ImageSection() {
  const { t, i18n } = useLingui();
  const { vm, catalogue, queries, chooseImage, errorOf } = useCreation();

  return (
    <FormSection heading={t`Image`} description={t`What is installed when the machine starts for the first time.`}>
      <Inline gap={3}>
        {catalogue.vmApps && (
          <SegmentedControl
            label={t`Kind of image`}
            labelHidden
            name="typeId"
            value={vm.isApp ? appCatalogType : 'os'}
            onChange={(kind) =>
              chooseImage({
                typeId: kind === appCatalogType ? kind : undefined,
                osName: undefined,
                osVersion: undefined,
              })
            }
            options={[
              { id: 'os', label: t`Operating system` },
              { id: appCatalogType, label: t`App catalog` },
            ]}
          />
        )}
        {!vm.isApp && <FamilyFilter />}
      </Inline>
      <Loaded
        query={{ ...queries.images, data: catalogue.images }}
        failure={t`Failed to load the images`}
        skeleton={
          <>
            <div className={styles.cardSkeletons}>
              {['first', 'second', 'third'].map((one) => (
                <Skeleton key={one} shape="block" height={46} />
              ))}
            </div>
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
                onChange={(osName) => chooseImage({ osName, osVersion: undefined })}
                error={errorOf('osName')}
                options={shown(vm.images, vm.image).map((image) => ({
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
                  onChange={(osVersion) => chooseImage({ osName: vm.image?.os_name, osVersion })}
                  options={(vm.image?.versions ?? []).map((one) => ({ id: one.os_version, label: one.display_name }))}
                />
              </div>
            </>
          )
        }
      </Loaded>
    </FormSection>
  );
}

/** Of the operating systems only those of the chosen one's family; apps are shown all. */
function shown(images: readonly VmImage[], chosen: VmImage | undefined): readonly VmImage[] {
  if (!chosen || chosen.is_app_catalog) return images;
  return operatingSystems(images, osFilterOf(chosen));
}

/** Windows and the others (I 9), where there are both. It chooses the first of the family, so that what is chosen shows. */
function FamilyFilter() {
  const { t } = useLingui();
  const { vm, chooseImage } = useCreation();
  const windows = operatingSystems(vm.images, 'win');
  const others = operatingSystems(vm.images, 'other');
  if (!vm.image || windows.length === 0 || others.length === 0) return null;
  return (
    <SegmentedControl
      label={t`Family`}
      labelHidden
      name="osFamily"
      value={osFilterOf(vm.image)}
      onChange={(family) =>
        chooseImage({ osName: usualOf(family === 'win' ? windows : others)?.os_name, osVersion: undefined })
      }
      options={[
        { id: 'other', label: t`Linux and others` },
        { id: 'win', label: t`Windows` },
      ]}
    />
  );
}
