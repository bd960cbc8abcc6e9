import type { CheckedContent } from "#app/domain/authoring/check/content.ts";
import { pathText } from "#app/domain/authoring/check/issues.ts";
import { exampleAddress, hostAddresses } from "#app/domain/invitation/schema/rules.ts";
import { isDemo } from "#app/domain/invitation/kinds.ts";

/**
 * Refuses customers' invitations whose replies would go to example.com. Used before publishing to
 * guests; local runs send no mail, so they allow it.
 */
export function refuseSampleAddresses(checked: CheckedContent): CheckedContent {
  const { problems, drafts } = checked;
  const addressProblems = drafts.flatMap(({ file, draft }) =>
    isDemo(draft)
      ? []
      : hostAddresses(draft).flatMap(({ path, address }) =>
          exampleAddress.test(address)
            ? [
                {
                  file,
                  path: pathText(path),
                  message: `expected an address of their own: ${address} is nobody's`,
                },
              ]
            : [],
        ),
  );
  const refused = new Set(addressProblems.map(({ file }) => file));
  return {
    ...checked,
    problems: [...problems, ...addressProblems],
    drafts: drafts.filter(({ file }) => !refused.has(file)),
  };
}
