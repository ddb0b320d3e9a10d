/** A button that sends no form unless its caller wants it. */
export interface WithButtonType {
  /** `submit` sends the form around the button. Default `button`: a press only calls `onClick`. */
  readonly type?: "button" | "submit" | "reset" | undefined;
}
