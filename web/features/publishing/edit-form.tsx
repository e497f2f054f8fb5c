import type { ReactNode } from 'react'
import type { BeerDetail } from '#contract/catalogue.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as beerEditTexts from '#contract/texts/beer-edit.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { StatusSelect } from '#web/ui/status-select.tsx'
import { BeerForm, type BeerFormProps } from './beer-form.tsx'
import { type BeerValues, valuesOf } from './beer-values.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import styles from './edit-form.module.css'
import type { ChangedField } from './merge-edits.ts'

/** What to tell who edited a beer that somebody else saved meanwhile. */
export type Conflict = { message: string; current: BeerDetail; values: BeerValues; changed: ChangedField[] }

type Props = Pick<BeerFormProps, 'action' | 'result' | 'message' | 'card' | 'question'> & {
  /** Its seller's form, or an admin's, who brings a switch and notes of their own. */
  of?: 'old' | 'admins'
  status?: BeerFormProps['status']
  notes?: ReactNode
  /** As it was when the page came. */
  beer: BeerDetail
  today: string
  /** Why the administration blocked it, if it said so. */
  blockedFor?: string | null
  conflict: Conflict | undefined
}

/** The form of a beer that there is. What it showed travels along, so that nobody's change is lost unseen. */
export function EditForm(props: Props) {
  const { beer: atFirst, today, blockedFor = null, conflict, of = 'old', status, notes, ...rest } = props
  const t = useText()
  const beer = conflict?.current ?? atFirst
  const { onHand = beer.stock, held = 0, blocked, edition = 1, labelSeed = beer.id } = beer
  const shown = valuesOf(beer)
  const now = { editionShown: `${edition}`, stockShown: `${onHand}`, shown: JSON.stringify(shown) }
  const hidden = { ...now, ...shownBefore(rest.result, Object.keys(now)) }
  return (
    <>
      {conflict && <ChangedMeanwhile {...conflict} key={edition} />}
      {notes ?? <SaleNotes beer={beer} blockedFor={blockedFor} />}
      <BeerForm
        key={`${beer.id} ${hidden.editionShown}`}
        of={of}
        {...rest}
        submit={accountWords.saveChanges}
        failed={beerEditTexts.failed}
        values={conflict?.values ?? shown}
        shipsTo={beer.shipsTo}
        unsaved={conflict !== undefined}
        facts={{ company: beer.company, beer, labelSeed, held, today }}
        stockFacts={t(beerEditTexts.stockFacts, { onHand, held })}
        status={status ?? ((field) => !blocked && <StatusSelect field={field('status')} />)}
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input type="hidden" key={name} {...{ name, value }} />
        ))}
      </BeerForm>
    </>
  )
}

/**
 * What the form had shown that was sent back with something wrong in it: who saves it again still answers that, though the
 * page has meanwhile come with what somebody else saved.
 */
function shownBefore(result: Props['result'], names: string[]) {
  const sent = Object.entries(result?.initialValue ?? {})
  return Object.fromEntries(sent.filter(([name, value]) => names.includes(name) && typeof value === 'string'))
}

/** Why a beer is not on sale, where its own switch does not say so. */
function SaleNotes({ beer: { blocked, pastDate }, blockedFor }: Pick<Props, 'beer' | 'blockedFor'>) {
  const t = useText()
  return (
    <>
      {blocked && (
        <Note title={<Spoken text={accountWords.blockedByTheAdministration} />}>
          {t(beerEditTexts.blockedLead)} {blockedFor && t(beerEditTexts.blockedFor, { reason: blockedFor })}
        </Note>
      )}
      {pastDate && <Note title={t(accountWords.pastItsDate)}>{t(accountWords.pastItsDateLead)}</Note>}
    </>
  )
}

function Note({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <p className={`stack gap-1 ${styles.note}`}>
      <strong>{title}</strong>
      <span>{children}</span>
    </p>
  )
}
