/** A component whose caller may give it a class. */
export interface WithClass {
  /** Classes of the root element beside the component's own: for its place in a layout, not for its look. */
  readonly className?: string | undefined;
}
