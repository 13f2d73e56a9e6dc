/* Everything a page is made of. Themes are addressed as @livery/ui/themes, a region with one of its own as @livery/ui/theme-region. */
export { loadMessages, type UiLanguage } from './messages/load.js';
export { MessagesProvider, useMessages, type MessagesProviderProps } from './messages/messages.js';
export type { ProvidedMessages, UiMessages } from './messages/en.js';

export { Accordion, type AccordionItem, type AccordionProps } from './components/Accordion/Accordion.js';
export { Alert, type AlertProps } from './components/Alert/Alert.js';
export { Banner, type BannerProps } from './components/Banner/Banner.js';
export { Announcer, useAnnounce, type Announce, type AnnouncerProps } from './components/Announcer/Announcer.js';
export { Avatar, type AvatarProps } from './components/Avatar/Avatar.js';
export { Badge, type BadgeProps } from './components/Badge/Badge.js';
export { AreaChart, type AreaChartProps } from './components/AreaChart/AreaChart.js';
export { BarChart } from './components/BarChart/BarChart.js';
export type { BarChartCategory, BarChartProps, BarChartSeries } from './components/BarChart/types.js';
export { Button, type ButtonProps, type ButtonVariant } from './components/Button/Button.js';
export { IconButton, type IconButtonProps } from './components/Button/IconButton.js';
export { LinkButton, type LinkButtonProps } from './components/Button/LinkButton.js';
export { Card, type CardProps } from './components/Card/Card.js';
export { Section, type SectionProps } from './components/Card/Section.js';
export { CardBrand, cardBrands, type CardBrandName, type CardBrandProps } from './components/CardBrand/CardBrand.js';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.js';
export { CheckboxGroup, type CheckboxGroupProps, type ChoiceOption } from './components/CheckboxGroup/CheckboxGroup.js';
export { CodeBlock, type CodeBlockProps } from './components/CodeBlock/CodeBlock.js';
export { ComboBox, type ComboBoxProps } from './components/ComboBox/ComboBox.js';
export { CopyButton, type CopyButtonProps } from './components/CopyButton/CopyButton.js';
export { copyToClipboard } from './components/CopyButton/copyToClipboard.js';
export { CountryField, type CountryFieldProps } from './components/CountryField/CountryField.js';
export { useCodeOptions } from './components/CountryField/useCodeOptions.js';
export { CurrencyField, type CurrencyFieldProps } from './components/CurrencyField/CurrencyField.js';
export { DateField, type DateFieldProps } from './components/DateField/DateField.js';
export {
  DateRangeField,
  type DateRange,
  type DateRangeFieldProps,
  type DateRangePreset,
} from './components/DateRangeField/DateRangeField.js';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.js';
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure.js';
export { Drawer, type DrawerProps } from './components/Drawer/Drawer.js';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.js';
export { Field, type FieldProps } from './components/Field/Field.js';
export { FileDropArea, type FileDropAreaProps } from './components/FileDropZone/FileDropArea.js';
export { FileDropZone, type FileDropZoneProps } from './components/FileDropZone/FileDropZone.js';
export { chosenFiles, droppedFiles, type ChosenFile } from './components/FileDropZone/chosenFiles.js';
export type { RefusedFile } from './components/FileDropZone/refusals.js';
export { ErrorSummary, type ErrorSummaryProps, type FormError } from './components/Form/ErrorSummary.js';
export { Form, FormActions, FormRow, type FormPartProps, type FormProps } from './components/Form/Form.js';
export { useMedia } from './components/Media/useMedia.js';
export { useFocusRestoration } from './components/FocusRestoration/useFocusRestoration.js';
export { Icon, type IconProps, type IconType } from './components/Icon/Icon.js';
export { IpAddressField, type IpAddressFieldProps } from './components/IpAddressField/IpAddressField.js';
export { ipAddressProblem, type IpAddressProblem, type IpAddressRules } from './components/IpAddressField/ipAddress.js';
export { KeyValueList, type KeyValueItem, type KeyValueListProps } from './components/KeyValueList/KeyValueList.js';
export { Grid, type GridProps } from './components/Layout/Grid.js';
export { Inline, type InlineProps } from './components/Layout/Inline.js';
export { Stack, type StackProps } from './components/Layout/Stack.js';
export { LifetimeProgress, type LifetimeProgressProps } from './components/LifetimeProgress/LifetimeProgress.js';
export { LineChart } from './components/LineChart/LineChart.js';
export type { LineChartProps, LineChartSeries } from './components/TimeChart/types.js';
export { Link, type LinkProps } from './components/Link/Link.js';
export {
  LinkProvider,
  RoutedLink,
  type LinkComponent,
  type LinkComponentProps,
  type LinkProviderProps,
} from './components/LinkProvider/LinkProvider.js';
export { MaskedValue, type MaskedValueProps } from './components/MaskedValue/MaskedValue.js';
export { Menu, menuSection, type MenuItem, type MenuProps, type MenuSection } from './components/Menu/Menu.js';
export { Meter, type MeterProps } from './components/Meter/Meter.js';
export { MultiSelect, type MultiSelectProps } from './components/MultiSelect/MultiSelect.js';
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField.js';
export { OneTimeCode, type OneTimeCodeProps } from './components/OneTimeCode/OneTimeCode.js';
export { Breadcrumbs, type BreadcrumbLink, type BreadcrumbsProps } from './components/PageHeader/Breadcrumb.js';
export { PageHeader, type PageHeaderProps } from './components/PageHeader/PageHeader.js';
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.js';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/PasswordField.js';
export { PhoneField, type PhoneFieldProps } from './components/PhoneField/PhoneField.js';
export { Popover, type PopoverProps } from './components/Popover/Popover.js';
export { PortalProvider, type PortalProviderProps } from './components/PortalProvider/PortalProvider.js';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar.js';
export { QrCode, type QrCodeProps } from './components/QrCode/QrCode.js';
export { RadioCards, type RadioCard, type RadioCardsProps } from './components/RadioCards/RadioCards.js';
export { RadioGroup, type RadioGroupProps } from './components/RadioGroup/RadioGroup.js';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.js';
export { PasswordRules, type PasswordRule, type PasswordRulesProps } from './components/RuleList/PasswordRules.js';
export { RuleList, type Rule, type RuleListProps } from './components/RuleList/RuleList.js';
export {
  SegmentedControl,
  type SegmentedControlOption,
  type SegmentedControlProps,
} from './components/SegmentedControl/SegmentedControl.js';
export type { SelectOption } from './components/OptionList/options.js';
export { Select, type SelectProps } from './components/Select/Select.js';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.js';
export { SliderField, type SliderFieldProps, type SliderMark } from './components/SliderField/SliderField.js';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink.js';
export { Sparkline, type SparklineProps } from './components/Sparkline/Sparkline.js';
export { longDelay, Spinner, type SpinnerProps } from './components/Spinner/Spinner.js';
export { SplitButton, type SplitButtonProps } from './components/SplitButton/SplitButton.js';
export {
  SshKeyField,
  useSshKeyText,
  type SshKeyFacts,
  type SshKeyFieldProps,
  type SshKeyReading,
} from './components/SshKeyField/SshKeyField.js';
export { StatusIndicator, type StatusIndicatorProps } from './components/StatusIndicator/StatusIndicator.js';
export { toneIcons, type StatusTone } from './components/StatusIndicator/toneIcons.js';
export { Stepper, type Step, type StepperProps } from './components/Stepper/Stepper.js';
export { Switch, type SwitchProps } from './components/Switch/Switch.js';
export { tableInitialRows } from './components/Table/constants.js';
export type { ColumnWidths } from './components/Table/types.js';
export { Table } from './components/Table/Table.js';
export type { TableColumn, TableProps, TableSort } from './components/Table/types.js';
export { Tabs, type TabItem, type TabsProps } from './components/Tabs/Tabs.js';
export { TagField, type TagFieldProps } from './components/TagField/TagField.js';
export { Heading, type HeadingProps } from './components/Text/Heading.js';
export { Text, type TextProps } from './components/Text/Text.js';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.js';
export { TextField, type TextFieldProps } from './components/TextField/TextField.js';
export { Timeline, type TimelineEvent, type TimelineProps } from './components/Timeline/Timeline.js';
export { ToastRegion, type ToastRegionProps } from './components/Toast/Toast.js';
export { createToastQueue, type ToastOptions, type ToastQueue, type ToastTone } from './components/Toast/toastQueue.js';
export { InfoIcon, type InfoIconProps } from './components/Tooltip/InfoIcon.js';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.js';
export {
  UploadList,
  type UploadItem,
  type UploadListProps,
  type UploadStatus,
} from './components/UploadList/UploadList.js';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden.js';

