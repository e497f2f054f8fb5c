import { distinct, type Secret } from './secret.ts'

/** Settings that are a secret as a whole. */
const SECRET_NAME = /SECRET|TOKEN|PASSWORD|ACCESS_KEY|PAYOUTS?_KEY/
/** Settings that are an address, in which a password may stand. */
const ADDRESS_NAME = /_URL$|_ENDPOINT$|_ISSUER$/

/** The secrets among settings: whole ones (SESSION_SECRET) and passwords in addresses (DATABASE_URL). */
export function secretsOfSettings(settings: Record<string, string | undefined>): Secret[] {
  return distinct(
    Object.entries(settings).flatMap(([name, value = '']) => {
      if (SECRET_NAME.test(name)) return [{ what: name, value }]
      const password = ADDRESS_NAME.test(name) && URL.canParse(value) ? new URL(value).password : ''
      return [password, decodeURIComponent(password)].map((one) => ({
        what: `password of ${name}`,
        value: one,
      }))
    }),
  )
}
