import { useEffect, useRef } from "react";
import type { CoverForm } from "#app/designs/cover-forms.ts";
import { CoverPoint } from "#app/shop/order/components/cover-point.tsx";
import { MaterialSign } from "#app/shop/order/components/material-sign.tsx";
import { useQuietForm } from "#app/shop/order/components/use-quiet-form.ts";
import { fileAddress } from "#app/shop/order/material/address.ts";
import { longestCaption } from "#app/shop/order/material/limits.ts";
import type { OrderFile } from "#app/shop/order/material/schema.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** Formats of photos that browsers show; HEIC is shown by Safari alone. */
const shownFormats = ["jpeg", "png", "webp"];

/**
 * A photo that the order has, with its caption and its place among the others. The one for the cover
 * has the width of all, and shows what a phone will show of it.
 */
export function MaterialTile({
  photo,
  place,
  isFirst,
  isLast,
  address,
  isOpen,
  form,
  names,
}: {
  photo: OrderFile;
  /** From 1. */
  place: number;
  /** None is before or after it. The one for the cover stands apart. */
  isFirst: boolean;
  isLast: boolean;
  address: string;
  isOpen: boolean;
  /** How the design's cover shows a photo; null where it shows none. */
  form: CoverForm | null;
  /** Names of those who celebrate, as the customer typed them. */
  names: string;
}) {
  const { t } = useTranslation();
  const { hash, name, caption, hasSmall, isCover } = photo;
  const { send, onSubmit, isBusy } = useQuietForm(address);
  const point = isOpen && isCover && form !== null ? { photo, address, form, names } : null;
  const isLarge = point !== null && hasSmall;
  const tile = useRef<HTMLLIElement>(null);
  const mark = useRef<HTMLButtonElement>(null);
  /** The state asked for by a press that is not answered yet. */
  const request = useRef<boolean | null>(null);
  useEffect(() => {
    if (request.current !== isCover) return;
    request.current = null;
    // The tile has another place now.
    mark.current?.focus({ preventScroll: true });
    tile.current?.scrollIntoView({ block: "nearest" });
  }, [isCover]);
  return (
    <li
      ref={tile}
      className="material-tile"
      aria-busy={isBusy}
      data-cover={isCover ? "" : undefined}
      data-large={isLarge ? "" : undefined}
    >
      {isLarge ? (
        <CoverPoint {...point} src={fileAddress(address, hash, true)} />
      ) : (
        <a
          href={fileAddress(address, hash, false)}
          target="_blank"
          rel="noreferrer"
          aria-label={t("order:material.open", { place })}
        >
          {hasSmall ? (
            <img src={fileAddress(address, hash, true)} alt={caption ?? name} loading="lazy" />
          ) : (
            <span className="material-blank">{name}</span>
          )}
        </a>
      )}
      {isOpen ? (
        <form method="post" action={address} onSubmit={onSubmit}>
          <input type="hidden" name="file" value={hash} />
          <input
            type="text"
            name="caption"
            defaultValue={caption ?? ""}
            maxLength={longestCaption}
            placeholder={t("order:material.caption")}
            aria-label={t("order:material.caption-of", { place })}
            onBlur={({ currentTarget }) => {
              const { form: typed, value } = currentTarget;
              if (typed && value !== (caption ?? ""))
                void send(typed, typed.querySelector<HTMLElement>(".material-save"));
            }}
          />
          {/* The first button: the key Enter presses it. */}
          <button className="material-save" type="submit" name="change" value="caption">
            {t("order:material.save")}
          </button>
          <div className="material-ways">
            {!isCover && (
              <>
                <MaterialSign
                  sign="←"
                  change="earlier"
                  disabled={isFirst}
                  label={t("order:material.earlier", { place })}
                />
                <MaterialSign
                  sign="→"
                  change="later"
                  disabled={isLast}
                  label={t("order:material.later", { place })}
                />
              </>
            )}
            <MaterialSign sign="×" change="remove" label={t("order:material.remove", { place })} />
          </div>
          {(form !== null || isCover) && (
            <button
              ref={mark}
              type="submit"
              className="material-cover"
              name="change"
              value={isCover ? "no-cover" : "cover"}
              aria-pressed={isCover}
              aria-label={t("order:material.make-cover", { place })}
              onClick={() => {
                request.current = !isCover;
              }}
            >
              <span>{t("order:material.cover")}</span>
            </button>
          )}
        </form>
      ) : (
        <>
          {isCover && (
            <p className="material-cover">
              <span>{t("order:material.cover")}</span>
            </p>
          )}
          {caption && <p>{caption}</p>}
        </>
      )}
      {/* Of a photo without a small picture the whole one is loaded, and only when it is wanted. */}
      {point && !hasSmall && shownFormats.includes(photo.format) && (
        <details>
          <summary>{t("order:material.cover-focus")}</summary>
          <CoverPoint {...point} src={fileAddress(address, hash, false)} />
        </details>
      )}
    </li>
  );
}
