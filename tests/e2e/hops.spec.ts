import { expect, test } from './shop.ts'

test('a beer is found by its hops, which its page tells', async ({ page, publish }) => {
  const hop = `Nelson ${crypto.randomUUID().slice(0, 8)}`
  const beer = await publish({ hops: `Cascade, ${hop}` })
  await page.goto('/shop')
  const drawer = page.getByRole('button', { name: /^Filtros/ })
  if (await drawer.isVisible()) await drawer.click()
  const field = page.getByRole('textbox', { name: 'Lúpulos' })
  await field.fill(hop.toUpperCase())
  await field.press('Enter')
  await expect(page).toHaveURL(/hops=NELSON/)
  await page.keyboard.press('Escape')
  await expect(
    page.getByRole('link', { name: `Quitar filtro: Lúpulos: «${hop.toUpperCase()}»` }),
  ).toBeVisible()
  await expect(page.getByText('1 cerveza', { exact: true })).toBeVisible()
  await page.getByRole('article').getByRole('link', { name: beer.name }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText(`Cascade, ${hop}`)).toBeVisible()
})
