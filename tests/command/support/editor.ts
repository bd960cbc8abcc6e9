import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL, fileURLToPath } from "node:url";
import {
  ClientCapabilities,
  getLanguageService,
  TextDocument,
  type CompletionItem,
} from "vscode-json-languageservice";

/** VS Code's own service for JSON: it reads a file's `$schema` beside the file, as the editor does. */
const service = getLanguageService({
  clientCapabilities: ClientCapabilities.LATEST,
  schemaRequestService: async (uri) => readFileSync(fileURLToPath(uri), "utf8"),
  workspaceContext: {
    resolveRelativePath: (path, from) => new URL(path, from).href,
  },
});
service.configure({ validate: true, allowComments: false });

type Opened = { document: TextDocument; json: ReturnType<typeof service.parseJSONDocument> };

/** A text as if it were the file of that name in the repository. */
function open(file: string, text: string): Opened {
  const uri = pathToFileURL(join(resolve("."), file)).href;
  const document = TextDocument.create(uri, "json", 1, text);
  return { document, json: service.parseJSONDocument(document) };
}

/** Texts of the file that the editor underlines, each with its message. */
export async function underlined(file: string, text: string) {
  const { document, json } = open(file, text);
  const found = await service.doValidation(document, json);
  return found.map(({ range, message }) => ({ text: document.getText(range), message }));
}

/** The editor's hint at the place where `at` begins in the text. */
export async function hovered(file: string, text: string, at: string): Promise<string> {
  const { document, json } = open(file, text);
  const hover = await service.doHover(document, document.positionAt(text.indexOf(at) + 1), json);
  const contents = hover?.contents ?? [];
  return Array.isArray(contents) ? contents.join("\n") : "";
}

/** Completions that the editor offers where `|` stands in the text. */
export async function offered(file: string, text: string): Promise<CompletionItem[]> {
  const { document, json } = open(file, text.replace("|", ""));
  const position = document.positionAt(text.indexOf("|"));
  return (await service.doComplete(document, position, json))?.items ?? [];
}
