import { useEffect } from "react";

/** Shows the page from its top once the component is there: an answer to a form keeps the place. */
export function useShownFromTop(): void {
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
}
