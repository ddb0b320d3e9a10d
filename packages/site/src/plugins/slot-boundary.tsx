import { Component, type ReactNode } from "react";
import { reportPluginError } from "./report-plugin-error.ts";

interface SlotBoundaryProps {
  readonly plugin: string;
  readonly slot: string;
  readonly children: ReactNode;
}

/** Leaves out what a plugin draws in one slot once it has thrown, until the document is loaded again. The page stays. */
export class SlotBoundary extends Component<SlotBoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportPluginError(this.props.plugin, `its slot ${this.props.slot} failed`, error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
