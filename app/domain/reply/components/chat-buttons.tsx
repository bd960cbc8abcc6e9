import { useTranslation } from "#app/i18n/use-translation.ts";
import { ContactIcon } from "#app/components/contact-icon.tsx";
import type { ChatLinks } from "#app/domain/reply/chat/links.ts";

/** Buttons to reply in a chat. */
export function ChatButtons({ chats, heading }: { chats: ChatLinks; heading: string }) {
  const { t } = useTranslation();
  if (chats.length === 0) return null;
  return (
    <div className="chats">
      <p>{heading}</p>
      <ul className="actions">
        {chats.map(({ way, href }) => (
          <li key={way}>
            <a className="button" href={href}>
              <ContactIcon way={way} />
              {t(`invitation:contact.${way}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
