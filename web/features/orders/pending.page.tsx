import type { PageHandle } from '#web/page-handle.ts'
import { leaveBoughtLines } from '../cart/leaving-order.server.ts'
import type { Route } from './+types/pending.page'
import { OutcomePanel } from './outcome-panel.tsx'
import { loadOutcome, settleBeforeLoading } from './settle-before-loading.server.ts'

export const handle: PageHandle = { openTo: ['Person'], takesNoTurn: true }

export const middleware: Route.MiddlewareFunction[] = [settleBeforeLoading, leaveBoughtLines]

/** The provider leads here while a payment is on its way: the cart stays as it is. */
export function loader({ context }: Route.LoaderArgs) {
  return loadOutcome(context, '/pending')
}

export default function PendingPage({ loaderData }: Route.ComponentProps) {
  return <OutcomePanel {...loaderData} />
}
