import { expect, test } from 'vitest'
import { CookieJar } from './cookie-jar.ts'

test('what a call sets, the next call sends', () => {
  const jar = new CookieJar('cart=a.1.2; session=old')
  jar.set('session=new; Path=/; HttpOnly')
  jar.set('fresh=1=2; Path=/')
  expect(jar.header()).toBe('cart=a.1.2; session=new; fresh=1=2')
  expect(jar.get('fresh')).toBe('1=2')
})

test('what is taken away is sent no more, and the browser is told', () => {
  const jar = new CookieJar('session=old')
  jar.set('session=; Path=/; Max-Age=0')
  expect(jar.get('session')).toBeUndefined()
  expect(jar.header()).toBe('')
  expect(jar.added).toEqual(['session=; Path=/; Max-Age=0'])
})

test.each([null, undefined, '', ';;; ', 'nonsense', '=x'])('%j holds no cookie', (header) => {
  expect(new CookieJar(header).header()).toBe('')
})
