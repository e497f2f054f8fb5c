import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { buyerForm, expect, signIn } from './shop.ts'

/** What stories with pictures share: files, the upload control, sign-up forms filled in, the picture of an account. */

export const FAILED = 'Error, please try again later.'
export const NOT_A_PICTURE = 'Solo aceptamos imágenes JPEG, PNG, WebP o AVIF.'
export const TOO_LARGE = 'La imagen pesa más de 8 MB.'

type File = { name: string; mimeType: string; buffer: Buffer }

/** A photograph as a telephone makes it; `noise` makes it as large as one. */
export async function aPhoto({ width = 900, height = 600, noise = false } = {}): Promise<File> {
  const background = { r: 190, g: 120, b: 50 }
  const picture = sharp({
    create: {
      width,
      height,
      channels: 3,
      background,
      ...(noise && { noise: { type: 'gaussian', mean: 128, sigma: 60 } }),
    },
  })
  return { name: 'puerta.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
}

export async function aDrawing(): Promise<File> {
  const picture = sharp({ create: { width: 500, height: 700, channels: 4, background: '#3a6b45' } })
  return { name: 'taza.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() }
}

/** The upload control of the page, and what is in it. */
export function controlOf(page: Page) {
  const control = page.getByRole('group', { name: 'Imagen' })
  return {
    control,
    input: control.locator('input[type=file]'),
    address: control.locator('input[name=image]'),
    button: (name: string) => control.getByRole('button', { name, exact: true }),
    done: control.getByText('Tu imagen está cargada.').first(),
    progress: control.getByRole('progressbar'),
    alert: control.getByRole('alert'),
  }
}

export async function fillInBuyer(page: Page) {
  const person = buyerForm()
  for (const [label, value] of [
    ['Nombre', person.name],
    ['Apellido', person.lastName],
    ['Documento', person.document],
    ['Correo electrónico', person.email],
    ['Contraseña', person.password],
    ['Ciudad', person.city],
    ['Dirección', person.address],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
  await page.getByLabel('País', { exact: true }).selectOption(person.country)
  await page.getByLabel('Estado / Provincia').selectOption(person.state)
  return person
}

export async function fillInSeller(page: Page) {
  const person = { email: `ventas-${randomUUID()}@example.com`, password: 'Cerveza2026' }
  for (const [label, value] of [
    ['Correo electrónico', person.email],
    ['Contraseña', person.password],
    ['Nombre', 'Elena'],
    ['Apellido', 'Rojas'],
    ['Documento', '20111333'],
    ['Teléfono móvil', '+56 32 555 0101'],
    ['Nombre de la compañía', 'Cervecería del Puerto'],
    ['Dirección de la compañía', 'Cerro Alegre 7'],
    ['Ciudad', 'Valparaíso'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
  await page.getByLabel('País', { exact: true }).selectOption('Chile')
  await page.getByLabel('Estado / Provincia').selectOption('Valparaíso')
  return person
}

/** The picture that an account shows now, as its own record says. */
export async function imageOf(
  page: Page,
  user: { email: string; password: string },
  path: string,
): Promise<string> {
  await signIn(page.context(), user)
  const { id } = await (await page.request.get('/api/session')).json()
  const record = await (await page.request.get(`/api/${path}/${id}`)).json()
  return record.image
}

export async function expectPicture(page: Page, address: string) {
  expect(address).toMatch(/^\/media\//)
  const answer = await page.request.get(address)
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toMatch(/^image\//)
}
