import { fork } from 'node:child_process'
import { createPublicKey } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Env, SignInProvider } from '#server/settings/env.ts'
import type { KeptSecrets } from './keep-secrets.ts'

export type StandIns = {
  url: string
  frankfurterUrl: string
  smtpUrl: string
  oidc: SignInProvider
  stop(): Promise<void>
}

const OIDC_CLIENT_ID = 'lupulo'

/**
 * Starts `sandbox/` as a process of its own: payment provider, mailbox and sign-in provider, spoken to over the network
 * like the real ones. It ends with us, also when we are killed.
 * @param publicUrl address of the shop, where payments are announced and people who signed in come back
 * @throws when it ends before it is ready; it has printed why
 */
export async function startStandIns(env: Env, secrets: KeptSecrets, publicUrl: string): Promise<StandIns> {
  const program = fileURLToPath(new URL('../sandbox/main.ts', import.meta.url))
  const child = fork(program, {
    env: {
      PATH: process.env.PATH,
      SANDBOX_PORT: String(env.SANDBOX_PORT),
      SANDBOX_SMTP_PORT: '0',
      SANDBOX_MERCADO_PAGO_SITE: env.SANDBOX_MERCADO_PAGO_SITE,
      // A shop that is opened by any name of this machine leads its visitors to them by that name.
      SANDBOX_VISITORS: isOpenedByAnyName(env) ? '1' : '0',
      // No real provider leads a browser to http: a local trial has nothing else. One with an address of its own is held to it.
      SANDBOX_MERCADO_PAGO_HTTP_RETURN: isOpenedByAnyName(env) ? 'any-host' : 'localhost',
      DATA_DIR: env.DATA_DIR,
      MERCADO_PAGO_ACCESS_TOKEN: env.MERCADO_PAGO_ACCESS_TOKEN ?? secrets.accessToken,
      MERCADO_PAGO_WEBHOOK_SECRET: env.MERCADO_PAGO_WEBHOOK_SECRET ?? secrets.webhookSecret,
      MERCADO_PAGO_PAYOUTS_PUBLIC_KEY: publicHalf(env.MERCADO_PAGO_PAYOUTS_KEY),
      MERCADO_PAGO_WEBHOOK_URL: `${publicUrl}/api/webhooks/mercado-pago`,
      OIDC_CLIENT_ID,
      OIDC_CLIENT_SECRET: secrets.oidcClientSecret,
      OIDC_REDIRECT_URI: `${publicUrl}/api/sign-in/callback`,
    },
  })
  const exited = once(child, 'exit')
  const ready = once(child, 'message') as Promise<[{ port: number; smtpPort: number }]>
  const first = await Promise.race([ready, exited.then(() => undefined)])
  if (!first) throw new Error(`The stand-ins did not start on port ${env.SANDBOX_PORT} (SANDBOX_PORT).`)
  const [{ port, smtpPort }] = first
  const url = `http://localhost:${port}`
  return {
    url,
    frankfurterUrl: `${url}/frankfurter`,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    oidc: {
      issuer: `${url}/identity`,
      clientId: OIDC_CLIENT_ID,
      clientSecret: secrets.oidcClientSecret,
      name: env.OIDC_NAME,
    },
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** What the provider is handed of the key that payouts are signed with. */
function publicHalf(key: string | undefined): string {
  return key ? createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString() : ''
}

/** True for a shop without an address of its own that others in its network reach too. */
export function isOpenedByAnyName({ PUBLIC_URL, production, HOST }: Env): boolean {
  return !PUBLIC_URL && !production && !/^(localhost$|127\.|::1$)/.test(HOST ?? '')
}
