import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import * as adminPersonTexts from '#contract/texts/admin-person.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as profileTexts from '#contract/texts/profile.ts'
import type { Text } from '#contract/texts/text.ts'
import * as viewingTexts from '#contract/texts/viewing.ts'

import { useMay } from '#web/layout/use-may.ts'
import { useText } from '#web/texts.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { EmailWords } from '#web/ui/email-words.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { type Fact, FactList } from '#web/ui/fact-list.tsx'
import type { NotDone } from '#web/ui/reason-sheet.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'
import type { ChosenKind } from '../chosen-person.ts'
import { InactivateSheet } from './inactivate-sheet.tsx'
import styles from './person.module.css'
import { PersonPage } from './person-page.tsx'
import { personPages } from './person-pages.ts'
import type { Asks } from './record-asks.ts'
import { SeeAsSheet } from './see-as-sheet.tsx'
import { StatusCard } from './status-card.tsx'
import type { NotSwitched } from './switch-person.server.ts'

export type FactGroup = { id: string; title: string; facts: Fact[] }

type Props = {
  kind: ChosenKind
  person: { id: string; status: boolean; deleted: boolean }
  name: string
  email: string
  picture: ReactNode
  groups: FactGroup[]
  means: { active: Text; inactive: Text }
  /** What deactivating will do, sentence by sentence. */
  consequences: string[]
  asks: Asks
  refused: NotSwitched | undefined
  notSeen: NotDone | undefined
  /** The shop can be seen as them: they are on, and log in. */
  maySee: boolean
  /** Deactivating them is a way of what waits already: one button does it. */
  isRefusedAbove?: boolean
  /** What waits for an admin about them, above all else. */
  waits?: ReactNode
  /** Beside the audit log: other ways on. */
  ways?: ReactNode
}

/** The record of a buyer or a seller, to be read and switched on or off (specification section 2, Buyer/seller detail). */
export function RecordPage(props: Props) {
  const { kind, person, name, email, picture, groups, means, consequences, refused, waits, ways } = props
  const t = useText()
  const maySee = useMay()('care') && props.maySee
  const toast = useToast()
  const { record: recordAt, audit } = personPages(kind, person.id)
  const askAt = `${recordAt}?inactivate=1`
  const seeAt = `${recordAt}?see=1`
  const asks = props.asks.toInactivate && person.status && !person.deleted
  const failure = refused && t(refused.on ? adminWords.userNotActivated : adminWords.userNotInactivated)

  useEffect(() => {
    if (refused && failure) toast.error(refused.wrong ?? refused.message, { title: failure })
  }, [refused, failure, toast])

  return (
    <PersonPage kind={kind} person={person} title={name} lead={<EmailWords email={email} />}>
      {refused && failure && !asks && (
        <noscript>
          <ErrorSummary title={failure} errors={[{ text: refused.message }]} />
        </noscript>
      )}
      {asks && (
        <InactivateSheet
          {...{ name, consequences, askAt, recordAt }}
          refused={refused?.on ? undefined : refused}
        />
      )}
      {props.asks.toSee && maySee && (
        <SeeAsSheet {...{ name, recordAt }} askAt={seeAt} refused={props.notSeen} />
      )}
      {waits}
      <div className={`stack gap-5 ${styles.columns}`}>
        <aside className={styles.side}>
          <StatusCard {...{ picture, person, means, recordAt }} askAt={props.isRefusedAbove ? null : askAt} />
          <Disclosure title={t(adminWords.waysOn)} look="narrow">
            <p className={`stack gap-2 ${styles.ways}`}>
              {maySee && (
                <Link to={seeAt} preventScrollReset>
                  {t(viewingTexts.seeAs)}
                </Link>
              )}
              {ways}
              <Link to={audit}>{t(adminPersonTexts.audit)}</Link>
            </p>
          </Disclosure>
        </aside>
        <div className={styles.groups}>
          {groups.map(({ id, title, facts }) => (
            <section key={id} className={`stack gap-4 ${styles.group}`} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              <FactList empty={t(profileTexts.empty)} facts={facts} />
            </section>
          ))}
        </div>
      </div>
    </PersonPage>
  )
}
