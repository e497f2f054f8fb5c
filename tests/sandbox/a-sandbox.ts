import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { type SandboxOptions, startSandbox } from '#sandbox/start-sandbox.ts'

export const ACCESS_TOKEN = 'TEST-token'
export const WEBHOOK_SECRET = 'a webhook secret'
export const OIDC_CLIENT = {
  clientId: 'shop',
  clientSecret: 'a client secret',
  redirectUris: ['http://shop.example/api/sign-in/callback'],
}

/** A running sandbox on free ports, with a data folder of its own that goes when the test ends. */
export async function aSandbox(options: Partial<SandboxOptions> = {}) {
  const dataDir = options.dataDir ?? (await aDataDir())
  const sandbox = await startSandbox({
    accessToken: ACCESS_TOKEN,
    webhookSecret: WEBHOOK_SECRET,
    oidcClient: OIDC_CLIENT,
    webhookRetryDelaysMs: [20, 40, 80],
    ...options,
    dataDir,
  })
  let isOpen = true
  const close = async () => {
    if (isOpen) await sandbox.close()
    isOpen = false
  }
  onTestFinished(close)

  /** Calls a path with JSON (and the bearer token), answers status and parsed body. */
  async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const answer = await fetch(sandbox.url + path, {
      method,
      headers: { authorization: `Bearer ${ACCESS_TOKEN}`, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: await answer.json() }
  }

  /** Presses a button of the hosted payment page, as a browser without JavaScript does. */
  async function press(preferenceId: string, choice: 'approve' | 'reject' | 'pending') {
    const answer = await fetch(`${sandbox.url}/checkout/v1/pay`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ pref_id: preferenceId, choice }),
    })
    const location = answer.headers.get('location')
    return {
      status: answer.status,
      returnsTo: location ? new URL(location, sandbox.url) : undefined,
      html: await answer.text(),
    }
  }

  return { ...sandbox, dataDir, close, call, press }
}

export async function aDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

interface Notice {
  url: URL
  headers: IncomingHttpHeaders
  /** The body's very bytes, and what they say. */
  text: string
  body: { id: number; action: string; data: { id: string }; type: string }
}

/** A shop that only listens for notices; `answers` are the statuses of the first ones ('never' gives none), then 200. */
export async function aNoticeReceiver(answers: (number | 'never')[] = []) {
  const notices: Notice[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    const url = new URL(request.url!, 'http://shop')
    notices.push({ url, headers: request.headers, text, body: JSON.parse(text) })
    const answer = answers.shift() ?? 200
    if (answer !== 'never') response.writeHead(answer).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  onTestFinished(close)
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook?shop=1&source_news=webhooks`
  return {
    url,
    notices,
    received: (count: number) => vi.waitFor(() => notices.length >= count || fail(count), 120_000),
  }

  function fail(count: number): never {
    throw new Error(`${notices.length} of ${count} notices arrived`)
  }
}

/** What a shop asks to be paid: two beers at 4.10 and one at 12.35, 20.55 in all, in the currency of the account's site. */
export function aPreference(changes: Record<string, unknown> = {}) {
  return {
    items: [
      { id: 'b1', title: 'Ñandú IPA', quantity: 2, unit_price: 4.1 },
      { id: 'b2', title: 'Gran Reserva', quantity: 1, unit_price: 12.35 },
    ],
    payer: { name: 'Ana', surname: 'Pérez', email: 'ana@example.com' },
    back_urls: {
      success: 'https://shop.example/succes',
      failure: 'https://shop.example/failure',
      pending: 'https://shop.example/pending',
    },
    auto_return: 'approved',
    external_reference: 'order-1',
    ...changes,
  }
}
