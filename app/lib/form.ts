import { parse, type SubmissionResult } from "@conform-to/react";
import { readBody, type Posted } from "#app/lib/http.ts";

/**
 * The longest form has 17 fields, one of them with six boxes, and one for each of a household's 60
 * seats. Thousands of fields are an attack.
 */
const maxFields = 100;

/**
 * Field names that parsers of nested values take for a path (`x[4294967294]` becomes an array of
 * that length, which exhausts the Worker's memory), and those that conform reserves for its
 * commands.
 */
const reservedName = /[[\].]|^__(?:intent|state)__$/i;

/**
 * Reads the fields of a posted form.
 * @param fieldNames the names of the form's fields. Others are dropped: an outdated copy of the page or
 * a browser extension may post them.
 * @returns each asked field at least once, as text; an absent field or a file is empty.
 * @throws a 413 response when the body is larger than 64 kB; a 400 response when it is not a form,
 * has too many fields, or one whose name is a path or a command.
 */
export async function readFields(
  request: Posted,
  fieldNames: readonly string[],
): Promise<FormData> {
  return fieldsOf(await readForm(request), fieldNames);
}

/** Like `readFields`, for a form that was parsed already. */
export function fieldsOf(form: FormData, fieldNames: readonly string[]): FormData {
  const names = [...form.keys()];
  if (names.length > maxFields || names.some((name) => reservedName.test(name)))
    throw new Response(null, { status: 400 });
  const fields = new FormData();
  for (const name of fieldNames) {
    const texts = form.getAll(name).filter((value) => typeof value === "string");
    for (const text of texts.length > 0 ? texts : [""]) fields.append(name, text);
  }
  return fields;
}

/** A form that was not validated: the typed values, with one message for the whole form, or none. */
export function uncheckedForm(form: FormData, problem?: string): SubmissionResult<string[]> {
  const error: Record<string, string[]> = problem === undefined ? {} : { "": [problem] };
  return parse(form, { resolve: () => ({ error }) }).reply();
}

async function readForm(request: Posted): Promise<FormData> {
  const body = await readBody(request);
  try {
    return await new Response(body, {
      headers: { "Content-Type": request.headers.get("Content-Type") ?? "" },
    }).formData();
  } catch (error) {
    console.warn("a body that is no form", String(error));
    throw new Response(null, { status: 400 });
  }
}
