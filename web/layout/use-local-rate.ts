import { type RootData, useRoot } from './use-root.ts'

/** The rate at which prices stand in the charge currency too, and the sentence that says it; null: in dollars alone. */
export function useLocalRate(): RootData['localRate'] {
  return useRoot()?.localRate ?? null
}
