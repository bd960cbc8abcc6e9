import { useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";

/** @param instead fields that replace the form's own. */
type Send = (
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  instead?: Readonly<Record<string, string>>,
) => Promise<void>;

/** Sends the form in place; without script the browser sends it and comes back to the page. */
export function useQuietForm(address: string) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const send: Send = async (form, submitter, instead = {}) => {
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form)) body.append(name, String(value));
    // FormData takes the button only in newer browsers (Chrome 112, Safari 16.4).
    if (submitter instanceof HTMLButtonElement && submitter.name)
      body.append(submitter.name, submitter.value);
    for (const [name, value] of Object.entries(instead)) body.set(name, value);
    setBusy(true);
    try {
      await fetch(`${address}&quiet=1`, { method: "POST", body });
      await revalidate();
    } catch (error) {
      // The page goes on showing what the order has.
      console.warn("a change was not sent", error);
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { nativeEvent, currentTarget } = event;
    // Before Chrome 81 and Safari 15.4 no event names the button: then the browser sends the form.
    if (!("submitter" in nativeEvent)) return;
    event.preventDefault();
    void send(
      currentTarget,
      nativeEvent.submitter instanceof HTMLElement ? nativeEvent.submitter : null,
    );
  };
  return { send, onSubmit, isBusy };
}
