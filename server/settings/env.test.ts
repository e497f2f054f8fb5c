import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv, SETTING_NAMES, SettingsError } from './env.ts'

/** The sentences that a person reads instead of a start. */
function sentencesOf(source: Record<string, string>): string[] {
  try {
    readEnv(source)
  } catch (error) {
    if (error instanceof SettingsError) return error.sentences
    throw error
  }
  return []
}

const WHOLE = 'is not a whole number.'

test.each([
  ['NODE_ENV', 'staging', 'is none of development, production, test.'],
  ['PORT', '3000a', WHOLE],
  ['PORT', '70000', 'is not between 1 and 65535.'],
  ['SANDBOX_PORT', '-1', WHOLE],
  ['SANDBOX_MERCADO_PAGO_SITE', 'USD', 'is none of MLA, MLB, MLC, MCO, MLM, MPE, MLU.'],
  ['DATABASE_URL', 'mysql://localhost/shop', 'does not begin with postgres://.'],
  ['DATABASE_POOLER_URL', 'pgbouncer:6432', 'does not begin with postgres://.'],
  ['DATABASE_POOL', '3', 'is not between 4 and 200.'],
  ['DATABASE_TIMEOUT_SECONDS', '0', 'is not between 1 and 600.'],
  ['PUBLIC_URL', 'shop.example', 'is not an address such as https://shop.example.'],
  ['PUBLIC_URL', 'ftp://shop.example', 'is not an address such as https://shop.example.'],
  ['PUBLIC_URL', 'https://shop.example/beer', 'is more than scheme and host.'],
  ['PUBLIC_URL', 'https://shop.example/?a=1', 'is more than scheme and host.'],
  ['PUBLIC_URL', 'https://me:secret@shop.example', 'is more than scheme and host.'],
  ['SESSION_SECRET', 'short', 'has fewer than 32 characters.'],
  ['PAYOUT_KEY', `${'k'.repeat(32)},short`, 'has a key of fewer than 32 characters.'],
  ['SHOP_TIMEZONE', 'America/Atlantis', 'is not a time zone.'],
  ['SHOP_TIMEZONE', '-03:00', 'is not a time zone.'],
  ['HEALTH_PAGE_URL', 'salud', 'is not an address such as https://shop.example.'],
  ['COUNTRIES_URL', 'restcountries', 'is not an address such as https://shop.example.'],
  ['LOG_LEVEL', 'loud', 'is none of silent, fatal, error, warn, info, debug.'],
  ['METRICS_TOKEN', 'short', 'has fewer than 32 characters.'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector', 'is not an address such as https://shop.example.'],
  ['MERCADO_PAGO_BASE_URL', 'mercadopago', 'is not an address such as https://shop.example.'],
  ['PAYMENT_SITE', 'MLV', 'is none of MLA, MLB, MLC, MCO, MLM, MPE, MLU, USD.'],
  ['LOCAL_PRICES', 'instead', 'is none of off, beside.'],
  ['PAYOUT_WAY', 'by-pigeon', 'is none of by-hand, bank-file, mercado-pago.'],
  ['PAYOUT_DAYS', '366', 'is not between 0 and 365.'],
  ['MERCADO_PAGO_PAYOUTS_KEY', 'a key', 'is no Ed25519 private key (PEM, PKCS8).'],
  ['EXCHANGE_RATE_SOURCES', 'mercado-pago,bcra', 'names somebody else than mercado-pago, frankfurter.'],
  ['EXCHANGE_RATE_SOURCES', 'frankfurter,frankfurter', 'names one twice.'],
  ['FRANKFURTER_URL', 'frankfurter', 'is not an address such as https://shop.example.'],
  ['EXCHANGE_RATE_EVERY_SECONDS', '0', 'is not between 1 and 86400.'],
  ['EXCHANGE_RATE_MAX_AGE_HOURS', '0', 'is not between 1 and 720.'],
  ['EXCHANGE_RATE_MAX_CHANGE_PERCENT', '0', 'is not between 1 and 100.'],
  ['SMTP_URL', 'mail.example', 'does not begin with smtp:// or smtps://.'],
  ['MAIL_FROM', 'Lúpulo', 'names no e-mail address.'],
  ['MAIL_FROM', 'Lúpulo <hola@>', 'names no e-mail address.'],
  ['CONTACT_EMAIL', 'Ventas <ventas@lupulo.example>', 'is not one e-mail address.'],
  ['OIDC_NAME', 'G'.repeat(41), 'has more than 40 characters.'],
  ['MEDIA_S3_ENDPOINT', 's3.example', 'is not an address such as https://shop.example.'],
  ['MEDIA_S3_BUCKET', 'Our/Pictures', 'is not the name of a bucket.'],
  ['MEDIA_S3_REGION', 'us east', 'is not the name of a region.'],
  ['MEDIA_KEPT_UNUSED_SECONDS', '0', 'is not between 1 and 31536000.'],
  ['UPLOADS_PER_HOUR', '0', 'is not between 1 and 1000000.'],
  ['ALLOW_SANDBOX', 'yes', 'is none of 0, 1.'],
  ['DEMO_SHOP', 'no', 'is none of 0, 1.'],
  ['LEGACY_GET_LOGIN', 'true', 'is none of 0, 1.'],
  ['TRUSTED_PROXIES', '10.0.0.0/8,proxy', "is wrong: 'proxy' is neither an address nor a range."],
  ['TRUSTED_PROXIES', 'none,10.0.0.0/8', "is wrong: 'none' is neither an address nor a range."],
  ['HOST', 'http://localhost', 'is neither an address nor a name.'],
  ['HOST', '-', 'is neither an address nor a name.'],
  ['TRUSTED_PROXIES', '10.0.0.0/33', "is wrong: '10.0.0.0/33' is neither an address nor a range."],
  ['ADMIN_SECOND_FACTOR', 'never', 'is none of required, optional.'],
  ['RATE_LIMITS', 'maybe', 'is none of on, off.'],
  ['SIGN_UPS_PER_HOUR', '0', 'is not between 1 and 1000000.'],
  ['LOGINS_PER_QUARTER_HOUR', 'ten', WHOLE],
  ['LOGIN_FAILURES_PER_QUARTER_HOUR', '1.5', WHOLE],
  ['EMAIL_CHECKS_PER_HOUR', '0', 'is not between 1 and 1000000.'],
  ['CONTACT_MESSAGES_PER_HOUR', '0', 'is not between 1 and 1000000.'],
  ['HOLD_SECONDS', '86401', 'is not between 1 and 86400.'],
  ['EXPIRE_EVERY_SECONDS', '0', 'is not between 1 and 3600.'],
  ['RECONCILE_EVERY_SECONDS', '3601', 'is not between 1 and 3600.'],
  ['RECONCILE_AFTER_SECONDS', '3601', 'is not between 0 and 3600.'],
  ['RETRY_EVERY_SECONDS', '0', 'is not between 1 and 3600.'],
  ['PROVIDER_TIMEOUT_MS', '49', 'is not between 50 and 60000.'],
])('%s=%s is told to be wrong', (name, value, sentence) => {
  expect(sentencesOf({ [name]: value })).toEqual([`${name} ${sentence}`])
})

test.each([
  ['https://shop.example/', 'https://shop.example'],
  ['HTTPS://Shop.example:443', 'https://shop.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('PUBLIC_URL=%s is written as browsers write an origin', (given, kept) => {
  expect(readEnv({ PUBLIC_URL: given }).PUBLIC_URL).toBe(kept)
})

test.each([
  [{}, 'hola@lupulo.example'],
  [{ MAIL_FROM: 'tienda@birra.example' }, 'tienda@birra.example'],
  [{ MAIL_FROM: 'La tienda <tienda@birra.example>' }, 'tienda@birra.example'],
  [{ MAIL_FROM: 'tienda@birra.example', CONTACT_EMAIL: 'ayuda@birra.example' }, 'ayuda@birra.example'],
])('with %j messages go to %s', (given, address) => {
  expect(readEnv(given).CONTACT_EMAIL).toBe(address)
})

test('every wrong setting gets its sentence at once', () => {
  expect(sentencesOf({ PORT: 'x', LOG_LEVEL: 'y' })).toHaveLength(2)
})

test('an empty value counts as not set', () => {
  const empty = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']))
  expect(readEnv(empty)).toEqual(readEnv({}))
})

const S3 = {
  MEDIA_S3_ENDPOINT: 'https://s3.example',
  MEDIA_S3_BUCKET: 'pictures',
  MEDIA_S3_ACCESS_KEY_ID: 'key',
  MEDIA_S3_SECRET_ACCESS_KEY: 'secret',
}

test('pictures lie on the local disk, or in the bucket of the settings', () => {
  expect(readEnv({}).mediaBucket).toBeUndefined()
  expect(readEnv(S3).mediaBucket).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'pictures',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  })
})

