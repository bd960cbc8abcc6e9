import { useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import { longestCaption } from "#app/features/order/material/limits.ts";
import type { OrderFile } from "#app/features/order/material/schema.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** The address of a file, or of its small picture. */
function fileAddress(address: string, hash: string, isSmall: boolean): string {
  return address.replace("/files?", `/files/${hash}?${isSmall ? "small&" : ""}`);
}

/** Sends the form in place; without script the browser sends it and comes back to the page. */
function useQuietForm(address: string) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const send = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form, submitter)) body.append(name, String(value));
    setBusy(true);
    try {
      await fetch(`${address}&quiet=1`, { method: "POST", body });
      await revalidate();
    } catch (error) {
      // The page goes on showing what the order has.
      console.warn("a change was not sent", error);
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { nativeEvent, currentTarget } = event;
    void send(currentTarget, nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null);
  };
  return { send, onSubmit, isBusy };
}

/** A photo that the order has, with its caption and its place among the others. */
export function MaterialTile({
  photo,
  place,
  isLast,
  address,
  isOpen,
}: {
  photo: OrderFile;
  /** From 1. */
  place: number;
  isLast: boolean;
  address: string;
  isOpen: boolean;
}) {
  const { t } = useTranslation();
  const { hash, name, caption, hasSmall } = photo;
  const { send, onSubmit, isBusy } = useQuietForm(address);
  return (
    <li className="material-tile" aria-busy={isBusy}>
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
              const { form, value } = currentTarget;
              if (form && value !== (caption ?? ""))
                void send(form, form.querySelector<HTMLElement>(".material-save"));
            }}
          />
          {/* The first button: the key Enter presses it. */}
          <button className="material-save" type="submit" name="change" value="caption">
            {t("order:material.save")}
          </button>
          <div className="material-ways">
            <Way
              sign="←"
              change="earlier"
              disabled={place === 1}
              label={t("order:material.earlier", { place })}
            />
            <Way
              sign="→"
              change="later"
              disabled={isLast}
              label={t("order:material.later", { place })}
            />
            <Way sign="×" change="remove" label={t("order:material.remove", { place })} />
          </div>
        </form>
      ) : (
        caption && <p>{caption}</p>
      )}
    </li>
  );
}

function Way({
  sign,
  change,
  label,
  disabled,
}: {
  sign: string;
  change: "earlier" | "later" | "remove";
  label: string;
  disabled?: boolean;
}) {
  return (
    <button
      type="submit"
      className="material-sign"
      name="change"
      value={change}
      aria-label={label}
      disabled={disabled}
    >
      {sign}
    </button>
  );
}

/** The song that the order has. */
export function SongLine({
  song,
  address,
  isOpen,
}: {
  song: OrderFile;
  address: string;
  isOpen: boolean;
}) {
  const { t } = useTranslation();
  const { onSubmit } = useQuietForm(address);
  return (
    <form className="material-song" method="post" action={address} onSubmit={onSubmit}>
      <p>
        <span className="muted">{t("order:material.song")}</span>{" "}
        <a href={fileAddress(address, song.hash, false)} target="_blank" rel="noreferrer">
          {song.name}
        </a>
      </p>
      <input type="hidden" name="file" value={song.hash} />
      {isOpen && <Way sign="×" change="remove" label={t("order:material.remove-song")} />}
    </form>
  );
}
