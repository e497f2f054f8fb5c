import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  companyPicture,
  labelAddress,
  labelPreviewAddress,
  squareCompanyPicture,
} from '#contract/label-address.ts'
import { BEER_TYPES } from '#contract/limits.ts'
import { packshot } from '#contract/packshot.ts'
import { styleMark } from '#contract/style-mark.ts'
import { labelRoutes } from './labels.routes.ts'
import type { PackedBeer } from './packshots/draw-packshot.ts'

const BEER: PackedBeer & { description: string } = {
  description: '',
  id: '0192f0c4-7b1a-7000-8000-00000000beef',
  name: 'Ñandú IPA',
  company: 'Birra del Valle',
  type: 'IPA',
  abvPercent: 6.5,
  ibu: 62,
  motif: null,
  presentation: 'Lata 473 ml',
  unitsPerPack: 1,
}
const COMPANY = {
  id: '0192f0c4-7b1a-7000-8000-00000000cafe',
  name: 'Birra del Valle',
  country: 'Chile',
  state: 'Maule',
  city: 'Talca',
  story: '',
}

const asked: string[] = []
const routes = labelRoutes(
  {
    findBeer: async (id) => {
      asked.push(id)
      return id === BEER.id ? BEER : undefined
    },
    findCompany: async (id) => (id === COMPANY.id ? COMPANY : undefined),
  },
  () => 'one',
)

describe('GET /labels', () => {
  test('serves a label that may do nothing but be looked at', async () => {
    const answer = await routes.request(`/labels/${BEER.id}.svg`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(await answer.text()).toContain('<title>Ñandú IPA, Birra del Valle</title>')
  })

  test('draws every style, small, and no other', async () => {
    const drawn = await Promise.all(
      BEER_TYPES.map(async (type) => (await routes.request(styleMark(type))).text()),
    )
    expect(drawn.map((svg) => svg.match(/<title>(.*)<\/title>/)?.[1])).toEqual([...BEER_TYPES])
    expect(new Set(drawn).size).toBe(BEER_TYPES.length)
    expect(Math.max(...drawn.map((svg) => svg.length))).toBeLessThan(8_000)
    expect((await routes.request('/labels/styles/mead.svg')).status).toBe(404)
  })

  test('keeps a versioned address for ever and answers 304 to who has it already', async () => {
    const first = await routes.request(labelAddress(BEER))
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const tag = first.headers.get('etag')!
    const again = await routes.request(labelAddress(BEER), {
      headers: { 'If-None-Match': `"other", W/${tag}` },
    })
    expect(again.status).toBe(304)
    expect(again.headers.get('etag')).toBe(tag)
    expect(await again.text()).toBe('')
    const other = await routes.request(labelAddress(BEER), { headers: { 'If-None-Match': '"other"' } })
    expect(other.status).toBe(200)
  })

  test('serves a beer on what it is sold in, as long as its label', async () => {
    const answer = await routes.request(packshot({ ...BEER, image: labelAddress(BEER) }))
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await answer.text()).toContain('viewBox="0 0 420 588"')
  })

  test.each([300, 600, 900])('renders a PNG %i px wide', async (width) => {
    const answer = await routes.request(`/labels/${BEER.id}.png?width=${width}`)
    expect(answer.headers.get('content-type')).toBe('image/png')
    const size = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([size.width, size.height]).toEqual([width, width * 1.4])
    const tag = answer.headers.get('etag')!
    const again = await routes.request(`/labels/${BEER.id}.png?width=${width}`, {
      headers: { 'If-None-Match': tag },
    })
    expect(again.status).toBe(304)
  })

  test.each(['301', '0', '', 'NaN', '300.0', '-300', '1e3'])('refuses the width "%s"', async (width) => {
    const answer = await routes.request(`/labels/${BEER.id}.png?width=${width}`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'malformed', message: expect.any(String) })
  })

  test.each([
    '/labels/0192f0c4-7b1a-7000-8000-000000000000.svg',
    '/labels/0192f0c4-7b1a-7000-8000-000000000000-packshot.svg',
    '/labels/0192f0c4-7b1a-7000-8000-000000000000.png?width=300',
    '/labels/0192f0c4-7b1a-7000-8000-000000000000/card.png',
    '/labels/17/card.png',
    '/labels/companies/0192f0c4-7b1a-7000-8000-000000000000.svg',
    '/labels/companies/0192f0c4-7b1a-7000-8000-000000000000-square.svg',
    '/labels/advertisements/0.svg',
    '/labels/advertisements/4.svg',
    '/labels/advertisements/1-wide.svg',
    '/labels/17.svg',
    '/labels/..%2f..%2fetc%2fpasswd.svg',
    "/labels/'%20or%201=1.svg",
    `/labels/${BEER.id}`,
    `/labels/${BEER.id}.jpg`,
    `/labels/${BEER.id}xsvg`,
    `/labels/companies/${COMPANY.id}.png`,
    '/labels/',
  ])('does not know %s', async (path) => {
    const answer = await routes.request(path)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'not-found', message: expect.any(String) })
  })

  test('asks for nothing that is not a UUID', () => {
    expect(asked.every((id) => /^[0-9a-f-]{36}$/.test(id))).toBe(true)
  })

  test("serves breweries' drawings and the three advertisements, each in two shapes", async () => {
    const picture = companyPicture({ ...COMPANY, company: COMPANY.name, image: '' })
    const art = await routes.request(picture)
    expect(await art.text()).toMatch(/^<svg .*viewBox="0 0 600 360".*<title>Birra del Valle</)
    const square = await routes.request(squareCompanyPicture(picture))
    expect(await square.text()).toMatch(/^<svg .*viewBox="\d+ 0 360 360".*<title>Birra del Valle</)
    for (const number of [1, 2, 3]) {
      const answer = await routes.request(`/labels/advertisements/${number}.svg`)
      const svg = await answer.text()
      expect(svg).toContain('viewBox="0 0 1200 400"')
      expect(svg).not.toMatch(/NaN|undefined|<text/)
      const tall = await (await routes.request(`/labels/advertisements/${number}-tall.svg`)).text()
      expect(tall).toContain('viewBox="0 0 600 440"')
      expect(tall).not.toMatch(/NaN|undefined|<text/)
    }
  })
})

