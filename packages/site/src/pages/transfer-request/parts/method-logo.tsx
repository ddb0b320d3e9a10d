import { useState } from "react";
import type { OfferedMethod } from "../transfer-request.model.ts";
import * as css from "./method-logo.css.ts";

/** A method's name, with its logo. */
export function MethodTitle({ method }: { readonly method: Pick<OfferedMethod, "logo" | "title"> }) {
  return (
    <>
      <MethodLogo method={method} />
      {method.title}
    </>
  );
}

/** A method's logo before its title, if the operator has set one and it loads. The title has the same content. */
export function MethodLogo({ method: { logo } }: { readonly method: Pick<OfferedMethod, "logo"> }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (logo === null || logo === broken) return null;
  return <img src={logo} alt="" loading="lazy" className={css.logo} onError={() => setBroken(logo)} />;
}
