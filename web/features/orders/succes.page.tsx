import { getPurchase } from '#contract/purchases.ts'
import { tryApi } from '#web/api.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { leaveBoughtLines } from '../cart/leaving-order.server.ts'
import type { Route } from './+types/succes.page'
import { BoughtBeers } from './bought-beers.tsx'
import { OutcomePanel } from './outcome-panel.tsx'
import { loadOutcome, settleBeforeLoading } from './settle-before-loading.server.ts'

export const handle: PageHandle = { openTo: ['Person'], takesNoTurn: true }

export const middleware: Route.MiddlewareFunction[] = [settleBeforeLoading, leaveBoughtLines]

/** The provider leads here after an approved payment (the address is the specification's). */
export async function loader({ context }: Route.LoaderArgs) {
  const outcome = loadOutcome(context, '/succes')
  const { orderId, shown } = outcome
  // Without it the page says what it has to say.
  const order =
    orderId && shown === 'approved' ? await tryApi(context, getPurchase, { params: { id: orderId } }) : null
  return { outcome, bought: order?.ok ? order.value : null }
}

export default function SuccesPage({ loaderData: { outcome, bought } }: Route.ComponentProps) {
  return <OutcomePanel {...outcome}>{bought && <BoughtBeers order={bought} />}</OutcomePanel>
}
