import { beforeEach, expect, test } from 'vitest'
import { KeptBriefly } from './kept-briefly.ts'

const MEGABYTE = 1024 * 1024

type Page = { body: Uint8Array }

let now: number
let pages: KeptBriefly<Page>
let made: number
beforeEach(() => {
  now = 10_000
  made = 0
  pages = new KeptBriefly({ mostBytes: 32 * MEGABYTE, givenUpEveryMs: 100, now: () => now })
})

const aPage = (bytes = 10): Page => ({ body: new Uint8Array(bytes) })

async function make(bytes?: number): Promise<Page> {
  made++
  return aPage(bytes)
}

test('a page is made once for all who ask for it meanwhile, and for less than a second', async () => {
  const [first, second] = await Promise.all([pages.share('/shop', make), pages.share('/shop', make)])
  expect(second).toBe(first)
  now += 899
  expect(await pages.share('/shop', make)).toBe(first)
  expect(made).toBe(1)
  now += 1
  expect(await pages.share('/shop', make)).not.toBe(first)
  expect(made).toBe(2)
})

test('its time begins before it is made: what it was made of may be as old', async () => {
  const slow = Promise.withResolvers<Page>()
  const waiting = pages.share('/shop', () => slow.promise)
  now += 900
  slow.resolve(aPage())
  await waiting
  await pages.share('/shop', make)
  expect(made).toBe(1)
})

test('what this process changed is seen at once', async () => {
  await pages.share('/shop', make)
  now += 5
  pages.changed()
  await pages.share('/shop', make)
  expect(made).toBe(2)
})

test('and a page that was being made when it changed is shown to nobody who comes later', async () => {
  const slow = Promise.withResolvers<Page>()
  const waiting = pages.share('/shop', () => slow.promise)
  now += 5
  pages.changed()
  now += 5
  const later = await pages.share('/shop', make)
  slow.resolve(aPage())
  expect(await waiting).not.toBe(later)
  expect(await pages.share('/shop', make)).toBe(later)
  expect(pages.bytes).toBe(10 + 2 * '/shop'.length)
})

test('while it changes something all the time, pages are made anew ten times a second and no more', async () => {
  for (let turn = 0; turn < 1000; turn++) {
    now += 1
    pages.changed()
    await pages.share('/shop', make)
  }
  expect(made).toBeGreaterThanOrEqual(9)
  expect(made).toBeLessThanOrEqual(11)
})

test('the last of many changes is seen too', async () => {
  pages.changed()
  await pages.share('/shop', make)
  now += 50
  pages.changed()
  now += 50
  await pages.share('/shop', make)
  expect(made).toBe(2)
})

test('what may not be shared is kept for nobody', async () => {
  const [own, others] = await Promise.all([
    pages.share('/shop', async () => undefined),
    pages.share('/shop', make),
  ])
  expect([own, others, made]).toEqual([undefined, undefined, 0])
  expect(pages.has('/shop')).toBe(false)
})

test('whose own page fails hears of it, whoever waited for it makes their own', async () => {
  const fails = async () => {
    throw new Error('no')
  }
  const [own, others] = await Promise.allSettled([pages.share('/shop', fails), pages.share('/shop', make)])
  expect([own.status, others]).toEqual(['rejected', { status: 'fulfilled', value: undefined }])
  await pages.share('/shop', make)
  expect(made).toBe(1)
})

test('whatever strangers ask for, what is kept has an end', async () => {
  for (let page = 0; page < 50; page++) await pages.share(`/shop?pag=${page}`, () => make(MEGABYTE))
  expect(pages.bytes).toBeLessThanOrEqual(32 * MEGABYTE)
  expect(pages.bytes).toBeGreaterThan(30 * MEGABYTE)
  expect([pages.has('/shop?pag=0'), pages.has('/shop?pag=49')]).toEqual([false, true])
  now += 900
  await pages.share('/shop', make)
  expect(pages.bytes).toBe(10 + 2 * '/shop'.length)
})

test('kept for no time it is nobody else’s, not even while it is made', async () => {
  const alone = new KeptBriefly<Page>({ mostBytes: MEGABYTE, keptMs: 0, now: () => now })
  await Promise.all([alone.share('/shop', make), alone.share('/shop', make)])
  expect(made).toBe(2)
})

test('or with each change, however soon the next one comes', async () => {
  const answers = new KeptBriefly<Page>({ mostBytes: MEGABYTE, now: () => now })
  for (let turn = 0; turn < 3; turn++) {
    answers.changed()
    await answers.share('/api/product', make)
    await answers.share('/api/product', make)
  }
  expect(made).toBe(3)
})
