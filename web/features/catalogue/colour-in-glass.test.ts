import { expect, test } from 'vitest'
import { colourInGlass } from './colour-in-glass.ts'

const beer = { name: 'Tarde', type: 'Sour Beer', description: '' } as const

test.each([
  [{ name: 'Frambuesa de Chacra' }, 'ruby'],
  [{ description: 'Goiaba vermelha de tacho.' }, 'rose'],
  [{ description: 'Seis meses sobre maqui.' }, 'violet'],
  [{ description: 'Limón y sal.' }, 'straw'],
  // What it tastes of, and nothing that is in it.
  [{ type: 'Saison', description: 'Notas de cereza.' }, 'gold'],
  [{ type: 'Saison', name: 'Cereza' }, 'ruby'],
  // No fruit makes a dark beer light.
  [{ type: 'Stout', name: 'Frambuesa' }, 'black'],
] as const)('%j is %s in the glass', (given, colour) => {
  expect(colourInGlass({ ...beer, ...given })).toBe(colour)
})
