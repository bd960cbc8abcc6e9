import type { PriceTexts } from "#app/shop/order/price/texts.ts";

/** The parts of a sum, line by line, and those that it does not contain. */
export function PriceLines({ texts: { lines, open } }: { texts: PriceTexts }) {
  return (
    <div className="price-lines">
      <dl>
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {open && <p>{open}</p>}
    </div>
  );
}
