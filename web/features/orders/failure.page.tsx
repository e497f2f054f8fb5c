import type { PageHandle } from '#web/page-handle.ts'
import { leaveBoughtLines } from '../cart/leaving-order.server.ts'
import type { Route } from './+types/failure.page'
import { OutcomePanel } from './outcome-panel.tsx'
import { loadOutcome, settleBeforeLoading } from './settle-before-loading.server.ts'

export const handle: PageHandle = { openTo: ['Person'], takesNoTurn: true }

export const middleware: Route.MiddlewareFunction[] = [settleBeforeLoading, leaveBoughtLines]

/** The provider leads here after a rejected payment, or when the buyer turned back. */
export function loader({ context }: Route.LoaderArgs) {
  return loadOutcome(context, '/failure')
}

export default function FailurePage({ loaderData }: Route.ComponentProps) {
  return <OutcomePanel {...loaderData} />
}