describe('the pictures that are shown elsewhere', () => {
  test.each([
    [`/labels/${BEER.id}/card.png`, 1200, 630],
    ['/labels/card.png', 1200, 630],
    ['/labels/mail-header.png', 1120, 240],
  ])('%s is %i × %i', async (path, wide, high) => {
    const answer = await routes.request(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    const png = Buffer.from(await answer.arrayBuffer())
    const { width, height } = await sharp(png).metadata()
    expect([width, height]).toEqual([wide, high])
    expect(png.length).toBeLessThan(300_000)
    const tag = answer.headers.get('etag')!
    const again = await routes.request(`${path}?v=1`, { headers: { 'If-None-Match': tag } })
    expect(again.status).toBe(304)
    expect(again.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })
})

describe('the address of a label', () => {
  test('changes with every drawn fact and with nothing else', () => {
    const { id } = BEER
    expect(labelAddress(BEER)).toMatch(new RegExp(`^/labels/${id}\\.svg\\?v=[0-9a-f]{8}$`))
    const edits = [
      { name: 'Ñandú' },
      { company: 'Otra' },
      { type: 'Ale' },
      { abvPercent: 6.6 },
      { ibu: null },
      { description: 'Con maracuyá', type: 'Sour Beer' },
    ] as const
    const addresses = [BEER, ...edits.map((edit) => ({ ...BEER, ...edit }))].map(labelAddress)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(labelAddress({ ...BEER, priceCents: 500 } as typeof BEER)).toBe(labelAddress(BEER))
  })
})

describe('GET /labels/preview.svg', () => {
  test('draws a beer that is not there yet as it will be drawn', async () => {
    const drawn = await routes.request(labelPreviewAddress(BEER))
    const published = await routes.request(labelAddress(BEER))
    expect(drawn.status).toBe(200)
    expect(drawn.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    expect(drawn.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(await drawn.text()).toBe(await published.text())
  })

  test('draws it on what it will be sold in too', async () => {
    const { presentation, unitsPerPack } = BEER
    const addressOf = (image: string) => packshot({ image, presentation, unitsPerPack })
    const drawn = await routes.request(addressOf(labelPreviewAddress(BEER)))
    const published = await routes.request(addressOf(labelAddress(BEER)))
    expect(await drawn.text()).toBe(await published.text())
    expect(presentation).toMatch(/lata|can|botella/i)
    const flat = await routes.request(packshot({ image: labelPreviewAddress(BEER) }))
    expect(flat.status).toBe(200)
  })

  test.each([
    ['no name, brewery and IBU yet', { name: '', company: '', ibu: null }],
    ['a thing that its description speaks of', { type: 'Stout', description: 'Con cacao' }],
    ['a name as long as one may be', { name: 'Ñandú '.repeat(13) }],
    ['a name that would be a tag', { name: '<script>alert(1)</script>' }],
  ])('draws %s', async (_, facts) => {
    const answer = await routes.request(labelPreviewAddress({ ...BEER, ...facts }))
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain('<script')
  })

  test.each([
    ['id', 'x'],
    ['type', 'Cider'],
    ['abv', 'NaN'],
    ['abv', '91'],
    ['ibu', '-1'],
    ['name', 'x'.repeat(81)],
    ['motif', 'unicorn'],
    ['in', 'x'.repeat(200)],
  ])('refuses %s = %s', async (field, value) => {
    const address = new URL(labelPreviewAddress(BEER), 'http://shop.example')
    address.searchParams.set(field, value)
    const answer = await routes.request(address.pathname + address.search)
    expect(answer.status).toBe(400)
    expect((await answer.json()).fields).toHaveProperty(field)
  })
})
