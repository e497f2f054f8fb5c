import { readFileSync } from 'node:fs'
import { type LoaderFunctionArgs, matchPath, RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { SessionUser } from '#contract/identity.ts'
import { ROLES } from '#contract/limits.ts'
import { writeRobots } from '#server/features/sitemap/write-robots.ts'
import { ADMIN_AREAS } from '#web/layout/admin-nav.tsx'
import { fileBytes } from '#web/request/file-bytes.ts'
import { guardPage, guardPages } from '#web/request/guard-pages.ts'
import { findablePaths, handlesOf } from '#web/request/handles-of.ts'
import { type PageRequest, pageRequest } from '#web/request/page-request.ts'
import { BUILT_PAGES, EVERY_PAGE } from './every-page.ts'

const handleAt = handlesOf(BUILT_PAGES)
const handleOf = (path: string) => EVERY_PAGE.find((page) => page.path === path)!.module.handle!
const ofRoles = EVERY_PAGE.filter(({ path }) => Array.isArray(handleOf(path).openTo)).map(({ path }) => path)
const findable = EVERY_PAGE.filter(({ path }) => handleOf(path).findable)
const UUID = '019c0000-0000-7000-8000-000000000001'
const fill = (path: string) => `/${path.replaceAll(/:\w+\??/g, UUID)}`

test('every page says who may open it', () => {
  expect(() => guardPages(BUILT_PAGES)).not.toThrow()
})

describe.each(EVERY_PAGE)('/$path', ({ path, module }) => {
  const { openTo, formsOpenTo = openTo } = module.handle!
  const IN = 'let in'
  const guarded = guardPage(path, {
    ...module,
    ...(module.loader && { loader: () => IN }),
    ...(module.action && { action: () => IN }),
  } as { handle?: unknown; loader?: () => unknown; action?: () => unknown })

  /** What a visitor is answered: what the page does, or what the guard throws in its place. */
  async function answerTo(who: SessionUser['role'] | undefined, isForm: boolean): Promise<unknown> {
    const user = who && { access: true, id: UUID, role: who, name: 'Ana' }
    const context = new RouterContextProvider()
    context.set(pageRequest, { session: Promise.resolve(user ?? null), isForm } as unknown as PageRequest)
    const url = new URL(fill(path), 'http://shop.example')
    const args = { context, url, params: { id: UUID } } as unknown as LoaderFunctionArgs
    const run = (isForm ? guarded.action : guarded.loader) as
      | ((args: LoaderFunctionArgs) => unknown)
      | undefined
    return run ? (async () => run(args))().catch(() => 'refused') : IN
  }

  test.each([undefined, ...ROLES])('lets in whom it names, and nobody else: %s', async (who) => {
    for (const isForm of [false, true]) {
      if (isForm ? !module.action : !module.loader) continue
      const named = isForm ? formsOpenTo : openTo
      const isNamed =
        named === 'everybody' || (named === 'visitors' ? !who : who !== undefined && named.includes(who))
      expect(await answerTo(who, isForm), isForm ? 'a form' : 'the page').toBe(isNamed ? IN : 'refused')
    }
  })
})

describe('search engines', () => {
  test.each(findable)('/$path may be listed, and gives its head', ({ file }) => {
    expect(readFileSync(`web/${file}`, 'utf8')).toContain('headOf(page, ')
  })

  test('a page of roles is never to be found, and robots.txt keeps crawlers from each of them alone', () => {
    const closed = writeRobots('https://shop.example')
      .split('\n')
      .flatMap((line) => /^Disallow: (.*)/.exec(line)?.[1] ?? [])
      .map((start) => new RegExp(`^${start.replaceAll('*', '[^/]*')}`))
    const isClosed = (path: string) => closed.some((start) => start.test(fill(path)))
    expect(ofRoles.filter((path) => handleOf(path).findable)).toEqual([])
    expect(ofRoles.filter((path) => !isClosed(path))).toEqual([])
    expect(findable.map(({ path }) => path).filter(isClosed)).toEqual([])
    // The other way round, so that no page of roles is opened to everybody unnoticed.
    const others = EVERY_PAGE.map(({ path }) => path).filter(
      (path) => isClosed(path) && !ofRoles.includes(path),
    )
    expect(
      others.filter(
        (path) => !/^(login\/|logout$|endViewing$|language$|save$|report$|company\/:id\/claim$)/.test(path),
      ),
    ).toEqual([])
  })

  test('the sitemap names the findable pages that are always there', () => {
    expect(findablePaths(BUILT_PAGES).sort()).toEqual(
      ['/home', '/shop', '/breweries', '/aboutUs', '/contact', '/withdraw', '/terms', '/privacy'].sort(),
    )
  })

  test.each(['/Shop', '/shop/', '/detail/1', '/company/1'])('%s may be listed', (path) => {
    expect(handleAt(path)?.findable).toBe(true)
  })

  test.each(['/cart', '/login', '/user/1', '/company/1/figures', '/admin', '/detail', '/nowhere'])(
    '%s may not',
    (path) => expect(handleAt(path)?.findable).toBeUndefined(),
  )
})

describe('forms with a file', () => {
  test.each(['/buyerSignUp', '/sellerSignUp', '/user/7', '/company/7', '/company/7/import'])('%s', (path) => {
    expect(fileBytes(path, handleAt)).toBeGreaterThan(0)
  })

  test('scripts send pictures ahead, and a file of beers with its form', () => {
    expect(fileBytes('/company/7/import.data', handleAt)).toBeGreaterThan(0)
    expect(fileBytes('/buyerSignUp.data', handleAt)).toBe(0)
  })

  test.each(['/login', '/cart', '/user', '/user/7/sessions', '//evil.example/user/7'])('%s: none', (path) => {
    expect(fileBytes(path, handleAt)).toBe(0)
  })
})

test('whatever lies below /admin is the administration’s alone', () => {
  const below = EVERY_PAGE.filter(({ path }) => path.startsWith('admin'))
  expect(below.length).toBeGreaterThan(20)
  for (const { path } of below) expect(handleOf(path).openTo, path).toEqual(['Admin'])
})

test('every page of the administration lies under an entry of its navigation', () => {
  const ofAdmins = EVERY_PAGE.filter(({ path }) => {
    const { openTo } = handleOf(path)
    // A brewery's own pages are led to from its record.
    return Array.isArray(openTo) && openTo.includes('Admin') && !path.startsWith('company/')
  })
  const lies = (path: string) =>
    ADMIN_AREAS.flatMap(({ pages }) => pages).some(
      ({ to, under = [] }) => matchPath(to, path) || under.some((start) => path.startsWith(start)),
    )
  expect(ofAdmins.map(({ path }) => fill(path)).filter((path) => !lies(path))).toEqual([])
})

describe('the staff of the shop', () => {
  test('an entry of the navigation needs what its page does', () => {
    const entries = ADMIN_AREAS.flatMap(({ pages }) => pages)
    expect(entries.map(({ to, needs }) => [to, needs])).toEqual(
      entries.map(({ to }) => [to, handleAt(to)?.staff]),
    )
  })

  test.each([
    ['admin/messages', 'care'],
    ['admin/payouts', 'money'],
    ['admin/reviews', 'catalogue'],
    ['admin/orders', 'reader'],
  ] as const)('/%s is open to %s, and what says nothing to owners alone', async (path, staff) => {
    const session = { access: true, id: UUID, role: 'Admin' as const, name: 'Ana', staff }
    const letsIn = async (at: string) => {
      const guarded = guardPage(at, { handle: handleOf(at), loader: () => 'let in' })
      const context = new RouterContextProvider()
      context.set(pageRequest, { session: Promise.resolve(session), isForm: false } as unknown as PageRequest)
      const url = new URL(fill(at), 'http://shop.example')
      const args = { context, url, params: { id: UUID } } as unknown as LoaderFunctionArgs
      const run = guarded.loader as unknown as (args: LoaderFunctionArgs) => unknown
      return (async () => run(args))().catch(() => 'refused')
    }
    expect(await letsIn(path)).toBe('let in')
    expect(await letsIn('admin/buyer/adminUserModify')).toBe('refused')
    if (staff !== 'money') expect(await letsIn('admin/payouts/:companyId')).toBe('refused')
    if (staff === 'catalogue') expect(await letsIn('admin/orders')).toBe('refused')
  })
})
