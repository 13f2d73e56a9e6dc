import type { UiMessages } from '../messages/en.js';
import { english } from '../messages/english.js';
import type { Setting } from './Driver.js';
import { AccordionItemDriver } from './drivers/AccordionItemDriver.js';
import { BreadcrumbsDriver } from './drivers/BreadcrumbsDriver.js';
import { CheckboxDriver } from './drivers/CheckboxDriver.js';
import { ComboBoxDriver } from './drivers/ComboBoxDriver.js';
import { CommandPaletteDriver } from './drivers/CommandPaletteDriver.js';
import { CopyButtonDriver } from './drivers/CopyButtonDriver.js';
import { ConfirmByNameDriver, ConfirmDialogDriver, DialogDriver } from './drivers/DialogDriver.js';
import { DateFieldDriver } from './drivers/DateFieldDriver.js';
import { DateRangeFieldDriver } from './drivers/DateRangeFieldDriver.js';
import { DisclosureDriver } from './drivers/DisclosureDriver.js';
import { FileDropZoneDriver } from './drivers/FileDropZoneDriver.js';
import { MaskedValueDriver } from './drivers/MaskedValueDriver.js';
import { MenuDriver } from './drivers/MenuDriver.js';
import { MultiSelectDriver } from './drivers/MultiSelectDriver.js';
import { NumberFieldDriver } from './drivers/NumberFieldDriver.js';
import { OneTimeSecretDriver } from './drivers/OneTimeSecretDriver.js';
import { PaginationDriver } from './drivers/PaginationDriver.js';
import { PopoverDriver } from './drivers/PopoverDriver.js';
import { RadioCardsDriver } from './drivers/RadioCardsDriver.js';
import { RowsEditorDriver } from './drivers/RowsEditorDriver.js';
import { SelectDriver } from './drivers/SelectDriver.js';
import { SideNavigationDriver } from './drivers/SideNavigationDriver.js';
import { SliderFieldDriver } from './drivers/SliderFieldDriver.js';
import { SplitterDriver } from './drivers/SplitterDriver.js';
import { SplitButtonDriver } from './drivers/SplitButtonDriver.js';
import { StepperDriver } from './drivers/StepperDriver.js';
import { TableDriver } from './drivers/TableDriver.js';
import { TabsDriver } from './drivers/TabsDriver.js';
import { TagFieldDriver } from './drivers/TagFieldDriver.js';
import { TextFieldDriver } from './drivers/TextFieldDriver.js';
import { TimelineDriver } from './drivers/TimelineDriver.js';
import { ToastsDriver } from './drivers/ToastsDriver.js';
import { TooltipDriver } from './drivers/TooltipDriver.js';
import { UploadListDriver } from './drivers/UploadListDriver.js';
import { find, maybe, type Kind } from './find.js';
import { rootOf, type Name } from './names.js';
import { until } from './until.js';
import type { User } from './user.js';

export interface DriveOptions {
  /** Where to look; by default the whole page. */
  root?: HTMLElement | undefined;
  /** The words of the components in the language of the test; English by default. */
  messages?: UiMessages | undefined;
}

/**
 * Works the components of this library in a test as a person does: found by role and name, pressed and typed into by
 * user-event. What is not there is an error that says what is.
 */
