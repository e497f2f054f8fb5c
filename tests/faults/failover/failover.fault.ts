import { expect, onTestFinished, test } from 'vitest'
import { median, medianAndWorstInSeconds } from '#tests/figures.ts'
import { aShopOfShoppersAt } from '../database/a-shop-of-shoppers.ts'
import { howOften } from '../how-often.ts'
import { recordTrial } from '../record-trial.ts'
import { aDatabaseCluster, type DatabaseCluster, type NodeName } from './a-database-cluster.ts'
import { aDebianSystem } from './a-debian-system.ts'

/**
 * The shop is to be back after 15 seconds (docs/decisions/0125). The median may take twice that: a new primary that does not reach
 * etcd in time, as on a machine that others want too, is taken over from in turn. The figures tell what it took.
 */
const PROMISED_MS = 15_000
const FAILOVERS = howOften(3, 20)

/** What happens to the primary; each answers with what brings its machine back once another has taken over. */
const FAULTS: ((cluster: DatabaseCluster, primary: NodeName) => () => Promise<void> | void)[] = [
  function killed(cluster, primary) {
    const off = cluster.machine(primary).powerOff()
    return () => off.then(() => cluster.start(primary))
  },
  function frozen(cluster, primary) {
    cluster.machine(primary).freeze()
    return () => cluster.machine(primary).thaw()
  },
  function cutOff(cluster, primary) {
    cluster.cutOff(primary)
    return () => cluster.join(primary)
  },
]

const system = aDebianSystem('the failover of the database')
if ('missing' in system) console.warn(system.missing)

test.skipIf('missing' in system)(
  'the primary of three databases is killed, frozen and cut off, while people buy',
  async () => {
    const { root } = system as { root: string }
    const cluster = await aDatabaseCluster(root)
    onTestFinished(() => cluster.remove())
    await cluster.untilWhole()
    const shop = await aShopOfShoppersAt(cluster.databaseUrl)
    const pausesMs: number[] = []
    for (let failover = 0; failover < FAILOVERS; failover++) {
      const primary = await cluster.untilWhole()
      await shop.untilSold()
      const harm = FAULTS[failover % FAULTS.length]!
      const startedAtMs = performance.now()
      const mend = harm(cluster, primary)
      await cluster.untilTakenOverFrom(primary)
      await shop.untilSold()
      pausesMs.push(longestPause(shop.shoppers.promised, startedAtMs))
      await mend()
    }
    await cluster.untilWhole()
    await shop.untilSold()
    const lost = await shop.closeTheBooks()
    expect(median(pausesMs)).toBeLessThan(2 * PROMISED_MS)
    const { promised, putOff } = shop.shoppers
    recordTrial({
      area: 'Database',
      what: 'primary of three killed, frozen and cut off by turns under load',
      times: FAILOVERS,
      unit: 'failovers',
      lost,
      figures:
        `${promised.length} orders, ${putOff.get('outcome-unknown') ?? 0} commits without an answer; orders were answered again after ` +
        medianAndWorstInSeconds(pausesMs),
    })
  },
)

/** The longest that nobody’s order was answered since then. */
function longestPause(promised: { answeredAtMs: number }[], sinceMs: number): number {
  const answeredMs = promised.map(({ answeredAtMs }) => answeredAtMs).filter((each) => each > sinceMs)
  return Math.max(...answeredMs.map((each, at) => each - (answeredMs[at - 1] ?? sinceMs)))
}
