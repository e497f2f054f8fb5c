import { expect, test } from 'vitest'
import { rememberDrawings } from './remember-drawings.ts'

function aPen(most: number) {
  const drawn: string[] = []
  const pen = rememberDrawings(({ name }: { name: string }) => {
    drawn.push(name)
    return `<svg>${name}</svg>`
  }, most)
  return { pen, drawn }
}

test('the same facts are drawn once, other facts anew', () => {
  const { pen, drawn } = aPen(5)
  expect([pen({ name: 'Puna' }), pen({ name: 'Puna' })]).toEqual(['<svg>Puna</svg>', '<svg>Puna</svg>'])
  expect(pen({ name: 'Puna Negra' })).toBe('<svg>Puna Negra</svg>')
  expect(drawn).toEqual(['Puna', 'Puna Negra'])
})

test('it keeps so many and no more: what nobody asked for longest goes', () => {
  const { pen, drawn } = aPen(2)
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) pen({ name })
  expect(drawn).toEqual(['a', 'b', 'c', 'b'])
})
