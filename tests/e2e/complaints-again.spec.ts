import { aParcelThatArrived, complainThroughApi } from './a-parcel-that-arrived.ts'
import { expectNoViolations } from './expect-no-violations.ts'
import { logInPlainly, plainTest } from './plain.ts'
import { mailTo } from './read-mail.ts'
import { buyerForm, expect, passAgeGate, signIn, test } from './shop.ts'

test('a complaint that is answered with beer: offered, agreed to, sent, and followed', async ({
  page,
  browser,
  buyer,
}) => {
  const arrived = await aParcelThatArrived(browser, page.request)
  const { companyId, company, sellerEmail, selling, beer, orderId, sandboxUrl } = arrived
  await complainThroughApi(page.request, arrived)

  await selling.goto(`/company/${companyId}/complaints`)
  await selling.getByRole('link', { name: 'Llegó roto' }).click()
  await selling.getByRole('link', { name: 'Enviar de nuevo' }).click()
  const offer = selling.getByRole('dialog', { name: 'Enviar de nuevo' })
  await expect(offer).toContainText(`2 × ${beer.name}`)
  await offer.getByLabel('Tus palabras (si quieres)').fill('Van otras dos, mejor embaladas.')
  await offer.getByRole('button', { name: 'Enviar la oferta' }).click()
  await expect(selling.getByText('Ofrece enviarlo de nuevo')).toBeVisible()
  await expectNoViolations(selling)

  const answered = await mailTo(page.request, sandboxUrl, buyer.email, new RegExp(`${company} respondió`))
  expect(answered.text).toContain(`2 × ${beer.name}`)
  await page.goto(`/myShop/${orderId}/complaints/${companyId}`)
  await expect(page.getByText(`Ofrece enviar de nuevo 2 × ${beer.name}. No se cobra nada`)).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Aceptar que lo envíen de nuevo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar que lo envíen de nuevo' }).click()
  await expect(page.getByText(`Se envía de nuevo: 2 × ${beer.name}`)).toBeVisible()
  await mailTo(page.request, sandboxUrl, sellerEmail, /hay que enviar de nuevo/)

  await selling.goto(`/company/${companyId}/today`)
  await selling.getByRole('link', { name: '1 envío hay que mandarlo de nuevo por un reclamo' }).click()
  await expect(selling.getByText('1 hay que enviar de nuevo')).toBeVisible()
  await selling.getByRole('link', { name: 'Llegó roto' }).click()
  await selling.getByRole('link', { name: 'Lo envié de nuevo' }).click()
  const sent = selling.getByRole('dialog', { name: 'Lo envié de nuevo' })
  await expect(sent.getByLabel('Quién lo lleva')).toHaveValue('OCA')
  await sent.getByLabel('Quién lo lleva').fill('')
  await sent.getByRole('button', { name: 'Lo envié de nuevo' }).click()
  await expect(sent.getByRole('alert')).toBeVisible()
  await sent.getByLabel('Quién lo lleva').fill('Andreani')
  await sent.getByLabel('Número de seguimiento').fill('AR 77')
  await sent.getByRole('button', { name: 'Lo envié de nuevo' }).click()
  await expect(selling.getByText('Arreglado', { exact: true })).toBeVisible()

  const told = await mailTo(page.request, sandboxUrl, buyer.email, /te lo envió de nuevo/)
  expect(told.text).toContain('https://www.andreani.com/envio/AR%2077')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Seguimiento: AR 77' })).toHaveAttribute(
    'href',
    'https://www.andreani.com/envio/AR%2077',
  )
  await expect(page.getByText('La cervecería lo envió de nuevo')).toBeVisible()
  await page.getByRole('link', { name: 'Volver al pedido' }).click()
  await expect(page.getByText('Arreglado')).toBeVisible()
  await selling.context().close()
})

plainTest(
  'without a line of script: beer is offered, and said to have left',
  async ({ plain, browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL! })
    await passAgeGate(context)
    const person = buyerForm()
    await context.request.post('/api/user', { data: person })
    await signIn(context, person)
    const arrived = await aParcelThatArrived(browser, context.request)
    const { companyId, sellerForm, selling } = arrived
    const id = await complainThroughApi(context.request, arrived)
    await logInPlainly(plain, sellerForm)
    await plain.go(`/company/${companyId}/complaints/${id}`)
    await plain.follow('Enviar de nuevo')
    expect((await plain.press('Enviar la oferta')).text).toContain('Ofrece enviarlo de nuevo')
    const accepted = await context.request.post(`/api/complaints/${id}/accept`, { data: { edition: 1 } })
    expect(accepted.ok(), await accepted.text()).toBe(true)
    await plain.go(`/company/${companyId}/complaints/${id}`)
    await plain.follow('Lo envié de nuevo')
    const wrong = await plain.press('Lo envié de nuevo', {
      'Quién lo lleva': '',
      'Número de seguimiento': 'AR 9',
    })
    expect(wrong.text).toContain('No se registró el envío')
    expect((await plain.press('Lo envié de nuevo', { 'Quién lo lleva': 'OCA' })).text).toContain('Arreglado')
    await selling.context().close()
    await context.close()
  },
)
