import { globSync, readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { hovered, offered, underlined } from "./support/editor.ts";

const schemaFiles = globSync("content/*.schema.json");
const files = {
  invitation: "content/invitations/wedding/davit-lilit.json",
  template: "content/templates/1002.json",
  palette: "content/palettes/vellum.json",
  studio: "content/studio.json",
};
type Kind = keyof typeof files;
const textOf = (file: string) => readFileSync(file, "utf8");

test("each JSON Schema for editors is one: it refers to nothing that it lacks", () => {
  expect(schemaFiles).toHaveLength(4);
  for (const file of schemaFiles) {
    const ajv = new Ajv({
      strictTypes: false,
      strictRequired: false,
      formats: { "color-hex": true, email: true, uri: true },
      keywords: [
        "markdownDescription",
        "markdownEnumDescriptions",
        "patternErrorMessage",
        "defaultSnippets",
      ],
    });
    expect(() => ajv.compile(JSON.parse(textOf(file))), file).not.toThrow();
  }
});

test("an editor underlines nothing in the files of content", async () => {
  const written = [files.studio, ...globSync("content/{invitations/*,templates,palettes}/*.json")];
  for (const file of written) expect(await underlined(file, textOf(file)), file).toEqual([]);
});

/** A mistake: what it is, what is written over what, what is underlined, and the editor's words. */
type Mistake = [what: string, from: RegExp | string, to: string, under: string[], says: RegExp];

const misspelt: Mistake[] = [
  ["a template of a number", /"template": "\d+"/, '"template": 1002', ["1002"], /string/],
  ["a template that is not there", /"template": "\d+"/, '"template": "1999"', ['"1999"'], /1035/],
  ["a misspelt field", '"event": {', '"evnet": {', ["{", '"evnet"'], /event/],
  ["a section that is none", '"type": "venue"', '"type": "venu"', ['"venu"'], /venue/],
  [
    "a day as it is said",
    /"start": "[^"]+"/,
    '"start": "12.06.2027"',
    ['"12.06.2027"'],
    /2027-06-12T15:00/,
  ],
  [
    "a zone without its continent",
    /"timeZone": "[^"]+"/,
    '"timeZone": "Yerevan"',
    ['"Yerevan"'],
    /Asia\/Yerevan/,
  ],
  ["a language by its ISO code", /"languages": \["am"/, '"languages": ["hy"', ['"hy"'], /"am"/],
  [
    "a position as a text",
    /"position": \[[^\]]+\]/,
    '"position": "40.1, 44.2"',
    ['"40.1, 44.2"'],
    /array/,
  ],
  ["a text that is no text", /"title": \{[^}]+\}/, '"title": { "am": 5 }', ["5"], /string/],
];

const mistakes: Record<Kind, Mistake[]> = {
  invitation: [
    ...misspelt,
    [
      "an address without a domain",
      /"email": "[^"]+"/,
      '"email": "couple"',
      ['"couple"'],
      /e-mail/,
    ],
    [
      "a palette that is not there",
      '"template":',
      '"theme": { "palette": "roze" }, "template":',
      ['"roze"'],
      /pomegranate/,
    ],
    ["too many guests", /"guests": \{ "max": \d+ \}/, '"guests": { "max": 300 }', ["300"], /30/],
    [
      "a password that is no hash",
      '"template":',
      '"access": { "password": "erebuni" }, "template":',
      ['"erebuni"'],
      /studio password/,
    ],
  ],
  template: [
    ...misspelt,
    [
      "a cover that is not there",
      /"hero": "[^"]+"/,
      '"hero": "medalion"',
      ['"medalion"'],
      /medallion/,
    ],
    ["a theme without its colours", /"palette": "[^"]+",/, "", ['"theme"'], /palette/],
    ["a taste that is none", /"tastes": \[[^\]]*\]/, '"tastes": ["loud"]', ['"loud"'], /quiet/],
  ],
  palette: [
    ["a colour without #", /"ground": "#/, '"ground": "', ['"f8f1e4"'], /#6b2737/],
    ["a colour of three digits", /"ink": "[^"]+"/, '"ink": "#fff"', ['"#fff"'], /#6b2737/],
    ["a colour's name", /"accent": "[^"]+"/, '"accent": "red"', ['"red"'], /#6b2737/],
    ["a colour that is a number", /"wax": "[^"]+"/, '"wax": 16', ["16"], /string/],
    ["a scheme that is none", /"scheme": "[^"]+"/, '"scheme": "day"', ['"day"'], /light/],
    ["a misspelt colour", '"muted"', '"mutde"', ["{", '"mutde"'], /muted/],
    ["no description", /"description": "[^"]+",/, "", ["{"], /description/],
    ["an empty description", /"description": "[^"]+"/, '"description": ""', ['""'], /short/],
    [
      "a sheet that is a colour",
      /"paper": \{[^}]+\}/,
      '"paper": "#ffffff"',
      ['"#ffffff"'],
      /object/,
    ],
    [
      "a colour that is there twice",
      '"ink":',
      '"wax": "#000000", "ink":',
      ['"wax"', '"wax"'],
      /[Dd]uplicate/,
    ],
  ],
  studio: [
    ["a number without +", /"phone": "\+/, '"phone": "', ['"37499410474"'], /\+ and digits/],
    ["an address without a domain", /"email": "[^"]+"/, '"email": "hello"', ['"hello"'], /e-mail/],
    ["a name that is one text", /"name": \{[^}]+\}/, '"name": "Hraver"', ['"Hraver"'], /object/],
    ["a name without English", /, "en": "Hraver"/, "", ['"name"'], /en/],
    [
      "a palette that is not there",
      /"palette": "[^"]+"/,
      '"palette": "velum"',
      ['"velum"'],
      /vellum/,
    ],
    ["a currency in small letters", /"currency": "[^"]+"/, '"currency": "amd"', ['"amd"'], /AMD/],
    [
      "a zone without its continent",
      /"timeZone": "[^"]+"/,
      '"timeZone": "Yerevan"',
      ['"Yerevan"'],
      /Asia\/Yerevan/,
    ],
    ["a year as a text", /"copyright": \d+/, '"copyright": "2025"', ['"2025"'], /integer/],
    ["a day of the week that is none", '"currency":', '"workdays": [8], "currency":', ["8"], /7/],
    [
      "a holiday as it is said",
      '"currency":',
      '"holidays": ["31.12"], "currency":',
      ['"31.12"'],
      /12-31/,
    ],
    ["a misspelt field", '"letters"', '"leters"', ['"leters"'], /leters/],
  ],
};

