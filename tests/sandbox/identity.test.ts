import * as openid from 'openid-client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aSandbox, OIDC_CLIENT } from './a-sandbox.ts'
import { ANA, aBrowser, aShop, signIn } from './a-sign-in.ts'

// The first of the file: what the library has to say, it says once a process.
test('nothing is printed, from the start to a refused code', async () => {
  const printed: unknown[] = []
  for (const method of ['log', 'info', 'warn', 'error'] as const) {
    const spy = vi.spyOn(console, method).mockImplementation((...line) => printed.push(line))
    onTestFinished(() => spy.mockRestore())
  }
  const sandbox = await aSandbox()
  await signIn(sandbox.issuer)
  const { clientId, clientSecret } = OIDC_CLIENT
  const refused = await fetch(`${sandbox.issuer}/token`, {
    method: 'POST',
    headers: { origin: 'http://shop.example' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: 'no code of ours',
      redirect_uri: OIDC_CLIENT.redirectUris[0]!,
      client_id: clientId,
      client_secret: clientSecret,
    }),
  })
  expect(refused.status).toBe(400)
  await fetch(`${sandbox.issuer}/auth`)
  await fetch(`${sandbox.issuer}/nowhere`)
  expect(printed).toEqual([])
})

test('the provider says what it is under its issuer, whatever the address it is asked by', async () => {
  const sandbox = await aSandbox()
  const described = (await aShop(sandbox.issuer)).config.serverMetadata()
  expect(described).toMatchObject({
    issuer: `${sandbox.url}/identity`,
    authorization_endpoint: `${sandbox.url}/identity/auth`,
    token_endpoint: `${sandbox.url}/identity/token`,
    jwks_uri: `${sandbox.url}/identity/jwks`,
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    response_types_supported: ['code'],
    scopes_supported: ['openid', 'email', 'profile'],
  })
  const byNumber = await fetch(`http://127.0.0.1:${sandbox.port}/identity/.well-known/openid-configuration`)
  expect(await byNumber.json()).toMatchObject({ token_endpoint: described.token_endpoint })
})

test('behind another address, pages and calls have that address', async () => {
  const sandbox = await aSandbox({ publicUrl: 'https://sandbox.example/outside' })
  const answer = await fetch(`http://127.0.0.1:${sandbox.port}/identity/.well-known/openid-configuration`)
  expect(await answer.json()).toMatchObject({
    issuer: 'https://sandbox.example/outside/identity',
    jwks_uri: 'https://sandbox.example/outside/identity/jwks',
  })
})

test('somebody new signs in: the shop hears who it is from the ID token', async () => {
  const sandbox = await aSandbox()
  const shop = await aShop(sandbox.issuer)
  const { goesTo, finish } = await shop.begin()
  const browser = aBrowser()
  const chooser = await browser.go(goesTo)
  expect(chooser.html).toContain('Choose an account')
  expect(chooser.html).toContain('to go on to shop.example')

  const before = Math.floor(Date.now() / 1000)
  const { at } = await browser.go(chooser.at, ANA)
  expect(at.href).toMatch(`${OIDC_CLIENT.redirectUris[0]}?code=`)
  const claims = await finish(at)
  expect(claims).toMatchObject({
    iss: sandbox.issuer,
    aud: OIDC_CLIENT.clientId,
    sub: expect.stringMatching(/^1\d{20}$/),
    email: 'ana@example.com',
    email_verified: true,
    given_name: 'Ana',
    family_name: 'Pérez',
    name: 'Ana Pérez',
  })
  expect(claims.auth_time).toBeGreaterThanOrEqual(before)
  expect(claims).not.toHaveProperty('picture')
})

