import type dates from "#content/locales/am/dates.json";
import type desk from "#content/locales/am/desk.json";
import type deskChanges from "#content/locales/am/desk-changes.json";
import type deskLists from "#content/locales/am/desk-lists.json";
import type deskPrints from "#content/locales/am/desk-prints.json";
import type deskSending from "#content/locales/am/desk-sending.json";
import type deskSettings from "#content/locales/am/desk-settings.json";
import type deskSeating from "#content/locales/am/desk-seating.json";
import type findTable from "#content/locales/am/find-table.json";
import type deskGuests from "#content/locales/am/desk-guests.json";
import type form from "#content/locales/am/form.json";
import type formMessages from "#content/locales/am/form-messages.json";
import type gate from "#content/locales/am/gate.json";
import type invitation from "#content/locales/am/invitation.json";
import type kinds from "#content/locales/am/kinds.json";
import type mail from "#content/locales/am/mail.json";
import type media from "#content/locales/am/media.json";
import type order from "#content/locales/am/order.json";
import type site from "#content/locales/am/site.json";
import type staff from "#content/locales/am/staff.json";
import type telegram from "#content/locales/am/telegram.json";
import type timeline from "#content/locales/am/timeline.json";
import type trial from "#content/locales/am/trial.json";
import type words from "#content/locales/am/words.json";

// Keys are typed by the Armenian packs: a key that they lack does not compile.
declare module "i18next" {
  interface CustomTypeOptions {
    // All namespaces, so that `t` accepts every `namespace:key`.
    defaultNS: [
      "gate",
      "invitation",
      "dates",
      "desk",
      "desk-changes",
      "desk-lists",
      "desk-prints",
      "desk-sending",
      "desk-settings",
      "desk-seating",
      "find-table",
      "desk-guests",
      "form",
      "form-messages",
      "kinds",
      "mail",
      "media",
      "order",
      "site",
      "staff",
      "telegram",
      "timeline",
      "trial",
      "words",
    ];
    resources: {
      dates: typeof dates;
      desk: typeof desk;
      "desk-changes": typeof deskChanges;
      "desk-lists": typeof deskLists;
      "desk-prints": typeof deskPrints;
      "desk-sending": typeof deskSending;
      "desk-settings": typeof deskSettings;
      "desk-seating": typeof deskSeating;
      "find-table": typeof findTable;
      "desk-guests": typeof deskGuests;
      form: typeof form;
      "form-messages": typeof formMessages;
      gate: typeof gate;
      invitation: typeof invitation;
      kinds: typeof kinds;
      mail: typeof mail;
      media: typeof media;
      order: typeof order;
      site: typeof site;
      staff: typeof staff;
      telegram: typeof telegram;
      timeline: typeof timeline;
      trial: typeof trial;
      words: typeof words;
    };
  }
}
