// Written by `npm run designs` from the folders of app/designs.
import type { ChatPicture } from "#app/designs/contract.ts";
import { chat as sharedArchChat } from "#app/designs/shared/arch/chat.tsx";
import { chat as sharedBoughsChat } from "#app/designs/shared/boughs/chat.tsx";
import { chat as design1026Chat } from "#app/designs/1026-balloons/chat.tsx";
import { chat as design1022Chat } from "#app/designs/1022-big-number/chat.tsx";
import { chat as design1030Chat } from "#app/designs/1030-little-cloud/chat.tsx";
import { chat as design1005Chat } from "#app/designs/1005-apricot-bough/chat.tsx";
import { chat as sharedFieldChat } from "#app/designs/shared/field/chat.tsx";
import { chat as design1019Chat } from "#app/designs/1019-light/chat.tsx";
import { chat as sharedFrameChat } from "#app/designs/shared/frame/chat.tsx";
import { chat as design1033Chat } from "#app/designs/1033-grand-opening/chat.tsx";
import { chat as design1018Chat } from "#app/designs/1018-red-cord/chat.tsx";
import { chat as sharedHorizonChat } from "#app/designs/shared/horizon/chat.tsx";
import { chat as design1017Chat } from "#app/designs/1017-marash-stitch/chat.tsx";
import { chat as design1027Chat } from "#app/designs/1027-space-ticket/chat.tsx";
import { chat as design1014Chat } from "#app/designs/1014-bird-letter/chat.tsx";
import { chat as sharedMedallionChat } from "#app/designs/shared/medallion/chat.tsx";
import { chat as design1036Chat } from "#app/designs/1036-photograph/chat.tsx";
import { chat as design1029Chat } from "#app/designs/1029-boy-or-girl/chat.tsx";
import { chat as design1011Chat } from "#app/designs/1011-the-letter/chat.tsx";
import { chat as design1024Chat } from "#app/designs/1024-arcade/chat.tsx";
import { chat as design1015Chat } from "#app/designs/1015-the-ring/chat.tsx";
import { chat as design1025Chat } from "#app/designs/1025-jubilee/chat.tsx";
import { chat as sharedRoundelsChat } from "#app/designs/shared/roundels/chat.tsx";
import { chat as design1013Chat } from "#app/designs/1013-lake/chat.tsx";
import { chat as design1004Chat } from "#app/designs/1004-didot/chat.tsx";
import { chat as sharedSpraysChat } from "#app/designs/shared/sprays/chat.tsx";
import { chat as design1031Chat } from "#app/designs/1031-stage/chat.tsx";
import { chat as design1009Chat } from "#app/designs/1009-one-line/chat.tsx";
import { chat as sharedTicketChat } from "#app/designs/shared/ticket/chat.tsx";
import { chat as design1023Chat } from "#app/designs/1023-champagne/chat.tsx";
import { chat as design1035Chat } from "#app/designs/1035-first-tooth/chat.tsx";
import { chat as design1020Chat } from "#app/designs/1020-little-wings/chat.tsx";
import { chat as design1016Chat } from "#app/designs/1016-yes/chat.tsx";
import { chat as design1021Chat } from "#app/designs/1021-olive/chat.tsx";

/** Chat pictures by the cover that they are like, or by the layout of a card. */
export const chatPictures = {
  "arch": sharedArchChat,
  "boughs": sharedBoughsChat,
  "bunch": design1026Chat,
  "cake": design1022Chat,
  "cloud": design1030Chat,
  "corner": design1005Chat,
  "field": sharedFieldChat,
  "font": design1019Chat,
  "frame": sharedFrameChat,
  "front": design1033Chat,
  "gown": design1018Chat,
  "horizon": sharedHorizonChat,
  "interlace": design1017Chat,
  "launch": design1027Chat,
  "letter": design1014Chat,
  "medallion": sharedMedallionChat,
  "mount": design1036Chat,
  "pair": design1029Chat,
  "post": design1011Chat,
  "poster": design1024Chat,
  "ring": design1015Chat,
  "rings": design1025Chat,
  "roundels": sharedRoundelsChat,
  "shore": design1013Chat,
  "split": design1004Chat,
  "sprays": sharedSpraysChat,
  "stage": design1031Chat,
  "thread": design1009Chat,
  "ticket": sharedTicketChat,
  "tower": design1023Chat,
  "tray": design1035Chat,
  "wings": design1020Chat,
  "word": design1016Chat,
  "wreath": design1021Chat,
} satisfies Record<string, ChatPicture>;
