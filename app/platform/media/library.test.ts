import { expect, test } from "vitest";
import { checkContent } from "#app/domain/authoring/check/content.ts";
import { keysOf, type Library, type Medium } from "#app/platform/media/library.ts";
import {
  definitionOf,
  fileOf,
  packs,
  withTemplate,
  type Json,
} from "../../../tests/support/content.ts";

const photo: Medium = { kind: "picture", hash: "a".repeat(32), width: 1200, height: 800 };
const song: Medium = { kind: "sound", hash: "b".repeat(32), extension: "mp3" };
const film: Medium = { kind: "film", hash: "c".repeat(32), extension: "mp4" };
const library: Library = new Map<string, Medium>([
  ["media/photo.jpg", photo],
  ["media/song.mp3", song],
  ["media/film.mp4", film],
  ["media/broken.jpg", { kind: "unreadable" }],
]);

const alt = { am: "Լուսանկար", en: "A photo" };

function checked(changes: Json) {
  const { problems, drafts } = checkContent(
    withTemplate(fileOf(definitionOf(changes))),
    packs,
    library,
  );
  const draft = drafts.find(({ file }) => file.startsWith("content/invitations/"))?.draft;
  return { lines: problems.map(({ path, message }) => `${path}: ${message}`), draft };
}

function withSections(...sections: Json[]): Json {
  return { sections: [...sections, { type: "reply" }] };
}

test("a published invitation names each file by its content's address, a picture with its size", () => {
  const { lines, draft } = checked({
    music: { src: "media/song.mp3", title: "Song" },
    ...withSections(
      { type: "gallery", images: [{ src: "media/photo.jpg", alt }] },
      { type: "story", items: [{ title: alt, text: alt, image: { src: "media/photo.jpg" } }] },
      { type: "video", src: "media/film.mp4", poster: { src: "media/photo.jpg" }, title: alt },
    ),
  });
  expect(lines).toEqual([]);
  const picture = { src: `media/${"a".repeat(32)}`, width: 1200, height: 800 };
  expect(draft?.music).toEqual({ src: `media/${"b".repeat(32)}/whole.mp3`, title: "Song" });
  expect(draft?.sections).toEqual([
    { type: "gallery", images: [{ ...picture, alt }] },
    { type: "story", items: [{ title: alt, text: alt, image: picture }] },
    { type: "video", src: `media/${"c".repeat(32)}/whole.mp4`, poster: picture, title: alt },
    { type: "reply" },
  ]);
});

test("a photo is kept in three formats and in no width beyond its own", () => {
  expect(keysOf(photo)).toEqual(
    [480, 960, 1200].flatMap((width) =>
      ["avif", "webp", "jpg"].map((format) => `media/${"a".repeat(32)}/${width}.${format}`),
    ),
  );
  expect(keysOf(song)).toEqual([`media/${"b".repeat(32)}/whole.mp3`]);
});

test("a picture keeps its formats, its placeholder and its focus when it is published", () => {
  const named: Medium = { ...photo, formats: ["webp", "png"], placeholder: "UklGRg==" };
  const { problems, drafts } = checkContent(
    withTemplate(
      fileOf(
        definitionOf(
          withSections({
            type: "gallery",
            images: [{ src: "media/wedding/anna-arman/photo.png", alt, focus: [0.5, 0.3] }],
          }),
        ),
      ),
    ),
    packs,
    new Map([["media/wedding/anna-arman/photo.png", named]]),
  );
  expect(problems).toEqual([]);
  expect(drafts.map(({ draft }) => draft.sections[0])).toContainEqual({
    type: "gallery",
    images: [
      {
        src: `media/${"a".repeat(32)}`,
        width: 1200,
        height: 800,
        formats: ["webp", "png"],
        placeholder: "UklGRg==",
        focus: [0.5, 0.3],
        alt,
      },
    ],
  });
});

test.each([[[0.5, 1.2]], [["left", "top"]], [[-0.1, 0]], ["center"]])(
  "a focus of %j is refused with what belongs there",
  (focus) => {
    const { lines } = checked(
      withSections({ type: "gallery", images: [{ src: "media/photo.jpg", alt, focus }] }),
    );
    expect(lines.join()).toContain("expected [across, down] from 0 to 1, as in [0.5, 0.3]");
  },
);

test("files as `pull` writes them, by their published names, are accepted", () => {
  const hash = "d".repeat(32);
  const { lines } = checked({
    music: { src: `media/${hash}/whole.mp3` },
    ...withSections(
      { type: "gallery", images: [{ src: `media/${hash}`, width: 10, height: 10, alt }] },
      { type: "video", src: `media/${hash}/whole.mp4`, title: alt },
    ),
  });
  expect(lines).toEqual([]);
});

test("a file that an invitation lacks is named with the command that adds it to its folder", () => {
  const { lines } = checked(
    withSections({ type: "gallery", images: [{ src: "media/wedding/anna-arman/x.jpg", alt }] }),
  );
  expect(lines.join()).toContain("`studio media add wedding/anna-arman FILE`");
});

test("a missing, unreadable or wrong file is reported with its path", () => {
  const { lines } = checked({
    music: { src: "media/photo.jpg" },
    ...withSections(
      {
        type: "gallery",
        images: [
          { src: "media/lost.jpg", alt },
          { src: "media/broken.jpg", alt },
        ],
      },
      { type: "video", src: "media/song.mp3", title: alt },
    ),
  });
  expect(lines.toSorted()).toEqual([
    "music.src: expected a file that ends in mp3, m4a",
    "sections[0].images[0].src: there is no content/media/lost.jpg; `studio media add FILE` puts one there",
    "sections[0].images[1].src: content/media/broken.jpg cannot be read",
    "sections[1].src: expected a file that ends in mp4, webm",
  ]);
});

test("a film of a host that no page may frame is refused", () => {
  const { lines } = checked(
    withSections({ type: "video", src: "https://example.com/film.mp4", title: alt }),
  );
  expect(lines).toEqual([
    "sections[0].src: expected a film of YouTube or Vimeo, or a file like media/film.mp4",
  ]);
});

test("a gallery's picture without a description is refused", () => {
  const { lines } = checked(
    withSections({ type: "gallery", images: [{ src: "media/photo.jpg" }] }),
  );
  expect(lines.join()).toContain("sections[0].images[0].alt");
});
