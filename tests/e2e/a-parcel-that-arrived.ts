import type { Browser, Page } from '@playwright/test'
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

/** Complains of two of the three on the page that is open. */
export async function complain(page: Page, beerName: string) {
  await page.getByLabel('Qué pasó').selectOption('Llegó roto')
  await page.getByLabel(`Unidades de ${beerName}`).fill('2')
  await page.getByLabel('Cuéntalo con tus palabras').fill('Dos latas llegaron abiertas.')
  await page.getByRole('button', { name: 'Enviar el reclamo' }).click()
  await expect(page.getByText('Espera a la cervecería')).toBeVisible()
}
