import type { CheckedContent } from "#app/features/authoring/check.ts";
import { pathText } from "#app/features/authoring/check-issues.ts";
import { exampleAddress, hostAddresses } from "#app/features/invitation/schema-rules.ts";
import { isOnShow } from "#app/features/invitation/kinds.ts";

/**
 * What of `checked` may be published to guests: where an invitation is somebody's own day, its answers
 * are told to addresses that somebody has. On this machine, where no mail leaves, any will do.
 */
export function refuseSampleAddresses({ problems, drafts }: CheckedContent): CheckedContent {
  const found = drafts.flatMap(({ file, draft }) =>
    isOnShow(draft)
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
  const refused = new Set(found.map(({ file }) => file));
  return {
    problems: [...problems, ...found],
    drafts: drafts.filter(({ file }) => !refused.has(file)),
  };
}
