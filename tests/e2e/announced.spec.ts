import type { Page } from '@playwright/test'
import * as accountWords from '../../contract/texts/account-words.ts'
import { textOf } from '../../contract/texts/text.ts'

import { allTexts } from '../contract/all-texts.ts'
import { become, theWordyShop } from './a-wordy-shop.ts'
import { EVERY_PAGE, type Visitor } from './every-page.ts'
import { expect, test } from './shop.ts'

/** What listeners are told, read off the pages as the shop writes them; and one word that a browser adds to them later. */

/** Texts, names and placeholders that are English without saying so, on a page that is not (WCAG 2.2, 3.1.2). */
function unmarked(page: Page, html: string, english: string[]): Promise<string[]> {
  return page.evaluate(
    ([source, texts]) => {
      const known = new Set(texts)
      const read = new DOMParser().parseFromString(source, 'text/html')
      const isEnglish = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === 'en'
      const found: string[] = []
      const walk = read.createTreeWalker(read.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        if (node instanceof Element) {
          for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
            const text = node.getAttribute(name)?.trim() ?? ''
            if (known.has(text) && !isEnglish(node)) found.push(`${node.tagName} ${name}: ${text}`)
          }
        } else if (!node.parentElement?.closest('script, style')) {
          const text = node.textContent?.trim() ?? ''
          if (known.has(text) && !isEnglish(node.parentElement)) {
            found.push(`${node.parentElement?.tagName}: ${text}`)
          }
        }
      }
      return found
    },
    [html, english] as const,
  )
}

type Form = { action: string; enctype: string; fields: Record<string, string> }

/** The first form of a page that has the field, as it is sent with nothing in it. */
function emptied(page: Page, html: string, field: string): Promise<Form> {
  return page.evaluate(
    ([source, name]) => {
      const read = new DOMParser().parseFromString(source, 'text/html')
      const form = read.querySelector(`main form [name="${name}"]`)!.closest('form')!
      const named = [...form.querySelectorAll<HTMLInputElement>('[name]:not([type=file], [type=checkbox])')]
      // What is unseen says what the form is about; it is no field.
      const fields = named.map(({ name, type, value }) => [name, type === 'hidden' ? value : ''])
      return {
        action: form.getAttribute('action') ?? '',
        enctype: form.enctype,
        fields: Object.fromEntries(fields),
      }
    },
    [html, field] as const,
  )
}

/** Errors on a page that no field points to, fields that are wrong and do not say why, ways of a summary to nowhere. */
function untied(page: Page, html: string): Promise<{ wrong: number; untied: string[] }> {
  return page.evaluate((source) => {
    const read = new DOMParser().parseFromString(source, 'text/html')
    const main = read.querySelector('main') ?? read.body
    const wrong = [...main.querySelectorAll('[aria-invalid=true]')]
    // A field, or the group of fields that it is the error of.
    const described = [...main.querySelectorAll('[aria-describedby]')]
    const pointed = new Set(described.flatMap((field) => field.getAttribute('aria-describedby')!.split(' ')))
    const errors = [...main.querySelectorAll('[id$="-error"]')]
    const ways = [...main.querySelectorAll('[role=alert] a[href^="#"]')]
    return {
      wrong: wrong.length,
      untied: [
        ...errors.filter(({ id }) => !pointed.has(id)).map(({ id }) => `nothing points to ${id}`),
        ...wrong
          .filter((field) => {
            const ids = (field.getAttribute('aria-describedby') ?? '').split(' ')
            return !ids.some((id) => id && read.getElementById(id)?.textContent?.trim())
          })
          .map(({ id }) => `${id} is wrong and does not say why`),
        ...ways
          .map((way) => way.getAttribute('href')!.slice(1))
          .filter((id) => !read.getElementById(id))
          .map((id) => `the summary leads to ${id}, which is not there`),
      ],
    }
  }, html)
}

test('English words on Spanish pages say that they are English', async ({ page, browser }) => {
  const shop = await theWordyShop(browser)
  const english = [...(await allTexts()).values()].flatMap(({ unchosen }) => unchosen ?? [])
  for (const who of Object.keys(EVERY_PAGE) as Visitor[]) {
    if (who !== 'visitor') await become(page, who, shop)
    for (const { at, status = 200 } of EVERY_PAGE[who]) {
      const answer = await page.request.get(at(shop))
      expect.soft(answer.status(), `${who} at ${at(shop)}`).toBe(status)
      const html = await answer.text()
      expect.soft(await unmarked(page, html, english), `${who} at ${at(shop)}`).toEqual([])
    }
  }
})

test('what a browser finds wrong is said as English too, where it is', async ({ page }) => {
  await page.goto('/login')
  const email = page.getByRole('textbox', { name: 'Email' })
  const wrong = page.getByText(textOf(accountWords.enterYourEmail), { exact: true })
  // Who leaves the field before the page's script is there is told nothing yet.
  await expect(async () => {
    await email.focus()
    await email.blur()
    await expect(wrong).toHaveAttribute('lang', 'en', { timeout: 1_000 })
  }).toPass()
})

test('every form that is sent empty ties what is wrong to its fields', async ({ page, browser }) => {
  const shop = await theWordyShop(browser)
  const forms: [Visitor, path: string, field: string][] = [
    ['visitor', '/login', 'email'],
    ['visitor', '/buyerSignUp', 'name'],
    ['visitor', '/sellerSignUp', 'company'],
    ['visitor', '/contact', 'message'],
    ['visitor', '/forgotPassword', 'email'],
    ['buyer', `/user/${shop.buyer.id}?edit`, 'name'],
    ['seller', `/company/${shop.seller.id}?edit`, 'company'],
    ['seller', '/post', 'description'],
    ['seller', `/putProduct/${shop.beer.id}`, 'description'],
    ['admin', `/admin/buyer/adminUserModify?id=${shop.buyer.id}`, 'name'],
    ['admin', `/admin/seller/admincompanymodify?id=${shop.seller.id}`, 'company'],
    ['admin', `/admin/adminproductmodify/${shop.beer.id}`, 'description'],
    ['admin', `/admin/buyer/${shop.buyer.id}?inactivate=1`, 'reason'],
  ]
  for (const [who, path, field] of forms) {
    if (who !== 'visitor') await become(page, who, shop)
    const shownPage = await page.request.get(path)
    expect(shownPage.status(), path).toBe(200)
    const shown = await shownPage.text()
    const { action, enctype, fields } = await emptied(page, shown, field)
    const sent = enctype === 'multipart/form-data' ? { multipart: fields } : { form: fields }
    const answer = await page.request.post(action || path, sent)
    expect.soft(answer.status(), path).toBeGreaterThanOrEqual(400)
    const { wrong, untied: loose } = await untied(page, await answer.text())
    expect.soft(wrong, path).toBeGreaterThan(0)
    expect.soft(loose, path).toEqual([])
  }
})
