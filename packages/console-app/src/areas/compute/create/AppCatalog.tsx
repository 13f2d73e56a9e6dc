import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  Badge,
  Card,
  EmptyState,
  Grid,
  Inline,
  LinkButton,
  PageHeader,
  SearchField,
  Select,
  Stack,
  Text,
} from '@livery/ui';
import { appCatalog, appCategories, filterApps } from '@livery/api/domain/images';
import { entryOf } from '@livery/api/domain/openValues';
import type { VmImage } from '@livery/api/generated/types';
import { virtualMachines } from '#resources/virtualMachines.js';
import { CardSkeletons } from '#shared/layout.js';
import { PageTitle } from '#shared/pageTitle.js';
import { href } from '#shared/paths.js';
import { ProductLogo } from '#shared/product-logo/ProductLogo.js';
import { type BoundaryQuery, QueryBoundary } from '#shared/QueryBoundary.js';
import { useSearchState } from '#shared/useSearchState.js';
import { appCatalogType } from './resolveVm.js';
import * as styles from './create.css.js';

const categories = {
  websites: msg`Websites`,
  development: msg`Development`,
  collaboration: msg`Collaboration`,
  monitoring: msg`Monitoring`,
  storage: msg`Storage`,
  databases: msg`Databases`,
};

interface AppCatalogProps {
  /** All images that the user sees. */
  images: readonly VmImage[] | undefined;
  query: BoundaryQuery<readonly VmImage[]>;
  /** The form as it was left, or a new one. */
  formHref: string;
}

/**
 * The app catalog: what a virtual machine can be created with beside an operating system (specification: infrastructure,
 * section 2). The first step of creating one; search and category are kept in the address.
 */
export default function AppCatalog({ images, query, formHref }: AppCatalogProps) {
  const { t, i18n } = useLingui();
  const [{ search = '', category, location }, setSearch] = useSearchState(['search', 'category', 'location']);
  const nameOf = (id: string) => {
    const label = entryOf(categories, id);
    return label ? i18n._(label) : id;
  };
  const apps = appCatalog(images ?? []);
  const offered = appCategories(apps);
  const visible = filterApps(apps, { search, category });
  const count = visible.length;
  const title = t`App catalog`;
  return (
    <Stack gap={6}>
      <PageTitle title={title} />
      <PageHeader
        heading={title}
        breadcrumb={[
          { label: i18n._(virtualMachines.messages.title), href: href('vms') },
          { label: i18n._(virtualMachines.messages.create), href: formHref },
        ]}
        meta={t`Choose what your virtual machine is installed with.`}
      />
      <Stack>
        <div className={styles.filters}>
          <div className={styles.search}>
            <SearchField
              label={t`Search the app catalog`}
              placeholder={t`Name or purpose`}
              value={search}
              onChange={(text) => setSearch({ search: text })}
            />
          </div>
          {offered.length > 1 && (
            <Select
              label={t`Category`}
              labelHidden
              value={category ?? 'all'}
              onChange={(id) => setSearch({ category: id === 'all' ? undefined : id })}
              options={[{ id: 'all', label: t`All categories` }, ...offered.map((id) => ({ id, label: nameOf(id) }))]}
            />
          )}
        </div>
        <QueryBoundary
          query={{ ...query, data: images }}
          failure={t`Failed to load the images`}
          skeleton={<CardSkeletons heights={[150, 150, 150, 150]} />}
        >
          {() => (
            <>
              <Text tone="muted" role="status">
                {plural(count, { one: '# app', other: '# apps' })}
              </Text>
              {visible.length === 0 ? (
                <EmptyState picture="search">
                  {apps.length === 0 ? t`The app catalog is empty.` : t`No app matches. Try another word or category.`}
                </EmptyState>
              ) : (
                <Grid as="ul" minColumnWidth="280px">
                  {visible.map((app) => (
                    <li key={app.os_name}>
                      <AppCard app={app} category={app.category && nameOf(app.category)} location={location} />
                    </li>
                  ))}
                </Grid>
              )}
            </>
          )}
        </QueryBoundary>
      </Stack>
    </Stack>
  );
}

interface AppCardProps {
  app: VmImage;
  category: string | undefined;
  /** Slug of the location that the address names. */
  location: string | undefined;
}

function AppCard({ app, category, location }: AppCardProps) {
  const { t } = useLingui();
  const { os_name: osName, display_name: name, icon, description, versions } = app;
  return (
    <Card
      heading={
        <Inline as="span" gap={2}>
          <ProductLogo name={osName} title={name} icon={icon} />
          {name}
        </Inline>
      }
      actions={category && <Badge>{category}</Badge>}
    >
      <Stack gap={3}>
        {description && <Text>{description}</Text>}
        <Text size="small" tone="muted">
          {versions.map(({ display_name }) => display_name).join(', ')}
        </Text>
        <div>
          <LinkButton
            href={href('createVm', {}, { typeId: appCatalogType, osName, location })}
          >{t`Create with ${name}`}</LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
