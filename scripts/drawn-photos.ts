import type { ServerResponse } from "node:http";
import type { Plugin } from "vite";
import { contentTypeOf } from "#app/platform/media/kinds.ts";
import { photoHere } from "../cli/photo-here.ts";

/** The address of one file of a photo; its first group is the key in R2. */
const address = /^\/(media\/[0-9a-f]{32}\/\d+\.(?:avif|webp|jpg|png))(?:\?|$)/;

/**
 * In development the photos of `content/media` are drawn when a page asks for them: all sizes of all
 * photos take twenty seconds of CPU time, and a browser asks for one in nine. What is drawn is kept.
 * Other photos, such as those of orders, are the Worker's, from R2.
 */
export function drawnPhotos(): Plugin {
  return {
    name: "drawn-photos",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use(({ url = "" }, response, next) => {
        const [, key] = address.exec(url) ?? [];
        if (key === undefined) return next();
        sendPhoto(key, response).then((isSent) => (isSent ? undefined : next()), next);
      });
    },
  };
}

/** @returns false for a photo that is not on this machine. */
async function sendPhoto(key: string, response: ServerResponse): Promise<boolean> {
  const photo = await photoHere(key);
  if (photo === null) return false;
  response.setHeader("Content-Type", contentTypeOf(key) ?? "application/octet-stream");
  response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
  response.end(photo);
  return true;
}
