import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { isSignInFailure, type SignInStart } from '#server/ports/identity-provider.ts'
import { aSandbox, OIDC_CLIENT } from '#tests/sandbox/a-sandbox.ts'
import { ANA, aBrowser } from '#tests/sandbox/a-sign-in.ts'
import { createOpenIdConnect } from './create-openid-connect.ts'

type Sandbox = Awaited<ReturnType<typeof aSandbox>>

const CALLBACK = 'http://shop.example/api/sign-in/callback'

function aProvider(issuer: string, over: Partial<Parameters<typeof createOpenIdConnect>[0]> = {}) {
  const { clientId, clientSecret } = OIDC_CLIENT
  return createOpenIdConnect({
    issuer,
    clientId,
    clientSecret,
    name: 'Google',
    timeoutMs: 5000,
    ...over,
  })
}

async function begin(provider: ReturnType<typeof aProvider>, again = false): Promise<SignInStart> {
  const started = await provider.start({ again, callback: CALLBACK })
  if (isSignInFailure(started)) throw new Error(`${started.trouble}: ${started.reason}`)
  return started
}

/** Goes through the stand-in's pages as somebody: the query of the way back. */
async function goThrough(address: string, form: Record<string, string> = ANA, browser = aBrowser()) {
  const chooser = await browser.go(new URL(address))
  return (await browser.go(chooser.at, form)).at.searchParams
}

async function queueFault(sandbox: Sandbox, fault: object) {
  expect((await sandbox.call('POST', '/sandbox/identity/faults', fault)).status).toBe(201)
}

test('the way there asks for a code, bound to this browser and this attempt', async () => {
  const sandbox = await aSandbox()
  const { address, secrets } = await begin(aProvider(sandbox.issuer))
  const asked = Object.fromEntries(new URL(address).searchParams)
  expect(address.startsWith(`${sandbox.issuer}/auth?`)).toBe(true)
  expect(asked).toEqual({
    client_id: OIDC_CLIENT.clientId,
    response_type: 'code',
    redirect_uri: 'http://shop.example/api/sign-in/callback',
    scope: 'openid email profile',
    state: secrets.state,
    nonce: secrets.nonce,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  })
  expect(address).not.toContain(secrets.codeVerifier)
  expect(new Set(Object.values(secrets)).size).toBe(4)
})

test('whoever chose an account there is who they say', async () => {
  const sandbox = await aSandbox()
  const provider = aProvider(sandbox.issuer)
  const { address, secrets } = await begin(provider)
  expect(await provider.finish(await goThrough(address), secrets)).toEqual({
    issuer: sandbox.issuer,
    subject: expect.stringMatching(/^\d+$/),
    email: 'ana@example.com',
    emailVerified: true,
    name: 'Ana',
    lastName: 'Pérez',
    authenticatedAt: expect.any(Date),
  })
  const { isVerified: _, ...unverified } = ANA
  const other = await begin(provider)
  expect(await provider.finish(await goThrough(other.address, unverified), other.secrets)).toMatchObject({
    emailVerified: false,
  })
})

test('who proves themself again is asked again, and the token says when', async () => {
  const sandbox = await aSandbox()
  const provider = aProvider(sandbox.issuer)
  const browser = aBrowser()
  const first = await begin(provider)
  await provider.finish(await goThrough(first.address, ANA, browser), first.secrets)
  const second = await begin(provider, true)
  expect(Object.fromEntries(new URL(second.address).searchParams)).toMatchObject({
    prompt: 'login',
    max_age: '0',
  })
  const startedAt = Math.floor(Date.now() / 1000) * 1000
  const person = await provider.finish(await goThrough(second.address, ANA, browser), second.secrets)
  if (isSignInFailure(person)) throw new Error(person.reason)
  expect(person.authenticatedAt!.getTime()).toBeGreaterThanOrEqual(startedAt)
})

test('who cancels there is known to have cancelled', async () => {
  const sandbox = await aSandbox()
  const provider = aProvider(sandbox.issuer)
  const { address, secrets } = await begin(provider)
  const back = await goThrough(address, { choice: 'cancel' })
  expect(await provider.finish(back, secrets)).toEqual({
    trouble: 'cancelled',
    reason: 'the provider said access_denied',
  })
})