test.each([
  ['in the header', openid.ClientSecretBasic],
  ['in the form', openid.ClientSecretPost],
])('the shop may show its secret %s; a wrong one is refused', async (_where, method) => {
  const sandbox = await aSandbox()
  const browser = aBrowser()
  async function signInWith(secret: string) {
    const { goesTo, finish } = await (await aShop(sandbox.issuer, method(secret))).begin()
    return finish((await browser.go((await browser.go(goesTo)).at, ANA)).at)
  }
  expect(await signInWith(OIDC_CLIENT.clientSecret)).toMatchObject({ given_name: 'Ana' })
  await expect(signInWith('a guess')).rejects.toMatchObject({ status: 401 })
})

test('who was here before is offered, is asked again all the same, and stays the same after a restart', async () => {
  const first = await aSandbox()
  const before = await signIn(first.issuer)
  const keysBefore = await (await fetch(`${first.issuer}/jwks`)).json()
  await first.close()

  const second = await aSandbox({ dataDir: first.dataDir })
  expect(await (await fetch(`${second.issuer}/jwks`)).json()).toEqual(keysBefore)
  const shop = await aShop(second.issuer)
  const browser = aBrowser()
  for (const again of ['once', 'and once more in the same browser']) {
    const { goesTo, finish } = await shop.begin()
    const chooser = await browser.go(goesTo)
    expect(chooser.html, again).toContain('value="ana@example.com"')
    const { at } = await browser.go(chooser.at, { account: 'ana@example.com' })
    const { sub, name } = await finish(at)
    expect({ sub, name }).toEqual({ sub: before.sub, name: 'Ana Pérez' })
  }
  // Another person in the browser in which Ana has just signed in.
  const { goesTo, finish } = await shop.begin()
  const { at } = await browser.go((await browser.go(goesTo)).at, { account: 'bruno.sosa@mail.example' })
  const bruno = await finish(at)
  expect(bruno).toMatchObject({ given_name: 'Bruno', email_verified: false })
  expect(bruno.sub).not.toBe(before.sub)
})

test('an e-mail is verified only for who says so; people with one name have no last name', async () => {
  const sandbox = await aSandbox()
  const { isVerified: _, ...unverified } = ANA
  const claims = await signIn(sandbox.issuer, { ...unverified, lastName: ' ' })
  expect(claims).toMatchObject({ email: 'ana@example.com', email_verified: false, name: 'Ana' })
  expect(claims).not.toHaveProperty('family_name')
  // What was said last counts, and it is still the same person.
  const verified = await signIn(sandbox.issuer)
  expect(verified).toMatchObject({ email_verified: true, family_name: 'Pérez', sub: claims.sub })
})

test('two sign-ins under way in one browser do not disturb each other', async () => {
  const sandbox = await aSandbox()
  const shop = await aShop(sandbox.issuer)
  const browser = aBrowser()
  const [one, other] = [await shop.begin(), await shop.begin()]
  const [oneChooser, otherChooser] = [await browser.go(one.goesTo), await browser.go(other.goesTo)]
  const back = await browser.go(oneChooser.at, ANA)
  const otherBack = await browser.go(otherChooser.at, { account: 'lucia.ferreyra@mail.example' })
  expect(await one.finish(back.at)).toMatchObject({ given_name: 'Ana' })
  expect(await other.finish(otherBack.at)).toMatchObject({ given_name: 'Lucía', email_verified: true })
})

test('Cancel leads back to the shop with access_denied, whatever stands in the form', async () => {
  const sandbox = await aSandbox()
  const { goesTo, finish } = await (await aShop(sandbox.issuer)).begin()
  const browser = aBrowser()
  const chooser = await browser.go(goesTo)
  const { at } = await browser.go(chooser.at, { ...ANA, choice: 'cancel' })
  expect(at.searchParams.get('error')).toBe('access_denied')
  await expect(finish(at)).rejects.toMatchObject({ error: 'access_denied' })
  expect((await browser.go(chooser.at)).status).toBe(400)
  expect((await browser.go(goesTo)).html).not.toContain('ana@example.com')
})

