/** The documents by their path from the repository's root; `/docs/decisions` is history. */
// Vite reads this call where it stands, so that its options are written out.
export const documents = Object.entries(
  import.meta.glob<string>(["/*.md", "/docs/*.md", "/.github/*.md", "/app/designs/README.md"], {
    eager: true,
    import: "default",
    query: "?raw",
  }),
);

type Use = { file: string; text: string; match: RegExpMatchArray };

/** Every match in the documents' code: fenced blocks, whose `\` joins lines, and `…`. */
export function usesOf(pattern: RegExp): Use[] {
  return documents.flatMap(([file, text]) =>
    [...text.matchAll(/```[^\n]*\n([\s\S]*?)```|(?<!`)`([^`\n]+)`/g)].flatMap(
      ([, block = "", code = ""]) =>
        `${block.replaceAll(/\\\n\s*/g, "")}\n${code}`
          .split("\n")
          .flatMap((line) =>
            [...line.matchAll(pattern)].map((match) => ({ file, text: match[0], match })),
          ),
    ),
  );
}

/** A staff command with its words, in each of the ways in which documents start it. */
export const staffCommand =
  /(?:npm run (?:-s )?studio -- |npx studio |(?<![\w/.-])studio )([a-z][\w-]*(?: [^\s#|&;]+)*)/g;
