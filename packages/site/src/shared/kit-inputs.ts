/** The UI kit's dates, keypads, sliders and searching choices, for a brand's own files: their rules are loaded with them. */
export {
  AmountKeypad,
  BareButton,
  Calendar,
  CodeKeypad,
  Combobox,
  DateParts,
  DatePicker,
  FileButton,
  NumberStepper,
  RangeSlider,
  Slider,
  Switch,
  TextArea,
  TextKeypad,
} from "@livery/ui";
