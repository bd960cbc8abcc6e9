import type { CSSProperties } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Accessory } from "#app/shop/catalogue/schema.ts";
import type { OrnamentPart } from "#app/designs/contract.ts";
import type { PalettePart } from "#app/designs/palettes/palette-schema.ts";
import { paletteOf } from "#app/designs/palettes/palettes.ts";
import { registry } from "#app/designs/drawings.generated.ts";

/** An accessory on the table. The shapes of its ornament must be on the page. */
export function AccessoryDrawing({ accessory: { shape, theme } }: { accessory: Accessory }) {
  const ornament = registry.ornament[theme.ornament];
  const Piece = pieces[shape];
  return (
    <div className="accessory-scene" aria-hidden="true">
      <div className={`piece ${shape}`} style={coloursOf(paletteOf(theme))}>
        <Piece {...ornament} />
      </div>
    </div>
  );
}

const pieces = {
  "place-card": PlaceCard,
  "table-number": TableNumber,
  menu: Menu,
  seal: SealedEnvelope,
  tag: Tag,
  "thank-you": ThankYou,
  sign: Sign,
} satisfies Record<Accessory["shape"], (ornament: OrnamentPart) => React.ReactNode>;

function PlaceCard({ Sprig }: OrnamentPart) {
  const { t } = useTranslation();
  return (
    <>
      <Sprig />
      <b className="display">{t("site:accessories.sample.guest")}</b>
    </>
  );
}

function TableNumber({ Initial }: OrnamentPart) {
  const { t } = useTranslation();
  return (
    <>
      <span className="piece-number">
        <Initial />
        <b className="display">7</b>
      </span>
      <small>{t("site:accessories.sample.table")}</small>
    </>
  );
}

const dishes = ["dish-1", "dish-2", "dish-3", "dish-4"] as const;

function Menu({ Emblem, Divider }: OrnamentPart) {
  const { t } = useTranslation();
  return (
    <>
      <Emblem />
      <b className="display">{t("site:accessories.sample.menu")}</b>
      {dishes.map((dish) => (
        <span key={dish}>{t(`site:accessories.sample.${dish}`)}</span>
      ))}
      <Divider variant={1} />
    </>
  );
}

/** The back of an envelope with its flaps as lines. */
function SealedEnvelope({ Seal }: OrnamentPart) {
  return (
    <>
      <svg viewBox="0 0 248 168" width="248" height="168" className="envelope-back">
        <path d="M0 168 110 76M248 168 138 76" />
        <path className="flap" d="M0 0H248L133 98Q124 105 115 98Z" />
      </svg>
      <Seal />
    </>
  );
}

function Tag({ Bullet }: OrnamentPart) {
  return (
    <>
      <svg viewBox="0 0 60 64" width="60" height="64" className="tag-thread">
        <path d="M30 62C14 40 12 18 26 2M30 62C44 44 52 24 40 6" />
      </svg>
      <Bullet />
      <Names />
    </>
  );
}

function ThankYou({ Corner, Divider }: OrnamentPart) {
  const { t } = useTranslation();
  return (
    <>
      {[1, 2, 3, 4].map((corner) => (
        <Corner key={corner} />
      ))}
      <b className="display">{t("site:accessories.sample.thanks")}</b>
      <span>{t("site:accessories.sample.with-us")}</span>
      <Divider variant={0} />
    </>
  );
}

function Sign({ Branch }: OrnamentPart) {
  const { t } = useTranslation();
  return (
    <>
      <svg viewBox="0 0 200 290" width="200" height="290" className="easel">
        <path d="M70 0 30 290M130 0 170 290M100 0V280" />
        <path className="shelf" d="M24 236H176" />
      </svg>
      <div className="sign-board">
        <Branch />
        <b className="display">{t("site:accessories.sample.welcome")}</b>
        <Names />
      </div>
    </>
  );
}

function Names() {
  const { t } = useTranslation();
  return (
    <>
      <i className="display">
        {t("site:accessories.sample.first")} <small>{t("site:accessories.sample.and")}</small>{" "}
        {t("site:accessories.sample.second")}
      </i>
      <small>{t("site:accessories.sample.date")}</small>
    </>
  );
}

/** A palette as custom properties of an element. */
function coloursOf({ scheme: _, paper: __, ...colours }: PalettePart): CSSProperties {
  return Object.fromEntries(
    Object.entries(colours).map(([name, value]) => [
      `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      value,
    ]),
  );
}
