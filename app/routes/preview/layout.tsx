import { Outlet } from "react-router";
import { privateAnswer } from "#app/middleware/private-answer.ts";

/** All that lies at a draft's address is one customer's: no cache keeps it and no search finds it. */
export const middleware = [privateAnswer];

export default function DraftLayout() {
  return <Outlet />;
}
