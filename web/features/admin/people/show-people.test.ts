import { expect, test } from 'vitest'
import { errorBody, refuse } from '#contract/errors.ts'
import { aPageContext } from '#tests/pages/a-page-context.ts'
import { showPeople } from './show-people.server.ts'

/** What the panel shows at an address while its API answers so; and what the API was asked. */
async function show(query: string, answer: () => Response) {
  const asked: string[] = []
  const context = aPageContext(async (path) => {
    asked.push(path)
    return answer()
  })
  return { shown: await showPeople(context, new URL(`http://x/admin${query}`)), asked }
}

const refusal = (code: 'database-down' | 'internal-error' | 'second-factor-missing', status: number) => () =>
  Response.json(errorBody(refuse(code)), { status })

test.each([
  ['?list=buyers&q=ana&pag=2', /^\/api\/persons\?.*q=ana.*pag=2/],
  ['?list=sellers&sort=company', /^\/api\/companies\?.*sort=company/],
])('/admin%s asks for %s', async (query, path) => {
  const { asked } = await show(query, () =>
    Response.json({ persons: [], companies: [], total: 0, totalPages: 0 }),
  )
  expect(asked).toEqual([expect.stringMatching(path)])
})

test('before a list is chosen, what waits and who came last are asked for', async () => {
  const { asked } = await show('', () =>
    Response.json({ persons: [], companies: [], total: 0, totalPages: 0 }),
  )
  expect(asked.map((path) => path.split('?')[0]).toSorted()).toEqual([
    '/api/admin/panel',
    '/api/companies',
    '/api/persons',
  ])
})

test.each([
  ['internal-error', 500],
  ['database-down', 503],
] as const)('a list that ends in %s is shown as not loaded, with its filters', async (code, status) => {
  const { shown } = await show('?list=sellers&q=malta', refusal(code, status))
  expect(shown).toMatchObject({ found: null, place: { list: 'sellers', q: 'malta' } })
  expect(shown.failed).toEqual({ status, message: errorBody(refuse(code)).message })
})

test('who may not see it is told so, and not that it failed', async () => {
  await expect(show('?list=buyers', refusal('second-factor-missing', 403))).rejects.toMatchObject({
    data: { code: 'second-factor-missing' },
    init: { status: 403 },
  })
})