test.each(Object.keys(S3))('half a bucket misses %s', (name) => {
  expect(sentencesOf({ ...S3, [name]: '' })).toEqual([
    `${name} is missing: pictures on S3 take ${Object.keys(S3).join(', ')}.`,
  ])
})

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  DATABASE_URL: 'postgres://shop@db.example/shop',
  SESSION_SECRET: 'thirty-two characters or a few more',
  PAYOUT_KEY: 'thirty-two other characters or a few',
  MERCADO_PAGO_BASE_URL: 'https://api.mercadopago.com',
  MERCADO_PAGO_ACCESS_TOKEN: 'APP_USR-1',
  MERCADO_PAGO_WEBHOOK_SECRET: 'secret',
  SMTP_URL: 'smtps://mail.example',
  TRUSTED_PROXIES: '10.0.0.0/8',
}

test('production starts when everything is there', () => {
  expect(readEnv(PRODUCTION)).toMatchObject({ production: true, usesSandbox: false, demoShop: false })
})

test.each(Object.keys(PRODUCTION).filter((name) => name !== 'NODE_ENV'))('production misses %s', (name) => {
  expect(sentencesOf({ ...PRODUCTION, [name]: '' })).toEqual([
    `${name} is missing: NODE_ENV=production makes nothing up.`,
  ])
})

