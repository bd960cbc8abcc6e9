/** The button at the foot of a page that ends this browser's session. */
export function LeaveButton({ action, text }: { action: string; text: string }) {
  return (
    // A full page load, so that nothing of the dashboard stays in the browser's memory.
    <form method="post" action={action} className="leave">
      <button type="submit">{text}</button>
    </form>
  );
}
