import { data, type LoaderFunctionArgs, redirect, type ServerBuild } from 'react-router'
import { ERRORS, errorBody, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { staffMay } from '#contract/staff-roles.ts'
import { SESSION_ENDED } from '../layout/typed-again/sent-form.ts'
import type { PageHandle } from '../page-handle.ts'
import { withNext } from './own-path.ts'
import { pageNotFound } from './page-not-found.ts'
import { pageRequest } from './page-request.ts'
import { SECOND_FACTOR_PAGE } from './second-factor-page.ts'
import { sessionUser } from './session-user.ts'
import { signedIn } from './signed-in.ts'

type Asked = Pick<LoaderFunctionArgs, 'context' | 'params' | 'url'>
type Run = (args: LoaderFunctionArgs) => unknown
type PageModule = { handle?: unknown; loader?: Run; action?: Run }

/**
 * The built pages, each of which asks who is there before it answers: loader and action alike let in whom the page's handle
 * names, and leave them in `context.get(signedIn)`. Not by middleware of a layout route: what that throws is shown
 * without the root's data, and the 404 would no longer know who reads it.
 * @throws when a page does not say who may open it, or has nothing to ask in
 */
export function guardPages(routes: ServerBuild['routes']): ServerBuild['routes'] {
  const guarded = Object.entries(routes).map(([id, route]) => [
    id,
    route && id !== 'root' ? { ...route, module: guardPage(id, route.module as PageModule) } : route,
  ])
  return Object.fromEntries(guarded)
}

/** One page's module, guarded. @param id how the refusal to start calls it */
export function guardPage<Module extends PageModule>(id: string, module: Module): Module {
  const handle = module.handle as PageHandle | undefined
  if (!handle?.openTo)
    throw new Error(`${id} does not say who may open it: it exports no handle with openTo.`)
  const { loader, action } = module
  if (handle.openTo !== 'everybody' && !loader)
    throw new Error(`${id} is not open to everybody, and has no loader that would ask who is there.`)
  return {
    ...module,
    ...(loader && { loader: asking(handle, handle.openTo, loader) }),
    ...(action && {
      action: whileThemselves(handle, asking(handle, handle.formsOpenTo ?? handle.openTo, action)),
    }),
  }
}

/**
 * No form of any page is taken from an admin who sees the shop as somebody, also where it would keep a cookie and call nothing.
 * @throws the API's refusal
 */
function whileThemselves({ sentWhileSeeing }: PageHandle, run: Run): Run {
  if (sentWhileSeeing) return run
  return async (args) => {
    const user = await sessionUser(args.context)
    if (!user?.seeing) return run(args)
    const refusal = refuse('only-seeing')
    throw data(errorBody(refusal), { status: ERRORS[refusal.refused].status })
  }
}

function asking(handle: PageHandle, openTo: PageHandle['openTo'], run: Run): Run {
  if (openTo === 'everybody') return run
  return async (args) => {
    await letIn(args, handle, openTo)
    return run(args)
  }
}

/**
 * @throws the role-aware 404; to visitors it offers to log in and return. A form that is sent without a session is one
 * whose session ended while it was filled in: its writer is led to log in, told why, and led back. An admin who owes the
 * second factor that the shop requires is led to where they set it up, and from there back
 */
async function letIn({ context, params, url }: Asked, handle: PageHandle, openTo: PageHandle['openTo']) {
  const user = await sessionUser(context)
  if (openTo === 'visitors') {
    if (user) throw pageNotFound()
    return
  }
  const here = url.pathname + url.search
  if (!user && context.get(pageRequest).isForm)
    throw redirect(`${withNext('/login', here)}&${SESSION_ENDED}=1`, 303)
  if (!user || !openTo.includes(user.role)) throw pageNotFound(user ? undefined : here)
  if (user.team && !handle.team?.includes(user.team.role)) throw pageNotFound()
  if (!staffMay(user.staff, handle.staff ?? 'owner')) throw pageNotFound()
  if (user.secondFactorMissing && !handle.beforeSecondFactor)
    throw redirect(withNext(SECOND_FACTOR_PAGE, here), 303)
  if (handle.ownId && !isOwn(params.id, user)) throw pageNotFound()
  context.set(signedIn, user)
}

function isOwn(id: string | undefined, user: SessionUser): boolean {
  return id?.toLowerCase() === user.id
}
