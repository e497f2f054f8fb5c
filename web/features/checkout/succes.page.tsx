import { leaveBoughtLines } from '../cart/leaving-order.server.ts'
import type { Route } from './+types/succes.page'
import { OutcomePanel } from './outcome-panel.tsx'
import { loadOutcome, settleBeforeLoading } from './settle-before-loading.server.ts'

export const middleware: Route.MiddlewareFunction[] = [settleBeforeLoading, leaveBoughtLines]

/** The provider leads here after an approved payment (the address is the specification's). */
export function loader({ context, url }: Route.LoaderArgs) {
  return loadOutcome(context, url, '/succes')
}

export default function SuccesPage({ loaderData }: Route.ComponentProps) {
  return <OutcomePanel {...loaderData} />
}
