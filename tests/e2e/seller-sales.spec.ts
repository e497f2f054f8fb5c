import { readFile } from 'node:fs/promises'
import { orderCode } from '#contract/order-code.ts'
import { aPaidOrder } from './a-paid-order.ts'
import { expectNoViolations } from './expect-no-violations.ts'
import { onCard } from './on-card.ts'
import { expect, postBeer, test } from './shop.ts'

test('a seller finds a sale by its number, its buyer or its beer, reads what they come to, and takes them along', async ({
  page,
  seller,
  browser,
}) => {
  const [ipa, stout] = [
    await postBeer(page.request, { price: 4.5 }),
    await postBeer(page.request, { type: 'Stout', price: 3.25 }),
  ]
  const first = await aPaidOrder(browser, ipa, 2)
  await aPaidOrder(browser, stout, 1)

  await page.goto('/post')
  await page.getByRole('link', { name: 'Resultados', exact: true }).click()
  await expect(page).toHaveURL(`/company/${seller.id}/sales`)
  const rows = page.getByRole('table', { name: 'Ventas' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText(`1 × ${stout.name}`)
  const sums = page.getByRole('region', { name: 'Lo que suman' })
  await expect(sums).toContainText(onCard(12.25))
  // What a row says of its money is in one currency, and so is what they come to.
  await expect(page.getByRole('main')).not.toContainText('U$S')
  await expectNoViolations(page)

  await page.getByRole('link', { name: 'Últimos 7 días' }).click()
  await expect(page.getByRole('link', { name: 'Últimos 7 días' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByLabel('Desde')).not.toHaveValue('')
  await expect(rows).toHaveCount(3)
  await page.getByRole('link', { name: 'Ordenar por Total' }).click()
  await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending')
  await expect(rows.nth(1)).toContainText(`2 × ${ipa.name}`)
  // On a phone the filters wait behind their title, and a sale is three lines.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByLabel('Desde')).toBeHidden()
  expect((await rows.nth(1).boundingBox())!.height).toBeLessThan(120)
  // Its heads are in a menu there.
  const sorter = page.getByRole('main').locator('summary', { hasText: 'Ordenar por' })
  await sorter.click()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Ordenar por Total' }).click()
  await expect(rows.nth(1)).toContainText(`1 × ${stout.name}`)
  await expect(sorter).toBeFocused()
  await expectNoViolations(page)
  await page.locator('summary', { hasText: 'Filtros (2)' }).click()
  await expect(page.getByLabel('Desde')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })

  const words = page.getByLabel('Pedido, comprador o cerveza')
  await words.fill(`#${orderCode(first)}`)
  await words.press('Enter')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText(`2 × ${ipa.name}`)
  await expect(rows.nth(1)).toContainText('Por enviar')
  await expect(sums).toContainText(onCard(9))
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Bajar estas ventas (CSV)' }).click()
  const file = await readFile((await (await saved).path())!, 'utf8')
  expect(file).toContain(orderCode(first))
  expect(file).not.toContain(stout.name)

  await words.fill('nada de esto')
  await words.press('Enter')
  await expect(page.getByText('Ninguna venta coincide con lo que buscas.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Quitar la búsqueda y los filtros' }).last().click()
  await expect(rows).toHaveCount(3)
  await page.getByLabel('Estado').selectOption('Entregado')
  await page.getByRole('button', { name: 'Buscar', exact: true }).last().click()
  await expect(page.getByText('Ninguna venta coincide con lo que buscas.')).toBeVisible()
  await page.goto(`/company/${seller.id}/sales?from=2026-02-30&q=a`)
  await expect(page.getByLabel('Desde')).toHaveAttribute('aria-invalid', 'true')
  await expect(words).toHaveValue('a')
})
