/* A page as somebody else writes it: compiled against the packed library with exactOptionalPropertyTypes. */
import {
  type Accordion,
  Alert,
  type AppShell,
  Button,
  Card,
  Checkbox,
  ComboBox,
  type DateRangeField,
  type Dialog,
  type Drawer,
  type FilterBar,
  Icon,
  IconButton,
  type LineChart,
  Menu,
  menuSection,
  type Pagination,
  type Popover,
  RadioCards,
  SegmentedControl,
  Select,
  type SideNavigation,
  type SideNavigationItem,
  type SplitButton,
  type SplitPanel,
  Stack,
  Switch,
  Table,
  Tabs,
  TextField,
  type IconType,
  type TableColumn,
  type TableSort,
} from '@livery/ui';
import { applyTheme, type Theme } from '@livery/ui/themes';
import cobalt from '@livery/ui/themes/cobalt';
import { drive } from '@livery/ui/testing';
import { CloudCog, Server } from 'lucide-react';
import { type ComponentProps, type ReactElement, useRef, useState } from 'react';

export const theme: Theme = cobalt;
export { applyTheme, drive };

type Language = 'en' | 'et';
const languages: readonly { id: Language; label: string }[] = [
  { id: 'en', label: 'English' },
  { id: 'et', label: 'Eesti' },
];

interface Machine {
  name: string;
  memory: number;
}
type ColumnId = 'name' | 'memory';
const columns: readonly TableColumn<Machine, ColumnId>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortable: true },
  { id: 'memory', header: <abbr title="Memory">RAM</abbr>, cell: ({ memory }) => memory, align: 'end' },
];

/** Icons of lucide-react are icons of the library, one by one and in a list. */
export const icons: Record<string, IconType> = { server: Server, cloud: CloudCog };