test('what is typed wrong is told beside its field, and the rest stays', async () => {
  const sandbox = await aSandbox()
  const browser = aBrowser()
  const chooser = await browser.go((await (await aShop(sandbox.issuer)).begin()).goesTo)
  const wrong = { choice: 'continue', email: 'ana@', firstName: '', lastName: '<b>Pérez' }
  const { status, html } = await browser.go(chooser.at, wrong)
  expect(status).toBe(422)
  expect(html).toContain('E-mail is not an address such as ana@mail.example.')
  expect(html).toContain('First name is missing.')
  expect(html).toContain('value="&lt;b&gt;Pérez"')
  expect(html).toContain('value="ana@"')
  expect((await browser.go(chooser.at, { account: 'nobody@mail.example' })).status).toBe(422)
  expect((await browser.go(chooser.at, ANA)).at.host).toBe('shop.example')
})

test('a page lists who has an account, and the sandbox leads to it', async () => {
  const sandbox = await aSandbox()
  const { sub } = await signIn(sandbox.issuer)
  expect(await (await fetch(sandbox.url)).text()).toContain('href="/identity"')
  const accounts = await (await fetch(`${sandbox.url}/identity`)).text()
  for (const shown of ['Ana Pérez', 'ana@example.com', sub, 'bruno.sosa@mail.example', 'e-mail not verified'])
    expect(accounts).toContain(shown)
})

test('login_hint puts who is expected first, or into the form', async () => {
  const sandbox = await aSandbox()
  const shop = await aShop(sandbox.issuer)
  const asked = async (login_hint: string) =>
    (await aBrowser().go((await shop.begin({ login_hint })).goesTo)).html
  const known = await asked('Bruno.Sosa@mail.example')
  expect(known.indexOf('bruno.sosa@')).toBeLessThan(known.indexOf('lucia.ferreyra@'))
  expect(known).toContain('class="account main" name="account" value="bruno.sosa@mail.example"')
  expect(await asked('new@mail.example')).toMatch(/name="email"[^>]*value="new@mail.example"/)
})

test('signing in once more is possible on demand, and never happens in silence', async () => {
  const sandbox = await aSandbox()
  const shop = await aShop(sandbox.issuer)
  const browser = aBrowser()
  for (const [name, value] of [
    ['prompt', 'login'],
    ['prompt', 'select_account'],
    ['prompt', 'login consent'],
    ['max_age', '0'],
  ] as const) {
    const { goesTo, finish } = await shop.begin({ [name]: value })
    const chooser = await browser.go(goesTo)
    expect(chooser.html).toContain('Choose an account')
    const claims = await finish((await browser.go(chooser.at, ANA)).at, { maxAge: 60 })
    expect(claims.auth_time).toBeGreaterThan(Date.now() / 1000 - 60)
  }
  const { at } = await browser.go((await shop.begin({ prompt: 'none' })).goesTo)
  expect(at.searchParams.get('error')).toBe('login_required')
})

test('nobody is sent anywhere but to the shop, and not without PKCE', async () => {
  const sandbox = await aSandbox()
  const shop = await aShop(sandbox.issuer)
  const elsewhere = await aBrowser().go(
    (await shop.begin({ redirect_uri: 'http://elsewhere.example/api/sign-in/callback' })).goesTo,
  )
  expect(elsewhere).toMatchObject({ status: 400, at: { host: new URL(sandbox.url).host } })
  expect(elsewhere.html).toContain('This sign-in cannot go on')
  expect(elsewhere.html).toContain('redirect_uri')
  expect((await aBrowser().go((await shop.begin({ client_id: 'another' })).goesTo)).status).toBe(400)

  const { goesTo } = await shop.begin()
  goesTo.searchParams.delete('code_challenge')
  goesTo.searchParams.delete('code_challenge_method')
  const { at } = await aBrowser().go(goesTo)
  expect(at.searchParams.get('error')).toBe('invalid_request')
  expect(at.searchParams.get('error_description')).toContain('PKCE')
})

