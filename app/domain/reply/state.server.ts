import type { TFunction } from "i18next";
import type { Language } from "#app/i18n/languages.ts";
import { isDemo } from "#app/domain/invitation/kinds.ts";
import { addressOf } from "#app/domain/invitation/address.ts";
import { isCalledOff, lifecyclePhase, takesReplies } from "#app/domain/invitation/lifecycle.ts";
import { formAddress } from "#app/domain/invitation/page-forms.ts";
import { occasionOf } from "#app/domain/invitation/occasions.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { pick } from "#app/domain/invitation/written-text.ts";
import { headsOf, type GivenAnswer } from "#app/domain/reply/columns.ts";
import { sameLink } from "#app/domain/guests/link/access.server.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { namedSides, sideValues } from "#app/domain/reply/fields.ts";
import { householdName } from "#app/domain/reply/household-name.server.ts";
import { formerAnswers } from "#app/domain/reply/people/fields.ts";
import { changeToken } from "#app/domain/reply/change/links.server.ts";
import { chatLinks } from "#app/domain/reply/chat/links.ts";
import { formKeyOf } from "#app/domain/reply/key/data.server.ts";
import { confirmedMark, markOf } from "#app/domain/reply/confirmation.server.ts";
import {
  listOwnReplies,
  type MarkedReply,
  type OwnContext,
} from "#app/domain/reply/own/data.server.ts";
import { changesOf } from "#app/domain/reply/after-reply/submit.server.ts";
import { allCome, partField, places, yesWithPartner } from "#app/domain/invitation/reply/fields.ts";
import { detailFields } from "#app/domain/reply/detail-fields.ts";
import { deadlineText, rulesOf } from "#app/domain/reply/rules.ts";
import { readReplyKeys, maxRemembered } from "#app/domain/reply/session.server.ts";
import type { ReplyRules } from "#app/domain/reply/schema.ts";
import type { ReplyAnswer, ReplyLabels, ReplyState, ReplyValues } from "#app/domain/reply/state.ts";
import type { Choice } from "#app/components/form-controls.tsx";
import { signFormTimestamp } from "#app/lib/spam-check.server.ts";
import { occasionLabels } from "#app/domain/reply/texts.ts";
import { formatAnswer, type AnswerFormat } from "#app/domain/reply/format.ts";

export type ReplyContext = OwnContext & { language: Language };

/** Data from the request that the reply section shows. */
export type Surroundings = {
  /** The site's public origin. */
  origin: string;
  /** The studio's phone, for an invitation without an organiser. */
  phone: string;
  /** The name of the Telegram bot; null where the studio has none. */
  bot?: string | null;
  /** The posted form was rejected: the page shows it again. */
  refused?: boolean;
  /** The invitation is a preview, which has no replies. */
  isPreview?: boolean;
};

/**
 * The state of a page's reply section in this browser.
 * @param url of the page. `sent` confirms a reply, `change` opens the form of one of this browser's
 * replies, `another` a new form; each value is a reply's mark.
 * @returns null where the invitation asks for no reply.
 */
