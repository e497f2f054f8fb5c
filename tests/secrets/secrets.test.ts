import { expect, test } from 'vitest'
import { findIn, withoutWelcome } from './find-in-texts.ts'
import {
  secretsOfAuthorization,
  secretsOfBody,
  secretsOfCookies,
  secretsOfTarget,
} from './secrets-of-request.ts'
import { secretsOfSettings } from './secrets-of-settings.ts'

const PASSWORD = 'Cebada&"2024" ñandú'
const SECRETS = [
  { what: 'a password', value: PASSWORD },
  { what: 'a code', value: '048213' },
]
const bytes = Buffer.from(PASSWORD)
const nested = Buffer.from(`a:${PASSWORD}:`)

const found = (text: string) => findIn([['log', text]], SECRETS).map(({ what, form }) => `${what}, ${form}`)

test.each([
  ['plain', PASSWORD],
  ['URL-encoded', encodeURIComponent(PASSWORD)],
  ['URL-encoded', new URLSearchParams({ p: PASSWORD }).toString()],
  ['URL-encoded', encodeURIComponent(encodeURIComponent(PASSWORD))],
  ['URL-encoded', encodeURIComponent(PASSWORD).toLowerCase().replace('cebada', 'Cebada')],
  ['JSON-escaped', JSON.stringify({ password: PASSWORD })],
  ['JSON-escaped', JSON.stringify({ body: JSON.stringify({ password: PASSWORD }) })],
  ['HTML-escaped', `<input value="${PASSWORD.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`],
  ['base64', bytes.toString('base64')],
  ['base64', bytes.toString('base64url')],
  ['base64', nested.toString('base64')],
  ['base64', Buffer.from(`ab:${PASSWORD}!`).toString('base64url')],
  ['base64', Buffer.from(`abc:${PASSWORD}!`).toString('base64')],
  ['hex', bytes.toString('hex')],
  ['hex', bytes.toString('hex').toUpperCase()],
])('a planted password is found %s: %s', (form, planted) => {
  expect(found(`{"level":30,"msg":"GET /home"}\n{"level":30,"msg":${planted}}\n`)).toEqual([
    `a password, ${form}`,
  ])
})

test('the report shows the line and not the secret', () => {
  const findings = findIn([['log', `one\n{"reason":"no ${PASSWORD} here, nor 048213"}\nthree`]], SECRETS)
  const line = '{"reason":"no ‹…› here, nor ‹…›"}'
  expect(findings).toMatchObject([{ place: 'log', line }, { line }])
})

test.each([
  ['{"code":"048213"}', true],
  ['{"code":048213}', true],
  ['/forgotPassword?code=048213', true],
  ['your code is 048213.', true],
  [encodeURIComponent('"048213"'), false],
  ['"time":1748048213000', false],
  ['{"pid":048213}', false],
  ['"ms":048213.4', false],
  ['019ae0-048213-77', false],
])('a code is found where it stands alone: %s', (text, isThere) => {
  expect(found(text)).toEqual(isThere ? ['a code, plain'] : [])
})

test.each([
  ['a password hash', '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$aGFzaA'],
  ['a token that is signed (JWT)', `eyJhbGciOiJSUzI1NiJ9.${'eyJzdWIiOiIxMjM0NTY3ODkwIn0'}.c2ln`],
  ['a session cookie', 'cookie: __Host-lupulo_session=fN3kq0Zr8vTt5yLm2pXw.c2lnbmF0dXJl'],
  ['a key of a brewery', `GET /api/product?k=lup_${'0a'.repeat(32)}`],
  ['an authorization', 'authorization: Bearer APP_USR-1234567890123456'],
  ['an address with a password', 'connect postgres://shop:hunter2@db.example/shop'],
  ['the number of a card', '{"card":"5031 7557 3453 0604"}'],
  ['the number of a card', 'pan=4509953566233704'],
])('%s is told by its looks', (what, text) => {
  expect(findIn([['log', text]], []).map((finding) => finding.what)).toEqual([what])
})

