import type { PageHandle } from '#web/page-handle.ts'
import { leaveBoughtLines } from '../cart/leaving-order.server.ts'
import type { Route } from './+types/succes.page'
import { OutcomePanel } from './outcome-panel.tsx'
import { loadOutcome, settleBeforeLoading } from './settle-before-loading.server.ts'

export const handle: PageHandle = { openTo: ['Person'], takesNoTurn: true }

export const middleware: Route.MiddlewareFunction[] = [settleBeforeLoading, leaveBoughtLines]

/** The provider leads here after an approved payment (the address is the specification's). */
export function loader({ context }: Route.LoaderArgs) {
  return loadOutcome(context, '/succes')
}

export default function SuccesPage({ loaderData }: Route.ComponentProps) {
  return <OutcomePanel {...loaderData} />
}
