import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SECRETS = {
  MERCADO_PAGO_ACCESS_TOKEN: 'TEST-token of the outside world',
  MERCADO_PAGO_WEBHOOK_SECRET: 'a webhook secret of the outside world',
  OIDC_CLIENT_ID: 'lupulo',
  OIDC_CLIENT_SECRET: 'a client secret of the outside world',
}

export type OutsideWorld = {
  url: string
  /** What a shop must be told to live in this world: settings of `startShopProcess`. */
  settings: Record<string, string>
  /** Calls the stand-ins as their README says, such as ('POST', '/sandbox/faults', { status: 500 }). @throws a refusal */
  call<Value>(method: string, path: string, body?: unknown): Promise<Value>
  stop(): Promise<void>
}

/**
 * Payment provider, mail server and sign-in provider in a process of their own, which goes on while shops come and go.
 * @param shopUrl where people who signed in come back; where payments are told is up to each shop's PUBLIC_URL
 * @param settings of the sandbox (sandbox/settings.ts), such as how soon it repeats a notice
 * @throws when it ends before it is ready
 */
export async function anOutsideWorld(
  shopUrl: string,
  settings: Record<string, string> = {},
): Promise<OutsideWorld> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lupulo-outside-'))
  const child = fork(fileURLToPath(new URL('../../sandbox/main.ts', import.meta.url)), {
    // It says where it is to who waits for it; of what it prints only complaints matter.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      SANDBOX_PORT: '0',
      DATA_DIR: dataDir,
      SANDBOX_MERCADO_PAGO_HTTP_RETURN: 'localhost',
      SANDBOX_MERCADO_PAGO_SITE: process.env.SANDBOX_MERCADO_PAGO_SITE,
      MERCADO_PAGO_WEBHOOK_URL: `${shopUrl}/api/webhooks/mercado-pago`,
      OIDC_REDIRECT_URI: `${shopUrl}/api/sign-in/callback`,
      SANDBOX_WEBHOOK_RETRY_DELAYS_MS: '200,500,1000,2000,4000',
      ...SECRETS,
      ...settings,
    },
  })
  const exited = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
    await rm(dataDir, { recursive: true, force: true })
  }
  const [ready] = await Promise.race([once(child, 'message'), exited])
  if (!isReady(ready)) {
    await stop()
    throw new Error(`The world outside ended before it was ready: ${ready}`)
  }
  const { port, smtpPort } = ready
  const url = `http://localhost:${port}`
  return {
    url,
    settings: {
      ...SECRETS,
      MERCADO_PAGO_BASE_URL: url,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      OIDC_ISSUER: `${url}/identity`,
      FRANKFURTER_URL: `${url}/frankfurter`,
    },
    async call<Value>(method: string, path: string, body?: unknown) {
      const answer = await fetch(url + path, {
        method,
        headers: {
          authorization: `Bearer ${SECRETS.MERCADO_PAGO_ACCESS_TOKEN}`,
          'content-type': 'application/json',
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
      return (answer.status === 204 ? undefined : await answer.json()) as Value
    },
    stop,
  }
}

/** What it says once it can be asked; else the exit code of one that has ended. */
function isReady(said: unknown): said is { port: number; smtpPort: number } {
  return typeof said === 'object' && said !== null
}
