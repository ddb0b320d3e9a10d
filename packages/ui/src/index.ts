export { BareButton } from "./action/BareButton.tsx";
export { Button, buttonClass, type ButtonAppearance, type ButtonProps } from "./action/Button.tsx";
export { IconButton, iconButtonClass, type IconButtonProps } from "./action/IconButton.tsx";
export { linkClass } from "./action/link.ts";
export { Checkbox, type CheckboxProps } from "./choice/Checkbox.tsx";
export { type Choice, type ChoiceProps, RadioGroup } from "./choice/RadioGroup.tsx";
export { RadioTile, type RadioTileProps } from "./choice/RadioTile.tsx";
export { RangeSlider, type RangeSliderProps, type SliderRange } from "./choice/RangeSlider.tsx";
export { Segmented } from "./choice/Segmented.tsx";
export { Slider, type SliderProps } from "./choice/Slider.tsx";
export { Switch, type SwitchProps } from "./choice/Switch.tsx";
export { Calendar, type CalendarProps } from "./date/Calendar.tsx";
export { DateParts, type DatePartsProblem, type DatePartsProps } from "./date/DateParts.tsx";
export { DatePicker, type DatePickerProps, type DatePickerMessages, type DateProblem } from "./date/DatePicker.tsx";
export type { IsoDate } from "./date/iso-date.ts";
export { Banner, type BannerProps, type BannerTone } from "./feedback/Banner.tsx";
export { CountdownRing, type CountdownRingProps } from "./feedback/CountdownRing.tsx";
export { EmptyState, type EmptyStateProps } from "./feedback/EmptyState.tsx";
export { ErrorState, type ErrorStateProps } from "./feedback/ErrorState.tsx";
export { Progress, type ProgressProps } from "./feedback/Progress.tsx";
export { Skeleton, type SkeletonProps } from "./feedback/Skeleton.tsx";
export { Spinner, type SpinnerProps } from "./feedback/Spinner.tsx";
export { useRemaining } from "./feedback/use-remaining.ts";
export { Combobox, type ComboboxProps, type ComboboxSearch, type ComboboxMessages } from "./field/Combobox.tsx";
export type { ComboboxOption } from "./field/ComboboxList.tsx";
export { Field, type FieldProps } from "./field/Field.tsx";
export { MoneyInput, type MoneyInputProps } from "./field/MoneyInput.tsx";
export { NumberStepper, type NumberStepperProps } from "./field/NumberStepper.tsx";
export { PasswordInput, type PasswordInputProps } from "./field/PasswordInput.tsx";
export { Select, type SelectOption, type SelectProps } from "./field/Select.tsx";
export { TextArea } from "./field/TextArea.tsx";
export { TextInput, type TextInputProps } from "./field/TextInput.tsx";
export { Carousel, type CarouselProps, type CarouselSlide } from "./gallery/Carousel.tsx";
export { CarouselControls, type CarouselControlsProps, type CarouselMessages } from "./gallery/CarouselControls.tsx";
export { Tile, type TileLink, type TileProps } from "./gallery/Tile.tsx";
export { holdsFocus, inMarked, useHolding } from "./gallery/use-holding.ts";
export { type Turning, type TurningHold, useTabVisible, useTurning } from "./gallery/use-turning.ts";
export { Icon, type IconProps } from "./icon/Icon.tsx";
export { type IconShape, type IconName, iconNames, type IconPicture } from "./icon/icons.ts";
export {
  backspaceIcon,
  chartIcon,
  expandIcon,
  eyeIcon,
  eyeOffIcon,
  giftIcon,
  shieldIcon,
  shrinkIcon,
} from "./icon/own.ts";
export { Accordion, type AccordionItem, type AccordionProps } from "./layout/Accordion.tsx";
export { SplitPane, type SplitPaneProps } from "./layout/SplitPane.tsx";
export { useHeldWhilePressed } from "./layout/held-while-pressed.ts";
export { VirtualList, type VirtualListProps } from "./layout/VirtualList.tsx";
export { AmountKeypad, type AmountKeypadProps } from "./keypad/AmountKeypad.tsx";
export { CodeKeypad, type CodeKeypadProps } from "./keypad/CodeKeypad.tsx";
export { type KeyboardLayout, TextKeypad, type TextKeypadProps } from "./keypad/TextKeypad.tsx";
export { Pagination, type PaginationProps } from "./navigation/Pagination.tsx";
export { SkipLink } from "./navigation/SkipLink.tsx";
export { type Step, Steps, type StepsProps, type StepState } from "./navigation/Steps.tsx";
export { tabMove } from "./navigation/tab-move.ts";
export { type Tab, Tabs, type TabsProps } from "./navigation/Tabs.tsx";
export { Dialog, type DialogProps } from "./overlay/Dialog.tsx";
export { Menu, type MenuItem, type MenuProps, type MenuTrigger } from "./overlay/Menu.tsx";
export { Notice, type NoticeProps, type NoticeTone } from "./overlay/Notice.tsx";
export { Popover, type PopoverProps, type PopoverTrigger } from "./overlay/Popover.tsx";
export { Sheet, type SheetProps } from "./overlay/Sheet.tsx";
export type { SheetSnap } from "./overlay/SheetGrip.tsx";
export { Tooltip, type TooltipProps } from "./overlay/Tooltip.tsx";
export type { ParsedAmount, UiFormats } from "./provider/formats.ts";
export {
  type Direction,
  type Livery,
  LiveryProvider,
  type LiveryProviderProps,
  useLivery,
} from "./provider/LiveryProvider.tsx";
export { useReducedMotion } from "./provider/use-reduced-motion.ts";
export { Clock, type ClockProps } from "./sport/Clock.tsx";
export { Flag } from "./sport/Flag.tsx";
export { resultTones, statusTones } from "./sport/outcome-tones.ts";
export { OddsButton, type OddsButtonProps } from "./sport/OddsButton.tsx";
export { type MovingPrice, PriceCell, type PriceCellProps, type PriceSource } from "./sport/PriceCell.tsx";
export { type PriceHistorySource, Sparkline, type SparklineProps, type SparklineMessages } from "./sport/Sparkline.tsx";
export { SportIcon, type SportIconProps } from "./sport/SportIcon.tsx";
export { useScrollStop } from "./styles/use-scroll-stop.ts";
export { classes } from "./styles/classes.ts";
export { Badge } from "./surface/Badge.tsx";
export { Card, type CardProps } from "./surface/Card.tsx";
export { Chip, chipClass, type ChipProps } from "./surface/Chip.tsx";
export { Money, type MoneyProps, Odds } from "./surface/Figure.tsx";
export { Row, RowList, type RowProps } from "./surface/Row.tsx";
export { VisuallyHidden } from "./surface/VisuallyHidden.tsx";
export type { Column } from "./table/column.ts";
export type { TableSort } from "./table/sort.ts";
export { GridTable, type GridTableProps } from "./table/GridTable.tsx";
export { Table, type TableProps } from "./table/Table.tsx";
export { Barcode, type BarcodeProps } from "./symbol/Barcode.tsx";
export { QrCode, type QrCodeProps } from "./symbol/QrCode.tsx";
export type { ToastMessage, ToastTone } from "./toast/toast-queue.ts";
export { ToastProvider, type ToastProviderProps, type Toasts, useToasts } from "./toast/ToastProvider.tsx";
