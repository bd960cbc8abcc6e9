import armenian from "#content/locales/am/invitation.json";
import english from "#content/locales/en/invitation.json";
import { formatPhone } from "#app/lib/call-links.ts";
import studio from "#content/studio.json";

const words = { hy: armenian.error, en: english.error };
const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/**
 * A page for when none can be rendered: React Router refused a request before any of our code ran, or
 * the error page itself failed. It knows no language, hence the two of the studio, in the words that
 * came with the release.
 */
export function lastResort(status: number): Response {
  const kind = status === 400 ? "bad-request" : "broken";
  const phone = formatPhone(studio.phone);
  const parts = (["hy", "en"] as const).map((language) => {
    const title = escaped(words[language][`${kind}-title`]);
    const text = escaped(words[language][`${kind}-text`].replace("{{phone}}", phone));
    return `<section lang="${language}"><h1>${title}</h1><p>${text}</p></section>`;
  });
  const title = escaped(words.hy[`${kind}-title`]);
  return new Response(
    `<!DOCTYPE html><html lang="hy"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>
html{background:#fbf4e8;color:#3b0a12;font:1.125rem/1.5 Georgia,"Noto Serif Armenian",serif;text-align:center}
body{display:grid;min-height:90vh;margin:0;padding:1.5rem;place-content:center;gap:2rem}
h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.3}p{max-width:32rem;margin:0 auto}
</style></head><body>${parts.join("")}</body></html>`,
    { status, headers: { "Content-Type": "text/html; charset=utf-8" } },
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}
