import { Button, type ButtonProps, type MenuTrigger, type PopoverTrigger } from "@livery/ui";

/** The button that opens a popover of tools. */
export function toolButton(label: string, variant: "secondary" | "quiet" = "quiet") {
  return (trigger: PopoverTrigger) => (
    <Button size="sm" variant={variant} iconEnd="chevronDown" {...trigger}>
      {label}
    </Button>
  );
}

/** The button that opens a menu of the header: an icon, and a label if there is space. */
export function menuButton(label: string, icon: ButtonProps["icon"] & string, content: ButtonProps["children"]) {
  return (trigger: MenuTrigger) => (
    <Button size="sm" variant="quiet" icon={icon} aria-label={label} {...trigger}>
      {content}
    </Button>
  );
}
