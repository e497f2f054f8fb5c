import type { Pool } from 'pg'

/** Longer than any request takes here, and shorter than PostgreSQL lets a statement wait. */
const LONG_MS = 10_000

type Wait = { what: string; begun: number; ended?: number }

/** Notes what is waited for, so that a test whose time ran out can tell for what: the runner names the test alone. */
export function watchWaits() {
  const underWay = new Set<Wait>()
  const long: Wait[] = []
  return {
    async waitFor<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
      const wait: Wait = { what, begun: Date.now() }
      underWay.add(wait)
      try {
        return await work()
      } finally {
        underWay.delete(wait)
        wait.ended = Date.now()
        if (wait.ended - wait.begun > LONG_MS) long.push(wait)
      }
    },
    /** What took long, what is under way, and what every connection of the database does, in lines. */
    async tell(pool: Pool): Promise<string> {
      const { rows } = await pool.query<{ line: string }>(`
        SELECT concat_ws(' | ', pid, state, now() - state_change, wait_event_type, wait_event,
                         'blocked by ' || pg_blocking_pids(pid)::text, left(query, 300)) AS line
        FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`)
      const line = ({ what, begun, ended }: Wait) =>
        `${ended ? 'took' : 'waits since'} ${((ended ?? Date.now()) - begun) / 1000} s: ${what}`
      return [...[...long, ...underWay].map(line), ...rows.map((row) => row.line)].join('\n')
    },
  }
}
