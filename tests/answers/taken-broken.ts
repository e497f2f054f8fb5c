const broken = new Set<string>()

/** Keeps what an answer in this process broke, for the end of the test. */
export function keepBroken(promise: string): void {
  broken.add(promise)
}

/** What was broken since it was last asked for: a test that breaks something on purpose takes it, and does not fail. */
export function takeBroken(): string[] {
  const taken = [...broken]
  broken.clear()
  return taken
}
