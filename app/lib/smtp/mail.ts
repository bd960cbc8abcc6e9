/** What is said to one recipient. Text and HTML say the same; `replyTo` is where an answer goes. */
export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  attachment?: Attachment;
};

/** A table that a mail brings along. `name` is a file's name in ASCII, as in `replies.csv`. */
export type Attachment = { name: string; text: string };

/** A mail with its Message-ID: the same at every attempt, so that a second copy is recognised. */
export type NamedMail = MailMessage & { messageId: string };
