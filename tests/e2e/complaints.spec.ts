import type { Browser } from '@playwright/test'
import { aParcelThatArrived, complain, complainThroughApi } from './a-parcel-that-arrived.ts'
import { aPhoto } from './a-photo.ts'
import { expectNoViolations } from './expect-no-violations.ts'
import { letComplaintRunOut } from './let-complaint-run-out.ts'
import { expectSaid, logInPlainly, plainOf, plainTest } from './plain.ts'
import { mailTo } from './read-mail.ts'
import { buyerForm, expect, passAgeGate, signIn, signInAsAdmin, test } from './shop.ts'

/** An admin at the complaint about a brewery, by the way from the inbox. */
async function whoDecides(browser: Browser, company: string) {
  const context = await browser.newContext()
  await passAgeGate(context)
  await signInAsAdmin(context)
  const desk = await context.newPage()
  await desk.goto('/admin/work?kind=complaint')
  await desk
    .getByRole('listitem')
    .filter({ hasText: company })
    .getByRole('link', { name: 'Ver y decidir' })
    .click()
  return desk
}

const codeOf = (orderId: string) => orderId.slice(-8).toUpperCase()

test('a complaint with a photograph, an offer that is taken, and money on its way', async ({
  page,
  browser,
  buyer,
}) => {
  const { companyId, company, sellerEmail, selling, beer, orderId, sandboxUrl } = await aParcelThatArrived(
    browser,
    page.request,
  )
  await page.goto(`/myShop/${orderId}`)
  await page.getByRole('link', { name: `Reclamar por el envío de ${company}` }).click()
  await expect(page).toHaveURL(`/myShop/${orderId}/complaints/${companyId}`)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Enviar el reclamo' }).click()
  await expect(page.getByRole('alert').getByText('Di cuántas unidades, al menos una.')).toBeVisible()
  await page.getByLabel('Imágenes, si hacen falta').setInputFiles([await aPhoto()])
  await complain(page, beer.name)
  await expect(page.getByRole('img', { name: 'Imagen 1 de 1' })).toBeVisible()
  await expect(
    page.getByText(new RegExp(`${company} responde antes del \\S+ \\d+ de \\S+ a las \\d\\d:\\d\\d`)),
  ).toBeVisible()
  const opened = await mailTo(page.request, sandboxUrl, sellerEmail, /te toca responder/)
  expect(opened.text).toContain('Dos latas llegaron abiertas.')

  await selling.goto(`/company/${companyId}/today`)
  await selling.getByRole('link', { name: '1 reclamo espera tu respuesta' }).click()
  await selling
    .getByRole('row')
    .filter({ hasText: codeOf(orderId) })
    .getByRole('link', { name: 'Llegó roto' })
    .click()
  await expect(selling.getByText(/^Responde antes del/)).toBeVisible()
  await expect(selling.getByText('Espera tu respuesta')).toBeVisible()
  await expectNoViolations(selling)
  await selling.getByRole('link', { name: 'Mensajes y fotos' }).click()
  await expect(selling.getByRole('region', { name: 'Mensajes' }).getByRole('img')).toHaveCount(1)
  await selling.getByRole('link', { name: 'Ver el reclamo' }).click()
  // What was photographed stands beside what was written: nobody answers of what they did not see.
  await expect(selling.getByRole('img', { name: 'Imagen 1 de 1' })).toBeVisible()
  await selling.getByRole('link', { name: 'Ofrecer algunas unidades' }).click()
  const offer = selling.getByRole('dialog', { name: 'Ofrecer algunas unidades' })
  await offer.getByLabel(`Unidades de ${beer.name}`).fill('2')
  await offer.getByLabel('Tus palabras (si quieres)').fill('Una salió bien de acá.')
  await offer.getByRole('button', { name: 'Enviar la oferta' }).click()
  // All of it is no offer: nothing has gone back, and it is asked with its warning, the words kept.
  const all = selling.getByRole('dialog', { name: 'Devolver todo: U$S 10.00' })
  await expect(all.getByText('Eso es todo lo que se reclamó')).toBeVisible()
  await expect(all.getByLabel('Tus palabras (si quieres)')).toHaveValue('Una salió bien de acá.')
  await all.getByRole('link', { name: 'Volver al reclamo' }).click()
  await selling.getByRole('link', { name: 'Ofrecer algunas unidades' }).click()
  await offer.getByLabel(`Unidades de ${beer.name}`).fill('1')
  await offer.getByLabel('Tus palabras (si quieres)').fill('Una salió bien de acá.')
  await offer.getByRole('button', { name: 'Enviar la oferta' }).click()
  await expect(selling.getByText('Oferta sobre la mesa')).toBeVisible()

  const answered = await mailTo(
    page.request,
    sandboxUrl,
    buyer.email,
    new RegExp(`${company} respondió tu reclamo`),
  )
  expect(answered.text).toContain('U$S 5.00')
  await page.goto('/myShop')
  const asks = page.getByRole('region', { name: 'Esperan tu respuesta' })
  await asks.getByRole('link', { name: `${company} te ofrece devolver dinero` }).click()
  await expect(page).toHaveURL(`/myShop/${orderId}/complaints/${companyId}`)
  await expect(page.getByText('Una salió bien de acá.')).toBeVisible()
  await page.getByRole('link', { name: 'Aceptar U$S 5.00' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar U$S 5.00' }).click()
  await expect(page.getByText('Arreglado')).toBeVisible()
  await page.getByRole('link', { name: 'Volver al pedido' }).click()
  await expect(page.getByText('1 devuelta')).toBeVisible()
  await expect(page.getByText(/^Queda/)).toBeVisible()
  await page.goto('/myShop')
  await expect(page.getByRole('heading', { name: 'Mis compras' })).toBeVisible()
  await expect(asks).toHaveCount(0)
  await mailTo(page.request, sandboxUrl, buyer.email, /U\$S\s5\.00/)
  await selling.context().close()
})

test('an amount that is offered, typed with a comma, and decided otherwise by the administration', async ({
  context,
  browser,
  baseURL,
  buyer,
}) => {
  const arrived = await aParcelThatArrived(browser, context.request)
  const { companyId, company, selling, orderId, sandboxUrl } = arrived
  await complainThroughApi(context.request, arrived)
  const buying = await plainOf(context, baseURL)
  const complaint = `/myShop/${orderId}/complaints/${companyId}`
  // It is said where its buyer looks first, though it is the brewery's turn.
  await buying.go('/myShop')
  expectSaid(buying, 'article', 'Reclamo abierto', 'Ver el reclamo')
  await selling.goto(`/company/${companyId}/complaints`)
  const words = selling.getByRole('searchbox', { name: 'Pedido, destinatario o texto' })
  await words.fill('nadie lo dijo')
  await words.press('Enter')
  await expect(selling.getByText('Ningún reclamo coincide con lo que buscas.')).toBeVisible()
  await expectNoViolations(selling)
  await words.fill(`#${codeOf(orderId)}`)
  await words.press('Enter')
  await selling.getByRole('link', { name: 'Llegó roto' }).click()
  await selling.getByRole('link', { name: 'Ofrecer un importe' }).click()
  const offer = selling.getByRole('dialog', { name: 'Ofrecer un importe' })
  await offer.getByLabel('Importe en U$S').fill('mucho')
  await offer.getByRole('button', { name: 'Enviar la oferta' }).click()
  await expect(offer.getByRole('alert').getByText('hasta dos decimales')).toBeVisible()
  await expect(offer.getByLabel('Importe en U$S')).toHaveValue('mucho')
  await offer.getByLabel('Importe en U$S').fill('2,75')
  await offer.getByRole('button', { name: 'Enviar la oferta' }).click()
  await expect(selling.getByText('U$S 2.75 · las cervezas se las queda quien compró')).toBeVisible()
  await expectNoViolations(selling)

  await buying.go(complaint)
  expectSaid(buying, 'main', 'Aceptar U$S 2.75', 'U$S 2.75 · te quedas con las cervezas')
  await buying.follow('No estoy de acuerdo')
  expect((await buying.press('Que decida la administración')).text).toContain('Decide la administración')

  const desk = await whoDecides(browser, company)
  await desk.getByLabel('En lugar de unidades: un importe en U$S').fill('20')
  await desk.getByRole('button', { name: 'Revisar la decisión' }).click()
  const sheet = desk.getByRole('dialog', { name: 'Decidir' })
  await sheet.getByLabel('Por qué, para los dos').fill('Se tomaban igual.')
  await sheet.getByRole('button', { name: 'Devolver U$S 20.00 y cerrar' }).click()
  await expect(sheet.getByText('quedan U$S 10.00 por devolver')).toBeVisible()
  await sheet.getByRole('link', { name: 'Volver al reclamo' }).click()
  await expect(sheet).toBeHidden()
  await desk.getByLabel('En lugar de unidades: un importe en U$S').fill('4.50')
  await desk.getByRole('button', { name: 'Revisar la decisión' }).click()
  await sheet.getByLabel('Por qué, para los dos').fill('Se tomaban igual.')
  await sheet.getByRole('button', { name: 'Devolver U$S 4.50 y cerrar' }).click()
  await expect(desk.getByText('Decidido', { exact: true })).toBeVisible()
  await buying.go(complaint)
  expectSaid(buying, 'main', 'Se tomaban igual.', 'La administración decidió · U$S 4.50')
  const decided = await mailTo(context.request, sandboxUrl, buyer.email, /decidió/)
  expect(decided.text).toContain('U$S 4.50')
  await desk.context().close()
  await selling.context().close()
})

test('what nobody answers goes to the administration by itself, which decides', async ({
  context,
  browser,
  baseURL,
  buyer,
}) => {
  const arrived = await aParcelThatArrived(browser, context.request)
  const { companyId, company, sellerEmail, selling, beer, orderId, sandboxUrl } = arrived
  await complainThroughApi(context.request, arrived)
  await letComplaintRunOut(orderId)
  for (const email of [buyer.email, sellerEmail]) {
    await mailTo(context.request, sandboxUrl, email, /pasó a la administración/)
  }
  const buying = await plainOf(context, baseURL)
  const complaint = `/myShop/${orderId}/complaints/${companyId}`
  await buying.go(complaint)
  expectSaid(buying, 'main', 'Decide la administración')

  const desk = await whoDecides(browser, company)
  await expect(desk.getByText('Dos latas llegaron abiertas.')).toBeVisible()
  await expectNoViolations(desk)
  await expect(desk.getByLabel(`Unidades de ${beer.name}`)).toHaveValue('2')
  await desk.getByRole('button', { name: 'Revisar la decisión' }).click()
  const sheet = desk.getByRole('dialog', { name: 'Decidir' })
  await sheet.getByLabel('Por qué, para los dos').fill('La cervecería no respondió.')
  await sheet.getByRole('button', { name: 'Devolver U$S 10.00 y cerrar' }).click()
  await expect(desk.getByText('Decidido', { exact: true })).toBeVisible()

  await buying.go(complaint)
  expectSaid(buying, 'main', 'La cervecería no respondió.', 'U$S 10.00 ·')
  await selling.goto(`/company/${companyId}/complaints`)
  const decided = selling.getByRole('row').filter({ hasText: codeOf(orderId) })
  await expect(decided).toContainText('U$S 10.00')
  await selling.getByRole('link', { name: 'Te esperan (0)' }).click()
  await expect(selling.getByText('Ningún reclamo está así.')).toBeVisible()
  await selling.getByRole('link', { name: 'Terminados (1)' }).click()
  await expect(decided).toBeVisible()
  await expect(selling.getByRole('link', { name: 'Terminados (1)' })).toHaveAttribute('aria-current', 'true')
  await expectNoViolations(selling)
  for (const email of [buyer.email, sellerEmail]) {
    await mailTo(context.request, sandboxUrl, email, /La administración decidió el reclamo/)
  }
  await desk.context().close()
  await selling.context().close()
})

plainTest(
  'without a line of script: a complaint is opened and taken back',
  async ({ plain, browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL! })
    await passAgeGate(context)
    const person = buyerForm()
    await context.request.post('/api/user', { data: person })
    await signIn(context, person)
    const { company, selling, beer, orderId } = await aParcelThatArrived(browser, context.request)
    await logInPlainly(plain, person)
    await plain.go(`/myShop/${orderId}`)
    await plain.follow(`Reclamar por el envío de ${company}`)
    const sent = await plain.press('Enviar el reclamo', {
      '¿Qué pasó?': 'broken',
      [`units-${beer.id}`]: '1',
      'Cuéntalo con tus palabras': 'Rota.',
    })
    expect(sent.text).toContain('Espera a la cervecería')
    await plain.follow('Retirar el reclamo')
    expect((await plain.press('Retirar el reclamo')).text).toContain('Retirado')
    await selling.context().close()
    await context.close()
  },
)