test.each(['wrong-nonce', 'wrong-audience', 'wrong-issuer', 'expired', 'unsigned', 'wrong-signature'])(
  'a token with %s proves nobody, and the reason holds no token',
  async (idToken) => {
    const sandbox = await aSandbox()
    const provider = aProvider(sandbox.issuer)
    const { address, secrets } = await begin(provider)
    const back = await goThrough(address)
    await queueFault(sandbox, { idToken })
    const ended = await provider.finish(back, secrets)
    expect(ended).toEqual({ trouble: 'not-proven', reason: expect.stringMatching(/^OAUTH_\w+: .{1,80}$/) })
    expect(JSON.stringify(ended)).not.toContain('eyJ')
  },
)

test('a way back belongs to its own secrets, each of them', async () => {
  const sandbox = await aSandbox()
  const provider = aProvider(sandbox.issuer)
  for (const [secret, trouble] of [
    ['state', 'not-proven'],
    ['nonce', 'not-proven'],
    ['codeVerifier', 'over'],
  ] as const) {
    const [mine, other] = [await begin(provider), await begin(provider)]
    const back = await goThrough(mine.address)
    const mixed = { ...mine.secrets, [secret]: other.secrets[secret] }
    expect(await provider.finish(back, mixed), secret).toMatchObject({ trouble })
  }
})

test('a code is good once', async () => {
  const sandbox = await aSandbox()
  const provider = aProvider(sandbox.issuer)
  const { address, secrets } = await begin(provider)
  const back = await goThrough(address)
  expect(await provider.finish(back, secrets)).toMatchObject({ name: 'Ana' })
  expect(await provider.finish(back, secrets)).toMatchObject({ trouble: 'over' })
})

test('a shop whose secret is wrong signs nobody in', async () => {
  const sandbox = await aSandbox()
  const provider = aProvider(sandbox.issuer, { clientSecret: 'a guess' })
  const { address, secrets } = await begin(provider)
  expect(await provider.finish(await goThrough(address), secrets)).toMatchObject({ trouble: 'not-proven' })
})

test.each([
  { call: 'token', status: 503 },
  { call: 'token', status: 500 },
  { call: 'keys', status: 500 },
  { call: 'token', delayMs: 2000 },
])('a provider that fails on the way back (%j) is down', async (fault) => {
  const sandbox = await aSandbox()
  const provider = aProvider(sandbox.issuer, { timeoutMs: 400 })
  const { address, secrets } = await begin(provider)
  const back = await goThrough(address)
  await queueFault(sandbox, fault)
  expect(await provider.finish(back, secrets)).toMatchObject({ trouble: 'provider-down' })
})

test('a provider that is down when the shop starts is asked again, and only until it has answered', async () => {
  const sandbox = await aSandbox()
  const provider = aProvider(sandbox.issuer)
  await queueFault(sandbox, { call: 'discovery', status: 503, times: 2 })
  expect(await provider.start({ again: false, callback: CALLBACK })).toMatchObject({
    trouble: 'provider-down',
  })
  expect(await provider.start({ again: false, callback: CALLBACK })).toMatchObject({
    trouble: 'provider-down',
  })
  await begin(provider)
  await queueFault(sandbox, { call: 'discovery', status: 503 })
  await begin(provider)
})

test('many who come at once wait for one answer', async () => {
  const sandbox = await aSandbox()
  const provider = aProvider(sandbox.issuer)
  await queueFault(sandbox, { call: 'discovery', delayMs: 100, status: 503 })
  const started = await Promise.all(
    Array.from({ length: 10 }, () => provider.start({ again: false, callback: CALLBACK })),
  )
  expect(started).toEqual(Array(10).fill(expect.objectContaining({ trouble: 'provider-down' })))
})

test('where nobody listens, nobody answers or something else answers, the provider is down or not itself', async () => {
  const server = createServer((_request, response) => response.end('<h1>Hello</h1>'))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  expect(
    await aProvider(`http://127.0.0.1:${port}`).start({ again: false, callback: CALLBACK }),
  ).toMatchObject({
    trouble: 'provider-down',
  })
  expect(await aProvider('http://127.0.0.1:1').start({ again: false, callback: CALLBACK })).toMatchObject({
    trouble: 'provider-down',
  })
  const sandbox = await aSandbox()
  const impostor = sandbox.issuer.replace('localhost', '127.0.0.1')
  expect(await aProvider(impostor).start({ again: false, callback: CALLBACK })).toMatchObject({
    trouble: 'not-proven',
  })
})

test('plain http is spoken with this machine alone', async () => {
  const started = await aProvider('http://id.example').start({ again: false, callback: CALLBACK })
  expect(started).toMatchObject({ reason: expect.stringContaining('OAUTH_HTTP_REQUEST_FORBIDDEN') })
})
