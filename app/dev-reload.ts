// Loaded by documents in development only: pages that React hydrates get their edits from Vite.
import.meta.hot?.on("documents:reload", () => location.reload());