test('a shop that nothing stands before trusts nobody, and says so', () => {
  const { TRUSTED_PROXIES } = readEnv({ ...PRODUCTION, TRUSTED_PROXIES: 'none' })
  expect(TRUSTED_PROXIES.check('10.0.0.1')).toBe(false)
})

test.each(['127.0.0.1', '::1', 'localhost', 'shop-1.internal'])('the shop may listen on %s alone', (host) => {
  expect(readEnv({ HOST: host }).HOST).toBe(host)
})

test.each([
  [{}, 'optional'],
  [PRODUCTION, 'required'],
  [{ ...PRODUCTION, ADMIN_SECOND_FACTOR: 'optional' }, 'optional'],
  [{ ADMIN_SECOND_FACTOR: 'required' }, 'required'],
])('with %j the second factor of admins is %s', (given, asked) => {
  expect(readEnv(given).ADMIN_SECOND_FACTOR).toBe(asked)
})

test('production on the stand-ins has to be allowed', () => {
  expect(sentencesOf({ NODE_ENV: 'production' })).toHaveLength(Object.keys(PRODUCTION).length - 1)
  expect(readEnv({ NODE_ENV: 'production', ALLOW_SANDBOX: '1' }).usesSandbox).toBe(true)
})

test('production is never without limits, not even on the stand-ins', () => {
  const sentence = 'RATE_LIMITS is off: NODE_ENV=production lets nobody guess without end.'
  expect(sentencesOf({ ...PRODUCTION, RATE_LIMITS: 'off' })).toEqual([sentence])
  expect(sentencesOf({ NODE_ENV: 'production', ALLOW_SANDBOX: '1', RATE_LIMITS: 'off' })).toEqual([sentence])
  expect(readEnv({ RATE_LIMITS: 'off' }).RATE_LIMITS).toBe('off')
})

