import type { ComponentProps, ReactElement } from 'react';
import * as ui from '../index.js';

const none = () => undefined;
const options = [
  { id: 'tll', label: 'Tallinn' },
  { id: 'jkt', label: 'Jakarta' },
];
const points = [1, 5, 3].map((value, index) => ({ time: 1_760_000_000_000 + index * 60_000, value }));
/** A thousand rows, all to be seen. */
const rows = Array.from({ length: 1000 }, (_, index) => `web-${index + 1}`);
export const longTable = (
  <ui.Table
    caption="Virtual machines"
    columns={[{ id: 'name', header: 'Name', cell: (name: string) => name }]}
    rows={rows}
    getRowId={(name) => name}
    empty="None yet"
    viewAll
  />
);

const toasts = ui.createToastQueue();
toasts.success('web-1 was created');

/** Every component of the index, as a page has it. Tests look at each of them in turn. */
export const examples: Record<string, ReactElement> = {
  MessagesProvider: <ui.MessagesProvider locale="et-EE">Tere</ui.MessagesProvider>,
  Accordion: <ui.Accordion items={[{ id: 'pay', label: 'How do I pay?', content: 'By card.' }]} />,
  Alert: <ui.Alert heading="Saved">It is kept.</ui.Alert>,
  Announcer: <ui.Announcer>Page</ui.Announcer>,
  CardBrand: <ui.CardBrand brand="visa" />,
  QrCode: <ui.QrCode value="https://livery.example" label="Address" />,
  Avatar: <ui.Avatar name="Mari Tamm" />,
  AppShell: (
    <ui.AppShell logo="Livery" nav={[{ id: 'home', label: 'Home', icon: Dot, href: '/' }]} siteName="Livery">
      Page
    </ui.AppShell>
  ),
  Banner: <ui.Banner label="Offer" heading="Certified hosting" />,
  StackedNotices: <ui.StackedNotices notices={[{ id: 'low', tone: 'warning', text: 'Credit is low' }]} />,
  SplitPanel: (
    <ui.SplitPanel heading="web-1" panel="Running" defaultOpen>
      Machines
    </ui.SplitPanel>
  ),
  AppShellAside: <ui.AppShellAside label="Help">Ask us.</ui.AppShellAside>,
  AppShellScrollArea: <ui.AppShellScrollArea>Machines</ui.AppShellScrollArea>,
  AppShellBanner: <ui.AppShellBanner>Maintenance</ui.AppShellBanner>,
  AppShellStrip: <ui.AppShellStrip>In the account of Northwind</ui.AppShellStrip>,
  SideNavigation: (
    <ui.SideNavigation
      groups={[
        {
          id: 'all',
          label: 'Sales',
          items: [
            { id: 'orders', label: 'Orders', icon: Dot, href: '/orders', current: true, badge: 3 },
            { id: 'bills', label: 'Invoices', icon: Dot, items: [{ id: 'open', label: 'Open', href: '/open' }] },
          ],
        },
      ]}
    />
  ),
  Badge: <ui.Badge>New</ui.Badge>,
  AreaChart: <ui.AreaChart label="Traffic" stacked series={[{ id: 'in', label: 'Received', points }]} />,
  BarChart: (
    <ui.BarChart
      label="Costs"
      categoryLabel="Month"
      categories={[
        { id: '1', label: 'January' },
        { id: '2', label: 'February' },
      ]}
      series={[
        { id: 'vm', label: 'Machines', values: [3, 4] },
        { id: 'ip', label: 'Addresses', values: [1, null] },
      ]}
    />
  ),
  Breadcrumbs: <ui.Breadcrumbs links={[{ label: 'media', href: '#media' }]} current="photos" />,
  Button: <ui.Button disabledReason="Nothing is selected">Stop</ui.Button>,
  IconButton: <ui.IconButton icon={Dot} label="More" />,
  LinkButton: <ui.LinkButton href="/create">Create</ui.LinkButton>,
  Card: <ui.Card>Two</ui.Card>,
  Section: <ui.Section heading="Network">One</ui.Section>,
  Checkbox: <ui.Checkbox label="Back up" indeterminate />,
  CheckboxGroup: <ui.CheckboxGroup label="Locations" options={options} />,
  CodeBlock: <ui.CodeBlock label="Command" value="livery login" />,
  IpAddressField: <ui.IpAddressField label="Address" defaultValue="192.0.2.1" />,
  RuleList: <ui.RuleList label="Rules" rules={[{ id: 'digit', text: 'Add a digit', isMet: true }]} />,
  PasswordRules: (
    <ui.PasswordRules password="7" rules={[{ id: 'digit', text: 'Add a digit', isMet: (text) => /\d/.test(text) }]} />
  ),
  SshKeyField: <ui.SshKeyField label="SSH key" parse={() => ({ ok: false, problem: 'Not a key' })} />,
  CountryField: <ui.CountryField label="Country" defaultValue="EE" />,
  CurrencyField: <ui.CurrencyField label="Currency" defaultValue="EUR" />,
  PhoneField: <ui.PhoneField label="Phone number" defaultValue="+372 5555 0199" />,
  MultiSelect: <ui.MultiSelect label="Locations" options={options} defaultValue={['tll']} />,
  TagField: <ui.TagField label="Tags" defaultValue={['web', 'db']} />,
  ComboBox: <ui.ComboBox label="Location" options={options} />,
  CommandPalette: (
    <ui.CommandPalette
      open
      onOpenChange={none}
      query=""
      onQueryChange={none}
      groups={[]}
      label="Commands"
      noMatch="Nothing"
    />
  ),
  ColumnChooser: (
    <ui.ColumnChooser
      open
      onOpenChange={none}
      options={[{ id: 'size', header: 'Size' }]}
      visible={['size']}
      onVisibleChange={none}
    />
  ),
  FilterBar: <ui.FilterBar label="Invoices" query="" onQueryChange={none} />,
  ConfirmByName: (
    <ui.ConfirmByName open onOpenChange={none} onConfirm={none} heading="Delete" name="web-1" confirmLabel="Delete" />
  ),
  ConfirmDialog: <ui.ConfirmDialog open onOpenChange={none} onConfirm={none} heading="Stop?" confirmLabel="Stop" />,
  CopyButton: <ui.CopyButton label="address" value="192.0.2.10" showValue />,
  DateField: <ui.DateField label="Valid until" defaultValue="2026-02-03" />,
  SliderField: <ui.SliderField label="Memory" unit="GB" min={1} max={64} />,
  DateRangeField: <ui.DateRangeField label="Period" defaultValue={{ from: '2026-02-01', to: '2026-02-28' }} />,
  Dialog: (
    <ui.Dialog open onOpenChange={none} heading="Rename">
      Name
    </ui.Dialog>
  ),
  Disclosure: <ui.Disclosure label="Advanced">Rarely</ui.Disclosure>,
  Drawer: <ui.Drawer open onOpenChange={none} heading="Filters" />,
  EmptyState: <ui.EmptyState>They appear here.</ui.EmptyState>,
  ErrorDetail: <ui.ErrorDetail label="Details" value="It broke at line 3." />,
  ErrorLayout: <ui.ErrorLayout heading="Failed" message="It broke." actions={<ui.Button>Try again</ui.Button>} />,
  ErrorScreen: <ui.ErrorScreen kind="maintenance" endsAt={0} actions={<ui.Button>Try again</ui.Button>} />,
  ErrorSummary: <ui.ErrorSummary errors={[{ field: 'name', message: 'Enter a name' }]} attempt={1} />,
  Field: <ui.Field label="Key">{({ id }) => <input id={id} />}</ui.Field>,
  FileDropArea: <ui.FileDropArea onFiles={none}>Files</ui.FileDropArea>,
  FileDropZone: <ui.FileDropZone label="Document" onFiles={none} />,
  Form: <ui.Form onSubmit={none}>Fields</ui.Form>,
  FormActions: <ui.FormActions>Buttons</ui.FormActions>,
  FormLayout: <ui.FormLayout aside="Price">Fields</ui.FormLayout>,
  FormRow: <ui.FormRow>Fields</ui.FormRow>,
  FormSection: <ui.FormSection heading="Size">Fields</ui.FormSection>,
  Grid: <ui.Grid>Cards</ui.Grid>,
  RoutedLink: <ui.RoutedLink href="/machines">Machines</ui.RoutedLink>,
  Heading: <ui.Heading level={2}>Disks</ui.Heading>,
  Icon: <ui.Icon icon={Dot} />,
  ImpersonationStrip: <ui.ImpersonationStrip owner="Mari Tamm" onLeave={none} />,
  InfoIcon: <ui.InfoIcon content="A group of hosts." />,
  Inline: <ui.Inline>Buttons</ui.Inline>,
  InvoiceView: (
    <ui.InvoiceView
      heading="Invoice 90412"
      caption="Records"
      lines={[{ id: '1', description: 'IP address', quantity: '1', amount: '€2.06' }]}
      totals={[{ label: 'Total', amount: '€2.06' }]}
    />
  ),
  KeyValueList: (
    <ui.KeyValueList items={[{ label: 'Address', value: '192.0.2.10', copyValue: '192.0.2.10', monospace: true }]} />
  ),
  LifetimeProgress: <ui.LifetimeProgress label="Creating" expectedLifetime={60_000} />,
  LineChart: <ui.LineChart label="CPU" series={[{ id: 'cpu', label: 'CPU', points }]} />,
  Link: <ui.Link href="/billing">Billing</ui.Link>,
  LinkProvider: <ui.LinkProvider linkComponent="a">Page</ui.LinkProvider>,
  LoadingScreen: <ui.LoadingScreen logo="Livery" />,
  LoginLayout: (
    <ui.LoginLayout layout="centered" logo={<Dot />} heading="Log in">
      Form
    </ui.LoginLayout>
  ),
  MaskedValue: <ui.MaskedValue label="API key" value="lk_5f1c" />,
  Menu: (
    <ui.Menu
      label="Actions"
      trigger={<ui.Button>Actions</ui.Button>}
      items={[{ id: 'a', label: 'A', onAction: none }]}
    />
  ),
  Meter: <ui.Meter label="Quota" value={3} max={10} valueText="3 of 10" />,
  NumberField: <ui.NumberField label="Size" defaultValue={20} />,
  OneTimeCode: <ui.OneTimeCode label="Code" />,
  OneTimeSecret: (
    <ui.OneTimeSecret open onOpenChange={none} heading="Created" secrets={[{ label: 'Token', value: 'tk_5f1c' }]} />
  ),
  PageHeader: <ui.PageHeader heading="web-1" />,
  Pagination: <ui.Pagination page={2} pageCount={12} onPageChange={none} />,
  PasswordField: <ui.PasswordField label="Password" />,
  Popover: (
    <ui.Popover heading="Columns" trigger={<ui.Button>Columns</ui.Button>}>
      Names
    </ui.Popover>
  ),
  PortalProvider: <ui.PortalProvider container={null}>Page</ui.PortalProvider>,
  PriceSummary: <ui.PriceSummary monthly="€4.20" submit={<ui.Button>Create</ui.Button>} />,
  ProgressBar: <ui.ProgressBar label="Upload" value={30} />,
  RadioCards: <ui.RadioCards label="Location" options={[{ id: 'tll', label: 'Tallinn' }]} />,
  RadioGroup: <ui.RadioGroup label="Location" options={options} />,
  RowField: <ui.RowField>Field</ui.RowField>,
  RowsEditor: (
    <ui.RowsEditor
      label="Origins"
      rowName={(number) => `origin ${number}`}
      rows={[{ id: '1' }]}
      onChange={none}
      createRow={() => ({ id: '2' })}
      addLabel="Add origin"
    >
      {() => <ui.RowField>Field</ui.RowField>}
    </ui.RowsEditor>
  ),
  SearchField: <ui.SearchField label="Search" />,
  SegmentedControl: <ui.SegmentedControl label="Span" options={options} value="tll" onChange={none} />,
  Select: <ui.Select label="Location" options={options} defaultValue="tll" />,
  Skeleton: <ui.Skeleton />,
  SkipLink: <ui.SkipLink target="main" />,
  Sparkline: <ui.Sparkline label="Requests" values={[1, 4, null, 2]} />,
  Spinner: <ui.Spinner />,
  SplitButton: (
    <ui.SplitButton menuLabel="Other forms" items={[{ id: 'csv', label: 'As CSV' }]}>
      Download
    </ui.SplitButton>
  ),
  Stack: <ui.Stack>Cards</ui.Stack>,
  StatusIndicator: <ui.StatusIndicator tone="success">Running</ui.StatusIndicator>,
  Stepper: <ui.Stepper label="Create" current="card" steps={[{ id: 'card', label: 'Card' }]} />,
  Switch: <ui.Switch label="Backups" />,
  Table: longTable,
  Tabs: <ui.Tabs label="web-1" items={[{ id: 'a', label: 'Disks', content: 'Two' }]} />,
  Text: <ui.Text>Words</ui.Text>,
  TextArea: <ui.TextArea label="Key" />,
  TextField: <ui.TextField label="Name" error="Enter a name" />,
  Timeline: (
    <ui.Timeline label="Activity" events={[{ id: 'a', time: 1_760_000_000_000, label: 'Started', tone: 'success' }]} />
  ),
  ToastRegion: <ui.ToastRegion queue={toasts} />,
  Tooltip: (
    <ui.Tooltip content="Asks the system to shut down.">
      <ui.Button>Stop</ui.Button>
    </ui.Tooltip>
  ),
  UploadList: (
    <ui.UploadList
      uploads={[{ id: 'a', name: 'a.txt', size: 2048, uploadedSize: 1024, status: 'running' }]}
      formatSize={(bytes) => `${bytes} B`}
      onPause={none}
    />
  ),
  VisuallyHidden: <ui.VisuallyHidden>of 12</ui.VisuallyHidden>,
};

function Dot({ size = 16, ...props }: ComponentProps<'svg'> & { size?: number | string }) {
  return <svg width={size} height={size} {...props} />;
}
