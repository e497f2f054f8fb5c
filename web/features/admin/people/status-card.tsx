import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminPersonTexts from '#contract/texts/admin-person.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import type { Text } from '#contract/texts/text.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import styles from './person.module.css'

type Props = {
  picture: ReactNode
  person: { status: boolean; deleted: boolean }
  /** What each state means for this person. */
  means: { active: Text; inactive: Text }
  /** This page's address, and where it asks before it deactivates; null: the page has that button already. */
  recordAt: string
  askAt: string | null
}

/** How somebody looks, whether they are active and what that means, and the button that changes it (specification section 2). */
export function StatusCard({ picture, person: { status, deleted }, means, recordAt, askAt }: Props) {
  const t = useText()
  const isActivating = useNavigation().formData?.get('status') === 'true'
  return (
    <section className={styles.card} aria-labelledby="status">
      {picture}
      <h2 id="status" className="visually-hidden">
        {t(accountWords.state)}
      </h2>
      {deleted ? (
        <>
          <p className={styles.status}>
            <StatusWord tone="over">{t(accountWords.deletedAccount)}</StatusWord>
          </p>
          <p className={`quiet ${styles.quiet}`}>{t(adminPersonTexts.isDeleted)}</p>
        </>
      ) : (
        <>
          <p className={styles.status}>
            <StatusWord tone={status ? 'good' : 'bad'}>
              <Spoken text={status ? adminWords.active : adminWords.inactive} />
            </StatusWord>
          </p>
          <p className={`quiet ${styles.quiet}`}>{t(status ? means.active : means.inactive)}</p>
          {status ? (
            askAt && (
              <IfMay what="care">
                <LinkButton to={askAt} look="outline" size="small" preventScrollReset>
                  <Spoken text={adminWords.inactivate} />
                </LinkButton>
              </IfMay>
            )
          ) : (
            <IfMay what="care">
              <PostForm action={recordAt} preventScrollReset>
                <input type="hidden" name="status" value="true" />
                <Button type="submit" wide busy={isActivating}>
                  <Spoken text={adminWords.activate} />
                </Button>
              </PostForm>
            </IfMay>
          )}
        </>
      )}
    </section>
  )
}