const GOOGLE = {
  OIDC_ISSUER: 'https://accounts.google.com',
  OIDC_CLIENT_ID: 'shop.apps.googleusercontent.com',
  OIDC_CLIENT_SECRET: 'secret',
}

test('a pooler needs the database behind it', () => {
  const pooler = { DATABASE_POOLER_URL: 'postgres://shop@pooler/shop' }
  expect(sentencesOf(pooler)).toEqual(['DATABASE_URL is missing: DATABASE_POOLER_URL alone is not enough.'])
  expect(readEnv({ ...pooler, DATABASE_URL: 'postgres://shop@db/shop' })).toMatchObject(pooler)
})

test('a sign-in provider is taken from its settings, whole or not at all', () => {
  expect(readEnv(GOOGLE).oidc).toEqual({
    issuer: GOOGLE.OIDC_ISSUER,
    clientId: GOOGLE.OIDC_CLIENT_ID,
    clientSecret: GOOGLE.OIDC_CLIENT_SECRET,
    name: 'Google',
  })
  expect(readEnv({ ...GOOGLE, OIDC_NAME: 'Lager ID' }).oidc?.name).toBe('Lager ID')
  expect(readEnv({ OIDC_NAME: 'Lager ID' }).oidc).toBeUndefined()
  const takes = 'a sign-in provider takes OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET.'
  for (const name of Object.keys(GOOGLE))
    expect(sentencesOf({ ...GOOGLE, [name]: '' })).toEqual([`${name} is missing: ${takes}`])
  expect(sentencesOf({ OIDC_CLIENT_ID: 'shop' })).toHaveLength(2)
  expect(sentencesOf({ OIDC_ISSUER: 'google', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' })).toEqual([
    'OIDC_ISSUER is not an address such as https://shop.example.',
  ])
})

test('a missing sign-in provider is stood in for, and in production is simply not offered', () => {
  const { NODE_ENV: _, ...real } = PRODUCTION
  expect(readEnv(real).usesSandbox).toBe(true)
  expect(readEnv({ ...real, ...GOOGLE }).usesSandbox).toBe(false)
  expect(readEnv(PRODUCTION)).toMatchObject({ usesSandbox: false, oidc: undefined })
  expect(readEnv({ ...PRODUCTION, ALLOW_SANDBOX: '1' }).usesSandbox).toBe(false)
})

test('production asks nobody who could be anybody', () => {
  const overHttp = { ...PRODUCTION, ...GOOGLE, OIDC_ISSUER: 'http://accounts.example' }
  expect(sentencesOf(overHttp)).toEqual([
    'OIDC_ISSUER does not begin with https://: NODE_ENV=production must know whom it asks.',
  ])
  expect(sentencesOf({ ...overHttp, ALLOW_SANDBOX: '1' })).toEqual([])
})

test.each([
  ['PUBLIC_URL', "shows nobody's session to the network"],
  ['MERCADO_PAGO_BASE_URL', 'sends its access token over no open line'],
  ['FRANKFURTER_URL', 'charges by no rate that others could change on its way'],
])('production takes %s over TLS alone, also on the machine itself', (name, why) => {
  for (const address of ['http://shop.example', 'http://localhost:3000', 'HTTP://127.0.0.1']) {
    const open = { ...PRODUCTION, [name]: address }
    expect(sentencesOf(open)).toEqual([`${name} does not begin with https://: NODE_ENV=production ${why}.`])
    expect(sentencesOf({ ...open, ALLOW_SANDBOX: '1' })).toEqual([])
    expect(sentencesOf({ ...open, NODE_ENV: 'development' })).toEqual([])
  }
})

test.each([
  'https://localhost',
  'https://shop.localhost',
  'https://shop',
  'https://shop.internal',
  'https://shop.local.',
  'https://203.0.113.7',
  'https://[2001:db8::7]:8443',
])('production is led back to by a public name, not by %s', (address) => {
  const ofOneMachine = { ...PRODUCTION, PUBLIC_URL: address }
  expect(sentencesOf(ofOneMachine)).toEqual([
    'PUBLIC_URL is no public name: NODE_ENV=production needs one to which Mercado Pago leads buyers back.',
  ])
  expect(sentencesOf({ ...ofOneMachine, ALLOW_SANDBOX: '1' })).toEqual([])
  expect(sentencesOf({ ...ofOneMachine, NODE_ENV: 'development' })).toEqual([])
})

test('production is told what a dollar costs, unless its account is charged in dollars', () => {
  const untold = { ...PRODUCTION, EXCHANGE_RATE_SOURCES: 'none' }
  expect(sentencesOf(untold)).toEqual([
    'EXCHANGE_RATE_SOURCES is none: NODE_ENV=production must be told what a dollar costs, unless PAYMENT_SITE is USD.',
  ])
  expect(sentencesOf({ ...untold, PAYMENT_SITE: 'USD' })).toEqual([])
  expect(sentencesOf({ ...untold, NODE_ENV: 'development' })).toEqual([])
})

test('production mails over TLS, unless it may run on the stand-ins', () => {
  expect(readEnv(PRODUCTION).mailNeedsTls).toBe(true)
  expect(readEnv({ ...PRODUCTION, ALLOW_SANDBOX: '1' }).mailNeedsTls).toBe(false)
  expect(readEnv({}).mailNeedsTls).toBe(false)
})

test.each(['America/Argentina/Buenos_Aires', 'America/Sao_Paulo', 'UTC'])('%s is a time zone', (zone) => {
  expect(readEnv({ SHOP_TIMEZONE: zone }).SHOP_TIMEZONE).toBe(zone)
})

test('the demo fills only a shop of its own that nobody pays in', () => {
  expect(readEnv({}).demoShop).toBe(true)
  expect(readEnv({ DEMO_SHOP: '0' }).demoShop).toBe(false)
  expect(readEnv({ DATABASE_URL: 'postgresql://db.example/shop' }).demoShop).toBe(false)
  expect(readEnv({ MERCADO_PAGO_BASE_URL: 'https://api.mercadopago.com' }).demoShop).toBe(false)
  expect(readEnv({ SMTP_URL: 'smtp://mail.example' }).demoShop).toBe(true)
})

test('.env.example lists every setting once, each with a comment and its default', () => {
  const lines = readFileSync(resolve(import.meta.dirname, '../../.env.example'), 'utf8').split('\n')
  const at = lines.flatMap((line, index) => (/^[A-Z_\d]+=/.test(line) ? [index] : []))
  expect(at.map((index) => lines[index]!.split('=')[0]).toSorted()).toEqual(SETTING_NAMES.toSorted())
  for (const index of at) expect(lines[index - 1], lines[index]).toMatch(/^# \S/)
  const listed = Object.fromEntries(at.map((index) => lines[index]!.split(/=(.*)/s).slice(0, 2)))
  expect(readEnv(listed)).toEqual(readEnv({}))
  // Equal as a whole says nothing of a default that the file leaves empty.
  const defaulted = Object.entries(readEnv({})).filter(
    ([name, value]) =>
      SETTING_NAMES.includes(name) &&
      value !== undefined &&
      !['ADMIN_SECOND_FACTOR', 'CONTACT_EMAIL', 'SANDBOX_PORT', 'TRUSTED_PROXIES'].includes(name),
  )
  for (const [name] of defaulted) expect(listed[name], name).not.toBe('')
})

test('the connections of a process are shared out, and the till is left enough', () => {
  expect(readEnv({}).poolSizes).toEqual({ till: 10, readers: 8, reports: 2 })
  expect(readEnv({ DATABASE_POOL: '4' }).poolSizes).toEqual({ till: 2, readers: 1, reports: 1 })
  const given = { DATABASE_POOL: '12', DATABASE_READERS: '6', DATABASE_REPORTS: '4' }
  expect(readEnv(given).poolSizes).toEqual({ till: 2, readers: 6, reports: 4 })
  expect(sentencesOf({ ...given, DATABASE_READERS: '7' })).toEqual([
    'DATABASE_POOL leaves fewer than 2 beside DATABASE_READERS and DATABASE_REPORTS.',
  ])
})
