/** An admin turns a switch: of whom, to what, and why. */
export type Switch = { id: string; status: boolean; reason?: string | undefined }

/** What the audit log keeps of it for ever; counts only where something was counted. */
export function switchFacts(status: boolean, counts: Record<string, number> = {}): Record<string, unknown> {
  const counted = Object.entries(counts).filter(([, count]) => count > 0)
  return { before: { status: !status }, after: { status }, ...Object.fromEntries(counted) }
}
