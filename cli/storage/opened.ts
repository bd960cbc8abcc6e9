/** The bindings of the site, opened for one run of the command. */
export type Opened = {
  /** Published invitations, language packs and the catalogue. */
  content: KVNamespace;
  db: D1Database;
  media: R2Bucket;
  close: () => Promise<void>;
};
