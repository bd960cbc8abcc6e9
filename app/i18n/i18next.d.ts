import type dates from "#content/locales/am/dates.json";
import type dashboard from "#content/locales/am/dashboard.json";
import type dashboardChanges from "#content/locales/am/dashboard-changes.json";
import type dashboardLists from "#content/locales/am/dashboard-lists.json";
import type dashboardPrints from "#content/locales/am/dashboard-prints.json";
import type dashboardSending from "#content/locales/am/dashboard-sending.json";
import type dashboardSettings from "#content/locales/am/dashboard-settings.json";
import type dashboardSeating from "#content/locales/am/dashboard-seating.json";
import type findTable from "#content/locales/am/find-table.json";
import type dashboardGuests from "#content/locales/am/dashboard-guests.json";
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
import type personalisation from "#content/locales/am/personalisation.json";
import type words from "#content/locales/am/words.json";

// Keys are typed by the Armenian packs: a key that they lack does not compile.
declare module "i18next" {
  interface CustomTypeOptions {
    // All namespaces, so that `t` accepts every `namespace:key`.
    defaultNS: [
      "gate",
      "invitation",
      "dates",
      "dashboard",
      "dashboard-changes",
      "dashboard-lists",
      "dashboard-prints",
      "dashboard-sending",
      "dashboard-settings",
      "dashboard-seating",
      "find-table",
      "dashboard-guests",
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
      "personalisation",
      "words",
    ];
    resources: {
      dates: typeof dates;
      dashboard: typeof dashboard;
      "dashboard-changes": typeof dashboardChanges;
      "dashboard-lists": typeof dashboardLists;
      "dashboard-prints": typeof dashboardPrints;
      "dashboard-sending": typeof dashboardSending;
      "dashboard-settings": typeof dashboardSettings;
      "dashboard-seating": typeof dashboardSeating;
      "find-table": typeof findTable;
      "dashboard-guests": typeof dashboardGuests;
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
      personalisation: typeof personalisation;
      words: typeof words;
    };
  }
}
