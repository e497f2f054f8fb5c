import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { readEnv, SettingsError } from './env.ts'

function sentencesOf(source: Record<string, string>): string[] {
  try {
    readEnv(source)
  } catch (error) {
    if (error instanceof SettingsError) return error.sentences
    throw error
  }
  return []
}

const pemOf = (key: ReturnType<typeof generateKeyPairSync>['privateKey']) =>
  key.export({ type: 'pkcs8', format: 'pem' }).toString()
const KEY = pemOf(generateKeyPairSync('ed25519').privateKey)
const WITH_MERCADO_PAGO = { PAYOUT_WAY: 'mercado-pago', MERCADO_PAGO_PAYOUTS_KEY: KEY }

test('breweries are paid by hand unless told otherwise', () => {
  expect(readEnv({})).toMatchObject({ PAYOUT_WAY: 'by-hand', PAYOUT_DAYS: 7, cnab: undefined })
})

test('a key is taken in many lines or in one, and none of another kind', () => {
  const inOneLine = KEY.replaceAll('\n', '\\n')
  for (const key of [KEY, inOneLine])
    expect(readEnv({ MERCADO_PAGO_PAYOUTS_KEY: key }).MERCADO_PAGO_PAYOUTS_KEY).toBe(KEY)
  const other = pemOf(generateKeyPairSync('x25519').privateKey)
  const isNone = ['MERCADO_PAGO_PAYOUTS_KEY is no Ed25519 private key (PEM, PKCS8).']
  expect(sentencesOf({ MERCADO_PAGO_PAYOUTS_KEY: other })).toEqual(isNone)
  expect(sentencesOf({ MERCADO_PAGO_PAYOUTS_KEY: KEY.replace('PRIVATE', 'PUBLIC') })).toEqual(isNone)
})

test.each(['MCO', 'MPE', 'MLU', 'MLM', 'USD'])('Mercado Pago pays nobody from %s', (site) => {
  const sentence = `PAYOUT_WAY is mercado-pago, which pays nobody from ${site}: only from MLA, MLB, MLC.`
  expect(sentencesOf({ ...WITH_MERCADO_PAGO, PAYMENT_SITE: site })).toEqual([sentence])
  if (site !== 'USD')
    expect(sentencesOf({ ...WITH_MERCADO_PAGO, SANDBOX_MERCADO_PAGO_SITE: site })).toEqual([sentence])
  expect(sentencesOf({ PAYOUT_WAY: 'bank-file', PAYMENT_SITE: site })).toEqual([])
})

test.each(['MLA', 'MLB', 'MLC'])('Mercado Pago pays from %s', (site) => {
  expect(sentencesOf({ ...WITH_MERCADO_PAGO, PAYMENT_SITE: site })).toEqual([])
})

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  DATABASE_URL: 'postgres://shop@db.example/shop',
  SESSION_SECRET: 'thirty-two characters or a few more',
  MERCADO_PAGO_BASE_URL: 'https://api.mercadopago.com',
  MERCADO_PAGO_ACCESS_TOKEN: 'APP_USR-1',
  MERCADO_PAGO_WEBHOOK_SECRET: 'secret',
  SMTP_URL: 'smtps://mail.example',
  TRUSTED_PROXIES: '10.0.0.0/8',
}

test('production signs what it pays through Mercado Pago', () => {
  const unsigned = { PAYOUT_WAY: 'mercado-pago', PAYMENT_SITE: 'MLA' }
  const missing = 'MERCADO_PAGO_PAYOUTS_KEY is missing: Mercado Pago takes no payout that is not signed.'
  const found = sentencesOf({ ...PRODUCTION, ...unsigned })
  expect(found).toContain(missing)
  expect(sentencesOf({ ...PRODUCTION, ...unsigned, MERCADO_PAGO_PAYOUTS_KEY: KEY })).not.toContain(missing)
  expect(sentencesOf({ ...PRODUCTION, ...unsigned, ALLOW_SANDBOX: '1' })).not.toContain(missing)
  expect(sentencesOf(unsigned)).toEqual([])
})

const CNAB = {
  CNAB_BANK: '341',
  CNAB_BANK_NAME: 'BANCO ITAU SA',
  CNAB_AGREEMENT: '123456',
  CNAB_BRANCH: '1234',
  CNAB_ACCOUNT: '56789-0',
  CNAB_TAX_NUMBER: '11222333000181',
  CNAB_COMPANY: 'Lúpulo Ltda',
}

test('files for Brazilian banks take the whole account or none', () => {
  expect(readEnv(CNAB).cnab).toEqual({
    bank: '341',
    bankName: 'BANCO ITAU SA',
    agreement: '123456',
    branch: '1234',
    account: '56789-0',
    taxNumber: '11222333000181',
    company: 'Lúpulo Ltda',
  })
  for (const name of Object.keys(CNAB))
    expect(sentencesOf({ ...CNAB, [name]: '' })).toEqual([
      `${name} is missing: files for Brazilian banks take ${Object.keys(CNAB).join(', ')}.`,
    ])
})

test.each([
  ['CNAB_BANK', '34', 'is not the three digits of a bank.'],
  ['CNAB_BRANCH', '123456', 'is not up to 5 digits, and a check digit after a dash.'],
  ['CNAB_ACCOUNT', '12.345-6', 'is not up to 12 digits, and a check digit after a dash.'],
  ['CNAB_TAX_NUMBER', '11.222.333/0001-81', 'is not the 14 characters of a CNPJ.'],
])('%s=%s is told to be wrong', (name, value, sentence) => {
  expect(sentencesOf({ ...CNAB, [name]: value })).toEqual([`${name} ${sentence}`])
})
