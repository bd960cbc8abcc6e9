import { useState, type CSSProperties, type MouseEvent } from "react";
import { isWrittenOn, shapeOnPhone, type CoverForm } from "#app/designs/cover-forms.ts";
import type { Focus } from "#app/platform/media/picture-formats.ts";
import { useQuietForm } from "#app/shop/order/components/use-quiet-form.ts";
import { focusText, readFocus } from "#app/shop/order/material/focus.ts";
import type { OrderFile } from "#app/shop/order/material/schema.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** The middles of the nine fields of a photo, for keys and for pages without script. */
const fields = [
  ["top-left", [1 / 6, 1 / 6]],
  ["top", [1 / 2, 1 / 6]],
  ["top-right", [5 / 6, 1 / 6]],
  ["left", [1 / 6, 1 / 2]],
  ["middle", [1 / 2, 1 / 2]],
  ["right", [5 / 6, 1 / 2]],
  ["bottom-left", [1 / 6, 5 / 6]],
  ["bottom", [1 / 2, 5 / 6]],
  ["bottom-right", [5 / 6, 5 / 6]],
] as const satisfies readonly (readonly [string, Focus])[];

const middle: Focus = [1 / 2, 1 / 2];

/**
 * The whole photo of the cover, on which its customer shows what must not be cut off, and beside it
 * what a phone shows of it. A finger or a mouse is taken exactly, a key by the field that it presses.
 * @param src the address of the photo.
 */
export function CoverPoint({
  photo,
  address,
  src,
  form,
  names,
}: {
  photo: OrderFile;
  address: string;
  src: string;
  form: CoverForm;
  names: string;
}) {
  const { t } = useTranslation();
  const { send, isBusy } = useQuietForm(address);
  // Until the answer is there.
  const [choice, setChoice] = useState<Focus | null>(null);
  const point = choice ?? photo.focus;
  const [x, y] = point ?? middle;

  const choose = async (posting: HTMLFormElement, focus: Focus) => {
    setChoice(focus);
    await send(posting, null, { focus: focusText(focus) });
    setChoice(null);
  };
  const onTap = (event: MouseEvent<HTMLButtonElement>) => {
    const { form: posting, parentElement } = event.currentTarget;
    // A key has no place: the button's own value is posted.
    if (event.detail === 0 || !posting || !parentElement) return;
    event.preventDefault();
    const box = parentElement.getBoundingClientRect();
    const share = (ratio: number) => Math.min(1, Math.max(0, ratio));
    void choose(posting, [
      share((event.clientX - box.left) / box.width),
      share((event.clientY - box.top) / box.height),
    ]);
  };

  const style: CSSProperties & Record<`--${string}`, string> = {
    "--x": `${Math.round(x * 100)}%`,
    "--y": `${Math.round(y * 100)}%`,
    "--shape": String(shapeOnPhone[form]),
  };
  return (
    <form
      method="post"
      action={address}
      className="cover-point"
      style={style}
      aria-busy={isBusy}
      onSubmit={(event) => {
        const { nativeEvent, currentTarget } = event;
        // Before Chrome 81 and Safari 15.4 no event names the button: then the browser sends the form.
        if (!("submitter" in nativeEvent)) return;
        event.preventDefault();
        const { submitter } = nativeEvent;
        const focus = readFocus(submitter instanceof HTMLButtonElement ? submitter.value : "");
        if (focus) void choose(currentTarget, focus);
      }}
    >
      <input type="hidden" name="change" value="focus" />
      <input type="hidden" name="file" value={photo.hash} />
      <div className="cover-point-whole">
        <img src={src} alt={photo.caption ?? photo.name} loading="lazy" />
        <div
          className="cover-point-fields"
          role="group"
          aria-label={t("order:material.cover-focus")}
        >
          {fields.map(([name, field]) => (
            <button
              key={name}
              type="submit"
              name="focus"
              value={focusText(field)}
              aria-label={t(`order:material.fields.${name}`)}
              aria-pressed={point !== null && isIn(point, field)}
              onClick={onTap}
            />
          ))}
        </div>
        {point && <span className="cover-point-ring" aria-hidden="true" />}
      </div>
      <div className="cover-point-phone" data-form={form} aria-hidden="true">
        <img src={src} alt="" loading="lazy" />
        {isWrittenOn(form) && <span className="display">{names}</span>}
      </div>
      <p className="muted">{t("order:material.cover-point")}</p>
    </form>
  );
}

/** True if a point lies in one of the nine fields, given by its middle. */
function isIn(point: Focus, field: Focus): boolean {
  const third = (share: number) => Math.min(2, Math.floor(share * 3));
  return third(point[0]) === third(field[0]) && third(point[1]) === third(field[1]);
}
