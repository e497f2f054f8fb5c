import type { ProvenPerson, SignInFailure } from '#server/ports/identity-provider.ts'
import type { Services } from '#server/services.ts'
import type { TestDatabase } from '#tests/database/test-database.ts'
import { aVisitor } from '#tests/http/a-visitor.ts'
import { anIdentityProvider, aProvenPerson } from './an-identity-provider.ts'
import { makeTestServices } from './services.ts'

/** A shop with a sign-in provider in memory, and people in front of it. */
export function aShopWithProvider(
  database: Pick<TestDatabase, 'db' | 'pool'>,
  settings: Record<string, string> = {},
  parts: Partial<Services> = {},
) {
  const identity = anIdentityProvider()
  const services = makeTestServices(database, settings, { identityProvider: identity.provider, ...parts })

  /** A browser goes through the provider as somebody: where the shop leads it then. */
  async function signIn(
    person: ProvenPerson | SignInFailure,
    {
      visitor = aVisitor(services),
      query = '',
    }: { visitor?: ReturnType<typeof aVisitor>; query?: string } = {},
  ) {
    const started = await visitor.go(`/api/sign-in/start${query}`)
    const answer = await visitor.go(identity.wayBack(started.location, person))
    return { visitor, answer, location: answer.location }
  }

  return { services, identity, signIn }
}

/** A buyer who came through the provider once, and the browser in which they are still logged in. */
export async function aKnownPerson({ signIn }: Pick<ReturnType<typeof aShopWithProvider>, 'signIn'>) {
  const person = aProvenPerson()
  const { visitor } = await signIn(person)
  const { body } = await visitor.post('/api/sign-in/buyer')
  return { person, id: body.id as string, visitor }
}
