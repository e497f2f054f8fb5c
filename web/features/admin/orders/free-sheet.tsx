import { useNavigate } from 'react-router'
import * as adminWorkTexts from '#contract/texts/admin-work.ts'
import { useText } from '#web/texts.ts'
import { type NotDone, ReasonSheet } from '#web/ui/reason-sheet.tsx'
import { type WorkPlace, workAddress } from './work-place.ts'

/** Says what freeing the beers of the chosen order means, with a reason that is written already: one press does it. */
export function FreeSheet({ place, failed }: { place: WorkPlace; failed: NotDone | undefined }) {
  const t = useText()
  const navigate = useNavigate()
  const list = { kind: place.kind, page: place.page }
  return (
    <ReasonSheet
      key={place.free}
      title={t(adminWorkTexts.freeTitle)}
      action={workAddress(place)}
      hidden={{}}
      proposed={t(adminWorkTexts.freeReason)}
      submit={t(adminWorkTexts.free)}
      failed={failed}
      closeTo={workAddress(list)}
      onClose={() => navigate(workAddress(list), { preventScrollReset: true })}
    >
      <p>{t(adminWorkTexts.freeLead)}</p>
    </ReasonSheet>
  )
}
