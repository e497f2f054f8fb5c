import { expect, test } from 'vitest'
import { skeletonOf } from './skeleton-of.tsx'

const isKnown = (pathname: string) => skeletonOf({ pathname, search: '' }) !== null

test.each([
  '/home',
  '/shop',
  '/detail/1',
  '/cart',
  '/myShop',
  '/saved',
  '/company/1',
  '/admin',
  '/admin/orders',
  '/admin/audit',
])('the outline of %s is known', (path) => expect(isKnown(path)).toBe(true))

test.each([
  '/',
  '/contact',
  '/company/1/figures',
  '/admin/orders/1',
  '/admin/figures',
  '/admin/payouts/1',
  '/putProduct/1',
])('%s keeps the old page until it is there', (path) => expect(isKnown(path)).toBe(false))
