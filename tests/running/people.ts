import { aBuyerForm, aCompanyForm } from '#tests/factories/sign-up-forms.ts'
import { aBeerForm } from '#tests/robustness/a-beer-form.ts'
import { send } from './send.ts'

export type Session = { cookie: string }
/** Where they are: a shop that runs. */
type Shop = { port: number }

/** Calls the API with JSON as a program would. @throws what it answered, unless it took it */
export async function call<Value>(
  shop: Shop,
  method: string,
  path: string,
  body?: unknown,
  session?: Session,
): Promise<Value> {
  const answer = await send(shop.port, {
    method,
    path: `/api${path}`,
    headers: { 'content-type': 'application/json', ...session },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${answer.body}`)
  return JSON.parse(answer.body)
}

/** The session of somebody who has an account. */
export async function logIn(shop: Shop, { email, password }: Record<string, unknown>) {
  const answer = await send(shop.port, {
    method: 'POST',
    path: '/api/login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const cookies = [answer.headers['set-cookie'] ?? []].flat()
  return { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') }
}

/** A buyer who has just signed up and in. */
export async function aSignedInBuyer(shop: Shop, email = 'maria@correo.example'): Promise<Session> {
  const form = aBuyerForm({ email })
  await call(shop, 'POST', '/user', form)
  return logIn(shop, form)
}

/** A seller with a beer on sale. */
export async function aSignedInSeller(shop: Shop): Promise<{ session: Session; beerId: string }> {
  const form = aCompanyForm()
  await call(shop, 'POST', '/company', form)
  const session = await logIn(shop, form)
  const { id } = await call<{ id: string }>(shop, 'POST', '/product', aBeerForm(), session)
  return { session, beerId: id }
}

/** The cookie of an adult who has passed the age gate. */
export async function anAdult(shop: Shop): Promise<Session> {
  const answer = await send(shop.port, {
    method: 'POST',
    path: '/?index',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'birthDay=1990-05-17',
  })
  const [cookie] = [answer.headers['set-cookie'] ?? []].flat()
  return { cookie: cookie!.split(';')[0]! }
}
