import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { JobList } from '#contract/jobs.ts'
import { outbox } from '#database/schema.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { signedIn } from '#tests/factories/services.ts'
import { median } from '#tests/figures.ts'
import { anAdult } from '#tests/running/people.ts'
import { send } from '#tests/running/send.ts'
import { useTwoShops } from '#tests/running/two-shops.ts'
import { howOften } from '../how-often.ts'
import { recordTrial } from '../record-trial.ts'
import { aMailServer, type Mood } from './a-mail-server.ts'
import { QUICK, WAIT } from './purchases.ts'

const server = await aMailServer()
const shops = useTwoShops({ ...QUICK, SMTP_URL: server.url, MAIL_TIMEOUT_MS: '6000' })
const MAILS_A_MOOD = howOften(12, 60)
const ROUNDS = howOften(1, 5)
const MOODS: Mood[] = ['away', 'refuses', 'slow', 'cuts', 'hangs', 'away']

let written = 0
/** Mails that must leave. @returns their Message-IDs */
async function writeMails(count: number): Promise<string[]> {
  const mails = Array.from({ length: count }, () => ({
    dedupeKey: `trial:${++written}`,
    kind: 'password-changed' as const,
    recipient: `persona-${written}@correo.example`,
    payload: { userId: randomUUID(), name: 'Ana', wasProved: 'true' },
  }))
  const made = await shops.database.db.insert(outbox).values(mails).returning({ id: outbox.id })
  return made.map(({ id }) => `${id}@localhost`)
}

const lines = () => shops.shops.reduce((sum, shop) => sum + shop.logLines().length, 0)

test('whatever a mail server does for however long, each mail arrives once it is back, and once where it said so', async () => {
  onTestFinished(() => server.close())
  const { db } = shops.database
  const admin = await signedIn(shops.services, (await aBuyer(db, { user: { role: 'Admin' } })).id)
  const visitor = await anAdult(shops.shops[0] as never)
  const pages = async (): Promise<number> => {
    const found: number[] = []
    for (let each = 0; each < 15; each++) {
      const startedAt = performance.now()
      expect((await send(shops.turn(), { path: '/shop', headers: visitor })).status).toBe(200)
      found.push(performance.now() - startedAt)
    }
    return median(found)
  }
  const jobs = async () =>
    JSON.parse((await send(shops.turn(), { path: '/api/admin/jobs', headers: admin })).body) as JobList
  const errors = async () => {
    const { rows } = await shops.database.pool.query<{ error: string }>(
      `SELECT last_error AS error FROM outbox WHERE sent_at IS NULL AND held_back IS NULL`,
    )
    return rows.map(({ error }) => error).join(' ')
  }

  const all = await writeMails(3)
  await vi.waitFor(() => expect(server.said.size).toBe(3), WAIT)
  const quietMs = await pages()
  const slowest: number[] = []
  for (const mood of Array.from({ length: ROUNDS }, () => MOODS).flat()) {
    const before = server.strikes.get(mood) ?? 0
    await server.turn(mood)
    all.push(...(await writeMails(MAILS_A_MOOD)))
    // Until it has struck: mails were refused, taken slowly, lost; or nobody was there.
    await vi.waitFor(async () => {
      if (mood === 'away') expect(await errors()).toContain('ECONNREFUSED')
      else expect((server.strikes.get(mood) ?? 0) - before).toBeGreaterThanOrEqual(3)
    }, WAIT)
    slowest.push(await pages())
    if (mood === 'refuses' || mood === 'away') {
      await vi.waitFor(async () => expect((await jobs()).counts.retrying).toBeGreaterThan(0), WAIT)
    }
  }
  const startedAt = performance.now()
  await server.turn('fine')
  await vi.waitFor(async () => {
    const { rows } = await shops.database.pool.query(
      `SELECT count(*)::int AS waiting FROM outbox WHERE sent_at IS NULL AND held_back IS NULL`,
    )
    expect(rows[0].waiting).toBe(0)
  }, WAIT)
  const seconds = (performance.now() - startedAt) / 1000

  const ours = new Map([...server.said].filter(([id]) => all.includes(id)))
  expect([...ours.keys()].toSorted()).toEqual(all.toSorted())
  expect([...ours.values()].filter((times) => times !== 1)).toEqual([])
  expect([...server.unheard.keys()].filter((id) => !all.includes(id))).toEqual([])
  const { rows } = await shops.database.pool.query<{ most: number }>(
    'SELECT max(attempts)::int AS most FROM outbox',
  )
  // A line for each mail that was refused, one when a process finds the server away and one when it is back.
  const told = lines()
  expect(told).toBeLessThan(all.length + MOODS.length * ROUNDS * 12)
  const wrong = shops.shops.flatMap((shop) => shop.logLines()).filter(({ level, err }) => level >= 50 || err)
  expect(wrong).toEqual([])
  recordTrial({
    area: 'Provider and mail',
    what: 'a mail server that is not there, refuses, is slow, hangs, or hangs up after taking a mail',
    ...{ times: all.length, unit: 'mails', lost: 0 },
    figures: [
      `all gone ${Math.round(seconds)} s after it was back, ${rows[0]!.most} tries at most`,
      `/shop ${Math.round(Math.max(...slowest))} ms (worst of ${slowest.length} medians), before ${Math.round(quietMs)} ms`,
      `${told} lines of log`,
    ].join('; '),
  })
})
