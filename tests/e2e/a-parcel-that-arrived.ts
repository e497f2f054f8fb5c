import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { buyThroughApi } from './buy-through-api.ts'
import { expect, postBeer, sellerForm } from './shop.ts'
import { somebodyElsewhere } from './somebody-elsewhere.ts'

/** A brewery whose parcel left and arrived: three cans at U$S 5 that this browser's buyer paid for. */
export async function aParcelThatArrived(browser: Browser, request: Page['request']) {
  const form = sellerForm()
  const { id, page: selling } = await somebodyElsewhere(browser, '/company', form)
  const beer = await postBeer(selling.request, { price: 5 })
  const { orderId, sandboxUrl } = await buyThroughApi(request, beer, 3)
  const at = `/api/company/${id}/parcels/${orderId}`
  for (const [step, data] of [
    ['shipped', { carrier: 'OCA' }],
    ['delivered', { idChecked: true }],
  ] as const) {
    const answer = await selling.request.put(`${at}/${step}`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  const seller = { company: form.company, sellerEmail: form.email, sellerForm: form }
  return { companyId: id, ...seller, selling, beer, orderId, sandboxUrl }
}

/** The same complaint without a page: where it is made is told by complaints itself. Answers its id. */
export async function complainThroughApi(
  request: APIRequestContext,
  { orderId, companyId, beer }: { orderId: string; companyId: string; beer: { id: string } },
): Promise<string> {
  const opened = await request.post(`/api/purchases/${orderId}/parcels/${companyId}/complaints`, {
    data: {
      kind: 'broken',
      lines: [{ ProductId: beer.id, quantity: 2 }],
      words: 'Dos latas llegaron abiertas.',
    },
  })
  expect(opened.ok(), await opened.text()).toBe(true)
  return ((await opened.json()) as { id: string }).id
}

/** Complains of two of the three on the page that is open. */
export async function complain(page: Page, beerName: string) {
  await page.getByLabel('Qué pasó').selectOption('Llegó roto')
  await page.getByLabel(`Unidades de ${beerName}`).fill('2')
  await page.getByLabel('Cuéntalo con tus palabras').fill('Dos latas llegaron abiertas.')
  await page.getByRole('button', { name: 'Enviar el reclamo' }).click()
  await expect(page.getByText('Espera a la cervecería')).toBeVisible()
}
