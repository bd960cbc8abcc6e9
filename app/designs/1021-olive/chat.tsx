import type { ChatPicture } from "#app/designs/contract.ts";
import { centre, whole } from "#app/designs/kit/chat-areas.ts";
import { Wreath } from "./wreath-drawing.tsx";
import { Shapes as Leaves } from "./ornament/sprite.tsx";

/** The wreath around the text. */
export const chat: ChatPicture = ({ Shapes }) => ({
  art: (
    <>
      <rect {...whole} fill="var(--ground)" />
      {Shapes !== Leaves && <Leaves />}
      <Wreath width={1040} height={490} pairs={26} scale={1.3} at={[centre, 306]} />
    </>
  ),
  room: { x: 300, y: 96, width: 600, height: 424 },
  largest: 124,
  divider: false,
});
