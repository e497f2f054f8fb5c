import { randomBytes } from 'node:crypto'
import { symmetricEncrypt } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { twoFactors, users } from '#database/schema.ts'
import { makeBackupCodes, sealBackupCodes } from '#server/features/identity/second-factor/backup-codes.ts'
import { base32 } from '#server/features/identity/second-factor/base32.ts'
import type { Services } from '#server/services.ts'
import { cookieHeader, sendJson } from '#tests/http/send-json.ts'
import { aLoggedInAdmin, PASSWORD } from './logged-in-people.ts'

/** Turns the second factor of a user on, as if they had set it up a while ago. `key` is their authenticator's. */
export async function giveSecondFactor({ db, env }: Pick<Services, 'db' | 'env'>, userId: string) {
  const secret = randomBytes(12).toString('hex')
  const backupCodes = makeBackupCodes()
  await db.insert(twoFactors).values({
    userId,
    secret: await symmetricEncrypt({ key: env.sessionSecret, data: secret }),
    backupCodes: await sealBackupCodes(env.sessionSecret, backupCodes),
  })
  await db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, userId))
  return { key: base32(Buffer.from(secret)), backupCodes }
}

/** An admin who has one, logged in in one browser. */
export async function anAdminWithSecondFactor(services: Services) {
  const admin = await aLoggedInAdmin(services)
  const factor = await giveSecondFactor(services, admin.id)
  return {
    ...admin,
    ...factor,
    /** Begins a log-in in a browser of its own, which `finish` may end. */
    startLogIn: async (password = PASSWORD) => {
      const answer = await sendJson(services, 'POST', '/login', { body: { email: admin.email, password } })
      const headers = cookieHeader(answer.cookies)
      return {
        ...answer,
        finish: (proof: { code: string } | { backupCode: string }, from?: string) =>
          sendJson(services, 'POST', '/login/second-factor', { body: proof, headers, ...(from && { from }) }),
      }
    },
  }
}
