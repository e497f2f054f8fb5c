import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { anAdmin, logInOn } from './an-admin.ts'
import { demoAccounts } from './demo-accounts.ts'
import { logInPlainly, plainTest } from './plain.ts'
import { buyerForm, expect, passAgeGate, signIn, signInAsAdmin, test } from './shop.ts'

const BUYERS_LOADED = 'Buyer information has been uploaded'
const SELLERS_LOADED = 'Seller information has been uploaded'
const NOT_LOADED = 'Unable to load data'

/** Letters that stand in nobody else's record. */
function aRareWord(): string {
  return `zz${randomUUID().replace(/[^a-f]/g, '')}`
}

/** A page of buyers and one more, whose e-mails hold a rare word: Anas of Argentina, and Zoe of Chile. */
async function manyBuyers(request: APIRequestContext): Promise<string> {
  const rare = aRareWord()
  const signUp = async (at: number) => {
    const email = `${rare}-${String(at).padStart(2, '0')}@correo.example`
    const zoe = { name: 'Zoe', lastName: 'Ñancupil', country: 'Chile', state: 'Valparaíso' }
    const data = { ...buyerForm(), name: 'Ana', email, ...(at === 26 && zoe) }
    expect((await request.post('/api/user', { data })).ok()).toBe(true)
  }
  for (let at = 1; at <= 26; at += 2) await Promise.all([signUp(at), signUp(at + 1)])
  return rare
}

const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })

test('an admin lands on the panel and finds a buyer among many', async ({ page, playwright, baseURL }) => {
  const visitor = await playwright.request.newContext({ baseURL: baseURL! })
  const rare = await manyBuyers(visitor)
  await visitor.dispose()

  await page.goto('/login')
  await page.getByLabel('Email').fill(demoAccounts.admin.email)
  await page.getByLabel('Password', { exact: true }).fill(demoAccounts.admin.password)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByText(/^\d[\d.]* compradores$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Lo que espera' })).toBeVisible()

  await page.getByRole('link', { name: 'Registered Buyers' }).click()
  await expect(toast(page, BUYERS_LOADED)).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText([
    'Detail',
    'Email',
    'Name',
    'Last Name',
    'Identity card',
    'Country',
    'Status',
  ])
  // Said once: neither a search, another order nor another page says it again.
  await expect(toast(page, BUYERS_LOADED)).toBeHidden()

  await page.getByRole('searchbox', { name: 'Nombre, documento o correo' }).fill(rare.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(page.getByText('26 compradores')).toBeVisible()
  // Who goes on searching is still in the field.
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(rows(page)).toHaveCount(25)
  await page.getByRole('link', { name: 'Siguiente' }).click()
  await expect(page.getByText('Página 2 de 2')).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'Ordenar por Email' }).click()
  await expect(page.getByText('Página 1 de 2')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(rows(page).first()).toContainText(`${rare}-01@correo.example`)
  expect(await toast(page, BUYERS_LOADED).count()).toBe(0)
  await page.getByRole('link', { name: 'Ordenar por Email' }).click()
  await expect(rows(page).first()).toContainText(`${rare}-26@correo.example`)

  await page.getByRole('combobox', { name: 'Country' }).selectOption('Chile')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Active')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(rows(page)).toHaveText([/^Detail.*ZoeÑancupil30111222ChileActive$/])
  await expect(page).toHaveURL(/list=buyers.*country=Chile/)
  await page.reload()
  await expect(rows(page)).toHaveCount(1)

  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar CSV' }).click()
  const file = await readFile((await (await saved).path())!, 'utf8')
  expect(file.trim().split('\r\n')).toEqual([
    expect.stringContaining('Email;Name;Last Name;Identity card'),
    expect.stringContaining(`${rare}-26@correo.example;Zoe;Ñancupil;30111222`),
  ])

  await page.getByRole('link', { name: 'Detail de Zoe Ñancupil' }).click()
  await expect(page).toHaveURL(/\/admin\/buyer\/[\da-f-]{36}$/)
  await page.goBack()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Inactive')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByText('No hay nadie que coincida.')).toBeVisible()
  await page.getByRole('link', { name: 'Ver la lista sin filtros' }).click()
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('')
})

test('the list of sellers, and what is said when a list cannot be loaded', async ({
  page,
  context,
  seller,
}) => {
  await signInAsAdmin(context)
  await page.goto('/home')
  await page.getByText('Menu', { exact: true }).click()
  await page.getByRole('link', { name: 'Control Panel' }).click()
  await page.getByRole('link', { name: 'Registered Sellers' }).click()
  await expect(toast(page, SELLERS_LOADED)).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText([
    'Detail',
    'ID',
    'Company Name',
    'Email',
    'Name',
    'Last Name',
    'Identity card',
    'Country',
    'Status',
  ])
  await page.getByRole('searchbox', { name: 'Cervecería, nombre, documento o correo' }).fill(seller.email)
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByText('1 cervecería', { exact: true })).toBeVisible()
  await expect(rows(page)).toContainText([seller.id])
  await expect(rows(page)).toContainText(['Cervecería del Cuento'])

  // The other list is opened, and says so too.
  await page.getByRole('link', { name: 'Registered Buyers' }).click()
  await expect(toast(page, BUYERS_LOADED)).toBeVisible()

  await page.goto('/admin?list=sellers&status=maybe')
  await expect(toast(page, NOT_LOADED)).toBeVisible()
  await expect(page.getByRole('main').getByText(NOT_LOADED)).toBeVisible()
  await expect(toast(page, SELLERS_LOADED)).toBeHidden()
  await page.getByRole('link', { name: 'Ver la lista sin filtros' }).click()
  await expect(toast(page, SELLERS_LOADED)).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
})

