import { isAtCloudflare } from "../cli/doctor/cloudflare-addresses.ts";
import type { Answers } from "./setup-answers.ts";
import type { Machine } from "./setup-run.ts";
import { UserError } from "../cli/user-error.ts";

/**
 * @throws UserError for a mail server that a Worker cannot reach, whatever this computer can:
 *   https://developers.cloudflare.com/workers/runtime-apis/tcp-sockets/
 */
export async function requireReachable(
  { addresses }: Pick<Machine, "addresses">,
  { smtpHost }: Pick<Answers, "smtpHost">,
): Promise<void> {
  if (!isAtCloudflare(smtpHost, await addresses(smtpHost))) return;
  throw new UserError(
    `--smtp-host: ${smtpHost} is at Cloudflare's own addresses, which a Worker cannot connect to, so that no mail would leave the site. Take a mail provider that is not behind Cloudflare. Nothing was changed.`,
  );
}

/**
 * Hints from the DNS of the sender's domain: the proof is the source of the test mail, which the
 * site sends after its first deployment. DKIM's record has a name that only the provider knows.
 */
export async function mailHints(
  machine: Pick<Machine, "txt">,
  { mailFrom }: Pick<Answers, "mailFrom">,
): Promise<string[]> {
  const domain = mailFrom.slice(mailFrom.lastIndexOf("@") + 1);
  const [spf, dmarc, parentDmarc] = await Promise.all([
    machine.txt(domain),
    machine.txt(`_dmarc.${domain}`),
    machine.txt(`_dmarc.${domain.split(".").slice(-2).join(".")}`),
  ]);
  const unknown = spf === null || dmarc === null || parentDmarc === null;
  if (unknown) return [`DNS of ${domain} could not be asked for SPF and DMARC.`];
  const hints: string[] = [];
  if (!spf.some((text) => /^v=spf1\b/i.test(text)))
    hints.push(
      `${domain} has no SPF record. Your provider names the text of a TXT record, as in v=spf1 include:spf.provider.example -all`,
    );
  // RFC 7489 section 6.6.3: without a record of its own a subdomain has that of its organisation.
  if (![...dmarc, ...parentDmarc].some((text) => /^v=DMARC1\b/i.test(text)))
    hints.push(
      `${domain} has no DMARC record. A TXT record at _dmarc.${domain} to begin with: v=DMARC1; p=none; rua=mailto:${mailFrom}`,
    );
  return [...hints, `DKIM of ${domain}: set the records that your provider names.`];
}
