/* A page as somebody else writes it: compiled against the packed library with exactOptionalPropertyTypes. */
import {
  Alert,
  Button,
  Card,
  Checkbox,
  ComboBox,
  type Dialog,
  Icon,
  IconButton,
  Menu,
  menuSection,
  RadioCards,
  SegmentedControl,
  Select,
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
import { type ComponentProps, useRef, useState } from 'react';

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
type Text = ComponentProps<typeof TextField>;
type Choice = ComponentProps<typeof Select<Language>>;
type Tick = ComponentProps<typeof Checkbox>;
type Question = ComponentProps<typeof Dialog>;
type Options = typeof languages;

/** What could never change does not compile: a value that nothing takes the change of, a dialog that nothing closes. */
export const stuck: [
  Takes<Text, { label: string; value: string }>,
  Takes<Choice, { label: string; options: Options; value: Language }>,
  Takes<Tick, { label: string; checked: boolean }>,
  Takes<Question, { heading: string; open: boolean }>,
] = [false, false, false, false];

/** The same with what takes the change, with the reason why it does not change, or with no more than a beginning. */
export const changeable: [
  Takes<Text, { label: string; value: string; onChange: (value: string) => void }>,
  Takes<Text, { label: string; value: string; readOnly: true }>,
  Takes<Choice, { label: string; options: Options; value: Language; onChange: (value: Language) => void }>,
  Takes<Choice, { label: string; options: Options; value: Language; disabledReason: string }>,
  Takes<Tick, { label: string; checked: boolean; onChange: (checked: boolean) => void }>,
  Takes<Tick, { label: string; defaultChecked: boolean }>,
  Takes<Question, { heading: string; open: boolean; onOpenChange: (open: boolean) => void }>,
  Takes<Question, { heading: string; defaultOpen: boolean }>,
] = [true, true, true, true, true, true, true, true];

/** A component around a field takes what the field takes. */
export const Named = (props: ComponentProps<typeof TextField>) => <TextField {...props} monospace />;

/** What a menu has no such property for does not compile. */
export const misspelled = [
  // @ts-expect-error -- `tone: 'danger'`
  <Menu key="1" {...menu} items={[start, { id: 'delete', label: 'Delete', dangr: true }]} />,
  // @ts-expect-error -- `href`
  <Menu key="2" {...menu} items={[{ id: 's', items: [{ id: 'site', label: 'Site', hrf: '/' }] }]} />,
];
