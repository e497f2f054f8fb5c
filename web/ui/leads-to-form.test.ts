import { expect, test } from 'vitest'
import { leadsToForm } from './leads-to-form.ts'

test.each(['/contact', '/contact?purchase=1', '/withdraw?order=1', { pathname: '/withdraw' }])(
  '%o leads to a form and nothing else',
  (to) => expect(leadsToForm(to)).toBe(true),
)

test.each(['/', '/contact-us', '/myShop/1', '?edit', { search: '?edit' }])('%o leads elsewhere', (to) =>
  expect(leadsToForm(to)).toBe(false),
)
