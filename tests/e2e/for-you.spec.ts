import { demoAccounts } from './demo-accounts.ts'
import { expectNoViolations } from './expect-no-violations.ts'
import { logInPlainly, plainTest } from './plain.ts'
import { expect, signIn, test } from './shop.ts'

test('a buyer finds at home what they will like and why, says it better by keyboard, and ends it', async ({
  page,
}) => {
  await signIn(page.context(), demoAccounts.buyer)
  await page.goto('/home')
  const forYou = page.getByRole('region', { name: 'Para ti' })
  await expect(forYou.getByRole('article')).toHaveCount(4)
  await expect(forYou).toContainText(/como tu /)
  await forYou.getByRole('link', { name: 'Ver más y ajustar' }).click()

  await expect(page).toHaveURL('/taste')
  const stands = page.getByRole('region', { name: 'En qué se basa' })
  await expect(stands.getByRole('img', { name: /de 5 estrellas/ }).first()).toBeVisible()
  await expectNoViolations(page)
  const dial = (name: string) => page.getByRole('slider', { name, exact: true })
  for (const name of ['amarga', 'oscura', 'fuerte', 'lupulada']) {
    await dial(name).focus()
    await page.keyboard.press('Home')
  }
  for (const name of ['ácida', 'frutal']) {
    await dial(name).focus()
    await page.keyboard.press('End')
  }
  await page.getByRole('button', { name: 'Ver mis cervezas' }).click()
  await expect(page.getByText('Ácida y frutal, como la pediste').first()).toBeVisible()
  await expect(dial('ácida')).toHaveValue('4')

  // Only what was moved counts; what is unticked goes back to where it stood, and one that is ticked as it stands counts too.
  await page.getByRole('button', { name: 'Olvidar los controles' }).click()
  const counts = (name: string) => page.getByRole('checkbox', { name: `Cuenta · ${name}`, exact: true })
  await expect(page.getByRole('checkbox', { name: /^Cuenta/, checked: true })).toHaveCount(0)
  await dial('oscura').focus()
  await page.keyboard.press('End')
  await dial('ácida').focus()
  await page.keyboard.press('End')
  await expect(counts('oscura')).toBeChecked()
  await counts('ácida').uncheck()
  await expect(dial('ácida')).not.toHaveValue('4')
  await page.getByRole('button', { name: 'Ver mis cervezas' }).click()
  await expect(page.getByText('Oscura, como la pediste').first()).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Cuenta/, checked: true })).toHaveCount(1)
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Desactivar recomendaciones' }).click()
  await expect(page.getByText('En este navegador las recomendaciones están desactivadas.')).toBeVisible()
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Featured Products' })).toBeVisible()
  await expect(forYou).toHaveCount(0)
})

plainTest(
  'without a line of script a visitor turns six dials; they go at the log-out, and a wish for nothing stays',
  async ({ plain }) => {
    expect((await plain.go('/home')).text).toContain('¿Qué te gusta?')
    const first = await plain.go('/taste')
    expect(first.text).toContain('Mueve los controles, o puntúa 3 cervezas')
    expect(first.text).toContain('Las mejor puntuadas de la tienda')
    const bitter = { amarga: '4', oscura: '1', fuerte: '2', lupulada: '4', ácida: '0', frutal: '2' }
    const shown = await plain.press('Ver mis cervezas', bitter)
    expect([shown.url, shown.text]).toEqual([
      expect.stringMatching(/\/taste$/),
      expect.stringContaining('Amarga y lupulada, como la pediste'),
    ])
    expect((await plain.go('/home')).text).toContain('Ver más y ajustar')
    await plain.go('/taste')
    const wrong = await plain.press('Ver mis cervezas', { ...bitter, amarga: '5' })
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('Esos valores no valen')])
    const forgotten = await plain.press('Olvidar los controles')
    expect(forgotten.text).not.toContain('como la pediste')

    await plain.press('Ver mis cervezas', bitter)
    await logInPlainly(plain, demoAccounts.buyer)
    await plain.press('Logout')
    expect((await plain.go('/taste')).text).not.toContain('como la pediste')
    await plain.press('Desactivar recomendaciones')
    await logInPlainly(plain, demoAccounts.buyer)
    await plain.press('Logout')
    expect((await plain.go('/taste')).text).toContain(
      'En este navegador las recomendaciones están desactivadas.',
    )
    expect((await plain.press('Volver a recomendar')).text).toContain('Mueve los controles')
  },
)
