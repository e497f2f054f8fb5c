import type { PayoutRun } from '#contract/payout-runs.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as payoutRunsTexts from '#contract/texts/payout-runs.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import styles from '../payouts.module.css'
import { type RunPlace, runAddress } from './run-address.ts'

/** What can be done with a draft: approved, by whoever may, made anew, dropped. */
export function DraftWays({ run, place }: { run: PayoutRun; place: RunPlace }) {
  const t = useText()
  return (
    <div className="stack gap-3">
      <p>{t(run.needsAnother ? payoutRunsTexts.needsAnother : payoutRunsTexts.afterApproval[run.way])}</p>
      {run.withoutAccount > 0 && (
        <Notice brief>
          <p>{t(payoutRunsTexts.withoutAccount, { count: run.withoutAccount })}</p>
        </Notice>
      )}
      <div className={`row gap-3 ${styles.ways}`}>
        {!run.needsAnother && (
          <LinkButton to={runAddress(run.id, place, { step: 'approve' })} preventScrollReset>
            {t(payoutRunsTexts.approve)}
          </LinkButton>
        )}
        <Disclosure title={t(adminWords.otherActions)} look="narrow">
          <div className="row gap-3">
            <PostForm action={runAddress(run.id)} preventScrollReset>
              <input type="hidden" name="act" value="redraft" />
              <Button type="submit" look="outline">
                {t(payoutRunsTexts.redraft)}
              </Button>
            </PostForm>
            <LinkButton to={runAddress(run.id, place, { step: 'drop' })} look="quiet" preventScrollReset>
              {t(payoutRunsTexts.drop)}
            </LinkButton>
          </div>
        </Disclosure>
      </div>
    </div>
  )
}
