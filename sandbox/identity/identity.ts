import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { comeBackByAnyName } from './come-back-by-any-name.ts'
import { createProvider, type OidcClient } from './create-provider.ts'
import { identityFaults } from './identity-faults.ts'
import { mountProvider } from './mount-provider.ts'
import { openPeople } from './people.ts'
import { signInRoutes } from './sign-in.routes.ts'
import { keepSigningKey } from './signing-key.ts'

const MOUNT_PATH = '/identity'

/**
 * The stand-in for a sign-in provider such as Google. Its issuer is `<publicUrl>/identity`.
 *
 * @param folder for keys and for who has signed in before
 * @param publicUrl where a browser reaches the sandbox, no slash at the end
 * @param forVisitors a browser reaches sandbox and shop by any name that this machine has in its network
 */
export function identity(folder: string, client: OidcClient, publicUrl: string, forVisitors: boolean) {
  const people = openPeople(folder)
  const signingKey = keepSigningKey(folder)
  const provider = createProvider(publicUrl + MOUNT_PATH, client, people, signingKey)
  if (forVisitors) comeBackByAnyName(provider)
  const faults = identityFaults(provider, signingKey)

  const routes = new Hono<{ Bindings: HttpBindings }>({ strict: false })
  routes.route('/', faults.routes)
  routes.route(MOUNT_PATH, signInRoutes(provider, people))
  routes.all(`${MOUNT_PATH}/*`, mountProvider(provider, MOUNT_PATH, forVisitors))

  return { routes, issuer: provider.issuer, close: people.close }
}
