/** A content file: its path from the repository's root, with `/`, and its text. */
export type SourceFile = {
  file: string;
  text: string;
  /** Why the file has no text: a sentence on its encoding (encoding.ts). */
  unreadable?: string | undefined;
};

/** A mistake for staff to correct. `path` is empty where it concerns the whole file. */
export type Problem = { file: string; path: string; message: string };
