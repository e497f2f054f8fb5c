import { expect, test } from 'vitest'
import { createPngPen } from './render-label-png.ts'

const labelOf = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400" viewBox="0 0 300 400"><title>${name}</title></svg>`

test('the same picture is rendered once, however many ask for it', async () => {
  const render = createPngPen()
  const [one, other] = await Promise.all([
    render(labelOf('Puna'), 300, 'one'),
    render(labelOf('Puna'), 300, 'one'),
  ])
  expect(one).toBeInstanceOf(Buffer)
  expect(other).toBe(one)
  expect(await render(labelOf('Puna'), 300, 'one')).toBe(one)
  expect((await render(labelOf('Puna'), 600, 'one'))!.length).toBeGreaterThan(one!.length)
})

test('many different ones at once: the last are told to come back, and get it when they do', async () => {
  const render = createPngPen()
  const asked = await Promise.all(
    Array.from({ length: 100 }, (_, at) => render(labelOf(`n${at}`), 300, 'one')),
  )
  expect(asked.filter((png) => png === undefined)).toHaveLength(100 - 33)
  expect(asked.at(-1)).toBeUndefined()
  expect(await render(labelOf('n99'), 300, 'one')).toBeInstanceOf(Buffer)
})

test('one address that asks for many leaves the others their turn', async () => {
  const render = createPngPen()
  const many = Array.from({ length: 100 }, (_, at) => render(labelOf(`n${at}`), 300, 'one'))
  const others = ['two', 'three', 'two'].map((address, at) =>
    render(labelOf(`${address} ${at}`), 300, address),
  )
  for (const png of await Promise.all(others)) expect(png).toBeInstanceOf(Buffer)
  expect((await Promise.all(many)).filter((png) => png === undefined)).toHaveLength(100 - 33 + 3)
})
