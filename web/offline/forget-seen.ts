/** Leaves nothing of what was seen; seen.ts comes only now, because it is rarely wanted. */
export async function forgetSeen(): Promise<void> {
  // Where storage is forbidden there is nothing to forget.
  if ('caches' in window) await (await import('./seen.ts')).forgetSeen().catch(() => {})
}
