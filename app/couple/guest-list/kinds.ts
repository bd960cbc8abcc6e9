/** Names of the fields by which a preview's form changes a guess. */
export const choiceFields = {
  letters: "letters",
  delimiter: "delimiter",
  sheet: "sheet",
  header: (sheet: number) => `header-${sheet}`,
  column: (sheet: number, column: number) => `column-${sheet}-${column}`,
} as const;
