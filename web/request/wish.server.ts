import { chooseAlerts, getAlerts } from '#contract/alerts.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { followCompany, saveBeer, unfollowCompany, unsaveBeer } from '#contract/saved.ts'
import * as formTexts from '#contract/texts/form.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import { leaveFlash } from './flash.ts'
import { keepCookie, keptCookie } from './own-cookies.ts'
import type { PageContext } from './page-request.ts'
import { malformedForm } from './read-form.ts'
import type { Toast } from './toasts.ts'

/** What a heart, *Seguir* or *Avísame* asks for, and of which beer or brewery. */
type Wish = { verb: Verb; id: string }

const GRANT = {
  save: (context: PageContext, beerId: string) => tryApi(context, saveBeer, { params: { beerId } }),
  tell: tellWhenBack,
  unsave: (context: PageContext, beerId: string) => tryApi(context, unsaveBeer, { params: { beerId } }),
  follow: (context: PageContext, companyId: string) =>
    tryApi(context, followCompany, { params: { companyId } }),
  unfollow: (context: PageContext, companyId: string) =>
    tryApi(context, unfollowCompany, { params: { companyId } }),
}
type Verb = keyof typeof GRANT
const VERBS = Object.keys(GRANT) as Verb[]

/** What is said of a refusal, by its code; of any other, that it did not work. */
const REFUSED: Partial<Record<string, Toast>> = {
  'too-many-saved': 'save.full',
  'too-many-followed': 'save.fullOfBreweries',
  'beer-not-found': 'save.gone',
  'user-not-found': 'save.gone',
}

const WISH_COOKIE = 'wish'
/** Time enough to create an account. */
const KEPT_SECONDS = 3600

/** The wish of a form: a button's name is the verb, its value the id. @throws 400 where there is none */
export function readWish(form: FormData): Wish {
  for (const verb of VERBS) {
    const id = form.get(verb)
    if (typeof id === 'string' && isUuid(id)) return { verb, id }
  }
  throw malformedForm({ save: textOf(formTexts.badId) })
}

/** Grants it to who is logged in; where it is refused, the next page says why. */
export async function grantWish(context: PageContext, { verb, id }: Wish): Promise<void> {
  const answer = await GRANT[verb](context, id)
  if (!answer.ok) leaveFlash(context, { kind: 'error', code: REFUSED[answer.error.code] ?? 'save.failed' })
}

/**
 * Saves a beer that is sold out, and has its buyer mailed of what comes back in stock: to press *Avísame* is to choose that mail
 * (decision 0089). What they chose of the digest stays as it is.
 */
async function tellWhenBack(context: PageContext, beerId: string) {
  const saved = await tryApi(context, saveBeer, { params: { beerId } })
  if (!saved.ok) return saved
  const known = await tryApi(context, getAlerts)
  if (!known.ok) return known
  const { restock, digest, emailVerified } = known.value
  const chosen = restock ? known : await tryApi(context, chooseAlerts, { body: { restock: true, digest } })
  if (chosen.ok) {
    leaveFlash(context, {
      kind: 'success',
      code: emailVerified ? 'save.told' : 'save.toldOnceConfirmed',
    })
  }
  return chosen
}

/** Keeps a visitor's wish until they have logged in. Only a form that they sent leaves one. */
export function leaveWish(context: PageContext, { verb, id }: Wish): void {
  keepCookie(context, WISH_COOKIE, `${verb}.${id}`, KEPT_SECONDS)
}

/** The wish that a visitor left, if any. */
export function leftWish(context: PageContext): Wish | undefined {
  const [name, id = ''] = (keptCookie(context, WISH_COOKIE) ?? '').split('.')
  const verb = VERBS.find((each) => each === name)
  return verb && isUuid(id) ? { verb, id } : undefined
}

/** Grants the wish that was left by who has just logged in; of a seller or an admin it is dropped. */
export async function grantLeftWish(context: PageContext, role: string): Promise<void> {
  const wish = leftWish(context)
  if (!wish) return
  keepCookie(context, WISH_COOKIE, '', 0)
  if (role === 'Person') await grantWish(context, wish)
}
