import { BlockList } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { Operator } from '#contract/operator.ts'
import { CHARGE_SETTINGS, missingForCharging } from './charge-settings.ts'
import { LIMIT_SETTINGS } from './limit-settings.ts'
import { mediaBucket, missingForMediaBucket } from './media-bucket.ts'
import { cnabAccount, missingForPayouts, PAYOUT_SETTINGS, wrongPayoutSettings } from './payout-settings.ts'
import { poolSizes, wrongPoolSizes } from './pool-sizes.ts'
import {
  address,
  addressOfSender,
  databaseAddress,
  flag,
  hostToListenOn,
  keys,
  mailAddress,
  oneOf,
  proxies,
  sender,
  shopAddress,
  shortLine,
  timeZone,
  whole,
} from './setting-kinds.ts'

/**
 * Every setting of the shop, once. They are environment variables only; `.env.example` lists the same names and a test
 * holds the two together. A wrong value is a sentence at start, never a silent default.
 */

const settings = z.object({
  NODE_ENV: oneOf('development', 'production', 'test').default('development'),
  PORT: whole(1, 65_535).default(3000),
  HOST: hostToListenOn.optional(),
  WORKERS: whole(1, 64).default(1),
  DRAIN_SECONDS: whole(0, 300).default(0),
  SANDBOX_PORT: whole(0, 65_535).optional(),
  DATA_DIR: z.string().min(1).default('.lupulo'),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_POOLER_URL: databaseAddress.optional(),
  DATABASE_POOL: whole(4, 200).default(20),
  DATABASE_READERS: whole(1, 200).optional(),
  DATABASE_REPORTS: whole(1, 200).optional(),
  DATABASE_TIMEOUT_SECONDS: whole(1, 600).default(30),
  PUBLIC_URL: shopAddress.optional(),
  SESSION_SECRET: z.string().min(32, 'has fewer than 32 characters').optional(),
  PAYOUT_KEY: keys.optional(),
  SHOP_TIMEZONE: timeZone.default('America/Argentina/Buenos_Aires'),
  HEALTH_PAGE_URL: address.default('https://www.argentina.gob.ar/salud/consumo-de-alcohol'),
  COUNTRIES_URL: address.optional(),
  LOG_LEVEL: oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug').default('info'),
  METRICS_TOKEN: z.string().min(32, 'has fewer than 32 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  MERCADO_PAGO_BASE_URL: address.optional(),
  MERCADO_PAGO_ACCESS_TOKEN: z.string().min(1).optional(),
  MERCADO_PAGO_WEBHOOK_SECRET: z.string().min(1).optional(),
  ...CHARGE_SETTINGS,
  ...PAYOUT_SETTINGS,
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'does not begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: sender.default('Lúpulo <hola@lupulo.example>'),
  CONTACT_EMAIL: mailAddress.optional(),
  OPERATOR_LEGAL_NAME: shortLine.optional(),
  OPERATOR_TAX_NUMBER: shortLine.optional(),
  OPERATOR_ADDRESS: shortLine.optional(),
  OPERATOR_PHONE: shortLine.optional(),
  OIDC_ISSUER: address.optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z.string().max(40, 'has more than 40 characters').default('Google'),
  MEDIA_S3_ENDPOINT: address.optional(),
  MEDIA_S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'is not the name of a bucket')
    .optional(),
  MEDIA_S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'is not the name of a region')
    .default('us-east-1'),
  MEDIA_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  MEDIA_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  MEDIA_KEPT_UNUSED_SECONDS: whole(1, 31_536_000).default(86_400),
  ALLOW_SANDBOX: flag.default(false),
  APPROVE_NEW_BREWERIES: flag.default(false),
  DEMO_SHOP: flag.default(true),
  WEBHOOKS_TO_THIS_MACHINE: flag.default(false),
  LEGACY_GET_LOGIN: flag.default(false),
  TRUSTED_PROXIES: proxies.optional(),
  ADMIN_SECOND_FACTOR: oneOf('required', 'optional').optional(),
  HSTS_SUBDOMAINS: flag.default(false),
  HEADERS_TIMEOUT_SECONDS: whole(1, 600).default(20),
  REQUEST_TIMEOUT_SECONDS: whole(1, 3600).default(120),
  ...LIMIT_SETTINGS,
  HOLD_SECONDS: whole(1, 86_400).default(30 * 60),
  EXPIRE_EVERY_SECONDS: whole(1, 3600).default(30),
  RECONCILE_EVERY_SECONDS: whole(1, 3600).default(60),
  RECONCILE_AFTER_SECONDS: whole(0, 3600).default(120),
  RETRY_EVERY_SECONDS: whole(1, 3600).default(20),
  PROVIDER_TIMEOUT_MS: whole(50, 60_000).default(8000),
  MAIL_TIMEOUT_MS: whole(50, 600_000).default(60_000),
})