test('one admin switches another off and on again, with a reason, and never themself', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const other = await anAdmin()
  const theirs = await browser.newContext({ baseURL: baseURL! })
  await passAgeGate(theirs)
  await signIn(theirs, other)
  const theirPage = await theirs.newPage()
  await theirPage.goto('/admin')
  await expect(theirPage.getByRole('heading', { name: 'Control Panel' })).toBeVisible()

  await signInAsAdmin(context)
  await page.goto('/admin/admins')
  const own = rows(page).filter({ hasText: demoAccounts.admin.email })
  await expect(own).toContainText('Eres tú')
  await expect(own.getByRole('link')).toHaveCount(0)
  const row = rows(page).filter({ hasText: other.email })
  await expect(row).toContainText('Active')
  await row.getByRole('link', { name: /^Desactivar/ }).click()
  const sheet = page.getByRole('dialog')
  const submit = sheet.getByRole('button', { name: 'Desactivar' })
  await expect(submit).toBeDisabled()
  await sheet.getByLabel('Motivo').fill('Dejó la empresa.')
  await submit.click()
  await expect(toast(page, 'User has been inactivated')).toBeVisible()
  await expect(row).toContainText('Inactive')

  // At once: their open page is no admin's any more.
  expect((await theirPage.goto('/admin'))?.status()).toBe(404)
  await theirPage.goto('/login')
  await logInOn(theirPage, other)
  await expect(
    theirPage.getByText('Esta cuenta fue desactivada por la administración.').first(),
  ).toBeVisible()
  await theirs.close()

  await row.getByRole('link', { name: /^Activar/ }).click()
  await sheet.getByLabel('Motivo').fill('Volvió.')
  await sheet.getByRole('button', { name: 'Activar' }).click()
  await expect(toast(page, 'User has been activated')).toBeVisible()
  await expect(row).not.toContainText('Inactive')

  // An address that names nobody asks nothing.
  await page.goto('/admin/admins?switch=00000000-0000-4000-8000-000000000000')
  await expect(sheet).toBeHidden()
  await expect(own).toBeVisible()
})

plainTest('without a line of script the lists are searched, sorted and paged', async ({ plain, request }) => {
  const buyer = buyerForm()
  expect((await request.post('/api/user', { data: buyer })).ok()).toBe(true)
  await logInPlainly(plain, demoAccounts.admin)
  await plain.go('/admin')
  await plain.follow('Registered Buyers')
  await plain.press('Buscar', { q: buyer.email })
  const sorted = await plain.follow('Ordenar por Last Name')
  expect(sorted.url).toContain('sort=lastName')
  expect(sorted.html.match(/<tr\b/g)).toHaveLength(2)
  expect(sorted.text).toContain(buyer.email)
})
