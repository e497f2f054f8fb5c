import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCircuit, NOT_ASKED } from './circuit.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A circuit around somebody who says what the test tells them to. */
function aCircuit({ atOnce = 10, waiting = 10 } = {}) {
  const lines: object[] = []
  const log = { warn: (facts: object) => void lines.push(facts) }
  const circuit = createCircuit<string>({
    ...{ name: 'somebody', log, atOnce, waiting },
    saysAway: (answer) => (answer === 'away' ? 'no answer' : undefined),
  })
  const hears = (answer: string) => circuit.run(async () => answer)
  const goAway = async () => {
    for (let call = 0; call < 3; call++) await hears('away')
  }
  return { circuit, lines, hears, goAway }
}

/** An answer that comes when the test says so. */
function later() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { call: () => promise, answer: resolve }
}

test('after three calls in a row without an answer nobody is asked, and the log hears of it once', async () => {
  const { circuit, lines, hears, goAway } = aCircuit()
  await hears('away')
  await hears('away')
  await hears('fine')
  await hears('away')
  await hears('away')
  expect(circuit.isAway()).toBe(false)
  await goAway()
  expect(circuit.isAway()).toBe(true)
  const call = vi.fn(async () => 'fine')
  for (let each = 0; each < 50; each++) expect(await circuit.run(call)).toBe(NOT_ASKED)
  expect(call).not.toHaveBeenCalled()
  expect(lines).toEqual([{ outside: 'somebody', reason: 'no answer' }])
})

test('after a pause one tries while the others leave at once, and all go on when it was answered', async () => {
  const { circuit, lines, hears, goAway } = aCircuit()
  await goAway()
  vi.setSystemTime(Date.now() + 2_000)
  expect(circuit.isAway()).toBe(false)
  const first = later()
  const trial = circuit.run(first.call)
  expect(circuit.isAway()).toBe(true)
  expect(await hears('fine')).toBe(NOT_ASKED)
  first.answer('fine')
  expect(await trial).toBe('fine')
  expect(circuit.isAway()).toBe(false)
  expect(await hears('fine')).toBe('fine')
  expect(lines).toEqual([
    { outside: 'somebody', reason: 'no answer' },
    { outside: 'somebody', awaySeconds: 2 },
  ])
})

test('each try that fails doubles the pause, up to half a minute, and says nothing in the log', async () => {
  const { circuit, lines, hears, goAway } = aCircuit()
  await goAway()
  for (const seconds of [2, 4, 8, 16, 30, 30]) {
    vi.setSystemTime(Date.now() + seconds * 1000 - 1)
    expect(await hears('fine')).toBe(NOT_ASKED)
    vi.setSystemTime(Date.now() + 1)
    expect(await hears('away')).toBe('away')
    expect(circuit.isAway()).toBe(true)
  }
  expect(lines).toHaveLength(1)
})

test('only so many are under way, some wait for their turn, and no more come in', async () => {
  const { circuit } = aCircuit({ atOnce: 2, waiting: 1 })
  const answers = [later(), later(), later(), later()]
  const runs = answers.map(({ call }) => circuit.run(call))
  expect(await runs[3]).toBe(NOT_ASKED)
  for (const each of answers) each.answer('fine')
  expect(await Promise.all(runs)).toEqual(['fine', 'fine', 'fine', NOT_ASKED])
})

test('who waits for their turn leaves at once when it goes away meanwhile', async () => {
  const { circuit } = aCircuit({ atOnce: 3 })
  const answers = [later(), later(), later()]
  const runs = answers.map(({ call }) => circuit.run(call))
  const call = vi.fn(async () => 'fine')
  const waiting = circuit.run(call)
  for (const each of answers) each.answer('away')
  expect(await Promise.all(runs)).toEqual(['away', 'away', 'away'])
  expect(await waiting).toBe(NOT_ASKED)
  expect(call).not.toHaveBeenCalled()
})

test('what is thrown is thrown on, and says nothing about who is there', async () => {
  const { circuit } = aCircuit()
  const fail = async () => {
    throw new Error('a bug')
  }
  for (let call = 0; call < 5; call++) await expect(circuit.run(fail)).rejects.toThrow('a bug')
  expect(circuit.isAway()).toBe(false)
})
