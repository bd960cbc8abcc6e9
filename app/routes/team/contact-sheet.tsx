import { env } from "cloudflare:workers";
import { useLoaderData, type LoaderFunctionArgs, type MetaDescriptor } from "react-router";
import { listPublished } from "#app/domain/authoring/publish/list.ts";
import { ContactSheet } from "#app/guest/components/contact-sheet.tsx";

export const meta = (): MetaDescriptor[] => [{ title: "Contact sheet" }];

/** `?show=ornament` and so on choose what is shown; `?palette=` the ornaments' colours. */
export async function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const { published } = await listPublished(env.CONTENT);
  return {
    templates: published.filter(({ path }) => /^templates\/\d+$/.test(path)),
    show: url.searchParams.get("show") ?? "templates",
    search: url.search,
    only: url.searchParams.get("only"),
    palette: url.searchParams.get("palette") ?? "vellum",
    language: url.searchParams.get("language"),
  };
}

/** Routed in development only, so that no `+types` are generated for it. */
export default function ContactSheetRoute() {
  return <ContactSheet {...useLoaderData<typeof loader>()} />;
}