export function Page({ failure, onLanguage }: { failure: string | undefined; onLanguage: (id: Language) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const card = useRef<HTMLElement>(null);
  const [sort, setSort] = useState<TableSort<ColumnId>>();
  const [backups, setBackups] = useState(false);
  return (
    <Stack id="page" data-testid="page">
      <Alert tone="danger" heading={<>Not saved</>} onDismiss={undefined} aria-describedby="help">
        {failure}
      </Alert>
      <Card ref={card} id="card" data-kind="machine" heading="web-1">
        <Icon icon={Server} />
        <TextField
          ref={field}
          id="name"
          data-testid="name"
          label={<>Name</>}
          error={failure}
          description={undefined}
          onKeyDown={(event) => event.preventDefault()}
        />
        <Checkbox label="Backups" name="backups" value="weekly" checked={backups} onChange={setBackups} />
        <Switch label="Public" defaultChecked onChange={(checked: boolean) => setBackups(checked)} />
        <Select<Language> label="Language" options={languages} value="et" onChange={onLanguage} error={undefined} />
        <Select label="Size" options={[{ id: 'small', label: 'Small' }]} onChange={(id: 'small') => id} />
        <ComboBox label="Language" options={languages} value={null} onChange={(id) => id && onLanguage(id)} />
        <RadioCards label="Size" options={[{ id: 's', label: 'S' }]} onChange={(id: 's') => id} />
        <SegmentedControl
          label="Period"
          options={[
            { id: 'day', label: 'Day' },
            { id: 'week', label: 'Week' },
          ]}
          onChange={(id: 'day' | 'week') => id}
        />
        <Tabs label="web-1" items={[{ id: 'disks', label: 'Disks', content: 'Two' }]} onChange={(id: 'disks') => id} />
        <Table
          id="machines"
          data-testid="machines"
          caption="Machines"
          columns={columns}
          rows={[]}
          getRowId={({ name }) => name}
          empty="None"
          sort={sort}
          onSortChange={setSort}
        />
        <Menu
          label="Account"
          trigger={<IconButton icon={CloudCog} label="Account" />}
          items={[
            menuSection({ id: 'language', label: 'Language', value: 'et', items: languages, onChange: onLanguage }),
            { id: 'sign-out', label: 'Sign out' },
          ]}
          onAction={(id: Language | 'sign-out') => id}
        />
        <Button icon={Server} disabledReason={failure} data-testid="create">
          Create
        </Button>
      </Card>
    </Stack>
  );
}

const start = { id: 'start', label: 'Start' } as const;
const menu = { label: 'Machine', trigger: <Button>Actions</Button> };

type Takes<Props, Given> = Given extends Props ? true : false;
type Taken<Cases extends readonly true[]> = Cases;
type Refused<Cases extends readonly false[]> = Cases;
type Text = ComponentProps<typeof TextField>;
type Choice = ComponentProps<typeof Select<Language>>;
type Tick = ComponentProps<typeof Checkbox>;
type Question = ComponentProps<typeof Dialog>;
type Options = typeof languages;
type Trigger = ReactElement<{ onClick?: (() => void) | undefined }>;
type Panel = { heading: string; panel: string; children: string };
type Frame = { logo: string; siteName: string; children: string };

/** What could never change does not compile: a value that nothing takes the change of, a dialog that nothing closes. */
export type Stuck = Refused<
  [
    Takes<Text, { label: string; value: string }>,
    Takes<Choice, { label: string; options: Options; value: Language }>,
    Takes<Tick, { label: string; checked: boolean }>,
    Takes<Question, { heading: string; open: boolean }>,
    Takes<ComponentProps<typeof Popover>, { heading: string; trigger: Trigger; children: string; open: boolean }>,
    Takes<ComponentProps<typeof Menu>, { label: string; trigger: Trigger; items: []; open: boolean }>,
    Takes<ComponentProps<typeof SplitPanel>, Panel & { open: boolean }>,
    Takes<ComponentProps<typeof SplitPanel>, Panel & { collapsed: boolean }>,
    Takes<ComponentProps<typeof SplitPanel>, Panel & { size: number }>,
    Takes<ComponentProps<typeof SideNavigation>, { groups: []; collapsed: boolean }>,
    Takes<ComponentProps<typeof Accordion<'a'>>, { items: []; expanded: 'a'[] }>,
    Takes<ComponentProps<typeof LineChart>, { label: string; series: []; hiddenSeries: string[] }>,
    Takes<ComponentProps<typeof ComboBox<Language>>, { label: string; options: Options; query: string }>,
    Takes<ComponentProps<typeof FilterBar>, { label: string; query: string; onQueryChange: () => void; filters: [] }>,
    Takes<ComponentProps<typeof Pagination>, { page: number; pageCount: number }>,
  ]
>;

/** Nor does a reason why it does not change that the component knows nothing of, or a part that would not be shown. */
export type Unknown = Refused<
  [
    Takes<Choice, { label: string; options: Options; value: Language; readOnly: true }>,
    Takes<Tick, { label: string; checked: boolean; readOnly: true }>,
    Takes<ComponentProps<typeof DateRangeField>, { label: string; value: null; readOnly: true }>,
    Takes<Question, { heading: string; open: boolean; readOnly: true }>,
    Takes<ComponentProps<typeof Drawer>, { heading: string; open: boolean; disabled: true }>,
    Takes<SideNavigationItem, { id: string; label: string; icon: IconType }>,
    Takes<SideNavigationItem, { id: string; label: string; icon: IconType; href: string; items: [] }>,
    Takes<ComponentProps<typeof AppShell>, Frame & { nav: []; navigation: string }>,
    Takes<ComponentProps<typeof AppShell>, Frame & { navEnd: []; navigation: string }>,
    'open' extends keyof ComponentProps<typeof SplitButton> ? true : false,
  ]
>;

/** The same with what takes the change, with the reason why it does not change, or with no more than a beginning. */
export type Changeable = Taken<
  [
    Takes<Text, { label: string; value: string; onChange: (value: string) => void }>,
    Takes<Text, { label: string; value: string; readOnly: true }>,
    Takes<Choice, { label: string; options: Options; value: Language; onChange: (value: Language) => void }>,
    Takes<Choice, { label: string; options: Options; value: Language; disabledReason: string }>,
    Takes<Tick, { label: string; checked: boolean; onChange: (checked: boolean) => void }>,
    Takes<Tick, { label: string; defaultChecked: boolean }>,
    Takes<Question, { heading: string; open: boolean; onOpenChange: (open: boolean) => void }>,
    Takes<Question, { heading: string; defaultOpen: boolean }>,
    Takes<
      ComponentProps<typeof Popover>,
      { heading: string; trigger: Trigger; children: string; defaultOpen: boolean }
    >,
    Takes<ComponentProps<typeof Menu>, { label: string; trigger: Trigger; items: [] }>,
    Takes<ComponentProps<typeof SplitPanel>, Panel & { open: boolean; onOpenChange: () => void; defaultSize: number }>,
    Takes<ComponentProps<typeof SideNavigation>, { groups: []; collapsed: boolean; onCollapsedChange: () => void }>,
    Takes<ComponentProps<typeof Accordion<'a'>>, { items: []; expanded: 'a'[]; onExpandedChange: () => void }>,
    Takes<ComponentProps<typeof LineChart>, { label: string; series: [] }>,
    Takes<ComponentProps<typeof ComboBox<Language>>, { label: string; options: Options }>,
    Takes<ComponentProps<typeof FilterBar>, { label: string; query: string; onQueryChange: () => void }>,
    Takes<ComponentProps<typeof Pagination>, { page: number; hrefOf: () => string }>,
    Takes<ComponentProps<typeof Pagination>, { page: number; onPageChange: () => void }>,
    Takes<SideNavigationItem, { id: string; label: string; icon: IconType; href: string }>,
    Takes<SideNavigationItem, { id: string; label: string; icon: IconType; items: [] }>,
    Takes<ComponentProps<typeof AppShell>, Frame & { nav: []; navEnd: [] }>,
    Takes<ComponentProps<typeof AppShell>, Frame & { navigation: string }>,
  ]
>;

/** A component around a field takes what the field takes. */
export const Named = (props: ComponentProps<typeof TextField>) => <TextField {...props} monospace />;

/** What a menu has no such property for does not compile. */
export const misspelled = [
  // @ts-expect-error -- `tone: 'danger'`
  <Menu key="1" {...menu} items={[start, { id: 'delete', label: 'Delete', dangr: true }]} />,
  // @ts-expect-error -- `href`
  <Menu key="2" {...menu} items={[{ id: 's', items: [{ id: 'site', label: 'Site', hrf: '/' }] }]} />,
];
