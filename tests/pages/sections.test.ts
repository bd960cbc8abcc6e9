import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { open } from "../support/site.ts";
import { attributesOf, countOf, textsOf } from "../support/html.ts";

type Text = { am: string; en: string; ru: string };

function said(text: string): Text {
  return { am: `${text} հայերեն`, en: `${text} in English`, ru: `${text} по-русски` };
}

const picture = { src: `media/${"a".repeat(32)}`, width: 1200, height: 800 };

async function pageOf(changes: Partial<PublishedInvitation>): Promise<string> {
  const invitation = await publish(env.CONTENT, weddingOf(changes));
  return (await open(`/${invitation.path}/en`)).text();
}

test("a gallery gives each photo in three formats, with its size and its description", async () => {
  const html = await pageOf({
    sections: [{ type: "gallery", images: [{ ...picture, alt: said("A bough") }] }],
  });
  expect(attributesOf(html, 'source[type="image/avif"]', "srcset")).toEqual([
    `/${picture.src}/480.avif 480w, /${picture.src}/960.avif 960w, /${picture.src}/1200.avif 1200w`,
  ]);
  const image = 'img[width="1200"][height="800"][alt="A bough in English"][loading="lazy"]';
  expect(countOf(html, image)).toBe(1);
  expect(countOf(html, `a[href="/${picture.src}/1200.jpg"]`)).toBe(1);
});

test("a picture is offered in its own formats, with its placeholder and its focus", async () => {
  const html = await pageOf({
    sections: [
      {
        type: "gallery",
        images: [
          {
            ...picture,
            formats: ["webp", "png"],
            placeholder: "UklGRg==",
            focus: [0.5, 0.3],
            alt: said("A monogram"),
          },
        ],
      },
    ],
  });
  expect(attributesOf(html, ".gallery source", "type")).toEqual(["image/webp"]);
  expect(attributesOf(html, ".gallery img", "srcset")).toEqual([
    `/${picture.src}/480.png 480w, /${picture.src}/960.png 960w, /${picture.src}/1200.png 1200w`,
  ]);
  expect(attributesOf(html, ".gallery img", "style")).toEqual([
    "--blur:url(data:image/webp;base64,UklGRg==);--focus:50% 30%",
  ]);
  expect(countOf(html, `a[href="/${picture.src}/1200.png"]`)).toBe(1);
});

test("a story's picture is described by its title, or by its own description", async () => {
  const html = await pageOf({
    sections: [
      {
        type: "story",
        items: [
          { title: said("First"), text: said("We met"), image: picture },
          {
            title: said("Then"),
            text: said("We danced"),
            image: { ...picture, alt: said("A dance") },
          },
        ],
      },
    ],
  });
  expect(attributesOf(html, "img", "alt")).toEqual(
    expect.arrayContaining(["", "A dance in English"]),
  );
  expect(html).toContain("We danced in English");
});

test("a short list of guests lies open, a long one folds up by tables with their number", async () => {
  const guests = (count: number) => ({
    type: "guest-list" as const,
    groups: [
      {
        title: said("Table"),
        names: Array.from({ length: count }, (_, index) => said(`Guest ${index}`)),
      },
    ],
  });
  expect(await pageOf({ sections: [guests(40)] })).not.toContain("<details");
  const long = await pageOf({ sections: [guests(41)] });
  expect(long).toContain("<details");
  expect(long).toContain("41 guests");
});

test("surnames stand with the names", async () => {
  const { hosts } = weddingOf();
  const html = await pageOf({
    hosts: { ...hosts, groom: { name: said("Arman"), surname: said("Grigoryan") } },
  });
  expect(textsOf(html, "em.surname").map((text) => text.trim())).toContain("Grigoryan in English");
});

test("a page may frame the players of YouTube and Vimeo and no other", async () => {
  const invitation = await publish(env.CONTENT, weddingOf());
  const policy = (await open(`/${invitation.path}`)).headers.get("Content-Security-Policy") ?? "";
  expect(policy).toContain(
    "frame-src 'self' https://www.openstreetmap.org https://www.youtube-nocookie.com https://player.vimeo.com;",
  );
});
