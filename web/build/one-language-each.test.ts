import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inLanguage } from './one-language-each.ts'

const shared = (name: string) => name === 'libraries-1.js'

test('a script keeps the sentences of one language', () => {
  const code = 'var a={es:`Compré «{n}»`,en:"I bought it",pt:`Comprei`},b={es:`ñandú`,en:`rhea`,pt:`ema`};'
  expect(inLanguage(code, 'pt', shared)).toBe('var a={pt:`Comprei`},b={pt:`ema`};')
  expect(inLanguage(code, 'en', shared)).toBe('var a={en:"I bought it"},b={en:`rhea`};')
  expect(inLanguage(code, 'unchosen', shared)).toBe('var a={es:`Compré «{n}»`},b={es:`ñandú`};')
})

test('who has chosen no language may be told in English what is handed over to be said so', () => {
  const code = 'var a=x({es:`Entrar`,en:`Log in`,pt:`Entrar`});'
  expect(inLanguage(code, 'unchosen', shared)).toBe('var a=x({es:`Entrar`,en:`Log in`});')
  expect(inLanguage(code, 'es', shared)).toBe('var a=x({es:`Entrar`});')
})

test('what is known of each language, or stands in another order, is no text', () => {
  const code =
    'var a={es:{name:`Español`},en:{name:`English`},pt:{name:`Português`}},b={en:`a`,es:`b`,pt:`c`},c={es:`a`,en:`b`};'
  expect(inLanguage(code, 'en', shared)).toBe(code)
})

test('it finds what it imports: beside it, or in the folder above', () => {
  const code =
    'import{a}from"./libraries-1.js";import"./shop-2.js";export*from"./libraries-1.js";const b=()=>import(`./libraries-1.js`),c=()=>import(`./shop-2.js`),d="./libraries-1.js";'
  expect(inLanguage(code, 'es', shared)).toBe(
    'import{a}from"../libraries-1.js";import"./shop-2.js";export*from"../libraries-1.js";const b=()=>import("../libraries-1.js"),c=()=>import(`./shop-2.js`),d="./libraries-1.js";',
  )
})

test('no table of words by language is one of texts: it would lose two of them', () => {
  const tables = globSync('{contract,web}/**/*.{ts,tsx}').filter((file) =>
    /Record<Language, *(string|['"`])/.test(readFileSync(file, 'utf8')),
  )
  expect(tables).toEqual([])
})
