/** A text in which names between backticks are code. */
export function Marked({ children }: { readonly children: string }) {
  const [text = "", code, ...rest] = children.split("`");
  return (
    <>
      {text}
      {code !== undefined && <code>{code}</code>}
      {rest.length > 0 && <Marked>{rest.join("`")}</Marked>}
    </>
  );
}
