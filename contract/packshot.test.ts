import { expect, test } from 'vitest'
import { packshot } from './packshot.ts'

test('the address of a packshot changes with its label and with what a beer is sold in; a photograph stays', () => {
  const image = '/labels/0192f0c4-7b1a-7000-8000-00000000beef.svg?v=1a2b3c4d'
  const can = { image, presentation: 'Lata 473 ml' }
  expect(packshot(can)).toBe(
    '/labels/0192f0c4-7b1a-7000-8000-00000000beef-packshot.svg?in=Lata%20473%20ml%201&v=1a2b3c4d',
  )
  const others = [
    { ...can, unitsPerPack: 6 },
    { ...can, presentation: 'Lata' },
    { ...can, image: `${image}e` },
  ]
  expect(new Set([can, ...others].map(packshot)).size).toBe(4)
  expect(packshot({ ...can, image: '/media/x-10x10' })).toBe('/media/x-10x10')
})
