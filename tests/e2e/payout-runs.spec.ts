import { DESTINATIONS } from '../factories/a-payout-destination.ts'
import { endHold } from './end-hold.ts'
import { expectNoViolations } from './expect-no-violations.ts'
import { onCard } from './on-card.ts'
import {
  anAdminsDesk,
  approve,
  dialogOf,
  draft,
  markArrived,
  payingBy,
  saveAccount,
  sellFreely,
} from './paying-breweries.ts'
import { expect, sellerForm } from './shop.ts'
import { somebodySignedIn } from './somebody-elsewhere.ts'
import { tooNarrow } from './too-narrow.ts'

const test = payingBy()

// One worker, and so one shop: one run after the other.
test.describe.configure({ mode: 'default' })

test('the brewery that is paid', async ({ page, seller, browser, paying: { dataDir } }) => {
  await saveAccount(page.request, seller, DESTINATIONS.iban)
  const beer = await sellFreely(browser, page.request, seller, 2)
  await page.goto(`/company/${seller.id}`)
  await page.getByRole('link', { name: 'Ver los pagos recibidos' }).click()
  await expect(page.getByText('Todavía no hay ningún pago.', { exact: false })).toBeVisible()
  await expect(page.getByText(onCard(8)).first()).toBeVisible()

  // The account is three days too new.
  const desk = await anAdminsDesk(browser, dataDir)
  await draft(desk)
  const row = desk.getByRole('row').filter({ hasText: seller.company })
  await expect(row).toContainText('Cambió su cuenta hace poco')
  await endHold(dataDir, seller.id)
  await desk.getByRole('button', { name: 'Hacer el borrador de nuevo' }).click()
  await expect(row).toContainText(onCard(8))
  await expect(row).toContainText('IBAN ••••4066')
  await expectNoViolations(desk)
  await approve(desk)
  await expect(desk.getByText('La tanda está aprobada.').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('La tienda lo aprobó y lo va a transferir.')).toBeVisible()
  await markArrived(desk, seller.company, 'Transferencia 77')
  await expect(row).toContainText('Acreditado')
  await expect(row).toContainText('Transferencia 77')
  await desk.getByRole('link', { name: 'Volver a las tandas' }).click()
  await expect(desk.getByRole('row').filter({ hasText: `${onCard(8)} en 1 pago` })).toContainText('Aprobada')

  await page.reload()
  const paid = page.getByRole('row').filter({ hasText: 'Transferencia 77' })
  await expect(paid).toContainText('Acreditado')
  await paid.getByRole('link', { name: /Ver la liquidación/ }).click()
  await expect(page.getByRole('heading', { name: /Liquidación del/ })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: beer.name })).toContainText(onCard(8))
  await expect(page.getByRole('row').filter({ hasText: 'Suma' })).toContainText(onCard(8))
  await expect(page.getByRole('region', { name: 'Monto' })).toContainText('1 venta')
  await expectNoViolations(page)
  // On a phone a sale is two lines, and all of it is the way to its parcel.
  await page.setViewportSize({ width: 390, height: 844 })
  const sale = page.getByRole('row').filter({ hasText: beer.name })
  await expect.poll(async () => (await sale.boundingBox())!.height).toBeLessThan(90)
  await expectNoViolations(page)
  await sale.click()
  await expect(page).toHaveURL(/\/parcels\//)
  await page.goBack()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('heading', { name: /Liquidación del/ })).toBeVisible()
  // On paper it lies across one sheet of A4.
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(printed.match(/\/MediaBox \[0 0 \d+/g)).toEqual(['/MediaBox [0 0 841'])
  const file = await page.request.get(
    (await page.getByRole('link', { name: 'Descargar CSV' }).getAttribute('href'))!,
  )
  expect(await file.text()).toContain(beer.name)
  expect(await tooNarrow(page)).toEqual([])
  await desk.context().close()
})

