import type { CSSProperties } from "react";
import sheetCss from "#app/guest/components/contact-sheet.css?inline";
import type { OrnamentPart } from "#app/designs/contract.ts";
import type { PalettePart } from "#app/designs/palettes/palette-schema.ts";
import { builtPaletteNames, paletteOf } from "#app/designs/palettes/palettes.ts";
import { themeParts, type Ornament } from "#app/designs/part-names.ts";
import { registry } from "#app/designs/drawings.generated.ts";
import { plainStyles } from "#app/designs/house/studio-styles.ts";

/** Each drawing of a family with the size it is drawn for, in pixels. */
const drawings = [
  ["Arch", 360, 260],
  ["Column", 36, 260],
  ["Base", 360, 56],
  ["Roundel", 280, 304],
  ["Scene", 390, 320],
  ["Spray", 240, 260],
  ["Initial", 160, 160],
  ["Field", 390, 260],
  ["Branch", 344, 170],
  ["Emblem", 116, 134],
  ["Bullet", 116, 134],
  ["Seal", 140, 140],
  ["Corner", 64, 64],
  ["Sprig", 46, 40],
] as const satisfies (readonly [keyof OrnamentPart, number, number])[];

type Shown = {
  templates: { path: string }[];
  show: string;
  search: string;
  only: string | null;
  palette: string;
  language: string | null;
};

/**
 * Every template and every part side by side, at phone size. Further query parameters are passed on
 * to the framed pages: `?show=hero&template=1002&ornament=lace`.
 */
export function ContactSheet({ templates, show, search, only, palette, language }: Shown) {
  return (
    <main className="sheet">
      <style>{plainStyles("am")}</style>
      <style>{sheetCss}</style>
      <nav>
        {["templates", "palette", ...Object.keys(themeParts)].map((name) => (
          <a key={name} href={`?show=${name}`}>
            {name}
          </a>
        ))}
      </nav>
      {show === "ornament" ? (
        <Ornaments only={only} palette={paletteOf({ palette })} />
      ) : show === "palette" ? (
        builtPaletteNames.map((name) => <Swatches key={name} name={name} />)
      ) : (
        <Phones templates={templates} show={show} search={search} language={language} />
      )}
    </main>
  );
}

function Phones({
  templates,
  show,
  search,
  language,
}: Pick<Shown, "templates" | "show" | "search" | "language">) {
  const query = new URLSearchParams(search);
  const template = query.get("template") ?? "1002";
  const suffix = language === null ? "" : `/${language}`;
  const frames =
    show in themeParts
      ? Object.entries(themeParts)
          .filter(([kind]) => kind === show)
          .flatMap(([kind, names]) =>
            names.map((name) => {
              const mix = new URLSearchParams([...query, [kind, name]]);
              return { name, address: `/templates/${template}${suffix}?${mix}` };
            }),
          )
      : templates.map(({ path }) => ({ name: path, address: `/${path}${suffix}?${query}` }));
  // An anchor in the address skips the opening; openings are shown closed.
  const anchor = show === "opening" ? "" : "#top";
  return (
    <div className="sheet-phones">
      {frames.map(({ name, address }) => (
        <figure key={name}>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- this site's own pages, which need their script and storage */}
          <iframe src={address + anchor} title={name} loading="lazy" />
          <figcaption>
            <a href={address}>{name}</a>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function Ornaments({ only, palette }: { only: string | null; palette: PalettePart }) {
  const names = themeParts.ornament.filter((name) => only === null || name === only);
  return names.map((name) => (
    <section key={name} style={coloursOf(palette)}>
      <h2>{name}</h2>
      <Drawings name={name} />
    </section>
  ));
}

function Drawings({ name }: { name: Ornament }) {
  const ornament = registry.ornament[name];
  return (
    <div className="sheet-drawings">
      <ornament.Shapes />
      {drawings.map(([drawing, width, height]) => {
        const Drawing = ornament[drawing];
        return (
          <figure key={drawing}>
            <div style={{ width, height }}>
              <Drawing />
            </div>
            <figcaption>{drawing}</figcaption>
          </figure>
        );
      })}
      {[0, 1, 2].map((variant) => (
        <figure key={variant}>
          <div style={{ width: 260, height: 44 }}>
            <ornament.Divider variant={variant} />
          </div>
          <figcaption>Divider {variant}</figcaption>
        </figure>
      ))}
      <figure>
        <img
          alt=""
          width="390"
          height="260"
          style={{ objectFit: "none" }}
          src={`data:image/svg+xml,${encodeURIComponent(ornament.tile("#b8893d", "#8a2b2e"))}`}
        />
        <figcaption>tile</figcaption>
      </figure>
    </div>
  );
}

function Swatches({ name }: { name: string }) {
  const { scheme, paper, ...colours } = paletteOf({ palette: name });
  return (
    <section>
      <h2>
        {name} ({scheme})
      </h2>
      {[colours, paper].map((sheet, index) => (
        <div key={index} className="sheet-swatches">
          {Object.entries(sheet).map(([colour, hex]) => (
            <span key={colour} style={{ background: hex }}>
              <span style={{ background: sheet.ground, color: sheet.ink }}>{colour}</span>
            </span>
          ))}
        </div>
      ))}
    </section>
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
