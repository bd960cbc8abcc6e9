import type { Finding } from "#app/domain/invitation/finding.ts";
import { programmeItemsOfPlace } from "#app/domain/invitation/reply/fields.ts";

/** The parts of a definition that the rules of its reply form check. */
export type RuledReply = {
  hosts: { groom?: object | undefined; bride?: object | undefined };
  sections: readonly { type: string; programmeItem?: string | undefined }[];
  reply?:
    | {
        fields: readonly string[];
        sides?: readonly object[] | undefined;
        chat?:
          | {
              whatsapp?: string | undefined;
              viber?: string | undefined;
              telegram?: string | undefined;
            }
          | undefined;
      }
    | undefined;
};

/**
 * Findings on the reply form: a question without answers, an answer without its question, a chat
 * without an address.
 */
export function replyFindings({ reply, hosts, sections }: RuledReply): Finding[] {
  if (!reply) return [];
  const { fields, sides, chat } = reply;
  const findings: Finding[] = [];
  const asks = (field: string) => fields.indexOf(field);
  if (asks("side") >= 0 && !hosts.groom && !hosts.bride && !sides?.length)
    findings.push({
      path: ["reply", "sides"],
      message: 'expected the persons whose guest one may be, because "fields" asks "side"',
    });
  if (sides && asks("side") < 0)
    findings.push({
      path: ["reply", "fields"],
      message: 'expected "side", because "sides" has its answers',
    });
  const items: string[] = Object.values(programmeItemsOfPlace).flat();
  const hasVenue = sections.some(
    ({ type, programmeItem }) => type === "venue" && items.includes(programmeItem ?? ""),
  );
  if (asks("attending") >= 0 && !hasVenue)
    findings.push({
      path: ["reply", "fields", asks("attending")],
      message: `expected a venue of one of the programme items ${items.join(", ")}`,
    });
  if (chat && !chat.whatsapp && !chat.viber && !chat.telegram)
    findings.push({
      path: ["reply", "chat"],
      message: "expected at least one of whatsapp, viber, telegram",
    });
  return findings;
}
