import { expect, test } from "vitest";
import { playerOf } from "#app/platform/media/players.ts";

test.each([
  "https://www.youtube.com/watch?v=abcdefghi_1&t=10s",
  "https://m.youtube.com/watch?v=abcdefghi_1",
  "https://youtu.be/abcdefghi_1?si=x",
  "https://www.youtube.com/shorts/abcdefghi_1",
  "https://www.youtube-nocookie.com/embed/abcdefghi_1",
])("%s plays in YouTube's player that sets no cookie", (src) => {
  expect(playerOf(src)?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghi_1\?/);
});

test("a film on Vimeo plays without tracking, an unlisted one by its hash", () => {
  expect(playerOf("https://vimeo.com/123456789")?.src).toMatch(
    /^https:\/\/player\.vimeo\.com\/video\/123456789\?dnt=1/,
  );
  for (const src of [
    "https://vimeo.com/123456789/0a1b2c3d4e",
    "https://player.vimeo.com/video/123456789?h=0a1b2c3d4e",
  ])
    expect(playerOf(src)?.src).toContain("?h=0a1b2c3d4e&dnt=1");
});

test("a film of ours plays from its own address", () => {
  expect(playerOf("media/abc/whole.mp4")).toEqual({ kind: "file", src: "/media/abc/whole.mp4" });
});

test.each([
  "https://example.com/film",
  "https://youtube.com.example.com/watch?v=abcdefghi_1",
  "https://www.youtube.com/watch?v=short",
  "https://www.youtube.com/",
  "https://vimeo.com/channels/staff",
  "http://youtu.be/abcdefghi_1",
  "https://",
])("%s plays nowhere", (src) => {
  expect(playerOf(src)).toBeNull();
});
