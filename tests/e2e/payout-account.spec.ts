import { codeNotShown } from '../factories/an-authenticator.ts'
import { setUpFactor } from './set-up-factor.ts'
import { expect, test } from './shop.ts'

const PAGE = '/account/payout'
const CBU = '2850590940090418135201'

test('a seller says where they are paid to: second factor first, wrong digits told, masked from then on', async ({
  page,
  seller,
}) => {
  await page.goto(`/company/${seller.id}`)
  await page.getByRole('link', { name: 'Ver la cuenta de cobro' }).click()
  await expect(page.getByText('Todavía no tienes ninguna')).toBeVisible()
  await expect(page.getByLabel('Titular')).toHaveCount(0)
  const { key, backupCode } = await setUpFactor(page, seller.password)

  await page.getByRole('link', { name: 'CBU o CVU', exact: true }).click()
  await page.getByLabel('Titular').fill('Eva Ruiz')
  await page.getByLabel('CBU o CVU de la cuenta').fill('2850590-9 4009041813520-2')
  await page.getByLabel('CUIT o CUIL').fill('20-12345678-6')
  await page.getByLabel('Código', { exact: true }).fill(codeNotShown(key))
  await expect(page.getByText('Algún dígito de los 14 últimos (la cuenta) no es correcto.')).toBeVisible()
  await page.getByLabel('CBU o CVU de la cuenta').fill('2850590-9 4009041813520-1')
  await page.getByRole('button', { name: 'Guardar la cuenta' }).click()
  await expect(page.getByText(/El código no es correcto o ya se usó/).first()).toBeVisible()
  await page.getByLabel('Código', { exact: true }).fill(backupCode)
  await page.getByRole('button', { name: 'Guardar la cuenta' }).click()

  await expect(page.getByText('Guardamos tu cuenta de cobro.', { exact: false }).first()).toBeVisible()
  await expect(page.getByText('CBU o CVU ••••5201 · Banco 285 · E. Ruiz')).toBeVisible()
  await expect(page.getByText(/En espera hasta el/)).toBeVisible()
  await expect(page.getByLabel('CBU o CVU de la cuenta')).toHaveValue('')
  expect(await page.content()).not.toContain(CBU)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each kind is behind a link, and one is saved', async ({ page, seller }) => {
    await page.goto(PAGE)
    const { backupCode } = await setUpFactor(page, seller.password)
    for (const [kind, field] of [
      ['Pix', 'Clave Pix'],
      ['Banco en Brasil', 'ISPB'],
      ['Banco en Chile', 'RUT del titular'],
      ['Otro banco', 'Datos de la cuenta'],
      ['IBAN', 'IBAN de la cuenta'],
    ] as const) {
      await page.getByRole('link', { name: kind, exact: true }).click()
      await expect(page.getByLabel(field, { exact: true })).toBeVisible()
    }
    await page.getByLabel('Titular').fill('Eva Ruiz')
    await page.getByLabel('Nombre del banco').fill('Banco Nacional')
    await page.getByLabel('IBAN de la cuenta').fill('CR05 0152 0200 1026 2840 67')
    await page.getByLabel('Código', { exact: true }).fill(backupCode)
    await page.getByRole('button', { name: 'Guardar la cuenta' }).click()
    await expect(page.getByText(/Algún signo del IBAN no es correcto/).first()).toBeVisible()
    await page.getByLabel('IBAN de la cuenta').fill('CR05 0152 0200 1026 2840 66')
    await page.getByLabel('Código', { exact: true }).fill(backupCode)
    await page.getByRole('button', { name: 'Guardar la cuenta' }).click()
    await expect(page.getByText('IBAN ••••4066 · Banco Nacional · E. Ruiz')).toBeVisible()
  })
})
