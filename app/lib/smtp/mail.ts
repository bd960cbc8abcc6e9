/**
 * A mail to one recipient. Text and HTML have the same content; `replyTo` is the address for
 * answers, `stop` an address where one POST without a cookie ends such mails (RFC 8058).
 */
export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  stop?: string;
  attachment?: Attachment;
};

/** A CSV attachment. `name` is an ASCII file name, as in `replies.csv`. */
export type Attachment = { name: string; text: string };

/**
 * A mail with its Message-ID, which is the same at every attempt, so that duplicates are
 * recognised.
 */
export type NamedMail = MailMessage & { messageId: string };
