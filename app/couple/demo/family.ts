/** The made-up guests of the shop's dashboard; names are keys below `site:family`. */

const grown = [
  "aram",
  "nare",
  "hakob",
  "anush",
  "levon",
  "karine",
  "tigran",
  "lilit",
  "ashot",
  "gayane",
  "sona",
  "davit",
  "mane",
  "ruben",
  "hasmik",
  "vahan",
  "tatev",
  "suren",
  "narine",
  "karen",
  "arevik",
  "armen",
  "hrant",
  "nune",
  "mher",
  "elen",
  "gevorg",
  "astghik",
] as const;
const young = ["gor", "mariam", "ani", "aren", "eva", "areg", "leo", "sofi"] as const;

type Name = (typeof grown)[number] | (typeof young)[number];

export type DemoHousehold = {
  id: string;
  surname:
    | "sargsyan"
    | "petrosyan"
    | "grigoryan"
    | "hakobyan"
    | "avetisyan"
    | "khachatryan"
    | "melikyan"
    | "danielyan"
    | "mkrtchyan"
    | "ghazaryan"
    | "manukyan"
    | "vardanyan"
    | "simonyan"
    | "harutyunyan"
    | "babayan";
  adults: readonly Name[];
  children: readonly Name[];
  side: "groom" | "bride";
  /** How many come, 0 for a "no"; null for a family that is silent. */
  heads: number | null;
  /** Days since it answered, or since its invitation was sent; null where none was. */
  days: number | null;
  /** It has opened its link; those who answered have. */
  isOpened?: true;
  /** The id of its table. */
  table?: string;
  /** The key of its wish, below `site:family.wishes`. */
  wish?: "hasmik" | "aram";
};

export const demoHouseholds: readonly DemoHousehold[] = [
  {
    id: "h1",
    surname: "sargsyan",
    adults: ["aram", "nare"],
    children: ["gor", "mariam"],
    side: "groom",
    heads: 4,
    days: 1,
    table: "t1",
    wish: "aram",
  },
  {
    id: "h2",
    surname: "petrosyan",
    adults: ["hakob", "anush"],
    children: [],
    side: "groom",
    heads: 2,
    days: 2,
    table: "t1",
  },
  {
    id: "h3",
    surname: "grigoryan",
    adults: ["levon", "karine"],
    children: ["ani"],
    side: "bride",
    heads: 3,
    days: 2,
    table: "t2",
  },
  {
    id: "h4",
    surname: "hakobyan",
    adults: ["tigran", "lilit"],
    children: [],
    side: "bride",
    heads: 2,
    days: 3,
  },
  {
    id: "h5",
    surname: "avetisyan",
    adults: ["ashot", "gayane"],
    children: [],
    side: "groom",
    heads: 0,
    days: 4,
  },
  {
    id: "h6",
    surname: "khachatryan",
    adults: ["sona"],
    children: [],
    side: "bride",
    heads: 1,
    days: 5,
    table: "t2",
  },
  {
    id: "h7",
    surname: "melikyan",
    adults: ["davit", "mane"],
    children: ["aren", "eva"],
    side: "bride",
    heads: 4,
    days: 6,
  },
  {
    id: "h8",
    surname: "danielyan",
    adults: ["ruben", "hasmik"],
    children: [],
    side: "groom",
    heads: 2,
    days: 8,
    table: "t1",
    wish: "hasmik",
  },
  {
    id: "h9",
    surname: "mkrtchyan",
    adults: ["vahan", "tatev"],
    children: ["areg"],
    side: "groom",
    heads: null,
    days: 9,
    isOpened: true,
  },
  {
    id: "h10",
    surname: "ghazaryan",
    adults: ["suren", "narine"],
    children: [],
    side: "bride",
    heads: null,
    days: 9,
  },
  {
    id: "h11",
    surname: "manukyan",
    adults: ["karen", "arevik"],
    children: ["leo"],
    side: "bride",
    heads: null,
    days: 8,
  },
  {
    id: "h12",
    surname: "vardanyan",
    adults: ["armen"],
    children: [],
    side: "groom",
    heads: null,
    days: null,
  },
  {
    id: "h13",
    surname: "simonyan",
    adults: ["hrant", "nune"],
    children: [],
    side: "groom",
    heads: null,
    days: null,
  },
  {
    id: "h14",
    surname: "harutyunyan",
    adults: ["mher", "elen"],
    children: ["sofi"],
    side: "bride",
    heads: null,
    days: null,
  },
  {
    id: "h15",
    surname: "babayan",
    adults: ["gevorg", "astghik"],
    children: [],
    side: "bride",
    heads: null,
    days: null,
  },
];

/** Their tables, numbered in the order of the page. */
export const demoTables = [
  { id: "t1", name: "1", seats: 10 },
  { id: "t2", name: "2", seats: 8 },
  { id: "t3", name: "3", seats: 10 },
] as const;
