export type CalendarView = { type: "calendar" };

export const view = (): CalendarView => ({ type: "calendar" });
