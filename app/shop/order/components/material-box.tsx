import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useHydrated } from "#app/components/use-hydrated.ts";
import type { CoverForm } from "#app/designs/cover-forms.ts";
import { MaterialTile } from "#app/shop/order/components/material-tile.tsx";
import { mostPhotos } from "#app/shop/order/material/limits.ts";
import type { MaterialProblem, OrderFile } from "#app/shop/order/material/schema.ts";
import { materialTerms } from "#app/shop/order/material/texts.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useRevalidator } from "react-router";
import { createUploads, noUploads, type Upload } from "#app/shop/order/material/upload/state.ts";
import { MaterialSign } from "#app/shop/order/components/material-sign.tsx";
import { useQuietForm } from "#app/shop/order/components/use-quiet-form.ts";
import { fileAddress } from "#app/shop/order/material/address.ts";

/** File types for which phones offer their gallery, the camera and files. */
const accepted = "image/jpeg,image/png,image/heic,image/heif,image/webp,audio/*,.heic,.m4a,.mp3";

/** An order's files, as its page knows them. */
export type MaterialView = {
  files: readonly OrderFile[];
  /** The address where they are sent and changed, as `/order/482137/files?key=…&lng=am`. */
  address: string;
  /** They may still be changed. */
  isOpen: boolean;
  /** How the ordered design shows a photo on its cover; null where it shows none. */
  form: CoverForm | null;
  /** Why a file that a form without script sent was not taken. */
  refused: MaterialProblem | null;
};

/** The photos and the song of an order: those that it has, those on their way, and where to add some. */
export function MaterialBox({
  files,
  address,
  isOpen,
  form,
  refused,
  names,
}: MaterialView & {
  /** Names of those who celebrate, as the customer typed them. */
  names: string;
}) {
  const { t } = useTranslation();
  const { uploads, add, dismiss, isSending } = useUploads(address);
  const hasScript = useHydrated();
  const all = files.filter(({ kind }) => kind === "photo");
  const cover = all.filter(({ isCover }) => isCover);
  const photos = [...cover, ...all.filter(({ isCover }) => !isCover)];
  const song = files.find(({ kind }) => kind === "song");
  if (!isOpen && files.length === 0) return null;
  return (
    <section className="order-material" id="material" aria-labelledby="material-heading">
      <h2 className="display" id="material-heading">
        {t("order:material.heading")}
      </h2>
      {isOpen && <p>{t("order:material.lead", materialTerms)}</p>}
      {isOpen && form === null && <p className="muted">{t("order:material.no-cover")}</p>}
      {isOpen && (hasScript ? <Chooser add={add} /> : <PlainForm address={address} add={add} />)}
      {refused && (
        <p className="error" role="alert">
          {t(`order:material.problems.${refused}`, materialTerms)}
        </p>
      )}
      {uploads.length > 0 && (
        <ul className="material-uploads">
          {uploads.map((upload) => (
            <UploadLine key={upload.id} upload={upload} dismiss={() => dismiss(upload.id)} />
          ))}
        </ul>
      )}
      {isSending && <p className="muted">{t("order:material.stay")}</p>}
      {photos.length > 0 && (
        <>
          <p className="muted" role="status">
            {t("order:material.count", { number: photos.length, most: mostPhotos })}
          </p>
          {isOpen && form !== null && cover.length === 0 && (
            <p className="muted">{t("order:material.cover-hint")}</p>
          )}
          <ol className="material-tiles">
            {photos.map((photo, index) => (
              <MaterialTile
                key={photo.hash}
                photo={photo}
                place={index + 1}
                isFirst={index === cover.length}
                isLast={index === photos.length - 1}
                address={address}
                isOpen={isOpen}
                form={form}
                names={names}
              />
            ))}
          </ol>
        </>
      )}
      {song && <SongLine song={song} address={address} isOpen={isOpen} />}
    </section>
  );
}

/** A button that opens the phone's gallery, and on a computer a place to drop files. */
function Chooser({ add }: { add: (files: readonly File[]) => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    <div
      className="material-chooser"
      data-over={isOver ? "" : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        add([...event.dataTransfer.files]);
      }}
    >
      <button type="button" className="button" onClick={() => input.current?.click()}>
        {t("order:material.choose")}
      </button>
      <p className="muted">{t("order:material.drop")}</p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accepted}
        aria-label={t("order:material.choose")}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          // So that the same file can be chosen again.
          currentTarget.value = "";
        }}
      />
    </div>
  );
}

/** Without script one file at a time. */
function PlainForm({ address, add }: { address: string; add: (files: readonly File[]) => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  // A file that was chosen before the script came, or from a gallery that was open meanwhile: its
  // event arrives after this form has left the page.
  useEffect(() => {
    const plain = input.current;
    const takeFiles = () => add([...(plain?.files ?? [])]);
    takeFiles();
    plain?.addEventListener("change", takeFiles);
  }, [add]);
  return (
    <form method="post" action={address} encType="multipart/form-data" className="material-chooser">
      <label htmlFor="material-file">{t("order:material.one")}</label>
      <input ref={input} id="material-file" type="file" name="file" accept={accepted} />
      <button type="submit" className="button">
        {t("order:material.send")}
      </button>
    </form>
  );
}

/**
 * The files that a visitor has chosen and that are not sent yet. The page is read anew after each
 * one that has come.
 * @param address where they are sent, as `/order/482137/files?key=…`; it does not change.
 */
function useUploads(address: string) {
  const [queue] = useState(() => createUploads(address));
  const { uploads, finished } = useSyncExternalStore(
    queue.subscribe,
    queue.snapshot,
    () => noUploads,
  );
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (finished > 0) void revalidate();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each file that has come
  }, [finished]);
  useEffect(() => queue.stop, [queue]);
  const isSending = uploads.some(({ state }) => state !== "refused");
  useEffect(() => {
    if (!isSending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isSending]);
  return { uploads, add: queue.add, dismiss: queue.dismiss, isSending };
}

/** The song that the order has. */
function SongLine({
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
      {isOpen && <MaterialSign sign="×" change="remove" label={t("order:material.remove-song")} />}
    </form>
  );
}

/** A file on its way, or why it was not taken. */
function UploadLine({ upload, dismiss }: { upload: Upload; dismiss: () => void }) {
  const { t } = useTranslation();
  const { name, size, sent, state, problem, picture } = upload;
  const percent = size === 0 ? 0 : Math.floor((100 * sent) / size);
  const saying =
    state === "refused"
      ? t("order:material.not-sent", {
          reason: t(`order:material.problems.${problem ?? "try-again"}`, materialTerms),
        })
      : state === "offline"
        ? t("order:material.offline")
        : state === "waiting"
          ? t("order:material.waiting")
          : t("order:material.sending", { percent });
  return (
    <li data-upload={state}>
      {picture ? <img src={picture} alt="" /> : <span className="material-blank" />}
      <div>
        <p className="material-name">{name}</p>
        {state !== "refused" && <progress value={sent} max={size} aria-label={name} />}
        <p className={state === "refused" ? "error" : "muted"} role={problem ? "alert" : undefined}>
          {saying}
        </p>
      </div>
      <button
        type="button"
        className="material-sign"
        aria-label={`${t("order:material.dismiss")}: ${name}`}
        onClick={dismiss}
      >
        ×
      </button>
    </li>
  );
}
