import type { CSSProperties } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link } from "react-router";
import type { CardsView, CardWording, GuestCard } from "#app/couple/lists/cards/view.ts";
import { KeepsakeDivider, KeepsakeParts } from "#app/couple/lists/components/keepsake-parts.tsx";
import { PrintedPage } from "#app/couple/lists/components/printed-page.tsx";
import type { KeepsakeLook } from "#app/couple/lists/keepsake/view.server.tsx";
import type { DashboardFrame as Frame } from "#app/couple/frame/view.ts";
import { QrCode } from "#app/domain/guests/components/qr-code.tsx";
import { drawQr } from "#app/domain/guests/link/qr.ts";
import "./keepsake-parts.css";
import "./card-sheets.css";

const cardsPerSheet = 10;

/** Edges of two columns of 85 mm and five rows of 55 mm on A4, in millimetres. */
const columns = [20, 105, 190] as const;
const rows = [11, 66, 121, 176, 231, 286] as const;
const marks = [
  ...columns.map((x) => `M${x} 4v4.5M${x} 288.5v4.5`),
  ...rows.map((y) => `M12 ${y}h5M193 ${y}h5`),
].join("");

type SheetsProps = {
  frame: Frame;
  /** Null when the invitation is no longer published. */
  view: CardsView | null;
  look: KeepsakeLook;
  /** Numbers of households, those without a reply among them. */
  counts: { all: number; silent: number };
  /** Cards are for households without a reply alone. */
  onlySilent: boolean;
};

/** Cards with the households' personal links, ten to a sheet of A4, to cut out. */
export function CardSheets({ frame, view, look, counts, onlySilent }: SheetsProps) {
  const { t } = useTranslation();
  const filters = [
    { which: "all", href: "/replies/cards", count: counts.all, current: !onlySilent },
    { which: "silent", href: "/replies/cards?silent=1", count: counts.silent, current: onlySilent },
  ] as const;
  return (
    <PrintedPage frame={frame} title={t("dashboard-lists:list.cards.name")} sheet="whole">
      <div className="on-screen">
        {counts.all > 0 && (
          <nav className="pills cards-which" aria-label={t("dashboard-lists:cards.which")}>
            {filters.map(({ which, href, count, current }) => (
              <Link key={which} to={href} aria-current={current ? "page" : undefined}>
                {t(`dashboard-lists:cards.${which}`)} <span>{count}</span>
              </Link>
            ))}
          </nav>
        )}
        <Notes view={view} counts={counts} />
      </div>
      {view && view.cards.length > 0 && (
        <div className="keepsake card-sheets">
          <KeepsakeParts look={look} />
          {sheetsOf(view.cards).map((cards) => (
            <ul className="card-sheet" key={cards[0]?.id}>
              {cards.map((card) => (
                <CardItem key={card.id} card={card} wording={view.wordings[card.language]} />
              ))}
              <li className="cuts" aria-hidden="true">
                <svg viewBox="0 0 210 297">
                  <path d={marks} fill="none" stroke="#000" strokeWidth=".2" />
                </svg>
              </li>
            </ul>
          ))}
        </div>
      )}
    </PrintedPage>
  );
}

function Notes({ view, counts }: Pick<SheetsProps, "view" | "counts">) {
  const { t } = useTranslation();
  if (!view) return <p className="note">{t("dashboard-lists:cards.unpublished")}</p>;
  const { cards, withdrawn } = view;
  if (counts.all === 0) return <p className="note">{t("dashboard-lists:cards.none")}</p>;
  return (
    <>
      {cards.length > 0 && (
        <p className="cards-how">
          {t("dashboard-lists:cards-count", { count: cards.length })}.{" "}
          {t("dashboard-lists:cards.how")}
        </p>
      )}
      {cards.length === 0 && withdrawn.length === 0 && (
        <p className="note">{t("dashboard-lists:cards.all-answered")}</p>
      )}
      {withdrawn.length > 0 && (
        <p className="note">
          {t("dashboard-lists:cards-withdrawn", {
            count: withdrawn.length,
            names: withdrawn.join("; "),
          })}
        </p>
      )}
    </>
  );
}

function sheetsOf(cards: readonly GuestCard[]): GuestCard[][] {
  return Array.from({ length: Math.ceil(cards.length / cardsPerSheet) }, (_, sheet) =>
    cards.slice(sheet * cardsPerSheet, (sheet + 1) * cardsPerSheet),
  );
}

/** Letters of which size leave room for the ornament's rule, where no names stand in its place. */
const withRule = 3.4;

function CardItem({ card, wording }: { card: GuestCard; wording: CardWording | undefined }) {
  if (!wording) return null;
  const { salutation, people, salutationSize, link } = card;
  return (
    <li className="guest-card" lang={wording.lang}>
      <div className="guest-card-face">
        <div className="words">
          <p className="salutation" dir="auto" style={sized(salutationSize)}>
            {salutation}
          </p>
          {people && (
            <p className="people" dir="auto">
              {people}
            </p>
          )}
          {salutationSize >= withRule && !people && <KeepsakeDivider />}
          <p className="hosts" style={sized(wording.namesSize)}>
            {wording.names}
          </p>
          <p className="day">{wording.date}</p>
        </div>
        <div className="code">
          <QrCode drawing={drawQr(link)} label={wording.purpose} />
          <p>{wording.purpose}</p>
        </div>
        <p className="address" dir="ltr">
          <Address link={link} />
        </p>
      </div>
    </li>
  );
}

/** @param size in millimetres of a card that is 85 mm wide. */
function sized(size: number): CSSProperties & Record<"--size", number> {
  return { "--size": size };
}

/** The address as it is typed, with lines that end at its slashes. */
function Address({ link }: { link: string }) {
  const [path = "", query = ""] = link.replace(/^https?:\/\//, "").split("?");
  const parts = path.split("/");
  return (
    <>
      {parts.map((part, index) => (
        <span key={parts.slice(0, index + 1).join("/")}>
          {index > 0 && "/"}
          {index > 0 && <wbr />}
          {part}
        </span>
      ))}
      <wbr />
      <b>?{query}</b>
    </>
  );
}
