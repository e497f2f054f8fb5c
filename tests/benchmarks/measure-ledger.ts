import { eq, ne } from 'drizzle-orm'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { Database } from '#database/open-pool.ts'
import { companies, payoutAccounts, payoutRuns, users } from '#database/schema.ts'
import type { Actor } from '#server/audit/record-audit.ts'
import { getBalance } from '#server/features/sales/get-balance.ts'
import { approveRun } from '#server/journeys/payout-runs/approve-run.ts'
import { discardRun, draftRun } from '#server/journeys/payout-runs/draft-run.ts'
import type { Services } from '#server/services.ts'
import { aPayoutAccount } from '#tests/factories/a-payout-account.ts'
import { aPayoutProvider } from '#tests/factories/a-payout-provider.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { median } from '#tests/figures.ts'
import { bareBalance, bareDraft } from './bare-ledger.ts'
import { BREWERIES, BUSIEST, SALES } from './fill-ledger.ts'
import type { BenchDatabase } from './open-bench-database.ts'
import type { Row } from './report.ts'

const BALANCE_GOAL_MS = 5
const DRAFT_GOAL_MS = 3000
const LOOKS = 200

const many = SALES.toLocaleString('en')
const OF_THE_RUN = `of ${BREWERIES.toLocaleString('en')} breweries and ${many} lines`

/**
 * What the ledger is asked for where it is large: the balance of the busiest brewery, and a run of payouts to all others through the
 * payment provider, whose accounts are all opened for it. Controls are the bare statements.
 */
export async function measureLedger(database: BenchDatabase, rounds: number): Promise<Row[]> {
  const settings = { PAYMENT_SITE: 'MLA', PAYOUT_WAY: 'mercado-pago' }
  const services = makeTestServices(database, settings, { payoutProvider: aPayoutProvider() })
  await openAccounts(services)
  return [await balance(database, rounds), ...(await run(services, rounds))]
}

/** Sealed under the key of this run: a database is kept for the next. */
async function openAccounts(services: Services): Promise<void> {
  const { db } = services
  if (await db.$count(payoutAccounts)) return
  const sellers = await db.select().from(companies).where(ne(companies.company, BUSIEST))
  await db.transaction(async (tx) => {
    for (const { id, userId } of sellers)
      await aPayoutAccount({ ...services, db: tx as unknown as Database }, { id, userId: userId! })
  })
}

async function balance({ db, pool }: BenchDatabase, rounds: number): Promise<Row> {
  const [busiest] = await db.select().from(companies).where(eq(companies.company, BUSIEST))
  const seller = { id: busiest!.id, role: 'Company' } as SessionUser
  const turns = await inTurns(
    rounds * LOOKS,
    () => getBalance(db, busiest!.id, seller),
    () => bareBalance(pool, busiest!.id),
  )
  return asRow(`Balance of a brewery with ${many} sales`, 'p50 ms', turns, BALANCE_GOAL_MS)
}

async function run(services: Services, rounds: number): Promise<Row[]> {
  const { db, pool } = services
  const [admin] = await db.select().from(users).where(eq(users.role, 'Company')).limit(1)
  const actor: Actor = { userId: admin!.id, address: '', browser: '', requestId: '' }
  // A bench that was broken off leaves its draft in the database that is kept.
  const left = await db.select().from(payoutRuns).where(eq(payoutRuns.state, 'draft'))
  for (const { id } of left) ok(await discardRun(services, id, actor))
  const decisions: number[] = []
  const drafts = await inTurns(
    rounds,
    async () => {
      const drafted = ok(await draftRun(services, actor))
      return async () => {
        decisions.push(await decide(services, drafted.id, actor))
        ok(await discardRun(services, drafted.id, actor))
      }
    },
    () => bareDraft(pool, actor.userId),
  )
  return [
    asRow(`Draft a run ${OF_THE_RUN}`, 'ms', drafts, DRAFT_GOAL_MS),
    {
      ...{ what: `Decide on it`, unit: 'ms', shop: median(decisions.slice(1)), control: null, ratio: null },
      ...{ goal: null, reached: null },
    },
  ]
}

/** How long it takes to decide on a draft, which is taken back afterwards. */
async function decide(services: Services, id: string, actor: Actor): Promise<number> {
  const [run] = await services.db.select().from(payoutRuns).where(eq(payoutRuns.id, id))
  let took = 0
  const takenBack = new Error('only measured')
  await services.db
    .transaction(async (tx) => {
      const startedAt = performance.now()
      const seen = { draftedAt: run!.draftedAt.toISOString() }
      ok(await approveRun({ ...services, db: tx as unknown as Database }, id, seen, actor))
      took = performance.now() - startedAt
      throw takenBack
    })
    .catch((error) => {
      if (error !== takenBack) throw error
    })
  return took
}

function ok<Answer extends object>(answer: Answer | Refusal): Answer {
  if (isRefusal(answer)) throw new Error(`It was refused: ${answer.refused}`)
  return answer
}

type Turn = { shop: number; control: number }

/** Milliseconds of both by turns, one turn first to warm up. What the shop's run answers is called after it was timed. */
async function inTurns(
  rounds: number,
  shop: () => Promise<unknown>,
  control: () => Promise<void>,
): Promise<Turn[]> {
  const turns: Turn[] = []
  for (let round = 0; round <= rounds; round++) {
    const startedAt = performance.now()
    const after = await shop()
    const endedAt = performance.now()
    if (typeof after === 'function') await after()
    const againAt = performance.now()
    await control()
    turns.push({ shop: endedAt - startedAt, control: performance.now() - againAt })
  }
  return turns.slice(1)
}

function asRow(what: string, unit: string, turns: Turn[], goalMs: number): Row {
  const shop = median(turns.map((turn) => turn.shop))
  return {
    ...{ what, unit, shop },
    control: median(turns.map((turn) => turn.control)),
    ratio: median(turns.map((turn) => turn.shop / turn.control)),
    goal: `< ${goalMs.toLocaleString('en')} ms`,
    reached: shop < goalMs,
  }
}
