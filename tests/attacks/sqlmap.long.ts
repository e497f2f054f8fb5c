import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { howOften } from '#tests/faults/how-often.ts'
import { recordTrial } from '#tests/faults/record-trial.ts'
import { type AttackedShop, anAttackedShop } from './an-attacked-shop.ts'
import { findProgram } from './find-program.ts'
import { runProgram } from './run-program.ts'
import { type SqlmapTarget, sqlmapTargets } from './sqlmap-targets.ts'

const MOST_SECONDS = Number(process.env.SQLMAP_SECONDS ?? howOften(30, 300))
/** Before its time is over on a machine that is busy. */
const FEWEST_REQUESTS = 15
/** Fixed: what it tries must not change with its version's defaults. */
const FIXED = ['--batch', '--level=2', '--risk=2', '--dbms=PostgreSQL', '--technique=BEUSTQ', '--time-sec=5']
/** It would stop at the first refusal, which here is every second answer. */
const REFUSALS = '--ignore-code=400,401,403,404,405,413,415,422,429,431'
const FOUND = /identified the following injection point|is vulnerable/i
/** What it says of a parameter once it is through. */
const NOTHING = /do(?:es)? not (?:seem|appear) to be injectable/i
/** Answers that differ make it suspect a parameter before it looks closer; mostly it takes that back. */
const SUSPECT = /parameter '(.+?)' appears to be .*injectable/gi

/** Parameters that it suspects to the end, or until its time was over. */
function suspects(printed: string): string[] {
  const suspected = new Set([...printed.matchAll(SUSPECT)].map(([, parameter]) => parameter!))
  return [...suspected].filter(
    (parameter) =>
      printed.lastIndexOf(`parameter '${parameter}' does not seem to be injectable`) <
      printed.lastIndexOf(`parameter '${parameter}' appears to be`),
  )
}

let attacked: AttackedShop
beforeAll(async () => {
  findProgram('sqlmap')
  attacked = await anAttackedShop()
}, 600_000)
afterAll(() => attacked?.shop.stop())

function attack({ path, who, json }: SqlmapTarget, hasDoneEnough: () => boolean) {
  const { shop, sessions } = attacked
  const folder = mkdtempSync(join(tmpdir(), 'lupulo-sqlmap-'))
  const args = [
    ...[...FIXED, REFUSALS, '--disable-coloring', '--threads=1', '--timeout=60', '--flush-session'],
    ...['--output-dir', folder, '--cookie', sessions[who].cookie, '-u', shop.url + path],
    // Cookies are the session's and the age answer's, which are signed.
    '--skip=cookie,user-agent,referer,host',
    ...(json ? ['--headers', 'Content-Type: application/json', '--data', JSON.stringify(json)] : []),
  ]
  return runProgram('sqlmap', args, MOST_SECONDS, hasDoneEnough).finally(() =>
    rmSync(folder, { recursive: true }),
  )
}

test('sqlmap finds nothing where something is looked for, filtered, sorted or named', async () => {
  let requests = 0
  let through = 0
  const targets = sqlmapTargets(attacked)
  for (const target of targets) {
    const before = attacked.heard()
    const { printed, cut } = await attack(target, () => attacked.heard() - before > FEWEST_REQUESTS)
    const heard = attacked.heard() - before
    const told = `${target.what}, ${heard} requests:\n${printed.slice(-3000)}`
    expect(printed, told).not.toMatch(FOUND)
    expect(suspects(printed), told).toEqual([])
    // It was through with all, or busy when its time was over; and it did try.
    expect(cut || NOTHING.test(printed), told).toBe(true)
    expect(heard, told).toBeGreaterThan(FEWEST_REQUESTS)
    requests += heard
    if (!cut) through++
  }
  expect(attacked.failures()).toEqual([])
  recordTrial({
    area: 'Attacks',
    what: 'sqlmap',
    times: requests,
    unit: 'requests',
    lost: 0,
    figures: `${targets.length} addresses, ${through} of them to the end${through < targets.length ? `, the others for ${MOST_SECONDS} s` : ''}`,
  })
})
