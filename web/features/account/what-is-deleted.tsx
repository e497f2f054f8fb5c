import type { SessionUser } from '#contract/identity.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as myDataTexts from '#contract/texts/my-data.ts'
import * as teamTexts from '#contract/texts/team.ts'
import { useText } from '#web/texts.ts'
import styles from './my-data.module.css'

/** What a deletion takes away, what it leaves and why. */
export function WhatIsDeleted({ user: { role, team } }: { user: Pick<SessionUser, 'role' | 'team'> }) {
  const t = useText()
  const isBuyer = role === 'Person'
  return (
    <div className={`stack gap-4 ${styles.fates}`}>
      <div>
        <h3>{t(myDataTexts.goes)}</h3>
        <p>{t(isBuyer ? myDataTexts.goesBuyer : team ? teamTexts.goesMember : myDataTexts.goesSeller)}</p>
      </div>
      <div>
        <h3>{t(myDataTexts.stays)}</h3>
        <p>
          {isBuyer
            ? t(myDataTexts.staysBuyer, { name: t(accountWords.deletedAccount) })
            : t(team ? teamTexts.staysMember : myDataTexts.staysSeller)}
        </p>
      </div>
      <p className="quiet">{t(myDataTexts.provider)}</p>
    </div>
  )
}
