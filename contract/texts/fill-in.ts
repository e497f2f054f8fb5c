/** A text with its `{name}`s filled in; one that no value has is left as it stands. */
export function fillIn(text: string, values: Record<string, unknown> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole))
}
