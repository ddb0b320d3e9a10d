export { BareButton } from "./action/bare-button.tsx";
export { Button, buttonClass, type ButtonAppearance, type ButtonProps } from "./action/button.tsx";
export { FileButton, type FileButtonProps } from "./action/file-button.tsx";
export { IconButton, iconButtonClass, type IconButtonProps } from "./action/icon-button.tsx";
export { linkClass } from "./action/link.ts";
export { Checkbox, type CheckboxProps } from "./choice/checkbox.tsx";
export { type Choice, type ChoiceProps, RadioGroup } from "./choice/radio-group.tsx";
export { RadioTile, type RadioTileProps } from "./choice/radio-tile.tsx";
export { RangeSlider, type RangeSliderProps, type SliderRange } from "./choice/range-slider.tsx";
export { Segmented } from "./choice/segmented.tsx";
export { Slider, type SliderProps } from "./choice/slider.tsx";
export { Switch, type SwitchProps } from "./choice/switch.tsx";
export { Calendar, type CalendarProps } from "./date/calendar.tsx";
export { DateParts, type DatePartsProblem, type DatePartsProps } from "./date/date-parts.tsx";
export { DatePicker, type DatePickerProps, type DatePickerMessages, type DateProblem } from "./date/date-picker.tsx";
export type { IsoDate } from "./date/iso-date.ts";
export { Banner, type BannerProps, type BannerTone } from "./feedback/banner.tsx";
export { CountdownRing, type CountdownRingProps } from "./feedback/countdown-ring.tsx";
export { EmptyState, type EmptyStateProps } from "./feedback/empty-state.tsx";
export { ErrorState, type ErrorStateProps } from "./feedback/error-state.tsx";
export { Progress, type ProgressProps } from "./feedback/progress.tsx";
export { Skeleton, type SkeletonProps } from "./feedback/skeleton.tsx";
export { useRemaining } from "./feedback/use-remaining.ts";
export { Combobox, type ComboboxProps, type ComboboxSearch, type ComboboxMessages } from "./field/combobox.tsx";
export type { ComboboxOption } from "./field/combobox-list.tsx";
export { Field, type FieldProps } from "./field/field.tsx";
export { MoneyInput, type MoneyInputProps } from "./field/money-input.tsx";
export { NumberStepper, type NumberStepperProps } from "./field/number-stepper.tsx";
export { PasswordInput, type PasswordInputProps } from "./field/password-input.tsx";
export { Select, type SelectOption, type SelectProps } from "./field/select.tsx";
export { TextArea, type TextAreaProps } from "./field/text-area.tsx";
export { TextInput, type TextInputProps } from "./field/text-input.tsx";
export { Carousel, type CarouselProps, type CarouselSlide } from "./gallery/carousel.tsx";
export { CarouselControls, type CarouselControlsProps, type CarouselMessages } from "./gallery/carousel-controls.tsx";
export { Tile, type TileLink, type TileProps } from "./gallery/tile.tsx";
export { holdsFocus, inMarked, useHolding } from "./gallery/use-holding.ts";
export { type Rotation, type RotationHold, useTabVisible, useRotation } from "./gallery/use-rotation.ts";
export { Icon, type IconProps } from "./icon/icon.tsx";
export { type IconShape, type IconName, iconNames, type IconPicture } from "./icon/icons.ts";
export { Spinner, type SpinnerProps } from "./icon/spinner.tsx";
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
export { Accordion, type AccordionItem, type AccordionProps } from "./layout/accordion.tsx";
export { SplitPane, type SplitPaneProps } from "./layout/split-pane.tsx";
export { useHeldWhilePressed } from "./layout/held-while-pressed.ts";
export { VirtualList, type VirtualListProps } from "./layout/virtual-list.tsx";
export { AmountKeypad, type AmountKeypadProps } from "./keypad/amount-keypad.tsx";
export { CodeKeypad, type CodeKeypadProps } from "./keypad/code-keypad.tsx";
export { type KeyboardLayout, TextKeypad, type TextKeypadProps } from "./keypad/text-keypad.tsx";
export { Pagination, type PaginationProps } from "./navigation/pagination.tsx";
export { SkipLink } from "./navigation/skip-link.tsx";
export { type Step, Steps, type StepsProps, type StepState } from "./navigation/steps.tsx";
export { tabMove } from "./navigation/tab-move.ts";
export { type Tab, Tabs, type TabsProps } from "./navigation/tabs.tsx";
export { Dialog, type DialogProps } from "./overlay/dialog.tsx";
export { Menu, type MenuItem, type MenuProps, type MenuTrigger } from "./overlay/menu.tsx";
export { Notice, type NoticeProps, type NoticeTone } from "./overlay/notice.tsx";
export { noticeMark } from "./overlay/under-notice.ts";
export { Popover, type PopoverProps, type PopoverTrigger } from "./overlay/popover.tsx";
export { Sheet, type SheetProps } from "./overlay/sheet.tsx";
export type { SheetSnap } from "./overlay/sheet-grip.tsx";
export { Tooltip, type TooltipProps } from "./overlay/tooltip.tsx";
export type { ParsedAmount, UiFormats } from "./provider/formats.ts";
export {
  type Direction,
  type Livery,
  LiveryProvider,
  type LiveryProviderProps,
  useLivery,
} from "./provider/livery-provider.tsx";
export { usePortal } from "./provider/portal.ts";
export { useReducedMotion } from "./provider/use-reduced-motion.ts";
export { Clock, type ClockProps } from "./sport/clock.tsx";
export { Flag } from "./sport/flag.tsx";
export { resultTones, statusTones } from "./sport/outcome-tones.ts";
export { OddsButton, type OddsButtonProps } from "./sport/odds-button.tsx";
export { type MovingPrice, PriceCell, type PriceCellProps, type PriceSource } from "./sport/price-cell.tsx";
export { type PriceHistorySource, Sparkline, type SparklineProps, type SparklineMessages } from "./sport/sparkline.tsx";
export { SportIcon, type SportIconProps } from "./sport/sport-icon.tsx";
export { useScrollStop } from "./styles/use-scroll-stop.ts";
export { classes } from "./styles/classes.ts";
export { Badge } from "./surface/badge.tsx";
export { Card, type CardProps } from "./surface/card.tsx";
export { Chip, chipClass, type ChipProps } from "./surface/chip.tsx";
export { Money, type MoneyProps, Odds } from "./surface/figure.tsx";
export { Row, RowList, type RowProps } from "./surface/row.tsx";
export { VisuallyHidden } from "./surface/visually-hidden.tsx";
export type { Column } from "./table/column.ts";
export type { TableSort } from "./table/sort.ts";
export { GridTable, type GridTableProps } from "./table/grid-table.tsx";
export { Table, type TableProps } from "./table/table.tsx";
export { Barcode, type BarcodeProps } from "./symbol/barcode.tsx";
export { QrCode, type QrCodeProps } from "./symbol/qr-code.tsx";
export type { ToastMessage, ToastTone } from "./toast/toast-queue.ts";
export { ToastProvider, type ToastProviderProps, type Toasts, useToasts } from "./toast/toast-provider.tsx";
