export { Button, buttonClass, type ButtonLook, type ButtonProps } from "./action/Button.tsx";
export { IconButton, iconButtonClass, type IconButtonProps } from "./action/IconButton.tsx";
export { linkClass } from "./action/link.ts";
export { Checkbox, type CheckboxProps } from "./choice/Checkbox.tsx";
export { type Choice, type ChoiceProps, RadioGroup } from "./choice/RadioGroup.tsx";
export { Segmented } from "./choice/Segmented.tsx";
export { Banner, type BannerProps, type BannerTone } from "./feedback/Banner.tsx";
export { EmptyState, type EmptyStateProps } from "./feedback/EmptyState.tsx";
export { ErrorState, type ErrorStateProps } from "./feedback/ErrorState.tsx";
export { Progress, type ProgressProps } from "./feedback/Progress.tsx";
export { Skeleton, type SkeletonProps } from "./feedback/Skeleton.tsx";
export { Spinner, type SpinnerProps } from "./feedback/Spinner.tsx";
export { Field, type FieldProps } from "./field/Field.tsx";
export { MoneyInput, type MoneyInputProps } from "./field/MoneyInput.tsx";
export { PasswordInput, type PasswordInputProps } from "./field/PasswordInput.tsx";
export { Select, type SelectOption, type SelectProps } from "./field/Select.tsx";
export { TextInput, type TextInputProps } from "./field/TextInput.tsx";
export { Icon, type IconProps } from "./icon/Icon.tsx";
export type { IconName } from "./icon/drawings.ts";
export { Pagination, type PaginationProps } from "./navigation/Pagination.tsx";
export { SkipLink } from "./navigation/SkipLink.tsx";
export { tabMove } from "./navigation/tab-move.ts";
export { type Tab, Tabs, type TabsProps } from "./navigation/Tabs.tsx";
export { Dialog, type DialogProps } from "./overlay/Dialog.tsx";
export { Menu, type MenuItem, type MenuProps, type MenuTrigger } from "./overlay/Menu.tsx";
export { Notice, type NoticeProps, type NoticeTone } from "./overlay/Notice.tsx";
export { Popover, type PopoverProps, type PopoverTrigger } from "./overlay/Popover.tsx";
export { Sheet, type SheetProps } from "./overlay/Sheet.tsx";
export type { ParsedAmount, UiFormats } from "./provider/formats.ts";
export {
  type Direction,
  type Livery,
  LiveryProvider,
  type LiveryProviderProps,
  useLivery,
} from "./provider/LiveryProvider.tsx";
export { Clock, type ClockProps } from "./sport/Clock.tsx";
export { Flag } from "./sport/Flag.tsx";
export { resultTones, statusTones } from "./sport/outcome-tones.ts";
export { OddsButton, type OddsButtonProps } from "./sport/OddsButton.tsx";
export { type MovingPrice, PriceCell, type PriceCellProps, type PriceSource } from "./sport/PriceCell.tsx";
export { SportIcon, type SportIconProps } from "./sport/SportIcon.tsx";
export { classes } from "./styles/classes.ts";
export { Badge } from "./surface/Badge.tsx";
export { Card, type CardProps } from "./surface/Card.tsx";
export { Chip, chipClass, type ChipProps } from "./surface/Chip.tsx";
export { Money, type MoneyProps, Odds } from "./surface/Figure.tsx";
export { Row, RowList, type RowProps } from "./surface/Row.tsx";
export { type Column, Table, type TableProps } from "./surface/Table.tsx";
export { VisuallyHidden } from "./surface/VisuallyHidden.tsx";
