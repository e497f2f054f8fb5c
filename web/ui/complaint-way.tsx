import { Link } from 'react-router'
import type { ComplaintState as State } from '#contract/complaint-states.ts'
import * as complaintTexts from '#contract/texts/complaint.ts'
import { useText } from '#web/texts.ts'
import { ComplaintState } from './complaint-state.tsx'

/** From a parcel to what its buyer complains of, for whoever settles or decides it. */
export function ComplaintWay({ to, state, reader }: { to: string; state: State; reader?: 'brewery' }) {
  const t = useText()
  return (
    <p className="row gap-3">
      <Link to={to}>{t(complaintTexts.seeComplaint)}</Link>
      <ComplaintState state={state} reader={reader} />
    </p>
  )
}
