import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, Browser } from '@playwright/test'
import { expectNoViolations } from './expect-no-violations.ts'
import { mailTo } from './read-mail.ts'
import { expect, passAgeGate, signInAsAdmin, test } from './shop.ts'

const PASSWORD = 'Cebada2024'

/** A brewery with a beer that nobody sells for, taken in as whoever runs the shop takes them in. */
async function anImportedBrewery(request: APIRequestContext) {
  const name = `Cervecería Importada ${randomUUID().slice(0, 8)}`
  const folder = await mkdtemp(join(tmpdir(), 'lupulo-import-'))
  const [beers, breweries] = [join(folder, 'beers.csv'), join(folder, 'breweries.csv')]
  const id = String(Math.trunc(Math.random() * 1e9))
  await writeFile(breweries, `id,name,city,state\n${id},${name},Boulder,CO\n`)
  await writeFile(
    beers,
    `id,name,style,abv,ibu,ounces,brewery_id\n${id},Ámbar ${id},American Amber / Red Ale,0.05,30,12,${id}\n`,
  )
  const args = ['commands/import-beers.ts', '--beers', beers, '--breweries', breweries]
  const command = spawn(process.execPath, args, {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
  })
  const [code] = await once(command, 'close')
  expect(code).toBe(0)
  const find = async () => {
    const { products } = await (await request.get(`/api/product?name=${encodeURIComponent(id)}`)).json()
    return products.find((beer: { name: string }) => beer.name.includes(id))
  }
  await expect.poll(find, { timeout: 20_000 }).toBeTruthy()
  const beer = await find()
  const { companyId } = await (await request.get(`/api/product/${beer.id}`)).json()
  return { name, companyId: companyId as string }
}

async function aVisitor(browser: Browser, options = {}) {
  const context = await browser.newContext(options)
  await passAgeGate(context)
  return context.newPage()
}

test('a brewer claims the brewery that was imported, confirms it by mail, is accepted and owns it', async ({
  browser,
  sandboxUrl,
}) => {
  const page = await aVisitor(browser)
  const brewery = await anImportedBrewery(page.request)
  const email = `duena-${randomUUID()}@correo.example`

  // Without a line of script.
  const plain = await aVisitor(browser, { javaScriptEnabled: false })
  await plain.goto(`/company/${brewery.companyId}`)
  await plain.getByRole('link', { name: '¿Es tu cervecería?' }).click()
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(`¿Es ${brewery.name} tu cervecería?`)
  await plain.getByRole('button', { name: 'Enviar' }).click()
  await expect(plain.getByText('Cuéntanos cómo se ve que es tuya.').first()).toBeVisible()
  await plain.getByLabel('Nombre').fill('Lía Paz')
  await plain.getByLabel('Correo de la cervecería').fill(email)
  await plain.getByLabel('Cómo se ve que es tuya').fill('La fundé y cocino en ella.')
  await plain.getByLabel('Su sitio o red social').fill('instagram.com/importada')
  await plain.getByRole('button', { name: 'Enviar' }).click()
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Mira tu correo')
  await page.goto(`/company/${brewery.companyId}/claim`)
  await expectNoViolations(page)

  const linkOf = async (subject: RegExp) => {
    const { text } = await mailTo(page.request, sandboxUrl, email, subject)
    const { pathname, search } = new URL(/https?:\/\/\S+\/claimBrewery\?token=\S+/.exec(text)![0])
    return pathname + search
  }
  const first = await linkOf(/es tu cervecería/)
  await page.goto(first)
  await expect(page.getByText('La fundé y cocino en ella.')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Confirmar y enviar a la tienda' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ahora lo mira una persona')
  await page.goto(first)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este enlace ya no vale')

  const desk = await aVisitor(browser)
  await signInAsAdmin(desk.context())
  await desk.goto('/admin/work?kind=brewery-claim')
  await expect(
    desk.getByText(`Alguien dice que «${brewery.name}» es su cervecería`, { exact: false }),
  ).toBeVisible()
  await desk.getByRole('link', { name: 'Ver las cervecerías pedidas' }).first().click()
  const row = desk.getByRole('row').filter({ hasText: brewery.name })
  await expect(row).toContainText('https://instagram.com/importada')
  await expectNoViolations(desk)
  await row.getByRole('link', { name: `Decidir si ${brewery.name} es de Lía Paz` }).click()
  const sheet = desk.getByRole('dialog')
  await expectNoViolations(desk)
  await sheet.getByLabel('Motivo').fill('Su sitio nombra ese correo.')
  await sheet.getByRole('button', { name: 'Darle la cervecería' }).click()
  await expect(desk.getByText('Aceptada: le mandamos el enlace').first()).toBeVisible()
  await desk.goto('/admin/brewery-claims?state=decided')
  await expect(desk.getByRole('row').filter({ hasText: brewery.name })).toContainText(
    'Aceptada, sin tomar todavía',
  )
  await expectNoViolations(desk)
  await desk.goto('/admin/audit')
  await expect(desk.getByText('aceptó a quien dice que', { exact: false }).first()).toBeVisible()

  await page.goto(await linkOf(/es tuya$/))
  await expectNoViolations(page)
  await page.getByLabel('Nombre', { exact: true }).fill('Lía')
  await page.getByLabel('Apellido').fill('Paz')
  await page.getByLabel('Contraseña').fill(PASSWORD)
  await page.getByRole('button', { name: 'Tomar la cervecería' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ya es tuya: ${brewery.name}`)
  const opened = await page.request.post('/api/login', { data: { email, password: PASSWORD } })
  expect(await opened.json()).toMatchObject({ id: brewery.companyId, role: 'Company' })
  await page.goto(`/company/${brewery.companyId}/today`)
  await expect(page.getByRole('navigation', { name: 'Tu cervecería' })).toBeVisible()
  await plain.goto(`/company/${brewery.companyId}`)
  await expect(plain.getByRole('link', { name: '¿Es tu cervecería?' })).toHaveCount(0)
})
