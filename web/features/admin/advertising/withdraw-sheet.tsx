import { useNavigate } from 'react-router'
import type { Placement } from '#contract/advertising.ts'
import { periodWords } from '#contract/commission-words.ts'
import * as advertisingTexts from '#contract/texts/advertising.ts'
import { useText } from '#web/texts.ts'
import { ReasonSheet } from '#web/ui/reason-sheet.tsx'
import type { PlacementRefusal } from './act-on-placements.server.ts'
import { advertisingAt } from './advertising-address.ts'

type Props = { placement: Placement; refused: PlacementRefusal | undefined }

/** Asks for a reason before something is taken out of the advertising space. */
export function WithdrawSheet({ placement, refused }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const { id, place, name } = placement
  return (
    <ReasonSheet
      title={t(advertisingTexts.withdrawTitle)}
      action={advertisingAt('withdraw', { id })}
      hidden={{ act: 'withdraw', id }}
      submit={t(advertisingTexts.withdraw)}
      failed={
        refused && {
          message: refused.message ?? '',
          wrong: refused.wrong.reason,
          typed: refused.typed.reason ?? '',
        }
      }
      closeTo={advertisingAt()}
      onClose={() => navigate(advertisingAt(), { preventScrollReset: true })}
    >
      <p>
        <strong>
          {t(advertisingTexts.placeNumber, { place })}: {name}. {periodWords(placement)}
        </strong>
        <br />
        {t(advertisingTexts.withdrawLead)}
      </p>
    </ReasonSheet>
  )
}
