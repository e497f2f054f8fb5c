import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import routes from '#web/routes.ts'
import { FINDABLE_PAGES, isFindable } from './findable-pages.ts'

test.each(FINDABLE_PAGES)('%s is a page, and gives its head', (pattern) => {
  const page = routes.find((each) => `/${each.path ?? ''}` === pattern)
  expect(page).toBeDefined()
  expect(readFileSync(`web/${page!.file}`, 'utf8')).toContain('headOf(page, ')
})

test.each(['/Shop', '/shop/', '/detail/1', '/company/1'])('%s may be listed', (path) => {
  expect(isFindable(path)).toBe(true)
})

test.each([
  '/cart',
  '/login',
  '/user/1',
  '/company/1/figures',
  '/admin',
  '/account/data',
  '/detail',
  '/nowhere',
])('%s may not', (path) => {
  expect(isFindable(path)).toBe(false)
})
