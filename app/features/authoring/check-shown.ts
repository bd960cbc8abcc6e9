import type { Finding } from "#app/features/invitation/finding.ts";
import type { Definition, Template } from "#app/features/invitation/schema.ts";

const message = "is not shown yet";

/**
 * Refuses fields that the schema accepts but no page shows yet, so that staff do not fill them in
 * vain. Remove an entry here when its page part is built.
 */
export function notShownFindings(definition: Definition | Template): Finding[] {
  const { sections } = definition;
  const findings: Finding[] = [];
  const refuse = (found: unknown, ...path: Finding["path"]) => {
    if (found) findings.push({ path, message });
  };
  for (const [index, section] of sections.entries()) {
    refuse(section.type === "venue" && section.tags, "sections", index, "tags");
  }
  return findings;
}