export { SplitPanel, type SplitPanelProps } from './compositions/SplitPanel/SplitPanel.js';
export { StackedNotices, type Notice, type StackedNoticesProps } from './compositions/StackedNotices/StackedNotices.js';
export {
  AppShellAside,
  AppShellBanner,
  AppShellScrollArea,
  type AppShellAsideProps,
  type AppShellBannerProps,
  type AppShellScrollAreaProps,
} from './compositions/AppShell/Slots.js';
export { AppShellStrip, type AppShellStripProps } from './compositions/AppShell/Strip.js';
export {
  SideNavigation,
  type SideNavigationGroup,
  type SideNavigationItem,
  type SideNavigationPage,
  type SideNavigationProps,
} from './compositions/SideNavigation/SideNavigation.js';
export { AppShell, type AppShellProps, type NavItem } from './compositions/AppShell/AppShell.js';
export {
  CommandPalette,
  preloadCommandPalette,
  type CommandGroup,
  type CommandItem,
  type CommandPaletteProps,
} from './compositions/CommandPalette/CommandPalette.js';
export { ColumnChooser, type ColumnChooserProps } from './compositions/ColumnChooser/ColumnChooser.js';
export { ConfirmByName, type ConfirmByNameProps } from './compositions/ConfirmByName/ConfirmByName.js';
export { ConfirmDialog, type ConfirmDialogProps } from './compositions/ConfirmDialog/ConfirmDialog.js';
export { ErrorDetail, type ErrorDetailProps } from './compositions/ErrorScreen/ErrorDetail.js';
export { ErrorLayout, type ErrorLayoutProps } from './compositions/ErrorScreen/ErrorLayout.js';
export type { ErrorKind } from './compositions/ErrorScreen/ErrorPicture.js';
export { ErrorScreen, type ErrorScreenProps } from './compositions/ErrorScreen/ErrorScreen.js';
export { FilterBar, type FilterBarFilter, type FilterBarProps } from './compositions/FilterBar/FilterBar.js';
export {
  FormLayout,
  FormSection,
  type FormLayoutProps,
  type FormSectionProps,
} from './compositions/FormLayout/FormLayout.js';
export {
  ImpersonationStrip,
  type ImpersonationStripProps,
} from './compositions/ImpersonationStrip/ImpersonationStrip.js';
export {
  InvoiceView,
  type InvoiceFact,
  type InvoiceLine,
  type InvoiceParty,
  type InvoiceTotal,
  type InvoiceViewProps,
} from './compositions/InvoiceView/InvoiceView.js';
export { LoadingScreen, type LoadingScreenProps } from './compositions/LoadingScreen/LoadingScreen.js';
export { LoginLayout, type LoginLayoutProps } from './compositions/LoginLayout/LoginLayout.js';
export { OneTimeSecret, type OneTimeSecretProps, type SecretItem } from './compositions/OneTimeSecret/OneTimeSecret.js';
export {
  PriceSummary,
  type PriceSummaryLine,
  type PriceSummaryProps,
} from './compositions/PriceSummary/PriceSummary.js';
export { RowField, type RowFieldProps } from './compositions/RowsEditor/RowField.js';
export { RowsEditor, type RowsEdit, type RowsEditorProps } from './compositions/RowsEditor/RowsEditor.js';
export type { RowContext, RowErrors, RowFields } from './compositions/RowsEditor/EditedRow.js';
