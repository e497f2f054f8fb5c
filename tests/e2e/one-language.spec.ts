import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { BEER_FACTS, columnText, IMPORT_FIELDS } from '../../contract/beer-facts.ts'
import * as accountWords from '../../contract/texts/account-words.ts'
import * as adminOrderTexts from '../../contract/texts/admin-order.ts'
import * as importTexts from '../../contract/texts/import.ts'
import type { Language } from '../../contract/texts/language.ts'
import { allTexts } from '../contract/all-texts.ts'
import { aPaidOrder } from './a-paid-order.ts'
import { expect, postBeer, signInAsAdmin, test } from './shop.ts'

const texts = [...(await allTexts()).values()]

/** What stands on the page, a text or a control's name each, that our texts say in Spanish and not in its language. */
async function saidInSpanish(page: Page, language: Language): Promise<string[]> {
  const own = new Set(texts.map((text) => text[language]))
  const spanish = new Set(
    texts.map(({ es }) => es).filter((words) => !own.has(words) && !words.includes('{')),
  )
  const shown = await page.locator('body').evaluate((body) => {
    const walk = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      // Who did it is called what they are called: the shop's first admin «Administración».
      if (!node.parentElement!.closest('a[href*="?actor="]')) found.push(node.textContent!.trim())
    }
    for (const named of body.querySelectorAll('[aria-label]')) found.push(named.getAttribute('aria-label')!)
    return found
  })
  return shown.filter((words) => spanish.has(words))
}

/** Opens a page in a language, which stays, and finds no Spanish on it. */
async function read(page: Page, path: string, language: Language) {
  const at = new URL(path, 'http://shop.example')
  at.searchParams.set('lang', language)
  expect((await page.goto(`${at.pathname}${at.search}`))?.ok(), path).toBe(true)
  await expectNoSpanish(page, language)
}

async function expectNoSpanish(page: Page, language: Language) {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  expect(await saidInSpanish(page, language), page.url()).toEqual([])
}

for (const language of ['en', 'pt'] as const) {
  test(`a seller who reads ${language} publishes by form and by file, sells, and reads no Spanish`, async ({
    page,
    seller,
    browser,
  }) => {
    await read(page, '/post', language)
    const name = `Cuento ${randomUUID().slice(0, 8)}`
    const facts = {
      name,
      description: 'Malt.',
      presentation: '473 ml',
      ABV: '6',
      IBU: '40',
      price: '4',
      stock: '9',
    }
    for (const [fact, value] of Object.entries(facts)) {
      const { label } = BEER_FACTS[fact as keyof typeof facts]
      await page.getByLabel(label[language], { exact: true }).fill(value)
    }
    await page.getByLabel(BEER_FACTS.type.label[language], { exact: true }).selectOption('IPA')
    await page.getByRole('button', { name: accountWords.publish[language], exact: true }).click()
    await expect(page.getByRole('link', { name }).first()).toBeVisible()
    await expectNoSpanish(page, language)

    await read(page, `/company/${seller.id}/import`, language)
    const row: Record<string, string> = { ...facts, name: `${name} II`, type: 'Porter', unitsPerPack: '1' }
    const lines = [
      IMPORT_FIELDS.map((field) => columnText(field)[language]),
      IMPORT_FIELDS.map((field) => row[field] ?? ''),
    ]
    const buffer = Buffer.from(lines.map((line) => line.join(';')).join('\r\n'))
    await page
      .getByLabel(importTexts.file[language])
      .setInputFiles({ name: 'beers.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: importTexts.read[language] }).click()
    await page.getByRole('button', { name: importTexts.publishAll[language] }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSpanish(page, language)

    const beer = await postBeer(page.request, { presentation: '473 ml' })
    const orderId = await aPaidOrder(browser, beer, 2)
    for (const path of [
      `/company/${seller.id}/parcels`,
      `/company/${seller.id}/parcels/${orderId}`,
      `/company/${seller.id}/parcels/print?order=${orderId}`,
      `/company/${seller.id}/parcels/paste`,
      `/company/${seller.id}/figures`,
      `/company/${seller.id}`,
    ])
      await read(page, path, language)
  })

  test(`an admin who reads ${language} blocks, refunds and reads the log, and no Spanish`, async ({
    page,
    publish,
    browser,
    context,
  }) => {
    const beer = await publish({ presentation: '473 ml' })
    const orderId = await aPaidOrder(browser, beer, 2)
    await signInAsAdmin(context)
    const off = { companyId: beer.companyId, status: false, reason: 'Label' }
    expect((await context.request.put(`/api/product/${beer.id}`, { data: off })).ok()).toBe(true)
    for (const path of ['/admin', `/admin/seller/products?id=${beer.companyId}`])
      await read(page, path, language)
    await read(page, `/admin/orders/${orderId}`, language)
    // Both go on with the amount.
    const all = adminOrderTexts.refundAll[language].replace(/\{.*/, '')
    const send = adminOrderTexts.refundSend[language].replace(/\{.*/, '')
    await page.locator('summary', { hasText: adminOrderTexts.giveBack[language] }).click()
    await page
      .getByRole('button', { name: all })
      .or(page.getByRole('link', { name: all }))
      .first()
      .click()
    await page.getByRole('dialog').getByLabel(accountWords.reason[language]).fill('Late')
    await page.getByRole('dialog').getByRole('button', { name: send }).click()
    await expect(page.getByText(adminOrderTexts.refundDone[language]).first()).toBeVisible()
    await expectNoSpanish(page, language)
    // What it tells of others' beers are the words of who wrote them.
    for (const subject of [beer.id, orderId]) {
      await read(page, `/admin/audit?subject=${subject}`, language)
      await expect(page.getByRole('main').getByRole('time')).toHaveCount(1)
    }
  })
}
