import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { exchangeRates } from './exchange-rates/exchange-rates.ts'
import { frankfurterRoutes } from './exchange-rates/frankfurter.routes.ts'
import { ratesRoutes } from './exchange-rates/rates.routes.ts'
import { homePage } from './home.page.ts'
import type { OidcClient } from './identity/create-provider.ts'
import { identity } from './identity/identity.ts'
import { keepToMachine } from './keep-to-machine.ts'
import { mailbox } from './mailbox/mailbox.ts'
import type { HttpReturn } from './mercado-pago/back-urls.ts'
import { mercadoPago } from './mercado-pago/mercado-pago.ts'
import type { SiteId } from './mercado-pago/sites.ts'

export interface SandboxOptions {
  /** Folder for everything that is remembered; `sandbox/` is made in it. */
  dataDir: string
  /** The bearer token that the payment API accepts. */
  accessToken: string
  webhookSecret: string
  /** The country that the account was opened in; Argentina unless told. */
  siteId?: SiteId | undefined
  /** Which `http` addresses a browser may return to from paying; none unless told, as at the real one. */
  httpReturn?: HttpReturn | undefined
  /** Where notices go whose preference names no notification_url. */
  webhookUrl?: string | undefined
  /** The public half of the key that payouts are signed with, as PEM: unsigned ones are refused then. */
  payoutsPublicKey?: string | undefined
  /** How late the test scenario of payouts is answered that is slow; two minutes unless told. */
  slowAnswerMs?: number
  /** Who may let people sign in, and where they may come back to. */
  oidcClient: OidcClient
  /** 0 (the default) takes a free port. */
  port?: number
  smtpPort?: number
  /** Address to listen on; this machine alone unless told. */
  host?: string
  /**
   * The pages that buyers are led to answer the whole network, under whatever name the machine has there: `host` is for
   * the rest then (keep-to-machine.ts).
   */
  forVisitors?: boolean
  /** Where a browser reaches the pages; `http://localhost:<port>` unless told. */
  publicUrl?: string | undefined
  webhookTimeoutMs?: number
  webhookRetryDelaysMs?: readonly number[]
}

export interface Sandbox {
  url: string
  /** Address of the sign-in provider. */
  issuer: string
  /** Address of the stand-in for Frankfurter: `/v2/…` comes after it. */
  frankfurterUrl: string
  smtpUrl: string
  port: number
  smtpPort: number
  close(): Promise<void>
}

const MINUTE_MS = 60_000
/** Quick at first, so that nobody waits at a desk; then like Mercado Pago: quarters of an hour, then much longer. */
const RETRY_DELAYS_MS = [
  1_000,
  10_000,
  MINUTE_MS,
  15 * MINUTE_MS,
  15 * MINUTE_MS,
  360 * MINUTE_MS,
  2880 * MINUTE_MS,
]

/** Starts every stand-in and answers once all of them are listening. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { dataDir, host = '127.0.0.1' } = options
  const folder = join(dataDir, 'sandbox')
  const app = new Hono<{ Bindings: HttpBindings }>({ strict: false })
  if (options.forVisitors) app.use(keepToMachine)
  const server = createAdaptorServer({ fetch: app.fetch })
  const mail = mailbox(join(folder, 'mail'))

  // The ports come first: addresses that are handed out contain them.
  server.listen(options.port ?? 0, options.forVisitors ? undefined : host)
  await once(server, 'listening')
  const port = (server.address() as AddressInfo).port
  // A client that breaks off in the middle of a mail is no reason to stop, nor news.
  mail.smtp.on('error', (error) => {
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET')
      console.error(`sandbox: SMTP: ${error.message}`)
  })
  const smtp = mail.smtp.listen(options.smtpPort ?? 0, host)
  await once(smtp, 'listening').catch((error) => {
    server.close()
    throw error
  })
  const smtpPort = (smtp.address() as AddressInfo).port

  const url = (options.publicUrl ?? `http://localhost:${port}`).replace(/\/+$/, '')
  const rates = exchangeRates()
  const payments = mercadoPago(
    {
      folder,
      accessToken: options.accessToken,
      siteId: options.siteId ?? 'MLA',
      httpReturn: options.httpReturn,
      payouts: {
        publicKey: options.payoutsPublicKey,
        slowAnswerMs: options.slowAnswerMs ?? 2 * MINUTE_MS,
      },
      rates,
      webhooks: {
        secret: options.webhookSecret,
        defaultUrl: options.webhookUrl,
        timeoutMs: options.webhookTimeoutMs ?? 22_000,
        retryDelaysMs: options.webhookRetryDelaysMs ?? RETRY_DELAYS_MS,
      },
    },
    url,
  )
  const signIn = identity(join(folder, 'identity'), options.oidcClient, url, options.forVisitors ?? false)

  app.get('/', (context) => context.html(homePage(smtpPort)))
  app.route('/', payments.routes)
  app.route('/', mail.routes)
  app.route('/', frankfurterRoutes(rates))
  app.route('/', ratesRoutes(rates))
  app.route('/', signIn.routes)

  return {
    url,
    issuer: signIn.issuer,
    frankfurterUrl: `${url}/frankfurter`,
    smtpUrl: `smtp://localhost:${smtpPort}`,
    port,
    smtpPort,
    async close() {
      await new Promise<void>((done) => {
        server.close(() => done())
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
      await new Promise<void>((done) => mail.smtp.close(() => done()))
      await payments.close()
      signIn.close()
    },
  }
}
