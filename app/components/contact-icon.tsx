const bubble = "M4.5 20l1.3-4A8.3 8.3 0 1 1 8.6 18.8Z";

/** Icons for a call and for messengers; decorative, because the name is beside them. */
const paths = {
  call: "M7.5 4.5 10 9 8.3 10.7c1 2 2.9 3.9 5 5L15 14l4.5 2.5-1 3C13 20.5 3.5 11 4.5 5.5Z",
  whatsapp: `${bubble}M9.5 8.5c-1 2.5 3.5 7 6 6l.6-1.5-1.8-1-.9.7c-.9-.4-1.7-1.2-2.1-2.1l.7-.9-1-1.8Z`,
  viber:
    "M12 4c6 0 8 2 8 7s-2 7-7 7l-3.5 3v-3.3C5.5 17 4 15.3 4 11c0-5 2-7 8-7ZM9.5 8.5c-1 2.5 3.5 7 6 6l.5-1.5-1.7-1-.9.7c-.9-.4-1.7-1.2-2.1-2.1l.7-.9-1-1.7ZM13 7.5a3.5 3.5 0 0 1 3.5 3.5",
  telegram: "M20.5 4.5 3.5 11.5l5 2 2 6 3-3.7 4 2.7ZM8.5 13.5l8-6-6 8.5",
};

export function ContactIcon({ way }: { way: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={paths[way]} />
    </svg>
  );
}
