import type { PriceTexts } from "#app/shop/order/price/texts.ts";

/** What a sum consists of, line by line, and what it does not contain. */
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
