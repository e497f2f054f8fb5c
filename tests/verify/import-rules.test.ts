import { expect, test } from 'vitest'
import { allSources } from './all-sources.ts'
import { cyclesIn } from './cycles-in.ts'
import { importsOf } from './imports-of.ts'
import { whyNot } from './rooms.ts'

const FORBIDDEN = [
  ['contract/money.ts', '#server/app.ts'],
  ['contract/money.ts', '../database/schema.ts'],
  ['database/schema.ts', '#server/env.ts'],
  ['database/seed/seed.ts', '../../web/root.tsx'],
  ['server/ports/mailer.ts', '#server/features/catalogue/find-beers.ts'],
  ['server/ports/mailer.ts', '../adapters/smtp/smtp-mailer.ts'],
  ['server/adapters/smtp/smtp-mailer.ts', '#server/features/mail/render-receipt.ts'],
  ['server/features/cart/get-cart.ts', '../catalogue/find-beers.ts'],
  ['server/features/cart/get-cart.ts', '#server/features/catalogue/find-beers.ts'],
  ['server/features/cart/get-cart.ts', '../../journeys/checkout/place-order.ts'],
  ['server/features/cart/get-cart.ts', '../../adapters/smtp/smtp-mailer.ts'],
  ['server/features/cart/get-cart.ts', '#web/api.ts'],
  ['server/journeys/orders/place-order.ts', '#server/adapters/smtp/smtp-mailer.ts'],
  ['server/http/bind.ts', '../features/cart/get-cart.ts'],
  ['web/api.ts', '#server/app.ts'],
  ['web/ui/button.tsx', '#database/schema.ts'],
  ['web/features/cart/add-to-cart.tsx', '../catalogue/beer-card.tsx'],
  ['web/features/cart/add-to-cart.tsx', '#web/features/catalogue/beer-card.tsx'],
  ['web/features/catalogue/shop.page.tsx', '#server/app.ts'],
  ['sandbox/main.ts', '#contract/money.ts'],
  ['sandbox/mailbox/mailbox.ts', '../../server/settings/env.ts'],
  ['server/csv/read-csv.ts', '../../web/api.ts'],
  ['server/app.ts', '#tests/factories/services.ts'],
  ['web/api.ts', '../tests/factories/services.ts'],
] as const

const ALLOWED = [
  ['contract/catalogue.ts', './money.ts'],
  ['database/seed/seed.ts', '#contract/limits.ts'],
  ['server/features/cart/get-cart.ts', '../../http/bind.ts'],
  ['server/features/cart/get-cart.ts', './cart.routes.ts'],
  ['server/features/labels/families/night.ts', '../shapes.ts'],
  ['server/features/cart/get-cart.ts', '#database/schema.ts'],
  ['server/journeys/orders/place-order.ts', '../../features/cart/get-cart.ts'],
  ['server/app.ts', './journeys/checkout/checkout.routes.ts'],
  ['server/services.ts', './adapters/smtp/smtp-mailer.ts'],
  ['web/features/catalogue/shop.page.tsx', '../cart/add-to-cart.tsx'],
  ['web/features/catalogue/beer-card.tsx', '../../ui/stars.tsx'],
  ['house.ts', '#server/app.ts'],
] as const

const sources = allSources()

test('every source imports what its room may', () => {
  expect(sources.size).toBeGreaterThan(2000)
  expect(
    [...sources].flatMap(([file, imports]) => imports.flatMap((each) => whyNot(file, each) ?? [])),
  ).toEqual([])
})

test('no file imports itself by way of others, types neither', () => {
  expect(cyclesIn(sources)).toEqual([])
})

/** An import that stands there in every way to write one. */
const WAYS: ((specifier: string) => string)[] = [
  (specifier) => `import '${specifier}'`,
  (specifier) => `import type { A } from '${specifier}'`,
  (specifier) => `export { a } from '${specifier}'`,
  (specifier) => `export * from '${specifier}'`,
  (specifier) => `const a = await import('${specifier}')`,
  (specifier) => `type A = typeof import('${specifier}')`,
]
const planted = (file: string, specifier: string) =>
  WAYS.map((write) => importsOf(file, write(specifier)).map((imported) => whyNot(file, imported)))

test.each(FORBIDDEN)('%s may not import %s', (file, specifier) => {
  expect(planted(file, specifier)).toEqual(WAYS.map(() => [expect.any(String)]))
})

test.each(ALLOWED)('%s may import %s', (file, specifier) => {
  expect(planted(file, specifier)).toEqual(WAYS.map(() => [undefined]))
})

test('a folder that no rule is about is told', () => {
  expect(whyNot('attic/box.ts', 'contract/money.ts')).toBe('attic/box.ts stands in no room')
})

test('a circle is found wherever it is entered', () => {
  const imports = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['c.ts', 'd.ts']],
    ['c.ts', []],
    ['d.ts', ['b.ts']],
  ])
  expect(cyclesIn(imports)).toEqual(['b.ts → d.ts → b.ts'])
})
