import { mkdirSync } from 'node:fs'
import { connectDatabase } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { REAL_FRANKFURTER } from '#server/adapters/frankfurter/create-frankfurter.ts'
import type { Env, Settings } from '#server/settings/env.ts'
import { backUpBeforeMigrating } from './back-up-before-migrating.ts'
import { fillDemoShop } from './fill-demo-shop.ts'
import { keepSecrets } from './keep-secrets.ts'
import { printWelcome } from './print-welcome.ts'
import { isOpenedByAnyName, startStandIns } from './start-stand-ins.ts'

/** What the processes that serve a shop are told: the settings that were filled in, and where its database is. */
export type PreparedShop = {
  filledIn: Omit<Settings, keyof Env> & Pick<Env, 'oidc'>
  connectionString: string
  /** Which of several processes it is that is told so, from 1; one that follows another has its number. */
  processNumber?: number
  /** Of several processes: where the one listens that does the work of the desk, and whether this is it. */
  desk?: { socketPath: string; isHere: boolean }
}

/**
 * What happens once for a shop, however many processes serve it: database, migrations, stand-ins, demo.
 * @param onStarted is handed how to end each thing, as soon as it has been started
 */
export async function prepareShop(
  env: Env,
  onStarted: (end: () => Promise<unknown>) => void,
): Promise<{ shop: PreparedShop; welcome(): void }> {
  mkdirSync(env.DATA_DIR, { recursive: true })
  const secrets = keepSecrets(env.DATA_DIR)
  const publicUrl = env.PUBLIC_URL ?? new URL(`http://localhost:${env.PORT}`).origin
  const database = await connectDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    poolSize: 2,
  })
  onStarted(database.close)
  await backUpBeforeMigrating(database, env.DATA_DIR)
  await migrateDatabase(database.pool)
  const standIns = env.usesSandbox ? await startStandIns(env, secrets, publicUrl) : undefined
  if (standIns) onStarted(standIns.stop)
  const signIns = env.demoShop ? await fillDemoShop(database.db, env.DATA_DIR) : undefined
  const filledIn = {
    publicUrl,
    sessionSecret: env.SESSION_SECRET ?? secrets.sessionSecret,
    payoutKeys: env.PAYOUT_KEY ?? [secrets.payoutKey],
    mercadoPago: {
      baseUrl: env.MERCADO_PAGO_BASE_URL ?? standIns!.url,
      accessToken: env.MERCADO_PAGO_ACCESS_TOKEN ?? secrets.accessToken,
      webhookSecret: env.MERCADO_PAGO_WEBHOOK_SECRET ?? secrets.webhookSecret,
    },
    smtpUrl: env.SMTP_URL ?? standIns!.smtpUrl,
    oidc: env.oidc ?? standIns?.oidc,
    // Who pays nobody real is told no real rate, unless they ask for it.
    frankfurterUrl:
      env.FRANKFURTER_URL ?? (env.MERCADO_PAGO_BASE_URL ? REAL_FRANKFURTER : standIns!.frankfurterUrl),
  }
  const inNetwork = isOpenedByAnyName(env) ? env.PORT : undefined
  return {
    shop: { filledIn, connectionString: database.connectionString },
    welcome: () => printWelcome({ publicUrl, inNetwork, standIns, signIns }),
  }
}
