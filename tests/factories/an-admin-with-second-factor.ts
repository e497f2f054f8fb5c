import { eq } from 'drizzle-orm'
import { verifications } from '#database/schema.ts'
import type { Services } from '#server/services.ts'
import { cookieHeader, sendJson } from '#tests/http/send-json.ts'
import { shownCode } from './an-authenticator.ts'
import { aLoggedInAdmin, PASSWORD } from './logged-in-people.ts'

/** An admin who has set up an authenticator, logged in in the browser in which they did. */
export async function anAdminWithSecondFactor(services: Services) {
  const admin = await aLoggedInAdmin(services)
  const begun = await admin.send('POST', '/account/second-factor', { currentPassword: PASSWORD })
  const { key } = begun.body as { key: string }
  const confirmed = await admin.send('PUT', '/account/second-factor', { code: shownCode(key) })
  const { backupCodes } = confirmed.body as { backupCodes: string[] }
  // As if that had been a while ago: the code of the moment may be used.
  await services.db
    .delete(verifications)
    .where(eq(verifications.identifier, `second-factor-used:${admin.id}`))
  return { ...admin, key, backupCodes, ...logInSteps(services, admin.email) }
}

/** Both steps of a log-in in a browser of its own. */
export function logInSteps(services: Services, email: string) {
  const start = async (password = PASSWORD) => {
    const answer = await sendJson(services, 'POST', '/login', { body: { email, password } })
    const headers = cookieHeader(answer.cookies)
    return {
      ...answer,
      finish: (proof: { code: string } | { backupCode: string }, from?: string) =>
        sendJson(services, 'POST', '/login/second-factor', { body: proof, headers, ...(from && { from }) }),
    }
  }
  return { startLogIn: start }
}
