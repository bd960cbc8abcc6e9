import { LRUCache } from "lru-cache";
import { useContext, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { HtmlFragment, Marked, useMark } from "#app/components/html-fragments.tsx";
import { TranslatorContext } from "#app/i18n/use-translation.ts";
import { packsOf } from "#app/i18n/remember-texts.ts";

/** Parts of invitations as rendered, by all that they were rendered from. */
const kept = new LRUCache<string, HtmlFragment>({
  max: 1_000,
  maxSize: 12_000_000,
  // Armenian takes two bytes a letter as text, and as many in UTF-8.
  sizeCalculation: ({ html }, key) => html.length * 3 + key.length * 2,
});

/**
 * Parts that were rendered once. Most pages are rendered only once, and keeping their parts costs
 * more.
 */
const seen = new LRUCache<string, true>({
  max: 1_000,
  maxSize: 1_000_000,
  sizeCalculation: (_, key) => key.length,
});

/** Values that differ from guest to guest, each of a hidden field, such as a form's key. */
type OwnValues = Readonly<Record<string, string>>;

const nothing: OwnValues = {};

/** Such a word needs no escaping, and cannot be taken for another part of the HTML. */
const word = /^[\w.-]*$/;
const standIn = /(?<= value=")~~([\w-]+)~~(?=")/g;

/**
 * A part of a page that many guests of an invitation see alike: from its second rendering on it is
 * inserted as bytes. It may show nothing but what is in `of`, in `own` and in the packs: no clock,
 * no guest.
 * @param name keeps the ids within it apart from those of other parts.
 * @param of all that the part is rendered from, in a form that JSON holds.
 * @param own this guest's values, which are written into the part anew each time.
 */
export function RenderedOnce({
  name,
  of,
  own = nothing,
  children,
}: {
  name: string;
  of: unknown;
  own?: OwnValues;
  children: ReactNode | ((own: OwnValues) => ReactNode);
}) {
  const mark = useMark();
  const translator = useContext(TranslatorContext);
  const packs = packsOf(translator);
  const content = typeof children === "function" ? children : () => children;
  const values = Object.values(own);
  // In development a part is what its file is now.
  if (!mark || packs === null || !values.every((value) => word.test(value)) || import.meta.env.DEV)
    return content(own);
  const key = `${packs} ${name} ${JSON.stringify(of)}`;
  let part = kept.get(key);
  if (!part) {
    if (!seen.get(key)) {
      seen.set(key, true);
      return content(own);
    }
    const standIns = Object.fromEntries(
      Object.keys(own).map((ownKey) => [ownKey, `~~${ownKey}~~`]),
    );
    part = new HtmlFragment(
      renderToStaticMarkup(
        <TranslatorContext value={translator}>{content(standIns)}</TranslatorContext>,
        { identifierPrefix: name },
      ),
    );
    kept.set(key, part);
  }
  if (values.length === 0) return <Marked mark={mark(part.bytes)} />;
  const html = part.html.replace(standIn, (as, slot: string) => own[slot] ?? as);
  return <Marked mark={mark(new HtmlFragment(html).bytes)} />;
}