export async function replyStateOf(
  db: D1Database,
  request: Request,
  url: URL,
  context: ReplyContext,
  t: TFunction,
  { origin, phone: studioPhone, bot = null, refused = false, isPreview = false }: Surroundings,
): Promise<ReplyState | null> {
  const { invitation, language, secret, household, now } = context;
  const { reply } = invitation;
  const phase = lifecyclePhase(invitation, now);
  if (!reply || phase === "save-the-date" || phase === "thanks" || isCalledOff(phase)) return null;
  const phone = invitation.organiser?.phone ?? studioPhone;
  const trying = isPreview ? "preview" : isDemo(invitation) ? "demo" : null;
  // A household's answer is the same on each of its phones, so the browser's own are left out.
  const keys =
    trying || household ? [] : await readReplyKeys(request, secret, invitation.path, now);
  const read = await listOwnReplies(db, keys, context);
  const markedReplies = read ?? [];
  const personal = read === null || markedReplies.length > 0;
  const open = takesReplies(invitation, now);
  // The link opens a reply for whoever has it, which a household's personal link does already.
  const linkOf = async (storedReply: MarkedReply["reply"]) =>
    open && storedReply.household === null
      ? `${origin}${url.pathname}?r=${await changeToken(secret, invitation, storedReply.key)}`
      : null;
  const answers = await Promise.all(
    markedReplies.map(async ({ mark, reply: guestReply }) => ({
      mark,
      changeHref: sameLink(household, { change: mark }),
      ...answerView(guestReply, { invitation, language, t }),
      changeLink: await linkOf(guestReply),
    })),
  );
  const sent = trying ? null : await confirmedMark(url, context);
  // A browser without cookies, or a person to whom the address was forwarded: no details of the
  // reply are shown.
  const justSent = sent !== null && markedReplies.length === 0 && !refused;
  const [latest] = markedReplies;
  if (!open)
    return {
      state: "closed",
      personal,
      justSent,
      unread: read === null,
      answers,
      phone,
      changes: latest ? await changesOf(db, url, latest, context, bot) : null,
    };

  const deadline = deadlineText(reply, t);
  const changed = markedReplies.find(({ mark }) => mark === url.searchParams.get("change"))?.reply;
  const [newest] = answers;
  // If a further reply was given since, the address leads to that one, for instance after "back".
  const another =
    newest !== undefined && !household && url.searchParams.get("another") === newest.mark;
  if (newest && !changed && !another && !refused) {
    const answer = answers.find(({ mark }) => mark === sent) ?? newest;
    const markedReply = markedReplies.find(({ mark }) => mark === answer.mark);
    return {
      state: "sent",
      personal,
      answer,
      changes: markedReply ? await changesOf(db, url, markedReply, context, bot) : null,
      others: answers.filter((other) => other !== answer),
      changeUntil: deadline,
      another: household ? null : sameLink(null, { another: newest.mark }),
      full: answers.length >= maxRemembered,
    };
  }
  const called = household && householdName(household, language);
  const several = household !== null && household.adults + household.children > 1;
  const chats = chatLinks(invitation, language, t, { called, several });
  if (reply.chat?.instead) return { state: "chat", personal, deadline, phone, chats };
  const rules = rulesOf(invitation, reply, language, household, called);
  // A first answer begins with everybody: nothing is said of each person yet.
  const isAnswered = changed?.people || changed?.response === "Yes";
  const correctable = read === null ? await keyToCorrect(keys, url, context) : null;
  return {
    state: "open",
    to: formAddress(url, "reply"),
    personal,
    trying,
    justSent,
    unread:
      read === null ? { replaces: correctable !== null, again: sameLink(household, {}) } : null,
    back: newest ? sameLink(household, {}) : null,
    another,
    key: await keyOfForm(changed ?? correctable, context),
    stamp: await signFormTimestamp(secret, invitation.path, now),
    rules,
    several,
    general: household && addressOf(invitation, language),
    labels: {
      // An occasion's own words are for one guest.
      ...(several ? {} : occasionLabels(occasionOf(invitation), t)),
      ...labelsOf(reply.labels, language),
    },
    sides: sidesOf(invitation, language, t),
    values: changed ? valuesOf(changed, rules) : household ? presetOf(household, context) : {},
    former: isAnswered
      ? formerAnswers(rules.people, changed?.people ?? null, changed?.attending ?? [])
      : Object.fromEntries(
          rules.people.map(({ field }) => [field, { comes: "yes", parts: rules.places }]),
        ),
    deadline,
    phone,
    chats,
  };
}

/** A household has one answer, from whichever form, so that each of its forms has a key of its own. */
function keyOfForm(
  replaced: { key: string; household: string | null } | null | undefined,
  { invitation: { path }, secret, household }: ReplyContext,
): Promise<string> | string {
  if (household || !replaced) return crypto.randomUUID();
  return formKeyOf(secret, path, replaced);
}

