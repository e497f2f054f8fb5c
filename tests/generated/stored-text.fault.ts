import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MailKind } from '#contract/mail-kinds.ts'
import { createLocalDisk } from '#server/adapters/local-disk/create-local-disk.ts'
import { writeMail } from '#server/features/mail/write-mail.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { findChromium } from '#tests/e2e/find-chromium.ts'
import { aPaymentProvider } from '#tests/factories/a-payment-provider.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { recordTrial } from '#tests/faults/record-trial.ts'
import { siteOfTrial } from '#tests/faults/trial-sites.ts'
import { type ShopProcess, startShopProcess } from '#tests/running/a-shop-process.ts'
import { freePorts } from '#tests/running/free-ports.ts'
import { anAdult } from '#tests/running/people.ts'
import { send } from '#tests/running/send.ts'
import { aBusyTarget } from './a-busy-target.ts'
import { EVIL, writeEverywhere } from './write-everywhere.ts'

const SESSION_SECRET = 'a secret of the texts that people try, long enough'
type Who = 'visitor' | 'buyer' | 'seller' | 'admin'

const database = useTestDatabase()
let shop: ShopProcess
let browser: Browser
let folder: string
let made: Awaited<ReturnType<typeof aBusyTarget>>
let adult: string

beforeAll(async () => {
  const [port, sandboxPort] = (await freePorts(2)) as [number, number]
  const publicUrl = `http://localhost:${port}`
  folder = await mkdtemp(join(tmpdir(), 'lupulo-texts-'))
  await chmod(folder, 0o755)
  const payments = aPaymentProvider()
  const mediaStorage = createLocalDisk(join(folder, 'media'))
  const settings = { SESSION_SECRET, PUBLIC_URL: publicUrl, PAYMENT_SITE: siteOfTrial() }
  made = await aBusyTarget({ ...makeTestServices(database, settings, { payments, mediaStorage }), payments })
  await writeEverywhere(database.pool)
  shop = await startShopProcess({
    port,
    settings: {
      ...settings,
      DATABASE_URL: database.connectionString,
      DATA_DIR: folder,
      SANDBOX_PORT: String(sandboxPort),
    },
  })
  adult = (await anAdult(shop)).cookie
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
}, 300_000)

afterAll(async () => {
  await browser?.close()
  await shop?.stop()
  await rm(folder, { recursive: true, force: true })
}, 60_000)

/** Every page that shows what somebody wrote, and who sees it. */
const PAGES: [who: Who, path: (target: Awaited<ReturnType<typeof aBusyTarget>>['target']) => string][] = [
  ['visitor', () => '/home'],
  ['visitor', () => '/shop'],
  ['visitor', ({ beerId }) => `/detail/${beerId}`],
  ['visitor', ({ companyId }) => `/company/${companyId}`],
  ['buyer', () => '/myShop'],
  ['buyer', () => '/saved'],
  ['buyer', ({ buyerId }) => `/user/${buyerId}`],
  ['buyer', () => '/account/sessions'],
  ['buyer', () => '/cart'],
  ['seller', ({ companyId }) => `/company/${companyId}`],
  ['seller', ({ companyId }) => `/company/${companyId}/parcels`],
  ['seller', ({ companyId }) => `/company/${companyId}/parcels?state=shipped`],
  ['seller', ({ companyId, orderId }) => `/company/${companyId}/parcels/${orderId}`],
  ['seller', ({ companyId, orderId }) => `/company/${companyId}/parcels/print?order=${orderId}`],
  ['seller', ({ companyId }) => `/company/${companyId}/reviews`],
  ['seller', ({ companyId }) => `/company/${companyId}/figures`],
  ['seller', ({ companyId, importId }) => `/company/${companyId}/import/${importId}`],
  ['seller', () => '/post'],
  ['seller', ({ beerId }) => `/putProduct/${beerId}`],
  ['admin', () => '/admin?list=buyers'],
  ['admin', () => '/admin?list=sellers'],
  ['admin', () => '/admin/admins'],
  ['admin', () => '/admin/orders'],
  ['admin', ({ orderId }) => `/admin/orders/${orderId}`],
  ['admin', () => '/admin/work'],
  ['admin', () => '/admin/reviews'],
  ['admin', () => '/admin/messages'],
  ['admin', () => '/admin/reports'],
  ['admin', () => '/admin/withdrawals'],
  ['admin', () => '/admin/audit'],
  ['admin', () => '/admin/jobs'],
  ['admin', () => '/admin/payouts'],
  ['admin', () => '/admin/payouts/history'],
  ['admin', ({ companyId }) => `/admin/payouts/${companyId}`],
  ['admin', () => '/admin/exchange-rates'],
  ['admin', () => '/admin/commissions?do=new'],
  ['admin', () => '/admin/advertising'],
  ['admin', () => '/admin/figures'],
  ['admin', () => '/admin/earnings'],
  ['admin', () => '/adminHistoryShop'],
  ['admin', ({ buyerId }) => `/admin/buyer/${buyerId}`],
  ['admin', ({ companyId }) => `/admin/seller/${companyId}`],
  ['admin', ({ companyId }) => `/admin/seller/products?id=${companyId}`],
  ['admin', ({ beerId }) => `/admin/adminproductmodify/${beerId}`],
]

