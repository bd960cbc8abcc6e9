import { createContext, useCallback, useContext, type ComponentProps, type ReactNode } from "react";
import { Form as RouterForm, Link as RouterLink } from "react-router";

/** The address below which the pages of a dashboard are, without a slash at its end. */
type DashboardPlace = {
  address: string;
  /** A made-up dashboard in the shop: it sends nothing, and has some of the pages. */
  isDemo: boolean;
  /** Above and below each page; the button that ends the session is in the place of none below. */
  head?: ReactNode;
  foot?: ReactNode;
};

const own = "/replies";

/** The place of the pages below; a couple's own unless a layout says otherwise. */
export const DashboardContext = createContext<DashboardPlace>({ address: own, isDemo: false });

/** True if the page is of the shop's made-up dashboard. */
export function useIsDemo(): boolean {
  return useContext(DashboardContext).isDemo;
}

/** Turns an address of a couple's dashboard (`/replies/guests`) into that of the same page here. */
export function useDashboardAddress(): (path: string) => string {
  const { address } = useContext(DashboardContext);
  return useCallback((path) => dashboardAddress(path, address), [address]);
}

/** @param path an address below `/replies`; any other stays what it is. */
function dashboardAddress(path: string, address: string): string {
  return path.startsWith(own) ? address + path.slice(own.length) : path;
}

/** A link to a page of this dashboard, by its address in a couple's own. */
export function Link({ to, ...rest }: ComponentProps<typeof RouterLink> & { to: string }) {
  const deskAddress = useDashboardAddress();
  return <RouterLink to={deskAddress(to)} {...rest} />;
}

/** A form of this dashboard; its action as in a couple's own, the page itself without one. */
export function Form({ action, ...rest }: ComponentProps<typeof RouterForm>) {
  const deskAddress = useDashboardAddress();
  return <RouterForm {...(action !== undefined && { action: deskAddress(action) })} {...rest} />;
}
