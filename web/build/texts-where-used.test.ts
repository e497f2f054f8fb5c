import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { textsWhereUsed } from './texts-where-used.ts'

const { transform } = textsWhereUsed(process.cwd()) as Required<Plugin>

/** Which files of the catalogue a module takes along. */
function filesOf(source: string, id = '/web/features/page.tsx'): string[] {
  const answer = Reflect.apply(transform as (code: string, id: string) => unknown, {}, [source, id])
  const { code } = (answer ?? { code: source }) as { code: string }
  return [...code.matchAll(/import '\0texts:([\w.-]+)'/g)].map(([, file]) => file!)
}

test('a module takes along the texts whose codes it names', () => {
  expect(filesOf("t('cart.title'); t('nav.home')").sort()).toEqual(['cart.ts', 'layout.ts'])
  expect(filesOf('<Spoken code="cart.title" />')).toEqual(['cart.ts'])
  expect(filesOf("t('there.is-none')")).toEqual([])
})

test.each(['delivery.', 'adminOrder.money.'])('%s counts for all that begin so', (beginning) => {
  expect(filesOf(`t(\`${beginning}$\{state}\`)`)).toHaveLength(1)
})

test('a code in a comment takes nothing along, nor does an address in a text begin one', () => {
  const source = `/** langOf('people.active') */
    // “t('admin.panel')” …
    const address = 'https://example.com'; t('cart.title') // t("nav.home")
    const drawn = <p>{/* 'people.title' */}it's // no comment {t('cart.empty')}</p>`
  expect(filesOf(source)).toEqual(['cart.ts'])
  expect(filesOf("const a = <number>one // 'nav.home'\nt('cart.title')", '/web/a.ts?query')).toEqual([
    'cart.ts',
  ])
})
