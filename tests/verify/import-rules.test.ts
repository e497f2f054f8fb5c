import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const FORBIDDEN = [
  ['contract/money.ts', '#server/app.ts'],
  ['contract/money.ts', '../database/schema.ts'],
  ['database/schema.ts', '#server/env.ts'],
  ['database/seed/seed.ts', '../../web/root.tsx'],
  ['server/ports/mailer.ts', '#server/features/catalogue/list-beers.ts'],
  ['server/ports/mailer.ts', '../adapters/smtp/smtp-mailer.ts'],
  ['server/adapters/smtp/smtp-mailer.ts', '#server/features/mail/render-receipt.ts'],
  ['server/features/cart/get-cart.ts', '../catalogue/list-beers.ts'],
  ['server/features/cart/get-cart.ts', '#server/features/catalogue/list-beers.ts'],
  ['server/features/cart/get-cart.ts', '../../journeys/checkout/place-order.ts'],
  ['server/features/cart/get-cart.ts', '../../adapters/smtp/smtp-mailer.ts'],
  ['server/features/cart/get-cart.ts', '#web/api.ts'],
  ['server/journeys/checkout/place-order.ts', '#server/adapters/smtp/smtp-mailer.ts'],
  ['server/http/bind.ts', '../features/cart/get-cart.ts'],
  ['web/api.ts', '#server/app.ts'],
  ['web/ui/button.tsx', '#database/schema.ts'],
  ['web/features/cart/add-to-cart.tsx', '../catalogue/beer-card.tsx'],
  ['web/features/cart/add-to-cart.tsx', '#web/features/catalogue/beer-card.tsx'],
  ['web/features/catalogue/shop.page.tsx', '#server/app.ts'],
  ['sandbox/main.ts', '#contract/money.ts'],
  ['sandbox/mailbox/mailbox.ts', '../../server/env.ts'],
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
  ['server/journeys/checkout/place-order.ts', '../../features/cart/get-cart.ts'],
  ['server/app.ts', './journeys/checkout/checkout.routes.ts'],
  ['server/services.ts', './adapters/smtp/smtp-mailer.ts'],
  ['web/features/catalogue/shop.page.tsx', '../cart/add-to-cart.tsx'],
  ['web/features/catalogue/beer-card.tsx', '../../ui/stars.tsx'],
  ['house.ts', '#server/app.ts'],
] as const

let folder: string
let reported: Set<string>

/** A planted import has a file of its own beside the real one's place. */
function planted(file: string, at: number): string {
  return file.replace(/(\.page)?(\.tsx?)$/, `-${at}$1$2`)
}

// The linter as `npm run verify` runs it, with the project's own rules, on files with one import each.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-rules-'))
  cpSync('biome.json', join(folder, 'biome.json'))
  for (const [at, [file, specifier]] of [...FORBIDDEN, ...ALLOWED].entries()) {
    const path = join(folder, planted(file, at))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `import '${specifier}'\n`)
  }
  const { stdout } = spawnSync(
    'biome',
    [
      'lint',
      '--only=style/noRestrictedImports',
      '--vcs-enabled=false',
      '--reporter=github',
      '--max-diagnostics=none',
      '.',
    ],
    { cwd: folder, encoding: 'utf8' },
  )
  reported = new Set([...stdout.matchAll(/noRestrictedImports,file=([^,]+),/g)].map((match) => match[1]!))
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each(FORBIDDEN.map((row, at) => [...row, at] as const))(
  '%s may not import %s',
  (file, _specifier, at) => {
    expect(reported).toContain(join(folder, planted(file, at)))
  },
)

test.each(ALLOWED.map((row, at) => [...row, at] as const))('%s may import %s', (file, _specifier, at) => {
  expect(reported).not.toContain(join(folder, planted(file, FORBIDDEN.length + at)))
})
