import {
  backspaceIcon,
  chartIcon,
  expandIcon,
  eyeIcon,
  eyeOffIcon,
  giftIcon,
  iconNames,
  type IconPicture,
  shieldIcon,
  shrinkIcon,
} from "@livery/ui";

export interface ListedIcon {
  /** What is written in code: the name of a prop's value, or of an import. */
  readonly name: string;
  readonly picture: IconPicture;
}

/** The icons that have a name in every component, and those that are imported by whoever needs one. */
export const listedIcons: readonly ListedIcon[] = [
  ...iconNames.map((name) => ({ name, picture: name })),
  ...Object.entries({
    backspaceIcon,
    chartIcon,
    expandIcon,
    eyeIcon,
    eyeOffIcon,
    giftIcon,
    shieldIcon,
    shrinkIcon,
  }).map(([name, picture]) => ({ name, picture })),
];
