import { sheetLimits, type Budget, type SheetProblem } from "#app/domain/guests/import/sheet.ts";
import { parseXml } from "#app/domain/guests/import/read/xml.ts";
import { unzipText, type Zip } from "#app/domain/guests/import/read/zip.ts";

/** Places of a workbook's parts in its archive. */
type Parts = {
  sheets: { name: string; path: string; isHidden: boolean }[];
  /** Null for a workbook without shared texts. */
  shared: string | null;
};

type Relation = { type: string; path: string };

/**
 * Finds the parts of a workbook by its relations (ECMA-376 part 2, 6.5), whatever they are called;
 * where the archive has none, by their types of content.
 * @returns a problem for an archive that is another kind of file.
 */
export async function workbookParts(
  zip: Zip,
  budget: Budget,
): Promise<Parts | { problem: SheetProblem }> {
  const types = await contentTypes(zip, budget);
  const root = await relationsOf(zip, "", budget);
  const workbook =
    [...root.values()].find(({ type }) => type === "officeDocument")?.path ??
    pathOf(types, /spreadsheetml\.sheet\.main\+xml$|\.sheet\.macroEnabled\.main\+xml$/i);
  const xml = workbook === null ? null : await unzipText(zip, workbook, budget);
  if (workbook === null || xml === null || types.get(workbook)?.includes("wordprocessingml"))
    return { problem: await kindOf(zip, budget) };
  // An .xlsb file has its workbook as bytes.
  if (types.get(workbook)?.includes("sheet.binary") || workbook.endsWith(".bin"))
    return { problem: "old-excel" };
  const relations = await relationsOf(zip, workbook, budget);
  const sheets: Parts["sheets"] = [];
  let isWorkbook = false;
  parseXml(xml, budget, {
    open: (name, attributes) => {
      isWorkbook ||= name === "workbook";
      if (name !== "sheet" || sheets.length === sheetLimits.sheets) return;
      const { id = "", name: title = "", state = "visible" } = attributes();
      const relation = relations.get(id);
      // A chart's sheet has no cells.
      if (relation?.type !== "worksheet") return;
      sheets.push({ name: title, path: relation.path, isHidden: state !== "visible" });
    },
  });
  if (!isWorkbook) return { problem: "not-a-table" };
  const shared =
    [...relations.values()].find(({ type }) => type === "sharedStrings")?.path ??
    pathOf(types, /spreadsheetml\.sharedStrings\+xml$/i);
  return { sheets, shared };
}

/** Relations of a part, by their ids; of the archive itself for "". */
async function relationsOf(zip: Zip, part: string, budget: Budget): Promise<Map<string, Relation>> {
  const relations = new Map<string, Relation>();
  const folder = part.slice(0, part.lastIndexOf("/") + 1);
  const xml = await unzipText(zip, `${folder}_rels/${part.slice(folder.length)}.rels`, budget);
  parseXml(xml ?? "", budget, {
    open: (name, attributes) => {
      if (name !== "Relationship") return;
      const { Id: id, Target: target, Type: type = "" } = attributes();
      if (id && target)
        // Strict workbooks have other addresses with the same last word.
        relations.set(id, { type: type.split("/").at(-1) ?? "", path: resolved(folder, target) });
    },
  });
  return relations;
}

/** Types of content by path. */
async function contentTypes(zip: Zip, budget: Budget): Promise<Map<string, string>> {
  const types = new Map<string, string>();
  parseXml((await unzipText(zip, "[Content_Types].xml", budget)) ?? "", budget, {
    open: (name, attributes) => {
      if (name !== "Override") return;
      const { PartName: path, ContentType: type } = attributes();
      if (path && type) types.set(resolved("", path), type);
    },
  });
  return types;
}

function pathOf(types: ReadonlyMap<string, string>, pattern: RegExp): string | null {
  for (const [path, type] of types) if (pattern.test(type)) return path;
  return null;
}

/** The path of a target that is relative to a folder, or begins with a slash. */
function resolved(folder: string, target: string): string {
  const path: string[] = [];
  for (const step of (target.startsWith("/") ? target : folder + target).split("/"))
    if (step === "..") path.pop();
    else if (step !== "" && step !== ".") path.push(step);
  return path.join("/").toLowerCase();
}

/** The kind of an archive that is no workbook. */
async function kindOf(zip: Zip, budget: Budget): Promise<SheetProblem> {
  for (const name of zip.entries.keys())
    if (name.endsWith("index/document.iwa") || name.endsWith("index.zip")) return "numbers";
  const kind = zip.entries.has("mimetype") ? await unzipText(zip, "mimetype", budget) : null;
  return kind?.includes("opendocument.spreadsheet") ? "open-document" : "not-a-table";
}