test('a code is worth one token, and only with its verifier', async () => {
  const sandbox = await aSandbox()
  const shop = await aShop(sandbox.issuer)
  const browser = aBrowser()
  const { goesTo, finish } = await shop.begin()
  const { at } = await browser.go((await browser.go(goesTo)).at, ANA)
  const otherVerifier = { pkceCodeVerifier: openid.randomPKCECodeVerifier() }
  await expect(finish(at, otherVerifier)).rejects.toMatchObject({ error: 'invalid_grant' })
  expect(await finish(at)).toMatchObject({ given_name: 'Ana' })
  await expect(finish(at)).rejects.toMatchObject({ error: 'invalid_grant' })
})

test('the page of a sign-in is for the browser that began it', async () => {
  const sandbox = await aSandbox()
  const { at } = await aBrowser().go((await (await aShop(sandbox.issuer)).begin()).goesTo)
  const stranger = aBrowser()
  for (const form of [undefined, ANA]) expect((await stranger.go(at, form)).status).toBe(400)
})

test.each([
  ['wrong-nonce', 'nonce'],
  ['wrong-audience', 'aud'],
  ['wrong-issuer', 'iss'],
  ['expired', 'exp'],
  ['unsigned', 'alg'],
])('on demand it answers an ID token that is %s, which a client refuses', async (idToken, about) => {
  const sandbox = await aSandbox()
  const queued = await sandbox.call('POST', '/sandbox/identity/faults', { idToken })
  expect(queued).toMatchObject({ status: 201, body: { faults: [{ idToken, times: 1 }] } })
  await expect(signIn(sandbox.issuer)).rejects.toMatchObject({
    cause: { message: expect.stringContaining(`"${about}"`) },
  })
  expect(await signIn(sandbox.issuer)).toMatchObject({ given_name: 'Ana' })
})

test('on demand an ID token is signed wrong, which its key shows', async () => {
  const sandbox = await aSandbox()
  const shop = await aShop(sandbox.issuer)
  // Over TLS a client may leave the signature alone; this one looks.
  openid.enableNonRepudiationChecks(shop.config)
  const browser = aBrowser()
  const back = async () => {
    const { goesTo, finish } = await shop.begin()
    return finish((await browser.go((await browser.go(goesTo)).at, ANA)).at)
  }
  await sandbox.call('POST', '/sandbox/identity/faults', { idToken: 'wrong-signature' })
  await expect(back()).rejects.toMatchObject({ cause: { message: 'JWT signature verification failed' } })
  expect(await back()).toMatchObject({ given_name: 'Ana' })
})

test('on demand its calls fail or come late, as often as asked', async () => {
  const sandbox = await aSandbox()
  const fault = (body: object) => sandbox.call('POST', '/sandbox/identity/faults', body)
  await fault({ status: 503, times: 2, call: 'discovery' })
  for (let call = 1; call <= 2; call++) await expect(aShop(sandbox.issuer)).rejects.toThrow()
  await fault({ status: 500, call: 'token' })
  await expect(signIn(sandbox.issuer)).rejects.toThrow()
  expect(await signIn(sandbox.issuer)).toMatchObject({ given_name: 'Ana' })

  await fault({ delayMs: 150, call: 'keys' })
  const startedAt = performance.now()
  expect((await fetch(`${sandbox.issuer}/jwks`)).status).toBe(200)
  expect(performance.now() - startedAt).toBeGreaterThan(140)

  await fault({ status: 503, times: 9 })
  expect((await sandbox.call('DELETE', '/sandbox/identity/faults')).body).toEqual({ faults: [] })
  await aShop(sandbox.issuer)
  for (const wrong of [{ delay: 1 }, { idToken: 'stolen' }, { call: 'auth' }])
    expect((await fault(wrong)).status).toBe(400)
})