/** The settings of this process, checked and filled in. */
export type Env = ReturnType<typeof readEnv>

/** The settings with what was filled in at start: kept secrets and, where nothing real is configured, stand-ins. */
export type Settings = Env & {
  publicUrl: string
  sessionSecret: string
  /** What payout accounts are encrypted under: the one in use, then those before it. */
  payoutKeys: readonly string[]
  mercadoPago: { baseUrl: string; accessToken: string; webhookSecret: string }
  smtpUrl: string
  frankfurterUrl: string
}

/** Where people may sign in with an account that they have elsewhere (OpenID Connect). */
export type SignInProvider = {
  /** Its address as it stands in its tokens, such as https://accounts.google.com. */
  issuer: string
  clientId: string
  clientSecret: string
  /** What the button says: 'Google'. */
  name: string
}

/** What a person must put right before the shop starts, a sentence a line. */
export class SettingsError extends Error {
  readonly sentences: string[]
  constructor(sentences: string[]) {
    super(sentences.join('\n'))
    this.sentences = sentences
    this.name = 'SettingsError'
  }
}

export const SETTING_NAMES = Object.keys(settings.shape)

/**
 * True while the payment provider or the mail server is a stand-in of `sandbox/`, or the sign-in provider is: that one
 * alone only outside production, where who configures none offers none.
 */
function usesSandbox(env: z.output<typeof settings>): boolean {
  if (!env.MERCADO_PAGO_BASE_URL || !env.SMTP_URL) return true
  return !env.OIDC_ISSUER && env.NODE_ENV !== 'production'
}

/** The sign-in provider of the settings; none of its settings, or all. */
function signInProvider(env: z.output<typeof settings>): SignInProvider | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env
  if (!issuer || !clientId || !clientSecret) return undefined
  return { issuer, clientId, clientSecret, name: env.OIDC_NAME }
}

const NEEDED_FOR_SIGN_IN = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const

/** Half a sign-in provider is a mistake everywhere, a sentence for each missing half. */
function missingForSignIn(env: z.output<typeof settings>): string[] {
  const missing = NEEDED_FOR_SIGN_IN.filter((name) => !env[name])
  if (missing.length === NEEDED_FOR_SIGN_IN.length) return []
  return missing.map(
    (name) => `${name} is missing: a sign-in provider takes ${NEEDED_FOR_SIGN_IN.join(', ')}.`,
  )
}

/** Migrations, jobs and backups need a session of their own, which a pooler gives nobody. */
const NOTHING_BEHIND_POOLER = 'DATABASE_URL is missing: DATABASE_POOLER_URL alone is not enough.'

const NEEDED_IN_PRODUCTION = [
  'PUBLIC_URL',
  'DATABASE_URL',
  'SESSION_SECRET',
  'PAYOUT_KEY',
  'MERCADO_PAGO_BASE_URL',
  'MERCADO_PAGO_ACCESS_TOKEN',
  'MERCADO_PAGO_WEBHOOK_SECRET',
  'SMTP_URL',
  'TRUSTED_PROXIES',
] as const

/** Addresses that NODE_ENV=production takes over TLS alone, and why. */
const HTTPS_IN_PRODUCTION = {
  PUBLIC_URL: "shows nobody's session to the network",
  MERCADO_PAGO_BASE_URL: 'sends its access token over no open line',
  OIDC_ISSUER: 'must know whom it asks',
  FRANKFURTER_URL: 'charges by no rate that others could change on its way',
} as const