test('the one whose bank sends it back', async ({ page, seller, browser, paying: { dataDir } }) => {
  await sellFreely(browser, page.request, seller, 2)
  const desk = await anAdminsDesk(browser, dataDir)
  await draft(desk)
  // What a brewery is owed moves while the draft is looked at: nothing is approved but what was seen.
  await sellFreely(browser, page.request, seller, 1)
  await approve(desk)
  await expect(desk.getByText(`cambió desde el borrador: ${seller.company}.`)).toBeVisible()
  await desk.getByRole('button', { name: 'Hacer el borrador de nuevo' }).click()
  const row = desk.getByRole('row').filter({ hasText: seller.company })
  await expect(row).toContainText(onCard(12))
  await approve(desk)
  await markArrived(desk, seller.company, '')

  await desk.getByRole('link', { name: `El banco lo devolvió: el pago de ${seller.company}` }).click()
  const sheet = dialogOf(desk)
  await sheet.getByLabel('Cuánto volvió').fill('99.999.999')
  await sheet.getByLabel('Motivo').fill('La cuenta está cerrada.')
  await sheet.getByRole('button', { name: 'El banco lo devolvió' }).click()
  await expect(sheet.getByText('No puede volver más de lo que se pagó.').first()).toBeVisible()
  await sheet.getByLabel('Cuánto volvió').fill('1.417,00')
  await sheet.getByRole('button', { name: 'El banco lo devolvió' }).click()
  await expect(desk.getByText('El pago quedó como devuelto, y se debe otra vez.').first()).toBeVisible()
  await expect(row).toContainText('La cuenta está cerrada.')
  await expect(row).toContainText(`volvieron ${onCard(1)}`)
  expect(await tooNarrow(desk)).toEqual([])

  await page.goto(`/company/${seller.id}/payouts`)
  const lost = page.getByRole('row').filter({ hasText: 'Devuelto por el banco' })
  await expect(lost).toContainText(`Tu banco devolvió ${onCard(1)}`)
  await expect(lost).toContainText('La cuenta está cerrada.')
  await expect(lost.getByRole('link', { name: 'Ver la cuenta de cobro' })).toBeVisible()

  // What came back is owed again, and the next run pays it with another brewery's: both arrive in one step.
  const form = sellerForm()
  const neighbour = { ...form, ...(await somebodySignedIn(browser, '/company', form)) }
  await sellFreely(browser, neighbour.request, neighbour, 1)
  await desk.setViewportSize({ width: 1280, height: 800 })
  await draft(desk)
  await expect(row).toContainText(onCard(1))
  await approve(desk)
  const other = desk.getByRole('row').filter({ hasText: neighbour.company })
  const search = desk.getByLabel('Cervecería o quien vende por ella')
  await expect(other.getByRole('link', { name: `Llegó el pago de ${neighbour.company}` })).toBeVisible()
  await search.fill(neighbour.company.toUpperCase())
  await search.press('Enter')
  await expect(row).toHaveCount(0)
  await desk.getByRole('link', { name: 'Marcar los 2 que faltan como acreditados' }).click()
  await expect(dialogOf(desk)).toContainText('en 2 pagos')
  await expectNoViolations(desk)
  await dialogOf(desk).getByLabel('Referencia').fill('Segunda vez')
  await dialogOf(desk).getByRole('button', { name: 'Llegaron todos' }).click()
  await expect(desk.getByText('Los pagos quedaron como acreditados.').first()).toBeVisible()
  await expect(other).toContainText('Segunda vez')
  await search.fill('nadie')
  await search.press('Enter')
  await expect(desk.getByText('En esta tanda no hay pagos a nadie con ese nombre.')).toBeVisible()
  expect(await tooNarrow(desk)).toEqual([])
  await neighbour.context.close()
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: 'Segunda vez' })).toContainText(onCard(1))
  expect(await tooNarrow(page)).toEqual([])
  await desk.context().close()
})
