import type { Answers } from "./setup-answers.ts";
import type { Machine, TestMail } from "./setup-run.ts";

/** The test mail of these answers. */
export function testMailOf(answers: Answers): TestMail {
  const { domain, mailFrom, smtpHost, smtpPassword, smtpPort, smtpUser, studioEmail } = answers;
  return {
    host: smtpHost,
    port: Number(smtpPort),
    isTls: smtpPort === "465",
    user: smtpUser,
    password: smtpPassword,
    from: mailFrom,
    to: studioEmail,
    subject: `Mail of ${domain} works`,
    text: [
      `This is a test of the mail settings of https://${domain}.`,
      "",
      "Open this mail's source and look for spf=pass, dkim=pass and dmarc=pass in the line",
      "Authentication-Results. A mail without them lands in many guests' spam folders.",
      "",
    ].join("\n"),
  };
}

/**
 * What DNS says of the sender's domain, as hints: the test mail's source is the proof. DKIM's record
 * has a name that only the provider knows.
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
