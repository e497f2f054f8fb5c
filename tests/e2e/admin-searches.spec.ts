import { randomUUID } from 'node:crypto'
import { expectNoViolations } from './expect-no-violations.ts'
import { expect, signInAsAdmin, test } from './shop.ts'

const aWord = () =>
  `q${randomUUID().replace(/[^a-f]/g, '')}w${randomUUID().replace(/[^a-f]/g, '')}`.slice(0, 20)

test('an admin reads what was looked for in vain, and how often', async ({ page, context, publish }) => {
  const [word, other] = [aWord(), aWord()]
  const beer = await publish({ name: `${aWord()} Roja` })
  for (const typed of [word.toUpperCase(), word, `${beer.name} ${other}`]) {
    await page.goto('/home')
    const field = page.getByRole('search', { name: 'Encontrar en la tienda' }).locator('input')
    await field.fill(typed)
    await field.press('Enter')
    await expect(page).toHaveURL(/\/shop\?name=/)
    await expect(page.getByRole('status').first()).toBeAttached()
  }
  await signInAsAdmin(context)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Catálogo' }).click()
  await page.getByRole('link', { name: 'Búsquedas sin resultado' }).click()
  await expect(page).toHaveURL('/admin/searches')
  const row = page.getByRole('row').filter({ hasText: word })
  // It is written behind the answer.
  await expect(async () => {
    await page.reload()
    await expect(row).toHaveCount(1, { timeout: 1_000 })
    await expect(row.getByRole('cell').nth(1)).toHaveText('2', { timeout: 1_000 })
  }).toPass()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Solo con algunas palabras' }).click()
  await expect(page.getByRole('row').filter({ hasText: other })).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Últimos 30 días' })).toHaveAttribute('aria-current', 'true')
})
