import type { OgImageCard } from "#app/guest/chat-pictures/view.ts";
import { ogImageSize } from "#app/designs/kit/og-image-size.ts";
import { margin, middle, whole } from "#app/designs/kit/chat-areas.ts";
import { photoRoom } from "#app/guest/chat-pictures/photo-room.ts";
import { At } from "#app/designs/kit/chat-place.tsx";
import type { ChatLayout, OrnamentPart } from "#app/designs/contract.ts";

const { width, height } = ogImageSize;

/**
 * The hosts' photo at the left edge, the centrepiece cut off by the right one, the text between.
 * @param photo a data URL of the size of `photoRoom`.
 */
export function photoLayout(
  photo: string,
  cover: NonNullable<OgImageCard["cover"]>,
  { Roundel }: OrnamentPart,
): ChatLayout {
  const room = photoRoom(cover.form);
  const isArch = cover.form === "arch";
  return {
    art: (
      <>
        <rect {...whole} fill="var(--ground)" />
        <At of={Roundel} x={width - 10} y={middle} width={470} ratio={304 / 280} />
        {isArch && (
          <clipPath id="og-photo">
            <path d={archOf(room)} />
          </clipPath>
        )}
        <image {...room} href={photo} clipPath={isArch ? "url(#og-photo)" : undefined} />
        {isArch ? (
          <path
            d={archOf({
              x: room.x - 12,
              y: room.y - 12,
              width: room.width + 24,
              height: room.height + 24,
            })}
            fill="none"
            stroke="var(--line)"
            strokeWidth="2"
          />
        ) : (
          <path d={`M${room.width + 1} 0V${height}`} stroke="var(--line)" strokeWidth="2" />
        )}
      </>
    ),
    room: { x: 446, y: margin, width: 469, height: height - 2 * margin },
    largest: 112,
  };
}

/** A window with a round head. */
function archOf(room: { x: number; y: number; width: number; height: number }): string {
  const radius = room.width / 2;
  return `M${room.x} ${room.y + room.height}V${room.y + radius}a${radius} ${radius} 0 0 1 ${room.width} 0V${room.y + room.height}Z`;
}
