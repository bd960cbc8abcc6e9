import type { ChatPicture } from "#app/designs/contract.ts";
import type { OgImageCard } from "#app/guest/chat-pictures/og-image-card.ts";
import { chat as arch } from "#app/designs/shared/arch/chat.tsx";
import { chat as boughs } from "#app/designs/shared/boughs/chat.tsx";
import { chat as bunch } from "#app/designs/1026-balloons/chat.tsx";
import { chat as cake } from "#app/designs/1022-big-number/chat.tsx";
import { chat as cloud } from "#app/designs/1030-little-cloud/chat.tsx";
import { chat as corner } from "#app/designs/1005-apricot-bough/chat.tsx";
import { chat as field } from "#app/designs/shared/field/chat.tsx";
import { chat as font } from "#app/designs/1019-light/chat.tsx";
import { chat as frame } from "#app/designs/shared/frame/chat.tsx";
import { chat as front } from "#app/designs/1033-grand-opening/chat.tsx";
import { chat as gown } from "#app/designs/1018-red-cord/chat.tsx";
import { chat as horizon } from "#app/designs/shared/horizon/chat.tsx";
import { chat as interlace } from "#app/designs/1017-marash-stitch/chat.tsx";
import { chat as launch } from "#app/designs/1027-space-ticket/chat.tsx";
import { chat as letter } from "#app/designs/1014-bird-letter/chat.tsx";
import { chat as medallion } from "#app/designs/shared/medallion/chat.tsx";
import { chat as pair } from "#app/designs/1029-boy-or-girl/chat.tsx";
import { chat as post } from "#app/designs/1011-the-letter/chat.tsx";
import { chat as poster } from "#app/designs/1024-arcade/chat.tsx";
import { chat as ring } from "#app/designs/1015-the-ring/chat.tsx";
import { chat as rings } from "#app/designs/1025-jubilee/chat.tsx";
import { chat as roundels } from "#app/designs/shared/roundels/chat.tsx";
import { chat as shore } from "#app/designs/1013-lake/chat.tsx";
import { chat as split } from "#app/designs/1004-didot/chat.tsx";
import { chat as sprays } from "#app/designs/shared/sprays/chat.tsx";
import { chat as stage } from "#app/designs/1031-stage/chat.tsx";
import { chat as thread } from "#app/designs/1009-one-line/chat.tsx";
import { chat as ticket } from "#app/designs/shared/ticket/chat.tsx";
import { chat as tower } from "#app/designs/1023-champagne/chat.tsx";
import { chat as tray } from "#app/designs/1035-first-tooth/chat.tsx";
import { chat as wings } from "#app/designs/1020-little-wings/chat.tsx";
import { chat as word } from "#app/designs/1016-yes/chat.tsx";
import { chat as wreath } from "#app/designs/1021-olive/chat.tsx";

/** The layout follows the invitation's hero, or a card's layout. */
export const layouts: Record<OgImageCard["theme"]["hero"], ChatPicture> = {
  arch,
  medallion,
  field,
  horizon,
  corner,
  letter,
  split,
  poster,
  ticket,
  shore,
  thread,
  stage,
  pair,
  post,
  ring,
  tray,
  bunch,
  wreath,
  cloud,
  word,
  tower,
  front,
  gown,
  rings,
  launch,
  cake,
  interlace,
  wings,
  font,
  sprays,
  boughs,
  roundels,
  frame,
};