for (const [kind, of] of Object.entries(mistakes) as [Kind, Mistake[]][])
  test.each(of)(`an editor underlines in the file of the ${kind} %s`, async (...mistake) => {
    const [, from, to, under, says] = mistake;
    const good = textOf(files[kind]);
    const text = good.replace(from, to);
    expect(text, "the mistake is written").not.toBe(good);
    const found = await underlined(files[kind], text);
    expect(found.map(({ text: at }) => at)).toEqual(under);
    expect(found.map(({ message }) => message).join("\n")).toMatch(says);
  });

const invitation = textOf(files.invitation);
const withSection = (section: string) =>
  invitation.replace('"sections": [', `"sections": [{ ${section} },`);

test.each([
  ['"template"', "the design, by its number"],
  ['"1008"', "Գիշեր, Night Lace"],
  ['"timeZone"', "IANA"],
  ['"venue"', "a place with its maps"],
  ['"church-ceremony"', "Church ceremony, «Պսակադրություն»"],
  ['"position"', "Google Maps"],
  ['"deadline"', "the last day for a reply"],
  ['"key"', "a text of a language pack"],
  ['"am": "Դավիթ"', "in Armenian"],
])("an editor explains %s where the pointer rests on it", async (at, says) => {
  expect(await hovered(files.invitation, invitation, at)).toContain(says);
});

test.each([
  [
    "designs with their names",
    invitation.replace(/"template": "\d+"/, '"template": "|"'),
    "1002 – Նուռ, Pomegranate",
    "",
  ],
  [
    "time zones with their countries",
    invitation.replace(/"timeZone": "[^"]+"/, '"timeZone": |'),
    "Asia/Yerevan – Armenia",
    "",
  ],
  [
    "palettes",
    invitation.replace('"template"', '"theme": { "palette": "|" }, "template"'),
    '"almond"',
    "almond blossom",
  ],
  [
    "openings",
    invitation.replace('"template"', '"theme": { "opening": "|" }, "template"'),
    '"cord"',
    "cord",
  ],
  ["sections", withSection('"type": "|"'), '"venue"', "a place with its maps"],
  [
    "parts of the day",
    withSection('"type": "venue", "programmeItem": "|"'),
    '"first-dance"',
    "First dance",
  ],
  ["fields of a section", withSection('"type": "venue", |'), "parking", "where to park"],
  [
    "fields",
    invitation.replace('"template"', '| "template"'),
    "saveTheDate",
    "names the date alone",
  ],
  [
    "questions of the form",
    invitation.replace(/"fields": \[[^\]]*\]/, '"fields": ["|"]'),
    '"diet"',
    "dietary needs",
  ],
])("an editor offers %s", async (_, text, label, says) => {
  const items = await offered(files.invitation, text);
  expect(items.filter((item) => item.label === label)).toHaveLength(1);
  expect(items.length).toBeGreaterThan(3);
  const { documentation = "" } = items.find((item) => item.label === label) ?? {};
  expect(typeof documentation === "string" ? documentation : documentation.value).toContain(says);
});

test("an editor takes every name of a time zone, also one that it does not offer", async () => {
  for (const zone of [...Intl.supportedValuesOf("timeZone"), "Europe/Kyiv", "Asia/Calcutta"]) {
    if (!zone.includes("/")) continue;
    const text = invitation.replace(/"timeZone": "[^"]+"/, `"timeZone": "${zone}"`);
    expect(await underlined(files.invitation, text), zone).toEqual([]);
  }
});