async function openAs(who: Who): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const { beerId } = made.target
  const session = who === 'visitor' ? '' : made.cookies[who]
  const cookies = [adult, session, `cart=${beerId.replaceAll('-', '')}.2.450`].filter(Boolean)
  await context.addCookies(
    cookies.map((cookie) => {
      const [name, value] = cookie.split(/=(.*)/s) as [string, string]
      return { name, value, url: shop.url }
    }),
  )
  return context.newPage()
}

/** What became of the texts in a document: elements, attributes and addresses made of them, and whether one is shown. */
function lookForEvil(evil: string) {
  const all = [...document.querySelectorAll('*')]
  const made = all.filter((each) => each.matches('.evil, img[src="x"], [onerror], [onclick]'))
  const running = all.flatMap((each) =>
    [...each.attributes].filter(
      ({ name, value }) =>
        /^(href|src|action|formaction|srcdoc)$/.test(name) && /^\s*javascript:/i.test(value),
    ),
  )
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)
  const plain = (text: string) => text.replace(/\s+/g, ' ')
  return {
    made: made.map((each) => each.outerHTML.slice(0, 200)),
    running: running.map(({ value }) => value),
    hacked: 'hacked' in window,
    isShown: [document.body.textContent ?? '', ...fields].some((text) => plain(text).includes(plain(evil))),
    title: document.title,
  }
}

/** What was checked and held. */
const held: string[] = []

test('no page makes anything of what people wrote but text', async () => {
  const silent: string[] = []
  const wrong: unknown[] = []
  for (const who of ['visitor', 'buyer', 'seller', 'admin'] as const) {
    const page = await openAs(who)
    for (const [, path] of PAGES.filter(([whose]) => whose === who)) {
      const address = path(made.target)
      const answer = await page.goto(shop.url + address, { waitUntil: 'load' })
      const { isShown, title, ...found } = await page.evaluate(lookForEvil, EVIL)
      const says = `${who} ${address.replace(/[\da-f-]{36}/g, 'x')}`
      if (!isShown) silent.push(says)
      const isRight = answer?.status() === 200 && / · Lúpulo$|^Lúpulo/.test(title)
      if (!isRight || found.made.length || found.running.length || found.hacked)
        wrong.push({ says, status: answer?.status(), title: title.slice(-30), ...found })
    }
    await page.context().close()
  }
  expect(wrong).toEqual([])
  // Of a browser's own name its sessions show what is known of it, and no word more.
  expect(silent).toEqual(['buyer /account/sessions'])
  held.push(`shown as text on ${PAGES.length - silent.length}`)
})

test('no mail makes anything of it either', async () => {
  const { rows } = await database.pool.query<{ kind: MailKind; payload: Record<string, string> }>(
    'SELECT DISTINCT ON (kind) kind, payload FROM outbox ORDER BY kind',
  )
  const page = await (await browser.newContext()).newPage()
  const kinds: string[] = []
  for (const { kind, payload } of rows) {
    const mail = await writeMail(database.db, shop.url, kind, payload)
    if (!mail) continue
    await page.setContent(mail.html)
    const found = await page.evaluate(lookForEvil, EVIL)
    expect({ kind, ...found }).toMatchObject({ made: [], running: [], hacked: false })
    expect(mail.subject).not.toMatch(/[\p{Cc}\u202a-\u202e]/u)
    if (found.isShown || mail.text.includes('<script class=evil>')) kinds.push(kind)
  }
  expect(kinds.length).toBeGreaterThan(3)
  held.push(`in ${kinds.length} kinds of mails`)
})

test('no file for spreadsheets holds a formula', async () => {
  const { companyId, importId } = made.target
  const files: [Who, string][] = [
    ['seller', `/api/company/${companyId}/beers.csv`],
    ['seller', `/api/company/${companyId}/sales.csv`],
    ['seller', `/api/company/${companyId}/figures.csv`],
    ['seller', `/api/beer-imports/${importId}/bad-rows.csv`],
    ['admin', '/api/admin/persons.csv'],
    ['admin', '/api/admin/companies.csv'],
    ['admin', '/api/admin/audit.csv'],
    ['admin', '/api/admin/figures.csv'],
  ]
  let formulas = 0
  for (const [who, path] of files) {
    const answer = await send(shop.port, { path, headers: { cookie: made.cookies[who as 'seller'] } })
    expect({ path, status: answer.status }).toEqual({ path, status: 200 })
    const cells = (parse(answer.body, { delimiter: ';', bom: true }) as string[][]).flat()
    formulas += cells.filter((cell) => cell.includes('HYPERLINK')).length
    expect(cells.filter((cell) => /^\s*[=+@＝＋－＠\-\t\r]/.test(cell) && !/^-?[\d,]+$/.test(cell))).toEqual(
      [],
    )
  }
  expect(formulas).toBeGreaterThan(10)
  held.push(`${formulas} formulas kept from spreadsheets`)
})

test('nothing of it was an error', () => {
  expect(shop.logLines().filter(({ err }) => err)).toEqual([])
  expect(held).toHaveLength(3)
  recordTrial({
    ...{ area: 'Input', what: 'markup, formulas and odd letters in every text, on every page' },
    ...{ times: PAGES.length, unit: 'pages', lost: 0, figures: held.join('; ') },
  })
})
