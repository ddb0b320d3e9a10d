import { type ReactNode, useState } from "react";

interface ServerPictureProps {
  readonly address: string | null;
  readonly alt: string;
  readonly className: string;
  /** What is shown if there is no such picture. */
  readonly children?: ReactNode;
}

/** A picture by its address, if it is one of the server's: the panel's policy loads none from elsewhere. */
export function ServerPicture({ address, alt, className, children }: ServerPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (address?.startsWith("/") !== true || address === broken) return children;
  return <img key={address} src={address} alt={alt} className={className} onError={() => setBroken(address)} />;
}
