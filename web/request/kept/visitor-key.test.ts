import { expect, test } from 'vitest'
import type { AgeAnswer } from '#contract/age-answer.ts'
import { cookiesOfStranger, visitorKey } from './visitor-key.ts'

const ageSeal = {
  seal: (answer: AgeAnswer) => ({ value: `${answer}-sealed`, seconds: 60 }),
  read: (value: string | undefined) => {
    const [answer = '', seal, birthDay] = (value ?? '').split('-')
    if (seal !== 'sealed') return undefined
    return { answer: answer as AgeAnswer, expirySeconds: 1, ...(birthDay && { birthDay }) }
  },
}

function keyOf(cookie: string | undefined, { path = '/shop', method = 'GET', isSecure = false } = {}) {
  const request = new Request(`http://localhost:3000${path}`, { method, headers: cookie ? { cookie } : {} })
  return visitorKey(request, { origin: 'https://lupulo.example', isSecure, ageSeal })
}

test('adults who bring nothing of their own share a page by its address', () => {
  expect(keyOf('age=adult-sealed')).toBe(' https://lupulo.example/shop')
  expect(keyOf('language=en; age=adult-sealed', { path: '/shop?pag=2' })).toBe(
    ' https://lupulo.example/shop?pag=2',
  )
  expect(keyOf('__Host-age=adult-sealed', { isSecure: true })).toBe(' https://lupulo.example/shop')
})

test.each([
  ['who was not asked', undefined],
  ['a minor', 'age=minor-sealed'],
  ['who wrote an answer of their own', 'age=adult'],
  ['who is too young for some countries', 'age=adult-sealed-2007'],
  ['who has a session', 'age=adult-sealed; lupulo_session=x'],
  ['who has a cart', 'age=adult-sealed; cart=x'],
  ['who brings what nobody knows', 'age=adult-sealed; x=1'],
  ['whose cookie is of a shop without TLS', '__Host-age=adult-sealed'],
])('%s has pages of their own', (_, cookie) => {
  expect(keyOf(cookie)).toBeUndefined()
})

test('a form that is sent is somebody’s own', () => {
  expect(keyOf('age=adult-sealed', { method: 'POST' })).toBeUndefined()
})

test('whom such a page is made for brings no more than what tells it apart', () => {
  const cookies = cookiesOfStranger({ isSecure: true, ageSeal })
  expect(cookies.header()).toBe('__Host-age=adult-sealed')
})
