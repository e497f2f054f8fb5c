import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Meta, type MetaDescriptor } from 'react-router'
import { describe, expect, test } from 'vitest'
import { inLanguage } from '#server/http/readers-language.ts'
import { headOf } from './head-of.ts'
import { breweryThing } from './things/brewery-thing.ts'

const SHOP = 'https://lupulo.example'
const at = (search: string, root: object | undefined = { publicUrl: SHOP }) => ({
  location: { search },
  matches: [
    { id: 'root', loaderData: root },
    { id: 'terms', handle: { findable: true } },
  ],
})
const HEAD = { title: 'Términos · Lúpulo', description: 'Sin letra chica.', path: '/terms' }

const hrefOf = (head: MetaDescriptor[], facts: object) =>
  head.filter((each) => Object.entries(facts).every(([name, value]) => Reflect.get(each, name) === value))
const only = (head: MetaDescriptor[], facts: object, name: string) => {
  const found = hrefOf(head, facts)
  expect(found, JSON.stringify(facts)).toHaveLength(1)
  return Reflect.get(found[0]!, name)
}

test('says who it is, where it is, and what a preview of a link shows', () => {
  const head = headOf(at(''), HEAD)
  expect(head).toContainEqual({ title: HEAD.title })
  expect(only(head, { name: 'description' }, 'content')).toBe(HEAD.description)
  expect(only(head, { rel: 'canonical' }, 'href')).toBe(`${SHOP}/terms`)
  expect(only(head, { property: 'og:url' }, 'content')).toBe(`${SHOP}/terms`)
  expect(only(head, { property: 'og:image' }, 'content')).toBe(`${SHOP}/labels/card.png`)
  expect(only(head, { property: 'og:locale' }, 'content')).toBe('es_AR')
  expect(
    hrefOf(head, { property: 'og:locale:alternate' }).map((each) => Reflect.get(each, 'content')),
  ).toEqual(['en_US', 'pt_BR'])
  expect(hrefOf(head, { name: 'robots' })).toEqual([])
})

test('names the page in every language', () => {
  const head = headOf(at(''), { ...HEAD, path: '/shop?pag=2' })
  const languages = hrefOf(head, { rel: 'alternate' })
  expect(languages.map((each) => [Reflect.get(each, 'hrefLang'), Reflect.get(each, 'href')])).toEqual([
    ['es', `${SHOP}/shop?pag=2&lang=es`],
    ['en', `${SHOP}/shop?pag=2&lang=en`],
    ['pt', `${SHOP}/shop?pag=2&lang=pt`],
    ['x-default', `${SHOP}/shop?pag=2`],
  ])
})

describe('the address that a page is known by', () => {
  test.each([
    ['?utm_source=news&fbclid=x', '/terms'],
    ['?lang=pt&utm_source=news', '/terms?lang=pt'],
    ['?lang=klingon', '/terms'],
  ])('with %s is %s', (search, path) => {
    expect(only(headOf(at(search), HEAD), { rel: 'canonical' }, 'href')).toBe(SHOP + path)
  })
})

test('speaks the language of its reader', () => {
  const head = inLanguage('pt', () => headOf(at('?lang=pt'), HEAD))
  expect(only(head, { property: 'og:locale' }, 'content')).toBe('pt_BR')
  expect(only(head, { property: 'og:image:alt' }, 'content')).toBe('Lúpulo, cerveja artesanal de quem a faz')
})

test('what is not to be found says so and names no address to find it by', () => {
  const head = headOf(at(''), { ...HEAD, isListed: false })
  expect(only(head, { name: 'robots' }, 'content')).toBe('noindex')
  expect(hrefOf(head, { tagName: 'link' })).toEqual([])
})

test('without the root, which knows where the shop is, nothing absolute is said', () => {
  const head = headOf({ location: { search: '' }, matches: [{ id: 'root' }] }, HEAD)
  expect(head).toEqual([{ title: HEAD.title }, { name: 'description', content: HEAD.description }])
})

test('whatever a brewery calls itself stays data', () => {
  const hostile = `</script><script>alert(1)</script><!-- "&'\u2028`
  const brewery = {
    id: '0192f0c4-7b1a-7000-8000-00000000cafe',
    company: hostile,
    country: 'Chile',
    state: '',
    city: hostile,
    story: hostile,
    image: '/media/x',
  }
  const meta = () =>
    headOf(at(''), { ...HEAD, title: hostile, description: hostile, things: breweryThing(brewery) })
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Meta, meta } as never])
  const html = renderToStaticMarkup(createElement(Stub))
  expect(html.match(/<script/g)).toHaveLength(1)
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)!
  expect(JSON.parse(json!)).toMatchObject({ name: hostile, description: hostile })
  expect(json).not.toMatch(/[<>\u2028]/)
})
