import { useNavigate } from 'react-router'
import type { BreweryClaimDecision } from '#contract/brewery-claim-states.ts'
import type { ListedClaim } from '#contract/brewery-claims.ts'
import * as adminBreweryClaimsTexts from '#contract/texts/admin-brewery-claims.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import { useText } from '#web/texts.ts'
import { type Decision, type NotDone, ReasonSheet } from '#web/ui/reason-sheet.tsx'
import type { DecisionPlace } from '../decision-place.ts'
import { ClaimWords } from './claim-words.tsx'
import { claimsAddress } from './claims-address.ts'

type Props = { claim: ListedClaim; at: DecisionPlace; failed: NotDone | undefined }

/** What somebody shows, what either decision does, and why: two buttons, one for each. */
export function DecideClaimSheet({ claim, at, failed }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const back = claimsAddress({ ...at, decide: '' })
  const decisions: (Decision & { value: BreweryClaimDecision })[] = [
    { value: 'accepted', says: t(adminBreweryClaimsTexts.accept), look: 'primary' },
    { value: 'refused', says: t(adminWords.refuse), look: 'danger' },
  ]
  return (
    <ReasonSheet
      title={t(adminBreweryClaimsTexts.decideNamed, { name: claim.company.company, person: claim.name })}
      action={claimsAddress(at)}
      hidden={{ id: claim.id }}
      hint={t(adminBreweryClaimsTexts.reasonHint)}
      decisions={decisions}
      failed={failed}
      closeTo={back}
      onClose={() => navigate(back, { preventScrollReset: true })}
    >
      <ClaimWords claim={claim} />
      <p className="quiet">{t(adminBreweryClaimsTexts.decideLead)}</p>
    </ReasonSheet>
  )
}
