import { MaterialSign } from "#app/shop/order/components/material-sign.tsx";
import { useQuietForm } from "#app/shop/order/components/use-quiet-form.ts";
import { fileAddress } from "#app/shop/order/material/file-address.ts";
import type { OrderFile } from "#app/shop/order/material/schema.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

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
      {isOpen && <MaterialSign sign="×" change="remove" label={t("order:material.remove-song")} />}
    </form>
  );
}
