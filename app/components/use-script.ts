import { useEffect } from "react";

/**
 * Runs a script that works on the DOM, from its arrival until the component unmounts. Only hydrated
 * pages run effects; in documents app/enhance.ts starts the same scripts.
 * @param start loads and starts the script, and returns what ends it. It must not change between
 * renders.
 */
export function useScript(start: () => Promise<() => void>): void {
  useEffect(() => {
    let isUnmounted = false;
    let end = () => {};
    const run = async () => {
      try {
        const ending = await start();
        if (isUnmounted) ending();
        else end = ending;
      } catch (error) {
        console.warn("a script did not load", error);
      }
    };
    void run();
    return () => {
      isUnmounted = true;
      end();
    };
  }, [start]);
}