/**
 * The reply that a form replaces while replies cannot be read: the one in the address,
 * or the browser's only one. With several it cannot be decided. Nothing says whether it is a
 * household's, and so it is treated as one.
 */
async function keyToCorrect(
  keys: readonly string[],
  url: URL,
  { invitation: { path }, secret }: ReplyContext,
): Promise<{ key: string; household: string } | null> {
  const mark = url.searchParams.get("change");
  const identity = (key: string) => ({ key, household: "" });
  for (const key of keys) if (mark === (await markOf(secret, path, key))) return identity(key);
  const [only, ...others] = keys;
  return only && others.length === 0 && !url.searchParams.has("another") ? identity(only) : null;
}

/** The state without a signing secret: a posted form could not be verified. */
export function awayStateOf(
  invitation: PublishedInvitation,
  now: number,
  studioPhone: string,
): ReplyState | null {
  if (!invitation.reply || !takesReplies(invitation, now)) return null;
  const phone = invitation.organiser?.phone ?? studioPhone;
  return { state: "away", personal: false, phone };
}

function answerView(answer: GivenAnswer, wording: AnswerFormat): ReplyAnswer {
  const { name, response, guestsNumber, withPartner } = answer;
  const labels = labelsOf(wording.invitation?.reply?.labels, wording.language);
  const details = detailFields.flatMap((field) => {
    const text = formatAnswer(answer, field, wording);
    const label = labels[field] ?? wording.t(`form:own.${field}`);
    return text === null ? [] : [{ field, label, text }];
  });
  return { name, response, guestsNumber, withPartner, details };
}

/** The form's first values for a household: all of its seats, its side. */
function presetOf(household: Household, { invitation }: ReplyContext): ReplyValues {
  const side = sideValues(invitation).find((value) => value === household.side);
  const host = (["groom", "bride"] as const).find((value) => value === household.side);
  return {
    guestsNumber: String(household.adults + household.children),
    children: household.children > 0 ? String(household.children) : undefined,
    side,
    emailTo: host,
  };
}

/** The form's values for a stored answer. */
function valuesOf(answer: GivenAnswer, rules: ReplyRules): ReplyValues {
  return {
    name: answer.name,
    response: responseValueOf(answer, rules),
    guestsNumber: answer.guestsNumber?.toString(),
    emailTo: answer.emailTo ?? undefined,
    children: answer.children?.toString(),
    diet: answer.diet ?? undefined,
    side: answer.side ?? undefined,
    otherGuest: answer.otherGuest ?? undefined,
    attending: answer.attending ?? undefined,
    ...numbersOf(answer),
    joinFrom: answer.joinFrom ?? undefined,
    message: answer.message ?? undefined,
  };
}

/** The answer that the form offers for a stored one. */
function responseValueOf({ response, withPartner, people }: GivenAnswer, rules: ReplyRules) {
  if (withPartner && rules.fields.includes("withPartner")) return yesWithPartner;
  if (!people || !rules.all) return response;
  const former = formerAnswers(rules.people, people, []);
  return rules.people.every(({ field }) => former[field]?.comes === "yes") ? allCome : response;
}

/** The form's numbers of people at the parts of the day where not all are who come. */
function numbersOf({ parts, ...answer }: GivenAnswer): ReplyValues {
  const values: ReplyValues = {};
  for (const place of places) {
    const number = parts?.[place];
    if (number !== headsOf(answer)) values[partField(place)] = number?.toString();
  }
  return values;
}

function sidesOf(invitation: PublishedInvitation, language: Language, t: TFunction): Choice[] {
  const hosts = (["groom", "bride"] as const)
    .filter((host) => invitation.hosts[host])
    .map((host) => ({ value: host, label: t(`form:email-to-${host}`) }));
  return [...hosts, ...namedSides(invitation, language)];
}

function labelsOf(
  labels: NonNullable<PublishedInvitation["reply"]>["labels"],
  language: Language,
): ReplyLabels {
  return Object.fromEntries(
    Object.entries(labels ?? {}).map(([name, text]) => [name, pick(text, language)]),
  );
}
