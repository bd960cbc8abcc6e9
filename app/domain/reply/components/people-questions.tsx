import { useTranslation } from "#app/i18n/use-translation.ts";
import { Choices, QuestionGroup, type AnyField } from "#app/components/form-controls.tsx";
import { calledPeople } from "#app/domain/reply/people/format.ts";
import { personAnswers } from "#app/domain/reply/schema.ts";
import type { ReplyFailure, ReplyState } from "#app/domain/reply/state.ts";

type Open = Extract<ReplyState, { state: "open" }>;

/**
 * Asks for each person of a household whether they come.
 * @param field of a message about all of them.
 */
export function PeopleQuestions({
  reply,
  failure,
  messages,
  ...group
}: {
  field: AnyField;
  label: string;
  error?: string;
  comingOnly?: boolean;
  reply: Open;
  failure?: ReplyFailure;
  messages: Record<string, string>;
}) {
  const { t } = useTranslation();
  const { people } = reply.rules;
  const names = calledPeople(people, t);
  return (
    <QuestionGroup {...group}>
      {people.map((person, index) => {
        const field = personField(person.field, reply, failure);
        return (
          <Choices
            key={person.field}
            field={field}
            label={names[index] ?? ""}
            error={field.errors && messages["choose-option"]}
            type="radio"
            choices={personAnswers.map((value) => ({ value, label: t(`form:person.${value}`) }))}
          />
        );
      })}
    </QuestionGroup>
  );
}

/** A field whose name conform's types do not know, because it differs by household. */
function personField(name: string, { former }: Open, failure: ReplyFailure | undefined): AnyField {
  const id = `reply-form-${name}`;
  const posted = failure?.lastResult.initialValue?.[name];
  return {
    id,
    name,
    errorId: `${id}-error`,
    descriptionId: `${id}-description`,
    errors: failure?.lastResult.error?.[name] ?? undefined,
    initialValue: failure ? (typeof posted === "string" ? posted : undefined) : former[name]?.comes,
  };
}
