/** The heading of a page without a cover. */
export function PageHead({ heading, lead }: { heading: string; lead: string }) {
  return (
    <header className="page-head">
      <h1 className="display">{heading}</h1>
      <p className="lead">{lead}</p>
    </header>
  );
}
