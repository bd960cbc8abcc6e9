import type { Finding } from "#app/features/invitation/finding.ts";
import type { Definition, Template } from "#app/features/invitation/schema.ts";

const message = "is not shown yet";

/**
 * What the schema knows and no page shows yet. It is refused, so that nothing is stored and never
 * seen. Whoever builds a part takes it out here.
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
