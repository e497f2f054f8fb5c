import { data, redirect } from 'react-router'
import { PAYOUT_ACCOUNT_FORMS, savePayoutAccount } from '#contract/payout-accounts.ts'
import type { PayoutDestinationKind } from '#contract/payout-destination.ts'
import { tryApi } from '#web/api.ts'
import { answerProof } from '#web/request/answer-proof.server.ts'
import { leaveFlash } from '#web/request/flash.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { PAYOUT_PAGE } from '#web/request/payout-page.ts'

/** The form of /account/payout: saves an account of this kind, or says why not. */
export async function answerPayoutAccount(
  context: PageContext,
  form: FormData,
  { companyId, kind }: { companyId: string; kind: PayoutDestinationKind },
) {
  const answered = await answerProof(form, {
    schema: PAYOUT_ACCOUNT_FORMS[kind],
    name: 'proof',
    save: ({ proof, ...destination }) =>
      tryApi(context, savePayoutAccount, { params: { companyId }, body: { destination, proof } }),
  })
  if (!answered.ok) return data(answered.refusal, { status: answered.status })
  leaveFlash(context, { kind: 'success', code: 'payoutAccount.saved' })
  return redirect(PAYOUT_PAGE, 303)
}
