import { Email } from "worker-mailer";
import { SessionFault } from "#app/lib/smtp/fault.ts";

/** The opening of worker-mailer's `multipart/mixed`, up to its first part, which is the texts. */
const wrapper = /Content-Type: multipart\/mixed; boundary="(mixed_\w+)"\r\n\r\n--\1\r\n/;

/**
 * A mail without a `multipart/mixed` around nothing: worker-mailer always writes one, and some mail
 * programs then show a paper clip on a mail that has no attachment.
 */
export class PlainEmail extends Email {
  override getEmailData(): string {
    const written = super.getEmailData();
    if (this.attachments?.length) return written;
    const [opening, boundary] = wrapper.exec(written) ?? [];
    const end = `--${boundary}--\r\n`;
    if (opening === undefined || !written.includes(end))
      throw new SessionFault("worker-mailer writes mails in another form");
    return written.replace(opening, "").replace(end, "");
  }
}
