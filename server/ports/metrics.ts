/**
 * Everything that a process of the shop measures about itself, once: the names as Prometheus writes them, and what may
 * tell its rows apart. Each label takes few values, known beforehand: never an address as it was typed, an id or a person
 * (https://prometheus.io/docs/practices/naming/).
 */
export const MEASURES = {
  request: {
    kind: 'histogram',
    name: 'lupulo_http_request_duration_seconds',
    help: 'Requests until their answer begins: calls and pages by route pattern. Built files are not counted.',
    labels: ['kind', 'method', 'route', 'status'],
  },
  query: {
    kind: 'histogram',
    name: 'lupulo_database_query_duration_seconds',
    help: 'Statements as this process waits for them, once it has a connection.',
    labels: ['outcome'],
  },
  job: {
    kind: 'histogram',
    name: 'lupulo_job_duration_seconds',
    help: 'Runs of jobs that this process did.',
    labels: ['job', 'outcome'],
  },
  sweep: {
    kind: 'histogram',
    name: 'lupulo_sweep_duration_seconds',
    help: 'Runs of the recurring work that this process did.',
    labels: ['sweep', 'outcome'],
  },
  outside: {
    kind: 'histogram',
    name: 'lupulo_outside_call_duration_seconds',
    help: 'Calls to payment provider, mail server and sign-in provider. unknown: it did not answer usefully.',
    labels: ['service', 'call', 'outcome'],
  },
  kept: {
    kind: 'counter',
    name: 'lupulo_kept_pages_total',
    help: 'Pages that were sent as they had been made for all visitors who bring nothing of their own.',
    labels: ['route'],
  },
  limited: {
    kind: 'counter',
    name: 'lupulo_rate_limited_total',
    help: 'Attempts that were refused because there were too many, by what was counted.',
    labels: ['limit'],
  },
  logged: {
    kind: 'counter',
    name: 'lupulo_log_lines_total',
    help: 'Lines of the log from warn upwards. error needs somebody, warn heals by itself.',
    labels: ['level'],
  },
} as const satisfies Record<string, MeasureDescription>

type MeasureDescription = {
  kind: 'histogram' | 'counter'
  name: string
  help: string
  labels: readonly string[]
}

type Measures = typeof MEASURES
type NameOf<Kind> = {
  [Name in keyof Measures]: Measures[Name]['kind'] extends Kind ? Name : never
}[keyof Measures]
type LabelsOf<Name extends keyof Measures> = Record<Measures[Name]['labels'][number], string>

/** One metric with its rows, as it travels between processes. `metricName` where a row has a name of its own (`…_bucket`). */
export type MetricRows = {
  name: string
  help: string
  type: string
  values: { value: number; labels: Record<string, string | number>; metricName?: string }[]
}

/** Counts and times what happens in this process. Costs next to nothing, and never fails. */
export interface Metrics {
  count<Name extends NameOf<'counter'>>(name: Name, labels: LabelsOf<Name>): void
  time<Name extends NameOf<'histogram'>>(name: Name, labels: LabelsOf<Name>, seconds: number): void
  /**
   * A value that is looked up when somebody asks, such as how many connections are open: a row for each label's value.
   * `fixed`: labels of all its rows, which tell them from another gauge's of that name.
   */
  watch(
    gauge: { name: string; help: string; label?: string; fixed?: Record<string, string> },
    read: () => Record<string, number>,
  ): void
  /** How this process stands. */
  ofThisProcess(): Promise<MetricRows[]>
  /** How each process of this machine stands that could be asked, this one first. */
  ofEachProcess(): Promise<MetricRows[][]>
  /** Metrics as text for Prometheus; rows of one name stand together. */
  write(all: MetricRows[][]): string
}

/** Where nobody asks, nothing is counted. */
export const NO_METRICS: Metrics = {
  count() {},
  time() {},
  watch() {},
  ofThisProcess: async () => [],
  ofEachProcess: async () => [],
  write: () => '',
}
