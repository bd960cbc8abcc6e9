/** A button of one sign that changes a file of an order. */
export function MaterialSign({
  sign,
  change,
  label,
  disabled,
}: {
  sign: string;
  change: "earlier" | "later" | "remove";
  label: string;
  disabled?: boolean;
}) {
  return (
    <button
      type="submit"
      className="material-sign"
      name="change"
      value={change}
      aria-label={label}
      disabled={disabled}
    >
      {sign}
    </button>
  );
}
