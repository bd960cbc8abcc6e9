import { useTranslation } from "#app/i18n/use-translation.ts";
import type { CatererView } from "#app/couple/lists/caterer/view.ts";
import { DoubtfulNote } from "#app/couple/lists/components/doubtful-note.tsx";
import { EventLine, PrintedPage } from "#app/couple/lists/components/printed-page.tsx";
import type { DashboardFrame as Frame } from "#app/couple/frame/view.ts";
import "./caterer-list.css";

type CatererProps = {
  frame: Frame;
  caterer: CatererView;
  /** It is known who is a child. */
  withChildren: boolean;
  /** When the list was made, on the clock of the event. */
  asOf: string;
  /** Answers that are left out until hosts decide. */
  doubtful: number;
};

/** How many guests a restaurant serves, where, and what they eat. */
export function CatererList({ frame, caterer, withChildren, asOf, doubtful }: CatererProps) {
  const { t } = useTranslation();
  const { heads, children, attendance, diets } = caterer;
  const unsaid = attendance.find(({ place }) => place === null);
  const figures = [
    { name: "guests", count: heads },
    ...(withChildren
      ? [
          { name: "adults", count: heads - children } as const,
          { name: "children", count: children } as const,
        ]
      : []),
  ] as const;
  return (
    <PrintedPage frame={frame} title={t("dashboard-lists:caterer.title")}>
      <p className="running">
        <EventLine frame={frame} />
      </p>
      <DoubtfulNote count={doubtful} />
      <dl className="caterer-figures">
        {figures.map(({ name, count }) => (
          <div key={name}>
            <dt>{t(`dashboard-lists:caterer.${name}`)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <p className="as-of">{t("dashboard-lists:as-of", { moment: asOf })}</p>
      {attendance.length > 0 && (
        <>
          <h2>{t("dashboard-lists:caterer.places")}</h2>
          <table className="caterer-table places">
            <thead>
              <tr>
                <th scope="col">{t("dashboard-lists:caterer.place")}</th>
                <th scope="col">{t("dashboard-lists:caterer.guests")}</th>
                {withChildren && <th scope="col">{t("dashboard-lists:caterer.adults")}</th>}
                {withChildren && <th scope="col">{t("dashboard-lists:caterer.children")}</th>}
              </tr>
            </thead>
            <tbody>
              {attendance.map((row) => (
                <tr key={row.place ?? ""} className={row.place ?? "unsaid"}>
                  <th scope="row">
                    {row.place
                      ? t(`dashboard:place.${row.place}`)
                      : t("dashboard-lists:caterer.unsaid")}
                  </th>
                  <td>{row.heads}</td>
                  {withChildren && <td>{row.heads - row.children}</td>}
                  {withChildren && <td>{row.children}</td>}
                </tr>
              ))}
            </tbody>
          </table>
          {unsaid && <p>{t("dashboard:parts.unsaid", { count: unsaid.heads })}</p>}
        </>
      )}
      <h2>{t("dashboard:fields.diet")}</h2>
      {diets.length === 0 ? (
        <p>{t("dashboard-lists:caterer.no-diets")}</p>
      ) : (
        <table className="caterer-table diets">
          <thead>
            <tr>
              <th scope="col">{t("dashboard:fields.diet")}</th>
              <th scope="col">{t("dashboard-lists:caterer.times")}</th>
              <th scope="col">{t("dashboard-lists:caterer.who")}</th>
            </tr>
          </thead>
          <tbody>
            {diets.map(({ text, names }) => (
              <tr key={text}>
                <th scope="row" dir="auto">
                  {text}
                </th>
                <td>{names.length}</td>
                <td className="who">
                  {names.map((name, index) => (
                    // Two guests may have one name.
                    <span key={`${index} ${name}`}>
                      {index > 0 && ", "}
                      <bdi>{name}</bdi>
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </PrintedPage>
  );
}
