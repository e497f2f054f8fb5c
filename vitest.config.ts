import { configDefaults, defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/longest-first.ts'
import { writeInMemory } from './tests/running/write-in-memory.ts'

writeInMemory()

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: [...configDefaults.exclude, 'build/**', 'tests/e2e/**'],
    globalSetup: './tests/database/global-setup.ts',
    setupFiles: [
      './tests/find-drizzle-once.ts',
      './tests/generated/fail-when-cut-short.ts',
      './tests/answers/hold-answers.ts',
    ],
    sequence: { sequencer: LongestFirst },
    reporters: process.env.CI ? ['dot'] : ['default'],
    // Processes and not threads: native modules (images, password hashing) and process signals behave as in the shop.
    pool: 'forks',
    maxWorkers: 2,
    // Most of a file's time was loading the shop anew (320 s for all; 227 s so). No test replaces a module.
    isolate: false,
    // Long enough for a busy machine: what is too slow shows in the benchmark, never here.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
