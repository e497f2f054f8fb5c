import { useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import type { BreweryClaimDecision } from '#contract/brewery-claim-states.ts'
import type { ListedClaim } from '#contract/brewery-claims.ts'
import { REASON_MAX_CHARACTERS } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminTexts from '#contract/texts/admin.ts'
import * as adminBreweryClaimsTexts from '#contract/texts/admin-brewery-claims.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import type { NotDone } from '#web/ui/reason-sheet.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useLive } from '#web/ui/use-live.ts'
import { ClaimWords } from './claim-words.tsx'
import { type ClaimsPlace, claimsAddress } from './claims-place.ts'

type Props = { claim: ListedClaim; at: ClaimsPlace; failed: NotDone | undefined }

/** What somebody shows, what either decision does, and why: two buttons, one for each. */
export function DecideClaimSheet({ claim, at, failed }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const back = claimsAddress({ ...at, decide: '' })
  return (
    <Sheet
      title={t(adminBreweryClaimsTexts.decideNamed, { name: claim.company.company, person: claim.name })}
      closeTo={back}
      onClose={() => navigate(back, { preventScrollReset: true })}
    >
      <DecideForm claim={claim} at={at} failed={failed} />
    </Sheet>
  )
}

function DecideForm({ claim, at, failed }: Props) {
  const t = useText()
  const live = useLive()
  const [typed, setTyped] = useState(failed?.typed ?? '')
  const sending = useNavigation().formData?.get('decision')
  const button = (decision: BreweryClaimDecision) => ({
    ...{ type: 'submit' as const, name: 'decision', value: decision },
    ...{ busy: sending === decision, disabled: live && !typed.trim() },
  })
  return (
    <PostForm action={claimsAddress(at)} noValidate preventScrollReset className="stack gap-4">
      <input type="hidden" name="id" value={claim.id} />
      {failed && (
        <ErrorSummary
          title={t(adminTexts.notDone)}
          errors={[{ ...(failed.wrong && { fieldId: 'reason' }), text: failed.wrong ?? failed.message }]}
        />
      )}
      <ClaimWords claim={claim} />
      <p className="quiet">{t(adminBreweryClaimsTexts.decideLead)}</p>
      <TextArea
        id="reason"
        name="reason"
        label={t(accountWords.reason)}
        hint={t(adminBreweryClaimsTexts.reasonHint)}
        error={failed?.wrong}
        rows={3}
        maxLength={REASON_MAX_CHARACTERS}
        defaultValue={failed?.typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <div className="wrap gap-3">
        <Button {...button('accepted')}>{t(adminBreweryClaimsTexts.accept)}</Button>
        <Button {...button('refused')} look="danger">
          {t(adminWords.refuse)}
        </Button>
      </div>
    </PostForm>
  )
}
