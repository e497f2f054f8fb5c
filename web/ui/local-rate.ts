import { createContext, useContext } from 'react'
import type { LocalRate } from '#contract/local-rate.ts'

/** The rate at which prices stand in the charge currency too; null: in dollars alone. */
export const LocalRateContext = createContext<LocalRate | null>(null)

export function useLocalRate(): LocalRate | null {
  return useContext(LocalRateContext)
}
