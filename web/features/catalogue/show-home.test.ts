import { expect, test } from 'vitest'
import { aPageContext } from '#tests/pages/a-page-context.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { showHome } from './show-home.server.ts'

const beer = (id: string) => ({
  id,
  type: 'IPA',
  companyId: id,
  stock: 5,
  hasSeller: true,
  packagedOn: '2026-01-01',
})

test('the list that *Frescas* leads to is asked for as its count was', async () => {
  let counted = new URLSearchParams()
  const context = aPageContext(async (path) => {
    const { pathname, searchParams } = new URL(path, 'http://shop.example')
    if (!searchParams.has('fresh')) return Response.json(pathname.endsWith('/rating') ? {} : [])
    counted = searchParams
    return Response.json({ products: ['a', 'b', 'c'].map(beer), total: 3 })
  })
  const page = context.get(pageRequest)
  page.session = Promise.resolve(null)
  page.settings = { ...page.settings, timeZone: 'UTC', publicUrl: 'http://shop.example' }

  const { fresh } = await showHome(context)
  counted.delete('pag')
  const led = new URL(fresh!.to, 'http://shop.example').searchParams
  expect(Object.fromEntries(led)).toEqual(Object.fromEntries(counted))
})
