import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** In the order in which docs/reliability.md tells them. */
export const AREAS = [
  'Crashes',
  'Database',
  'Provider and mail',
  'Races',
  'Input',
  'Attacks',
  'Backup',
] as const

/** Something that was tried until the test was satisfied: a row of docs/reliability.md. */
export type Trial = {
  area: (typeof AREAS)[number]
  /** What was done to the shop, as a phrase: 'killed before *place*'. */
  what: string
  /** How often, in `unit` ('kills', 'buyers', 'requests'). */
  times: number
  unit: string
  /** What was lost, oversold, doubled or let in: the test fails unless it is nothing. */
  lost: number
  /** Figures worth keeping: 'ready again after 1.2 s (median), 2.0 s (worst)'. */
  figures?: string
}
export type RecordedTrial = Trial & { on: string }

const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/lupulo-trials/', import.meta.url))

/** Keeps a trial for docs/reliability.md; a newer one of the same name takes its place. Call it once all has been checked. */
export function recordTrial(trial: Trial): void {
  mkdirSync(FOLDER, { recursive: true })
  const name = `${trial.area} ${trial.what}`.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')
  const recorded: RecordedTrial = { ...trial, on: new Date().toISOString().slice(0, 10) }
  writeFileSync(join(FOLDER, `${name}.json`), JSON.stringify(recorded))
}

/** Every trial that was kept, in the order of their files' names. */
export function recordedTrials(): RecordedTrial[] {
  mkdirSync(FOLDER, { recursive: true })
  return readdirSync(FOLDER)
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')))
}
