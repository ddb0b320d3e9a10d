/** What a form focuses where the value of a field is refused; a field of several controls chooses one of them. */
export interface Focusable {
  readonly focus: () => void;
}
