import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { open } from "../support/site.ts";
import { attributesOf, countOf, textsOf } from "../support/html.ts";
import { setClock } from "../support/time.ts";

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

test("accounts in several currencies name each of them", async () => {
  const account = { holder: said("Anna"), number: "1570 0123" };
  const html = await pageOf({
    sections: [
      {
        type: "bank",
        accounts: [
          { ...account, currency: "AMD" },
          { ...account, currency: "USD" },
        ],
      },
    ],
  });
  expect(textsOf(html, ".bank li .muted")).toEqual([
    "AMD\u00A0· Anna in English",
    "USD\u00A0· Anna in English",
  ]);
  expect(attributesOf(html, ".bank [data-copy]", "data-copy")).toEqual(["1570 0123", "1570 0123"]);
});

test("a family is named by its role or in its own words", async () => {
  const html = await pageOf({
    sections: [
      {
        type: "family",
        groups: [
          { role: "groom-parents", names: [said("Vahan"), said("Nare")] },
          { role: "godparents", title: said("Our kavor"), names: [said("Aram")] },
        ],
      },
    ],
  });
  expect(textsOf(html, ".family h3")).toEqual(["The groom’s parents", "Our kavor in English"]);
  expect(textsOf(html, ".family p")).toEqual([
    "Vahan in English",
    "Nare in English",
    "Aram in English",
  ]);
});

test("places to stay have their note, their price and their link", async () => {
  const html = await pageOf({
    sections: [
      {
        type: "travel",
        places: [
          {
            name: said("Inn"),
            note: said("By the park"),
            price: said("From 30 000"),
            url: "https://example.com/inn",
          },
          { name: said("Guest house") },
        ],
      },
    ],
  });
  expect(textsOf(html, ".travel li h3")).toEqual(["Inn in English", "Guest house in English"]);
  expect(textsOf(html, ".travel li p").slice(0, 2)).toEqual([
    "By the park in English",
    "From 30 000 in English",
  ]);
  expect(attributesOf(html, ".travel a", "href")).toEqual(["https://example.com/inn"]);
});

test("a venue says where to enter and where to park", async () => {
  const html = await pageOf({
    sections: [
      {
        type: "venue",
        name: said("Hall"),
        entrance: said("From the garden"),
        parking: said("Behind the house"),
      },
    ],
  });
  expect(textsOf(html, ".venue .lines")).toEqual([
    "Entrance: From the garden in English",
    "Parking: Behind the house in English",
  ]);
});

test("the address of a live stream is in the page on the day alone", async () => {
  const url = "https://example.com/live";
  const changes = {
    event: { start: "2027-06-12T15:00", timeZone: "Asia/Yerevan" },
    sections: [{ type: "live" as const, url }],
    reply: undefined,
  };
  const invitation = await publish(env.CONTENT, weddingOf(changes));
  const read = async (moment: number) => {
    setClock(moment);
    return (await open(`/${invitation.path}/en`)).text();
  };
  const before = await read(Date.UTC(2027, 5, 11, 19, 59));
  expect(countOf(before, ".live")).toBe(1);
  expect(before).not.toContain(url);
  expect(attributesOf(await read(Date.UTC(2027, 5, 11, 20)), ".live a", "href")).toEqual([url]);
  const after = await read(Date.UTC(2027, 5, 12, 20));
  expect(countOf(after, ".live")).toBe(0);
  expect(after).not.toContain(url);
});

test("a venue shows its own drawing, or that of what happens there", async () => {
  const drawn = async (venue: object) => {
    const html = await pageOf({ sections: [{ type: "venue", name: said("A place"), ...venue }] });
    return attributesOf(html, ".map path", "d").join(" ");
  };
  const [hall, church, gayane] = await Promise.all([
    drawn({}),
    drawn({ programmeItem: "church-ceremony" }),
    drawn({ programmeItem: "church-ceremony", drawing: "gayane" }),
  ]);
  expect(new Set([hall, church, gayane, ""]).size).toBe(4);
  expect(await drawn({ drawing: "church" })).toBe(church);
});
