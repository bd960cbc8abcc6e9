import type { Warning } from "#app/domain/authoring/check/rules.ts";
import { occasionOf, type Occasion } from "#app/domain/invitation/occasions.ts";
import type { Definition, Template } from "#app/domain/invitation/schema.ts";

type Section = (Definition | Template)["sections"][number];
type Item = Extract<Section, { type: "timeline" }>["items"][number];

/** An hour of the evening may be followed by one of the night, which is the next day's. */
const evening = "18:00";
const morning = "09:00";

/** Sections and hours that are probably there twice, out of order, or another occasion's. */
export function programmeWarnings(definition: Definition | Template): Warning[] {
  const { sections } = definition;
  return [
    ...doubledSections(sections),
    ...sections.flatMap((section, index): Warning[] => {
      const path = ["sections", index];
      if (section.type === "timeline") return timelineWarnings(section.items, [...path, "items"]);
      return section.type === "countdown" && !isAbout(section.to, occasionOf(definition))
        ? [otherOccasion(section.to, occasionOf(definition), path)]
        : [];
    }),
  ];
}

function doubledSections(sections: readonly Section[]): Warning[] {
  const texts = sections.map((section) => JSON.stringify(section));
  const countdown = sections.findIndex(({ type }) => type === "countdown");
  return sections.flatMap(({ type }, index): Warning[] => {
    const path = ["sections", index];
    if (type === "countdown" && index !== countdown)
      return [
        { rule: "section-twice", path, message: "expected one countdown, this is the second" },
      ];
    const first = texts.indexOf(texts[index] ?? "");
    const message = `expected it once: it is the same as section ${first + 1}`;
    return first < index ? [{ rule: "section-twice", path, message }] : [];
  });
}

function timelineWarnings(items: readonly Item[], path: Warning["path"]): Warning[] {
  const what = items.map(({ programmeItem, title, note }) =>
    JSON.stringify([programmeItem, title, note]),
  );
  return items.flatMap(({ at: time }, index) => {
    const warnings: Warning[] = [];
    const previousTime = items[index - 1]?.at ?? time;
    if (time < previousTime && !(previousTime >= evening && time < morning)) {
      const message = `expected a time after ${previousTime}, found ${time}`;
      warnings.push({ rule: "timeline-order", path: [...path, index, "at"], message });
    }
    const first = what.indexOf(what[index] ?? "");
    if (first < index) {
      const message = `expected it once: it is the same as item ${first + 1}`;
      warnings.push({ rule: "timeline-twice", path: [...path, index], message });
    }
    return warnings;
  });
}

/** True if a countdown suits an occasion: its own, a part of it, or one without a word for it. */
function isAbout(to: Occasion, occasion: Occasion): boolean {
  if (to === occasion || to === "other" || occasion === "other") return true;
  return occasion === "wedding-and-engagement" && (to === "wedding" || to === "engagement");
}

function otherOccasion(to: Occasion, occasion: Occasion, path: Warning["path"]): Warning {
  const message = `expected "${occasion}", the invitation's occasion, found "${to}"`;
  return { rule: "other-occasion", path: [...path, "to"], message };
}