/** What NODE_ENV=production does not put up with, a sentence each. */
function refusedInProduction(env: z.output<typeof settings>): string[] {
  const missing = env.ALLOW_SANDBOX ? [] : NEEDED_IN_PRODUCTION.filter((name) => !env[name])
  const sentences = missing.map((name) => `${name} is missing: NODE_ENV=production makes nothing up.`)
  if (env.RATE_LIMITS === 'off') {
    sentences.push('RATE_LIMITS is off: NODE_ENV=production lets nobody guess without end.')
  }
  if (env.WEBHOOKS_TO_THIS_MACHINE) {
    sentences.push('WEBHOOKS_TO_THIS_MACHINE is 1: NODE_ENV=production has nobody speak to its own machine.')
  }
  if (env.ALLOW_SANDBOX) return sentences
  for (const name of Object.keys(HTTPS_IN_PRODUCTION) as (keyof typeof HTTPS_IN_PRODUCTION)[]) {
    if (!env[name] || /^https:/i.test(env[name])) continue
    sentences.push(`${name} does not begin with https://: NODE_ENV=production ${HTTPS_IN_PRODUCTION[name]}.`)
  }
  return [...sentences, ...missingForCharging(env), ...missingForPayouts(env)]
}

/**
 * Reads and checks the settings; an empty value counts as not set. Under NODE_ENV=production nothing may be made up:
 * address, database, secret, payment provider and mail server must be there, unless ALLOW_SANDBOX=1.
 * @throws SettingsError naming every wrong or missing setting
 */
export function readEnv(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    SETTING_NAMES.filter((name) => source[name]).map((name) => [name, source[name]]),
  )
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`))
  }
  const env = parsed.data
  const production = env.NODE_ENV === 'production'
  const refused = [
    ...missingForSignIn(env),
    ...missingForMediaBucket(env),
    ...(env.DATABASE_POOLER_URL && !env.DATABASE_URL ? [NOTHING_BEHIND_POOLER] : []),
    ...wrongPoolSizes(env),
    ...wrongPayoutSettings(env),
    ...(production ? refusedInProduction(env) : []),
  ]
  if (refused.length) throw new SettingsError(refused)
  return {
    ...env,
    DATA_DIR: resolve(env.DATA_DIR),
    poolSizes: poolSizes(env),
    SANDBOX_PORT: env.SANDBOX_PORT ?? env.PORT + 1,
    TRUSTED_PROXIES: env.TRUSTED_PROXIES ?? new BlockList(),
    CONTACT_EMAIL: env.CONTACT_EMAIL ?? addressOfSender(env.MAIL_FROM),
    ADMIN_SECOND_FACTOR: env.ADMIN_SECOND_FACTOR ?? (production ? 'required' : 'optional'),
    /** Who runs the shop, for the foot of its pages and its terms. */
    operator: {
      legalName: env.OPERATOR_LEGAL_NAME ?? '',
      taxNumber: env.OPERATOR_TAX_NUMBER ?? '',
      address: env.OPERATOR_ADDRESS ?? '',
      phone: env.OPERATOR_PHONE ?? '',
    } satisfies Operator,
    production,
    usesSandbox: usesSandbox(env),
    /** Mail leaves over TLS or not at all, whatever the mail server offers. */
    mailNeedsTls: production && !env.ALLOW_SANDBOX,
    /** The sign-in provider; undefined: nobody is asked to sign in elsewhere (unless a stand-in is started). */
    oidc: signInProvider(env),
    /** Where pictures lie; undefined: in DATA_DIR. */
    mediaBucket: mediaBucket(env),
    /** The shop's account at a Brazilian bank that takes files; undefined: none are written. */
    cnab: cnabAccount(env),
    /** Demo data belongs to a shop that nobody pays in. */
    demoShop: env.DEMO_SHOP && !env.MERCADO_PAGO_BASE_URL && !env.DATABASE_URL,
  }
}
