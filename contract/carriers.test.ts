import { expect, test } from 'vitest'
import { trackingAddress } from './carriers.ts'

test.each([
  ['Andreani', 'https://www.andreani.com/envio/AB-12'],
  ['  OCA ', 'https://www.oca.com.ar/Busquedas/Envios?numero=AB-12'],
  ['vía cargo S.A.', 'https://viacargo.com.ar/tracking/AB-12'],
  ['Inter Rapidísimo', 'https://interrapidisimo.com/sigue-tu-envio/?guia=AB-12'],
  ['CORREO-ARGENTINO', 'https://www.correoargentino.com.ar/formularios/e-commerce?id=AB-12'],
])('%s is known, however it is written', (carrier, address) => {
  expect(trackingAddress({ carrier, tracking: ' AB-12 ' })).toBe(address)
})

test.each([
  ['El camión de Pedro', 'AB-12'],
  ['', 'AB-12'],
  ['OCA', ''],
  ['OCA', '..'],
  ['constructor', 'AB-12'],
])('%s with the number «%s» leads nowhere', (carrier, tracking) => {
  expect(trackingAddress({ carrier, tracking })).toBeNull()
})

test('a number is nothing but a number, whatever was typed', () => {
  const address = trackingAddress({ carrier: 'andreani', tracking: '../x?y=1#z"><script>' })!
  expect(new URL(address)).toMatchObject({ host: 'www.andreani.com', search: '', hash: '' })
  expect(new URL(address).pathname).toMatch(/^\/envio\/[^/]+$/)
})
