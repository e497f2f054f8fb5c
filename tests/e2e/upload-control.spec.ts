import { expectNoViolations } from './expect-no-violations.ts'
import { aPhoto, controlOf, FAILED, NOT_A_PICTURE, TOO_LARGE } from './picture-upload.ts'
import { expect, test } from './shop.ts'

test('Cancelar lets go of a chosen file, and takes an uploaded one away', async ({ page }) => {
  await page.goto('/buyerSignUp')
  const { input, button, done, address, control } = controlOf(page)
  // The form hears of the address as if somebody had typed it.
  await page.evaluate(() =>
    document.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === 'image')
        document.body.dataset.heard = target.value
    }),
  )
  await input.setInputFiles(await aPhoto())
  await button('Cancelar').click()
  await expect(input).toBeFocused()
  await expect(button('Cargar')).toHaveCount(0)
  await input.setInputFiles(await aPhoto())
  await button('Cargar').click()
  await expect(done).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-heard', /^\/media\//)
  await button('Cancelar').click()
  await expect(page.locator('body')).toHaveAttribute('data-heard', '')
  await expect(address).toHaveValue('')
  await expect(input).toBeFocused()
  await expect(control.getByText('Elegir una imagen')).toBeVisible()
})

test('what is no picture is told so before anything is sent', async ({ page }) => {
  let sent = 0
  await page.route('/api/upload', (route) => {
    sent++
    return route.continue()
  })
  await page.goto('/buyerSignUp')
  const { input, button, alert, control } = controlOf(page)
  for (const file of [
    { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') },
    { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
  ]) {
    await input.setInputFiles(file)
    await expect(alert).toContainText(FAILED)
    await expect(alert).toContainText(NOT_A_PICTURE)
    await expect(button('Cargar')).toHaveCount(0)
  }
  await input.setInputFiles({
    name: 'enorme.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(8 * 1024 * 1024 + 1),
  })
  await expect(alert).toContainText(TOO_LARGE)
  expect(sent).toBe(0)

  // A text that calls itself a picture: only the server can tell, in the same words.
  await input.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('hola') })
  await expect(alert).toHaveCount(0)
  await button('Cargar').click()
  await expect(alert).toContainText(FAILED)
  await expect(alert).toContainText(NOT_A_PICTURE)
  await expect(button('Cargar')).toBeFocused()
  expect(sent).toBe(1)
  await expect(control.locator('input[name=image]')).toHaveValue('')
})

test('a slow upload shows how far it is, can be stopped, and be begun again', async ({ page, context }) => {
  await page.goto('/buyerSignUp')
  const { input, button, done, progress } = controlOf(page)
  const network = await context.newCDPSession(page)
  const throttle = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await throttle(60 * 1024)
  const photo = await aPhoto({ width: 1000, height: 900, noise: true })
  expect(photo.buffer.length).toBeGreaterThan(300 * 1024)
  await input.setInputFiles(photo)
  await button('Cargar').click()
  await expect(progress).toHaveAttribute('value', /^[1-9]\d?$/)
  await expect(button('Cargar')).toBeDisabled()
  await expect(button('Cambiar')).toBeDisabled()
  await button('Cancelar').click()
  await expect(progress).toHaveCount(0)
  await expect(button('Cargar')).toBeEnabled()
  await throttle(-1)
  await button('Cargar').click()
  await expect(done).toBeVisible()
})

test('a shop that fails is told as the specification says, and the file waits', async ({ page }) => {
  await page.goto('/buyerSignUp')
  const { input, button, done, alert } = controlOf(page)
  await page.route('/api/upload', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
  await input.setInputFiles(await aPhoto())
  await button('Cargar').click()
  await expect(alert).toContainText(FAILED)
  await page.unroute('/api/upload')
  await page.route('/api/upload', (route) => route.abort())
  await button('Cargar').click()
  await expect(alert).toContainText('Revisa tu conexión.')
  await page.unroute('/api/upload')
  await button('Cargar').click()
  await expect(done).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('axe finds nothing in any of its states', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/buyerSignUp')
  const { input, button, done, alert, progress } = controlOf(page)
  let answerUpload = () => {}
  await page.route('/api/upload', async (route) => {
    await new Promise<void>((resolve) => {
      answerUpload = resolve
    })
    await route.continue()
  })
  await input.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('hola') })
  await expectNoViolations(page)
  await button('Cargar').click()
  await expect(progress).toBeVisible()
  await expectNoViolations(page)
  answerUpload()
  await expect(alert).toBeVisible()
  await expectNoViolations(page)
  await page.unroute('/api/upload')
  await input.setInputFiles(await aPhoto())
  await button('Cargar').click()
  await expect(done).toBeVisible()
  await expectNoViolations(page)
})