test('what a log usually holds is no secret', () => {
  const usual = [
    '{"level":30,"time":1763754422123,"pid":4127,"requestId":"0198f0c4-7f0e-7c50-9f5c-0d6f7a3f8e01","path":"/home","ms":3.4}',
    '{"level":40,"time":1763754422123,"paymentId":"5031755734530604","msg":"payment not readable"}',
    '  Lúpulo is open: http://localhost:3000',
    'sandbox: payments, mailbox and sign-in at http://localhost:3001, SMTP on port 40123',
  ]
  expect(findIn([['log', usual.join('\n')]], SECRETS)).toEqual([])
})

test('only the welcome may tell the demo’s passwords', () => {
  const welcome = `\n  Lúpulo is open: http://x\n\n  Sign in to the demo shop as\n    buyer   a@b.example    ${PASSWORD}\n`
  expect(found(withoutWelcome(`${welcome}\n{"msg":"open"}\n`))).toEqual([])
  expect(found(withoutWelcome(`${welcome}\n{"msg":"${PASSWORD}"}\n`))).toHaveLength(1)
})

test('secrets are taken out of settings, addresses included', () => {
  const settings = {
    SESSION_SECRET: 'a very long session secret',
    DATABASE_URL: 'postgres://shop:p%40ss-word@db/shop',
    PUBLIC_URL: 'http://localhost',
    MEDIA_S3_SECRET_ACCESS_KEY: 'an access key',
    DATA_DIR: '/data',
  }
  expect(secretsOfSettings(settings).map(({ value }) => value)).toEqual([
    'a very long session secret',
    'p%40ss-word',
    'p@ss-word',
    'an access key',
  ])
})

test.each([
  ['a call', '{"email":"a@b.example","password":"Cebada2024"}', ['Cebada2024']],
  ['a call that is cut off', '{"newPassword":"Cebada2024","repe', ['Cebada2024']],
  ['a call with an escaped sign', String.raw`{"currentPassword":"Ceb\"ada2024"}`, ['Ceb"ada2024']],
  ['a form', 'email=a%40b.example&password=Cebada+2024%21&code=048213', ['Cebada 2024!', '048213']],
  [
    'a form with files',
    '--x\r\nContent-Disposition: form-data; name="password"\r\n\r\nCebada2024\r\n--x--\r\n',
    ['Cebada2024'],
  ],
  ['what can be no password of ours', '{"password":"x","token":"null","state":"Córdoba"}', []],
])('secrets are taken out of %s', (_says, body, values) => {
  expect(secretsOfBody(body).map(({ value }) => value)).toEqual(values)
})

test('secrets are taken out of addresses, cookies and headers', () => {
  const key = `lup_${'0123456789abcdef'.repeat(4)}`
  expect(secretsOfAuthorization(`Bearer ${key}`).map(({ value }) => value)).toEqual([key, key.slice(12)])
  expect(secretsOfAuthorization()).toEqual([])
  const token = '0198f0c4-7f0e-7c50-9f5c-0d6f7a3f8e01.aB3xY5zQ7wE9rT1yU3iO5pA7sD9fG1hJ'
  expect(secretsOfTarget(`/confirmEmail?token=${token}&x=1`)).toMatchObject([{ value: token }])
  const cookies = [
    'lupulo_age=adult.c2lnbmF0dXJlLWxvbmctZW5vdWdo',
    ' lupulo_session=fN3kq0Zr8vTt5yLm2pXw.c2lnbmF0dXJlMTIzNDU%3D',
  ]
  expect(secretsOfCookies(cookies).map(({ value }) => value)).toEqual([
    'fN3kq0Zr8vTt5yLm2pXw.c2lnbmF0dXJlMTIzNDU=',
    'fN3kq0Zr8vTt5yLm2pXw',
    'c2lnbmF0dXJlMTIzNDU=',
  ])
})
