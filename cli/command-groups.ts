/** The headings of the help, in their order; what stands below each says so itself. */
export const headings = [
  "Every day:",
  "Writing:",
  "Publishing:",
  "Published invitations:",
  "Orders and mail:",
  "The studio's own texts and colours:",
  "Pictures and films:",
  "Requests of persons, and accidents:",
  "This command:",
] as const;

/** The first words of commands that have two: each is a folder of `cli/commands`. */
export const groups: Readonly<Record<string, { after: string; description: string }>> = {
  media: { after: "password", description: "photos, music and films" },
  replies: { after: "telegram", description: "what guests answered" },
  guests: { after: "replies", description: "guests by name, with their personal links" },
  orders: { after: "Orders and mail:", description: "what customers order" },
  outbox: { after: "orders", description: "mail that has not gone out" },
  forget: {
    after: "Requests of persons, and accidents:",
    description: "delete all that is kept about a person, and print a receipt to send them",
  },
  export: {
    after: "forget",
    description: "write all that is kept about a person into a folder, to be sent to them",
  },
  backup: { after: "export", description: "backups of the database and the pages" },
};
