import { generateKeyPairSync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { aPlainBrowser } from '../running/a-plain-browser.ts'
import { formsOf } from '../running/forms-of.ts'
import { endHold } from './end-hold.ts'
import { onCard } from './on-card.ts'
import { anAdminsDesk, approve, draft, payingBy, saveAccount, sellFreely } from './paying-breweries.ts'
import { eventually, expect } from './shop.ts'
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

byMercadoPago(
  'Mercado Pago pays, sends one back, and tells both itself',
  async ({ page, seller, browser, paying: { dataDir, sandboxUrl } }) => {
    byMercadoPago.slow()
    await saveAccount(page, seller, 'CBU o CVU', {
      'CBU o CVU de la cuenta': '2850590940090418135201',
      'CUIT o CUIL': '20-12345678-6',
      Titular: 'Eva Ruiz',
    })
    await endHold(dataDir, seller.id)
    await sellFreely(browser, page, seller, 2)
    const desk = await anAdminsDesk(browser, dataDir)
    await draft(desk)
    const row = desk.getByRole('row').filter({ hasText: seller.company })
    await expect(row).toContainText(onCard(8))
    await approve(desk)
    await expect(desk.getByText('Mercado Pago hace los pagos y avisa', { exact: false })).toBeVisible()
    await expect(desk.getByRole('link', { name: 'Llegó el pago', exact: false })).toHaveCount(0)

    // Taken on is not paid: only the receiving bank's word ends it.
    await eventually(desk, () => expect(row).toContainText('En camino', { timeout: 2000 }))
    await atMercadoPago(sandboxUrl, 'Credit it')
    await eventually(desk, () => expect(row).toContainText('Acreditado', { timeout: 2000 }))
    await atMercadoPago(sandboxUrl, 'Bank sends it back')
    await eventually(desk, () => expect(row).toContainText('Devuelto', { timeout: 2000 }))
    expect(await tooNarrow(desk)).toEqual([])

    // It is owed again, and the next run's payout is one that the bank refuses.
    await draft(desk)
    await expect(row).toContainText(onCard(8))
    await approve(desk)
    await atMercadoPago(sandboxUrl, 'Reject')
    await eventually(desk, () => expect(row).toContainText(REFUSED, { timeout: 2000 }))
    await page.goto(`/company/${seller.id}/payouts`)
    await expect(page.getByRole('row').filter({ hasText: REFUSED })).toContainText(onCard(8))
    await expect(page.getByText(onCard(8)).first()).toBeVisible()
    await desk.context().close()
  },
)

byFile(
  'a bank in Brazil is handed a file, and its answer ends what it names',
  async ({ page, seller, browser, paying: { dataDir } }) => {
    byFile.slow()
    await saveAccount(page, seller, 'Pix', {
      'Clave Pix': '529.982.247-25',
      Titular: 'Eva Ruiz',
      'CPF o CNPJ del titular': '529.982.247-25',
    })
    await endHold(dataDir, seller.id)
    await sellFreely(browser, page, seller, 2)
    const desk = await anAdminsDesk(browser, dataDir)
    await draft(desk)
    await approve(desk)
    const row = desk.getByRole('row').filter({ hasText: seller.company })
    await expect(desk.getByRole('link', { name: 'Descargar el CNAB 240' })).toHaveCount(0)
    await desk.getByRole('button', { name: 'Enviar como CNAB 240' }).click()
    await expect(row).toContainText('En camino')
    // A payout goes in one file alone: nothing is left for the table.
    await expect(desk.getByRole('button', { name: 'Enviar como CSV' })).toHaveCount(0)
    await expect(desk.getByRole('link', { name: 'Descargar el CSV del banco' })).toHaveCount(0)
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
    await expect(row).toContainText('Acreditado')
    expect(await tooNarrow(desk)).toEqual([])
    await page.goto(`/company/${seller.id}/payouts`)
    await expect(page.getByRole('row').filter({ hasText: 'Acreditado' })).toHaveCount(1)
    await desk.context().close()
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
