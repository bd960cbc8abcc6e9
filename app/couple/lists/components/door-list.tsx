import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link } from "react-router";
import { DoubtfulNote } from "#app/couple/lists/components/doubtful-note.tsx";
import { EventLine, PrintedPage } from "#app/couple/lists/components/printed-page.tsx";
import type { DoorEntry, DoorView } from "#app/couple/lists/door/view.ts";
import type { DashboardFrame as Frame } from "#app/couple/frame/view.ts";
import "./door-list.css";

/** Columns: a box to tick, the name, the number of people, and the table or room to write it. */
const columns = 4;

/** The guests who come, in large letters, for whoever meets them at the door. */
export function DoorList({
  frame,
  door,
  doubtful,
}: {
  frame: Frame;
  door: DoorView;
  /** Answers that are left out until hosts decide. */
  doubtful: number;
}) {
  const { t } = useTranslation();
  const { heads, children, hasTables, groups, place } = door;
  const total = [
    t("dashboard-lists:guests-total", { count: heads }),
    ...(children > 0 ? [t("dashboard-lists:children-of", { count: children })] : []),
  ].join(", ");
  const title = t("dashboard-lists:door.title");
  return (
    <PrintedPage
      frame={frame}
      title={place ? `${title} · ${t(`dashboard:place.${place}`)}` : title}
    >
      <DoorParts door={door} />
      <DoubtfulNote count={doubtful} />
      {groups.length === 0 ? (
        <p>{t("dashboard-lists:nobody")}</p>
      ) : (
        <>
          <p className="door-total on-screen">{total}</p>
          <table className={hasTables ? "door seated" : "door"}>
            <colgroup>
              <col className="box" />
              <col />
              <col className="heads" />
              <col className="table" />
            </colgroup>
            {/* Repeated on each printed page. */}
            <thead>
              <tr className="running">
                <td colSpan={columns}>
                  <span>
                    <EventLine frame={frame} />
                  </span>{" "}
                  <span>{place ? `${t(`dashboard:place.${place}`)} · ${total}` : total}</span>
                </td>
              </tr>
              <tr>
                <th scope="col">{t("dashboard-lists:door.here")}</th>
                <th scope="col">{t("dashboard:fields.name")}</th>
                <th scope="col" className="heads">
                  {t("dashboard-lists:door.guests")}
                </th>
                <th scope="col" className="table">
                  {t("dashboard-lists:door.table")}
                </th>
              </tr>
            </thead>
            {groups.map(({ letter, entries }) => (
              <tbody key={`${letter} ${entries[0]?.id}`}>
                {letter && (
                  <tr className="letter">
                    <th scope="rowgroup" colSpan={columns}>
                      {letter}
                    </th>
                  </tr>
                )}
                {entries.map((entry) => (
                  <DoorRow key={entry.id} entry={entry} />
                ))}
              </tbody>
            ))}
          </table>
        </>
      )}
    </PrintedPage>
  );
}

/** Leads to the list of each part of the day: the church's door, the restaurant's, the bus. */
function DoorParts({ door }: { door: DoorView }) {
  const { t } = useTranslation();
  const { parts, place, all } = door;
  if (parts.length === 0) return null;
  return (
    <nav className="pills door-parts on-screen" aria-label={t("dashboard:parts.label")}>
      <Link to="/replies/door" aria-current={place === null ? "page" : undefined}>
        {t("dashboard:filter.all")} <span>{all}</span>
      </Link>
      {parts.map((part) => (
        <Link
          key={part.place}
          to={`/replies/door?at=${part.place}`}
          aria-current={part.place === place ? "page" : undefined}
        >
          {t(`dashboard:place.${part.place}`)} <span>{part.heads}</span>
        </Link>
      ))}
    </nav>
  );
}

function DoorRow({ entry }: { entry: DoorEntry }) {
  const { t } = useTranslation();
  const { name, others, heads, children, table } = entry;
  return (
    <tr className="party">
      <td className="box" aria-label={t("dashboard-lists:door.here")} />
      <th scope="row">
        <bdi>{name}</bdi>
        {others.length > 0 && (
          <small>
            {others.map((other, index) => (
              <span key={`${index} ${other.name}`}>
                {index > 0 && ", "}
                <bdi>{other.name}</bdi>
                {other.isChild && ` (${t("dashboard-lists:child")})`}
              </span>
            ))}
          </small>
        )}
      </th>
      <td className="heads">
        {heads}
        {children > 0 && <small>{t("dashboard-lists:children-of", { count: children })}</small>}
      </td>
      {table === null ? (
        <td className="table" aria-label={t("dashboard-lists:door.table")} />
      ) : (
        <td className="table">{table}</td>
      )}
    </tr>
  );
}
