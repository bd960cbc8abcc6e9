import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { useIsDemo } from "#app/couple/components/dashboard-place.tsx";

/** The address whose entity tag changes with each answer. */
const versionAddress = "/replies/version";
const intervalMs = 20_000;

/**
 * Shows new answers without reloading: asks every 20 seconds whether there are any, by an entity
 * tag, and only then loads the page's data again. Pauses while the page is hidden.
 */
export function useLive(): void {
  const { revalidate } = useRevalidator();
  const isDemo = useIsDemo();
  const tag = useRef<string | null>(null);
  useEffect(() => {
    // A made-up invitation gets no answers.
    if (isDemo) return undefined;
    const check = async () => {
      if (document.visibilityState === "hidden") return;
      try {
        const headers = tag.current === null ? undefined : { "If-None-Match": tag.current };
        const response = await fetch(versionAddress, { headers, cache: "no-store" });
        const current = response.ok ? response.headers.get("ETag") : tag.current;
        const isNews = tag.current !== null && current !== tag.current;
        tag.current = current;
        if (isNews) await revalidate();
      } catch (error) {
        // Without network the next check may succeed.
        console.info("no news", String(error));
      }
    };
    void check();
    const timer = setInterval(() => void check(), intervalMs);
    const onVisible = () => void check();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [revalidate, isDemo]);
}
