import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { errorBody, refuse } from '#contract/errors.ts'
import { aPageContext } from '#tests/pages/a-page-context.ts'
import { ownBeers } from './own-beers.server.ts'

/** What `/post` shows of a seller's beers while its API answers so; and what the API was asked. */
async function show(query: string, answer: (asked: URL) => Response) {
  const asked: string[] = []
  const context = aPageContext(async (path) => {
    const url = new URL(path, 'http://x')
    asked.push(url.search)
    return answer(url)
  })
  const user = { id: randomUUID(), role: 'Company' as const }
  const shown = await ownBeers(context, user as Parameters<typeof ownBeers>[1], new URLSearchParams(query))
  return { shown, asked }
}

const tooSlow = () => Response.json(errorBody(refuse('search-too-slow')), { status: 503 })

test('where they cannot be looked for just now, the page says so and stays', async () => {
  const { shown } = await show('q=noche', tooSlow)
  expect(shown).toMatchObject({ q: 'noche', products: [], total: 0 })
  expect(shown.failed).toBe(errorBody(refuse('search-too-slow')).message)
})

test('without words nothing is looked for: what fails then is the page’s', async () => {
  await expect(show('', tooSlow)).rejects.toMatchObject({ init: { status: 503 } })
})

test('behind the last page is the last one, of the same words', async () => {
  const { shown, asked } = await show('q=noche&pag=9', () =>
    Response.json({ products: [], total: 4, totalPages: 2, match: 'typo' }),
  )
  expect(shown).toMatchObject({ page: 2, q: 'noche', failed: '' })
  expect(shown.said).not.toBe('')
  expect(asked).toEqual(['?q=noche&pag=9', '?q=noche&pag=2'])
})
