import type { Finding } from "#app/features/invitation/check-rules.ts";
import type { Definition, Template } from "#app/features/invitation/schema.ts";
import { drawnParts } from "#app/features/theme/drawn.ts";
import type { Theme } from "#app/features/theme/parts.ts";

const message = "is not shown yet";

/**
 * What the schema knows and no page shows yet. It is refused, so that nothing is stored and never
 * seen. Whoever builds a part takes it out here.
 */
export function notShownFindings(definition: Definition | Template): Finding[] {
  const { sections, theme } = definition;
  const findings: Finding[] = [];
  const refuse = (found: unknown, ...path: Finding["path"]) => {
    if (found) findings.push({ path, message });
  };
  for (const [index, section] of sections.entries()) {
    refuse(section.type === "venue" && section.tags, "sections", index, "tags");
  }
  return [...findings, ...notDrawnFindings(theme)];
}

function notDrawnFindings(theme: Partial<Theme>): Finding[] {
  return Object.entries(drawnParts).flatMap(([part, drawn]) => {
    const chosen = Object.entries(theme).find(([name]) => name === part)?.[1];
    return chosen === undefined || drawn.some((name) => name === chosen)
      ? []
      : [
          {
            path: ["theme", part],
            message: `"${chosen}" is not drawn yet, expected one of ${drawn.join(", ")}`,
          },
        ];
  });
}
