import { createContext, useContext } from "react";

const Address = createContext<string | null>(null);

/** Hands down the address of the script that a page may load once it has come to rest. */
export const ClientEntry = Address.Provider;

/** @throws Error outside a `ClientEntry`. */
export function useClientEntry(): string {
  const address = useContext(Address);
  if (address === null) throw new Error("no ClientEntry above this component");
  return address;
}
