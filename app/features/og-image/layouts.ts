import type { ChatPicture } from "#app/design/contract.ts";
import type { OgImageCard } from "#app/features/og-image/card.ts";
import { chat as arch } from "#app/features/og-image/layouts/arch.tsx";
import { chat as boughs } from "#app/features/og-image/layouts/boughs.tsx";
import { chat as bunch } from "#app/features/og-image/layouts/bunch.tsx";
import { chat as cake } from "#app/features/og-image/layouts/cake.tsx";
import { chat as cloud } from "#app/features/og-image/layouts/cloud.tsx";
import { chat as corner } from "#app/features/og-image/layouts/corner.tsx";
import { chat as field } from "#app/features/og-image/layouts/field.tsx";
import { chat as font } from "#app/features/og-image/layouts/font.tsx";
import { chat as frame } from "#app/features/og-image/layouts/frame.tsx";
import { chat as front } from "#app/features/og-image/layouts/front.tsx";
import { chat as gown } from "#app/features/og-image/layouts/gown.tsx";
import { chat as horizon } from "#app/features/og-image/layouts/horizon.tsx";
import { chat as interlace } from "#app/features/og-image/layouts/interlace.tsx";
import { chat as launch } from "#app/features/og-image/layouts/launch.tsx";
import { chat as letter } from "#app/features/og-image/layouts/letter.tsx";
import { chat as medallion } from "#app/features/og-image/layouts/medallion.tsx";
import { chat as pair } from "#app/features/og-image/layouts/pair.tsx";
import { chat as post } from "#app/features/og-image/layouts/post.tsx";
import { chat as poster } from "#app/features/og-image/layouts/poster.tsx";
import { chat as ring } from "#app/features/og-image/layouts/ring.tsx";
import { chat as rings } from "#app/features/og-image/layouts/rings.tsx";
import { chat as roundels } from "#app/features/og-image/layouts/roundels.tsx";
import { chat as shore } from "#app/features/og-image/layouts/shore.tsx";
import { chat as split } from "#app/features/og-image/layouts/split.tsx";
import { chat as sprays } from "#app/features/og-image/layouts/sprays.tsx";
import { chat as stage } from "#app/features/og-image/layouts/stage.tsx";
import { chat as thread } from "#app/features/og-image/layouts/thread.tsx";
import { chat as ticket } from "#app/features/og-image/layouts/ticket.tsx";
import { chat as tower } from "#app/features/og-image/layouts/tower.tsx";
import { chat as tray } from "#app/features/og-image/layouts/tray.tsx";
import { chat as wings } from "#app/features/og-image/layouts/wings.tsx";
import { chat as word } from "#app/features/og-image/layouts/word.tsx";
import { chat as wreath } from "#app/features/og-image/layouts/wreath.tsx";

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
