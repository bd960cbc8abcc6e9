import type { SectionOf, ViewContext } from "#app/guest/sections/section.ts";

export type QuestionsView = {
  type: "questions";
  heading?: string;
  items: { question: string; answer: string }[];
};

export function view(
  section: SectionOf<"questions">,
  { text, optionalText }: ViewContext,
): QuestionsView {
  return {
    type: "questions",
    heading: optionalText(section.heading),
    items: section.items.map(({ question, answer }) => ({
      question: text(question),
      answer: text(answer),
    })),
  };
}
