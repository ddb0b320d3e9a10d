/** The kit's fields, choices and lists, for a brand's own files: later than the first view. */
export {
  Checkbox,
  ErrorState,
  Field,
  MoneyInput,
  Pagination,
  PasswordInput,
  PriceCell,
  RadioGroup,
  Row,
  RowList,
  Segmented,
  Select,
  Spinner,
  Table,
  Tabs,
  TextInput,
} from "@livery/ui";
