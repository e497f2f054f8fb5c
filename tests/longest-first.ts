import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, the longest first; all others take less. */
const LONGEST = [
  ...['generated/requests', 'faults/crashes/', 'faults/first-start/', 'faults/database/'],
  ...['tests/authorization/', 'imports/files-that-come-back', 'tests/start/', 'tests/telemetry/'],
  ...['robustness/provider-away', 'tests/attacks/', 'generated/text-fields'],
]

/**
 * Files that take long begin first, so that no worker waits for another's last one. Vitest knows itself how long a file
 * took the last time; where it has never run, it takes the largest ones first, and the longest are the smallest here.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}

function rank({ moduleId }: TestSpecification): number {
  const at = LONGEST.findIndex((folder) => moduleId.includes(`/${folder}`))
  return at < 0 ? LONGEST.length : at
}
