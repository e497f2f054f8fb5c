import {
  aDrawing,
  aPhoto,
  controlOf,
  expectPicture,
  FAILED,
  fillInBuyer,
  fillInSeller,
  imageOf,
  NOT_A_PICTURE,
} from './picture-upload.ts'
import { expect, test } from './shop.ts'

test('a buyer signs up with a picture, with the keyboard alone', async ({ page }) => {
  await page.goto('/buyerSignUp')
  const person = await fillInBuyer(page)
  const { input, button, done, control, address } = controlOf(page)
  await input.focus()
  await input.setInputFiles(await aPhoto())
  await expect(control.getByText('puerta.jpg').first()).toBeVisible()
  await expect(control.getByRole('img', { name: 'Vista previa de tu imagen' })).toBeVisible()
  await expect(button('Cargar')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(done).toBeVisible()
  await expect(button('Cambiar')).toBeFocused()
  const uploaded = await address.inputValue()
  await expect(control.getByRole('link', { name: 'Ver la imagen' })).toHaveAttribute('href', uploaded)
  await expectPicture(page, uploaded)
  await page.getByRole('button', { name: 'Crear Usuario' }).click()
  await expect(page.getByText('Usuario creado exitosamente').first()).toBeVisible()
  expect(await imageOf(page, person, 'persons')).toBe(uploaded)
})

test('a company signs up with a picture that it changed its mind about', async ({ page }) => {
  await page.goto('/sellerSignUp')
  const person = await fillInSeller(page)
  const section = page.getByRole('group', { name: 'DATOS DE MI COMPAÑÍA' })
  const { input, button, done, address, control } = controlOf(page)
  await expect(section.getByText('Elegir una imagen')).toBeVisible()
  await input.setInputFiles(await aPhoto())
  await button('Cargar').click()
  await expect(done).toBeVisible()
  const first = await address.inputValue()

  // Another file, thought better of: the first one is still there.
  const chooser = page.waitForEvent('filechooser')
  await button('Cambiar').click()
  await (await chooser).setFiles(await aDrawing())
  await expect(control.getByText('taza.png').first()).toBeVisible()
  await button('Cancelar').click()
  await expect(address).toHaveValue(first)

  await input.setInputFiles(await aDrawing())
  await button('Cargar').click()
  await expect(done).toBeVisible()
  await expect(address).not.toHaveValue(first)
  const second = await address.inputValue()
  await page.getByRole('button', { name: 'Crear Usuario' }).click()
  await expect(page.getByText('Se creo correctamente su compañía').first()).toBeVisible()
  expect(await imageOf(page, person, 'company')).toBe(second)
})

test('a form that is sent with a file still waiting takes it along', async ({ page }) => {
  await page.goto('/buyerSignUp')
  const person = await fillInBuyer(page)
  const { input, alert, button } = controlOf(page)
  await page.route('/api/upload', (route) => route.abort())
  await input.setInputFiles(await aPhoto())

  // A form checks its fields by sending itself: nothing is uploaded for that.
  const city = page.getByLabel('Ciudad')
  await city.fill('42')
  await city.blur()
  await expect(city).toHaveAccessibleDescription('Solo se permiten letras')
  await city.fill(person.city)
  await expect(city).not.toHaveAccessibleDescription('Solo se permiten letras')
  await expect(alert).toHaveCount(0)

  await page.getByRole('button', { name: 'Crear Usuario' }).click()
  await expect(alert).toContainText(FAILED)
  await expect(button('Cargar')).toBeFocused()
  await expect(page).toHaveURL('/buyerSignUp')
  await page.unroute('/api/upload')
  await page.getByRole('button', { name: 'Crear Usuario' }).click()
  await expect(page.getByText('Usuario creado exitosamente').first()).toBeVisible()
  await expectPicture(page, await imageOf(page, person, 'persons'))
})

test('a photograph takes the place of the label, in the width that suits, and nothing shifts', async ({
  page,
  publish,
}) => {
  const uploaded = await page.request.post('/api/upload', {
    multipart: { upload_preset: 'beer', file: await aPhoto({ width: 1400, height: 1000 }) },
  })
  expect(uploaded.status()).toBe(201)
  const beer = await publish({ image: (await uploaded.json()).secure_url })
  // On no can: as large as a photograph.
  const drawn = await publish({ presentation: 'Caja de madera' })
  const photo = page.getByRole('article').getByRole('img', { name: beer.name })
  await page.goto(`/shop?name=${encodeURIComponent(beer.name)}`)
  await expect(photo).toHaveJSProperty('complete', true)
  const [width, chosen, shape] = await photo.evaluate((image: HTMLImageElement) => [
    image.naturalWidth,
    image.currentSrc,
    image.clientWidth / image.clientHeight,
  ])
  expect(width).toBeGreaterThan(0)
  // 178 px of a frame that is higher than the photograph, which is drawn twice as wide.
  expect(chosen).toMatch(/\/(640|1280)\.avif$/)
  expect(shape).toBeCloseTo(5 / 7, 1)

  await page.goto(`/detail/${drawn.id}`)
  const label = await page.getByRole('img', { name: drawn.name }).boundingBox()
  // The picture is held back: its place is there all the same.
  await page.route('/media/**', (route) => route.abort())
  await page.goto(`/detail/${beer.id}`)
  const place = await page.getByRole('img', { name: beer.name }).boundingBox()
  expect(place?.width).toBeCloseTo(label!.width, 0)
  expect(place?.height).toBeCloseTo(label!.height, 0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the picture travels with the form', async ({ page }) => {
    await page.goto('/buyerSignUp')
    const person = await fillInBuyer(page)
    const { input, control } = controlOf(page)
    await page.getByLabel('Ciudad').fill('42')
    // Larger than any other form of a page may be.
    await input.setInputFiles(await aPhoto({ noise: true }))
    await page.getByRole('button', { name: 'Crear Usuario' }).click()
    // Something else was wrong: the picture is kept, though no browser fills in a file again.
    await expect(page.getByRole('link', { name: 'Ciudad: Solo se permiten letras' })).toBeVisible()
    await expect(control.getByRole('link', { name: 'Ver la imagen' })).toBeVisible()
    const kept = await control.locator('input[name=image]').inputValue()
    await page.getByLabel('Ciudad').fill(person.city)
    await page.getByLabel('Contraseña').fill(person.password)
    await page.getByRole('button', { name: 'Crear Usuario' }).click()
    await expect(page.getByRole('heading', { name: 'Usuario creado exitosamente' })).toBeVisible()
    expect(await imageOf(page, person, 'persons')).toBe(kept)
    await expectPicture(page, kept)
  })

  test('what is no picture holds the sign-up back with its sentence', async ({ page }) => {
    await page.goto('/sellerSignUp')
    const person = await fillInSeller(page)
    const { input, control } = controlOf(page)
    await input.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('hola') })
    await page.getByRole('button', { name: 'Crear Usuario' }).click()
    await expect(control).toContainText(`${FAILED} ${NOT_A_PICTURE}`)
    await expect(input).toHaveAccessibleDescription(`${FAILED} ${NOT_A_PICTURE}`)
    await input.setInputFiles(await aPhoto())
    await page.getByLabel('Contraseña').fill(person.password)
    await page.getByRole('button', { name: 'Crear Usuario' }).click()
    await expect(page.getByRole('heading', { name: 'Se creo correctamente su compañía' })).toBeVisible()
    await expectPicture(page, await imageOf(page, person, 'company'))
  })

  test('a picture that was kept can be taken away again', async ({ page }) => {
    await page.goto('/buyerSignUp')
    const person = await fillInBuyer(page)
    const { input, control } = controlOf(page)
    await page.getByLabel('Ciudad').fill('42')
    await input.setInputFiles(await aPhoto())
    await page.getByRole('button', { name: 'Crear Usuario' }).click()
    await control.getByLabel('Quitar la imagen').check()
    await page.getByLabel('Ciudad').fill(person.city)
    await page.getByLabel('Contraseña').fill(person.password)
    await page.getByRole('button', { name: 'Crear Usuario' }).click()
    await expect(page.getByRole('heading', { name: 'Usuario creado exitosamente' })).toBeVisible()
    expect(await imageOf(page, person, 'persons')).toBe('')
  })
})
