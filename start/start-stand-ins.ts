import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Env } from '#server/env.ts'
import type { KeptSecrets } from './keep-secrets.ts'

export type StandIns = { url: string; smtpUrl: string; stop(): Promise<void> }

/**
 * Starts `sandbox/` as a process of its own: payment provider and mailbox, spoken to over the network like the real
 * ones. It ends with us, also when we are killed.
 * @throws when it ends before it is ready; it has printed why
 */
export async function startStandIns(env: Env, secrets: KeptSecrets, webhookUrl: string): Promise<StandIns> {
  const program = fileURLToPath(new URL('../sandbox/main.ts', import.meta.url))
  const child = fork(program, {
    env: {
      PATH: process.env.PATH,
      SANDBOX_PORT: String(env.SANDBOX_PORT),
      SANDBOX_SMTP_PORT: '0',
      DATA_DIR: env.DATA_DIR,
      MERCADO_PAGO_ACCESS_TOKEN: env.MERCADO_PAGO_ACCESS_TOKEN ?? secrets.accessToken,
      MERCADO_PAGO_WEBHOOK_SECRET: env.MERCADO_PAGO_WEBHOOK_SECRET ?? secrets.webhookSecret,
      MERCADO_PAGO_WEBHOOK_URL: webhookUrl,
    },
  })
  const exited = once(child, 'exit')
  const ready = once(child, 'message') as Promise<[{ port: number; smtpPort: number }]>
  const first = await Promise.race([ready, exited.then(() => undefined)])
  if (!first) throw new Error(`The stand-ins did not start on port ${env.SANDBOX_PORT} (SANDBOX_PORT).`)
  const [{ port, smtpPort }] = first
  return {
    url: `http://localhost:${port}`,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}
