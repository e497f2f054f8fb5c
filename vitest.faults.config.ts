import { randomInt } from 'node:crypto'
import { configDefaults, defineConfig } from 'vitest/config'
import { LONG } from './tests/faults/how-often.ts'
import { LongestFirst } from './tests/longest-first.ts'
import { writeInMemory } from './tests/running/write-in-memory.ts'

writeInMemory()

// Which trials take money at which site: said, so that a run that failed can be run again as it was.
process.env.TRIAL_TURN ??= String(randomInt(2))
console.info(`TRIAL_TURN=${process.env.TRIAL_TURN}`)

/**
 * The shop under faults, races and attacks (`npm run test:faults`); with LONG_RUN=1 also what takes hours (`npm run
 * test:long`). Each trial is written down for docs/reliability.md.
 */
export default defineConfig({
  test: {
    include: ['tests/**/*.fault.ts', ...(LONG ? ['tests/**/*.long.ts'] : [])],
    exclude: configDefaults.exclude,
    globalSetup: './tests/database/global-setup.ts',
    setupFiles: [
      './tests/find-drizzle-once.ts',
      './tests/answers/hold-answers.ts',
      './tests/faults/take-site-in-turn.ts',
    ],
    sequence: { sequencer: LongestFirst },
    reporters: process.env.CI ? ['dot'] : ['default'],
    pool: 'forks',
    // Trials mostly wait: for sweeps, for time-outs, for a process to be there again.
    maxWorkers: 4,
    // A trial is many rounds; what is too slow shows in its figures, never here.
    testTimeout: LONG ? 4 * 3_600_000 : 900_000,
    hookTimeout: 600_000,
  },
})
