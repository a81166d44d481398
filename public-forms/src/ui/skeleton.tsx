/** The shape of a card that is on its way, with the words of the specification for what is loading. */
export function Skeleton({ label }: { label: string }) {
  return (
    <section className="card" aria-busy="true">
      <p className="loading" role="status">
        {label}
      </p>
      <div aria-hidden="true">
        <span className="bone bone-title" />
        <span className="bone bone-line" />
        <span className="bone bone-title" />
        <span className="bone bone-line" />
      </div>
    </section>
  );
}