export function drive(user: User, { root = document.body, messages = english }: DriveOptions = {}) {
  const setting: Setting = { user, messages };

  /** A field is called by its label, whether or not "optional" stands after it. */
  const field = (kind: Kind, name: Name): HTMLElement =>
    (typeof name === 'string' && maybe(root, kind, `${name} ${messages.field.optional}`)) || find(root, kind, name);

  /** Dialogs come a moment after what opens them, and outside of what they belong to. */
  const dialog = (name: Name): Promise<HTMLElement> => {
    const page = rootOf(root);
    return until(() => maybe(page, 'dialog', name), `a dialog named ${String(name)}`);
  };

  const copyName = (label: string): RegExp => {
    const name = `${messages.copyButton.copy} ${label}`.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`(^|\\s)${name}$`);
  };

  return {
    /** A TextField, PasswordField, SearchField or TextArea. */
    textField: (name: Name) => new TextFieldDriver(field('textbox', name), setting),
    /** A Checkbox, or the box of a row. */
    checkbox: (name: Name) => new CheckboxDriver(field('checkbox', name), setting),
    switch: (name: Name) => new CheckboxDriver(field('switch', name), setting),
    select: (name: Name) => new SelectDriver(field('select', name), setting),
    comboBox: (name: Name) => new ComboBoxDriver(field('combobox', name), setting),
    multiSelect: (name: Name) => new MultiSelectDriver(field('combobox', name), setting),
    tagField: (name: Name) => new TagFieldDriver(field('textbox', name), setting),
    dateField: (name: Name) => new DateFieldDriver(field('textbox', name), setting),
    dateRangeField: (name: Name) => new DateRangeFieldDriver(field('group', name), setting),
    sliderField: (name: Name) => new SliderFieldDriver(field('slider', name), setting),
    numberField: (name: Name) => new NumberFieldDriver(field('textbox', name), setting),
    radioCards: (name: Name) => new RadioCardsDriver(field('radiogroup', name), setting),
    /** By the name of the button that opens it. */
    menu: (name: Name) => new MenuDriver(find(root, 'menubutton', name), setting),
    /** By the name of the button that opens it. */
    popover: (name: Name) => new PopoverDriver(find(root, 'popoverbutton', name), setting),
    /** By the name of its main action. */
    splitButton: (name: Name) => new SplitButtonDriver(find(root, 'button', name), setting),
    /** By its heading. */
    accordionItem: (name: Name) => new AccordionItemDriver(find(root, 'accordionitem', name), setting),
    /** By its name, such as "Width of Name" between columns of a table. */
    splitter: (name: Name = /./) => new SplitterDriver(find(root, 'separator', name), setting),
    sideNavigation: (name: Name = /./) => new SideNavigationDriver(find(root, 'navigation', name), setting),
    stepper: (name: Name = /./) => new StepperDriver(find(root, 'navigation', name), setting),
    pagination: (name: Name = messages.pagination.label) =>
      new PaginationDriver(find(root, 'navigation', name), setting),
    /** By its label, such as "Folder". */
    breadcrumbs: (name: Name = /./) => new BreadcrumbsDriver(find(root, 'navigation', name), setting),
    timeline: (name: Name) => new TimelineDriver(find(root, 'group', name), setting),
    tabs: (name: Name = /./) => new TabsDriver(find(root, 'tablist', name), setting),
    table: (name: Name = /./) => new TableDriver(find(root, 'table', name), setting),
    disclosure: (name: Name) => new DisclosureDriver(find(root, 'disclosure', name), setting),
    /** By what it copies, such as "UUID". */
    copyButton: (label: string) => new CopyButtonDriver(find(root, 'button', copyName(label)), setting),
    maskedValue: (name: Name) => new MaskedValueDriver(find(root, 'group', name), setting),
    fileDropZone: (name: Name) => new FileDropZoneDriver(field('fileinput', name), setting),
    rowsEditor: (name: Name) => new RowsEditorDriver(find(root, 'group', name), setting),
    uploadList: (name: Name = messages.uploadList.label) => new UploadListDriver(find(root, 'region', name), setting),
    /** By the name of the control that it is about. */
    tooltip: (name: Name, kind: Kind = 'button') => new TooltipDriver(find(root, kind, name), setting),
    toasts: () => new ToastsDriver(root, setting),
    /** Waits for a Dialog or a Drawer to open. */
    dialog: async (name: Name = /./) => new DialogDriver(await dialog(name), setting),
    /** Waits for a ConfirmDialog to open. */
    confirmDialog: async (name: Name = /./) => new ConfirmDialogDriver(await dialog(name), setting),
    /** Waits for a ConfirmByName to open. */
    confirmByName: async (name: Name = /./) => new ConfirmByNameDriver(await dialog(name), setting),
    /** Waits for a OneTimeSecret to open. */
    oneTimeSecret: async (name: Name = /./) => new OneTimeSecretDriver(await dialog(name), setting),
    /** Waits for a CommandPalette to open. */
    commandPalette: async (name: Name = /./) => new CommandPaletteDriver(await dialog(name), setting),
  };
}

/** Everything that `drive` finds. */
export type Drivers = ReturnType<typeof drive>;
