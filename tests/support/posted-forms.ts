/**
 * Bodies that exhausted or broke a Worker that parsed names as paths, each added to a form's own
 * fields.
 */
export const hostileBodies = {
  "a path of the highest index": "x[4294967294]=1",
  "a path in a field of the form": "attending[1000000]=church&languages[1000000]=am",
  "a path that is deep": `a${".a".repeat(10_000)}=1`,
  "a path of indexes": `a${"[0]".repeat(10_000)}=1`,
  "a path into the prototype": "__proto__[x]=1&constructor.prototype.x=1",
  "a command that is no JSON": "__intent__=x",
  "a command": `__intent__=${encodeURIComponent('{"type":"insert","payload":{"name":"x","index":4294967294}}')}`,
  "a state that is no JSON": "__state__=x",
  "fields by the thousand": "a=&".repeat(20_000),
  "one field by the thousand": "languages=&attending=&".repeat(2_500),
};

/** A reply that is valid for every invitation of these tests. */
export function goodReply(): Record<string, string> {
  return {
    intent: "reply",
    key: crypto.randomUUID(),
    name: "Անի Պետրոսյան",
    response: "Yes",
    guestsNumber: "2",
  };
}

/** @param occasionDate a future day, `2027-06-12`. */
export function goodOrder(occasionDate: string): Record<string, string> {
  return {
    key: crypto.randomUUID(),
    names: "Նարեկ և Մարիամ",
    email: `${crypto.randomUUID()}@example.com`,
    phone: "+374 91 234 567",
    occasionType: "wd",
    occasionDate,
    languages: "am",
    rsvp: "yes",
    details: "Սուրբ Գայանե, 13:30",
  };
}
