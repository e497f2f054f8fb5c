import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PaymentSite } from '#contract/charge-currencies.ts'

/** Where trials take money: at a site whose currency has two decimals, and at one whose currency has none. */
export const TRIAL_SITES = ['MLA', 'MLC'] as const satisfies PaymentSite[]
export type TrialSite = (typeof TRIAL_SITES)[number]

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Every file of trials (vitest.faults.config.ts), by name. */
export const TRIAL_FILES = globSync('tests/**/*.{fault,long}.ts', { cwd: ROOT }).toSorted()

/**
 * Where a file of trials takes money: by turns in the order of their names, so that every run knows both sites and takes
 * no longer. `turn` decides who begins: the next run may have each file at the other site.
 * @param file its path, from the root of the project or whole
 */
export function siteInTurn(file: string, turn: number): TrialSite {
  const place = TRIAL_FILES.indexOf(file.startsWith('/') ? relative(ROOT, file) : file)
  if (place < 0) throw new Error(`${file} is no file of trials.`)
  return TRIAL_SITES[(place + turn) % TRIAL_SITES.length]!
}

/** The site of the trial that runs (take-site-in-turn.ts). */
export function siteOfTrial(): TrialSite {
  const named = process.env.SANDBOX_MERCADO_PAGO_SITE
  const site = TRIAL_SITES.find((each) => each === named)
  if (!site) throw new Error(`No trial takes money at ${named}.`)
  return site
}
