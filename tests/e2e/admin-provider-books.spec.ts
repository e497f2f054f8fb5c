import { randomInt } from 'node:crypto'
import { expect, signInAsAdmin, test } from './shop.ts'

const DAY_MS = 86_400_000
const day = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY_MS).toISOString()

/** A report as the provider's page gives it, with money of which no shop knows and a line that a spreadsheet spoilt. */
function aReport(paymentId: string) {
  const row = (source: string, amount: string) =>
    `${day(5)};${source};;release;payment;${amount};0.00;${amount};0.00`
  return {
    name: 'reporte.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'DATE;SOURCE_ID;EXTERNAL_REFERENCE;RECORD_TYPE;DESCRIPTION;NET_CREDIT_AMOUNT;NET_DEBIT_AMOUNT;GROSS_AMOUNT;MP_FEE_AMOUNT',
        row(paymentId, '1234.50'),
        row('1,75663E+11', '20.00'),
      ].join('\n'),
    ),
  }
}

test('an admin uploads a report, finds money that nobody knows on the work list, and closes it', async ({
  page,
  context,
}) => {
  const paymentId = `7${randomInt(1e11, 9e11)}`
  await signInAsAdmin(context)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Dinero' }).click()
  await page.getByRole('link', { name: 'Libros', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Los libros de Mercado Pago y los nuestros',
  )

  await page.getByLabel('Archivo del reporte').setInputFiles(aReport(paymentId))
  await page.getByRole('button', { name: 'Subir un reporte' }).click()
  const report = page.getByRole('row').filter({ hasText: 'reporte.csv' }).first()
  await expect(report).toContainText('Leído')
  await report.getByText('1 línea no se pudo leer').click()
  await expect(report).toContainText('Línea 3: una planilla estropeó el número de operación')

  await page.goto('/admin/work?kind=books-unknown')
  const row = page.getByRole('listitem').filter({ hasText: paymentId })
  await expect(row).toContainText('los libros no saben de qué')
  await row.getByRole('link', { name: 'Ver los libros de Mercado Pago' }).click()

  const difference = page.getByRole('listitem').filter({ hasText: `Pago ${paymentId}` })
  await expect(difference).toContainText('$ 1234.50 ARS')
  await expect(difference).toContainText('nada')
  await difference.getByRole('link', { name: 'Cerrar diferencia' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Motivo').fill('Es de otra tienda')
  await sheet.getByRole('button', { name: 'Cerrar diferencia' }).click()
  await expect(difference).toHaveCount(0)
  await page.getByRole('link', { name: /^Cerradas/ }).click()
  await expect(difference).toContainText('Es de otra tienda')
})

test('days that are not over are refused where they were typed', async ({ page, context }) => {
  await signInAsAdmin(context)
  await page.goto('/admin/provider-books')
  const last = page.getByLabel('Hasta')
  await last.fill(day(-3).slice(0, 10))
  await page.getByRole('button', { name: 'Pedir a Mercado Pago' }).click()
  await expect(last).toHaveAccessibleDescription('Ese día todavía no terminó en Mercado Pago.')
})
