import { generateKeyPairSync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { DESTINATIONS } from '../factories/a-payout-destination.ts'
import { aPlainBrowser, type PlainBrowser } from '../running/a-plain-browser.ts'
import { formsOf } from '../running/forms-of.ts'
import { endHold } from './end-hold.ts'
import { onCard } from './on-card.ts'
import { anAdminSignedIn, payingBy, saveAccount, sellFreely } from './paying-breweries.ts'
import { expectSaid, plainOf, untilSaid } from './plain.ts'
import { expect } from './shop.ts'
import { tooNarrow } from './too-narrow.ts'

const REFUSED = 'El banco que recibe no lo aceptó.'

const { privateKey } = generateKeyPairSync('ed25519')
const byMercadoPago = payingBy({
  PAYOUT_WAY: 'mercado-pago',
  MERCADO_PAGO_PAYOUTS_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
})
const byFile = payingBy({
  PAYOUT_WAY: 'bank-file',
  SANDBOX_MERCADO_PAGO_SITE: 'MLB',
  ...{ CNAB_BANK: '341', CNAB_BANK_NAME: 'Banco', CNAB_AGREEMENT: '123', CNAB_BRANCH: '1234-5' },
  ...{ CNAB_ACCOUNT: '123456-7', CNAB_TAX_NUMBER: '11222333000181', CNAB_COMPANY: 'Lupulo' },
})

/**
 * What Mercado Pago was handed for the brewery stands on its page; something is done with it there. By plain HTTP: a second page, opened and
 * closed beside the desk's, hung in the browser once in ten rounds.
 */
async function atMercadoPago(sandboxUrl: string, button: string): Promise<void> {
  const there = aPlainBrowser()
  let found: string | undefined
  await expect(async () => {
    const { html } = await there.go(`${sandboxUrl}/payouts`)
    const buttons = formsOf(html).flatMap((form) => form.buttons.map(({ text }) => text))
    found = buttons.find((text) => text.startsWith(button))
    expect(found, buttons.join(' · ')).toBeDefined()
  }).toPass({ timeout: 30_000 })
  await there.press(found!)
}

/** Drafts a run and approves it, by plain HTTP: payout-runs does it with scripts. Answers where the run is. */
async function draftAndApprove(desk: PlainBrowser, company: string, owed: string): Promise<string> {
  await desk.go('/admin/payouts/runs')
  const drafted = await desk.press('Hacer un borrador')
  expectSaid(desk, 'tr', company, owed)
  await desk.follow('Aprobar la tanda')
  await desk.press('Aprobar la tanda')
  return new URL(drafted.url).pathname
}

byMercadoPago(
  'Mercado Pago pays, sends one back, and tells both itself',
  async ({ context, seller, browser, baseURL, paying: { dataDir, sandboxUrl } }) => {
    byMercadoPago.slow()
    await saveAccount(context.request, seller, DESTINATIONS['ar-bank'])
    await endHold(dataDir, seller.id)
    await sellFreely(browser, context.request, seller, 2)
    const admin = await anAdminSignedIn(browser, dataDir)
    const desk = await plainOf(admin, baseURL)
    const run = await draftAndApprove(desk, seller.company, onCard(8))
    const { text, html } = await desk.go(run)
    expect(text).toContain('Mercado Pago hace los pagos y avisa')
    expect(html).not.toContain('Llegó el pago')

    // Taken on is not paid: only the receiving bank's word ends it.
    await untilSaid(desk, run, 'tr', seller.company, 'En camino')
    await atMercadoPago(sandboxUrl, 'Credit it')
    await untilSaid(desk, run, 'tr', seller.company, 'Acreditado')
    await atMercadoPago(sandboxUrl, 'Bank sends it back')
    await untilSaid(desk, run, 'tr', seller.company, 'Devuelto')

    // It is owed again, and the next run's payout is one that the bank refuses.
    const next = await draftAndApprove(desk, seller.company, onCard(8))
    await atMercadoPago(sandboxUrl, 'Reject')
    await untilSaid(desk, next, 'tr', seller.company, REFUSED)
    const selling = await plainOf(context, baseURL)
    await selling.go(`/company/${seller.id}/payouts`)
    expectSaid(selling, 'tr', REFUSED, onCard(8))
    await admin.close()
  },
)

byFile(
  'a bank in Brazil is handed a file, and its answer ends what it names',
  async ({ context, seller, browser, baseURL, paying: { dataDir } }) => {
    byFile.slow()
    await saveAccount(context.request, seller, DESTINATIONS['br-pix'])
    await endHold(dataDir, seller.id)
    await sellFreely(browser, context.request, seller, 2)
    const admin = await anAdminSignedIn(browser, dataDir)
    const plain = await plainOf(admin, baseURL)
    const run = await draftAndApprove(plain, seller.company, 'R$')
    const before = await plain.go(run)
    expect(before.text).not.toContain('Descargar el CNAB 240')
    const after = await plain.press('Enviar como CNAB 240')
    expectSaid(plain, 'tr', seller.company, 'En camino')
    // A payout goes in one file alone: nothing is left for the table.
    for (const left of ['Enviar como CSV', 'Descargar el CSV del banco'])
      expect(after.text).not.toContain(left)
    const desk = await admin.newPage()
    await desk.goto(run)
    const downloading = desk.waitForEvent('download')
    await desk.getByRole('link', { name: 'Descargar el CNAB 240' }).click()
    const file = await readFile(await (await downloading).path(), 'latin1')
    expect(file).toContain('52998224725')

    await desk.getByLabel('Archivo de retorno').setInputFiles({
      ...{ name: 'retorno.ret', mimeType: 'text/plain' },
      buffer: Buffer.from(`${answerOf(file)}\r\nnada\r\n`, 'latin1'),
    })
    await desk.getByRole('button', { name: 'Leer el retorno' }).click()
    await expect(desk.getByText('Lo que dijo el banco')).toBeVisible()
    await expect(desk.getByText(/^Línea \d+: /).first()).toBeVisible()
    await expect(desk.getByRole('row').filter({ hasText: seller.company })).toContainText('Acreditado')
    expect(await tooNarrow(desk)).toEqual([])
    const selling = await plainOf(context, baseURL)
    await selling.go(`/company/${seller.id}/payouts`)
    expectSaid(selling, 'tr', 'Acreditado', 'R$')
    await admin.close()
  },
)

/** What a bank sends back: the direction turned, and *paid* at the end of each segment A. */
function answerOf(file: string): string {
  return file
    .split('\r\n')
    .filter(Boolean)
    .map((line, place) => {
      if (place === 0) return `${line.slice(0, 142)}2${line.slice(143)}`
      return line[13] === 'A' ? `${line.slice(0, 230)}00${line.slice(232)}` : line
    })
    .join('\r\n')
}
