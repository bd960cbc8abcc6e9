import type { CSSProperties } from "react";
import { LiveFrame } from "#app/shop/catalogue/components/live-frame.tsx";
import { cardHeight, cardWidth } from "#app/shop/catalogue/picture/layout.ts";
import type { OrderOption } from "#app/shop/order/options/types.ts";

/** The picture of a product, in its own colours until it has loaded. */
export function DesignCover({ design: { kind, picture, colours } }: { design: OrderOption }) {
  const style: CSSProperties & Record<`--${string}`, string> = {
    "--cover-ground": colours.ground,
    "--cover-ink": colours.ink,
  };
  return (
    <span className={`tile-cover ${kind}-cover`} style={style}>
      {/* A card that nobody tries is its drawing alone, which loads as a picture does. */}
      {kind === "card" && picture.endsWith(".svg") ? (
        <img
          src={picture}
          alt=""
          width={cardWidth}
          height={cardHeight}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <LiveFrame src={picture} />
      )}
    </span>
  );
}
