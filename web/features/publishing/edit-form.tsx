import type { ReactNode } from 'react'
import type { BeerDetail } from '#contract/catalogue.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { BeerForm, type BeerFormProps } from './beer-form.tsx'
import { type BeerValues, valuesOf } from './beer-values.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import styles from './edit-form.module.css'
import type { ChangedField } from './merge-edits.ts'
import { StatusSelect } from './status-select.tsx'

/** What to tell who edited a beer that somebody else saved meanwhile. */
export type Conflict = { message: string; current: BeerDetail; values: BeerValues; changed: ChangedField[] }

type Props = Pick<BeerFormProps, 'action' | 'result' | 'message' | 'card'> & {
  /** Its seller's form, or an admin's, who brings a switch and notes of their own. */
  of?: 'old' | 'admins'
  status?: BeerFormProps['status']
  notes?: ReactNode
  /** As it was when the page came. */
  beer: BeerDetail
  today: string
  conflict: Conflict | undefined
}

/** The form of a beer that there is. What it showed travels along, so that nobody's change is lost unseen. */
export function EditForm({ beer: atFirst, today, conflict, of = 'old', status, notes, ...rest }: Props) {
  const t = useText()
  const beer = conflict?.current ?? atFirst
  const { onHand = beer.stock, held = 0, blocked, edition = 1 } = beer
  const shown = valuesOf(beer)
  return (
    <>
      {conflict && <ChangedMeanwhile {...conflict} key={edition} />}
      {notes ?? <SaleNotes beer={beer} />}
      <BeerForm
        key={`${beer.id} ${edition}`}
        of={of}
        {...rest}
        submit="beerEdit.submit"
        failed="beerEdit.failed"
        values={conflict?.values ?? shown}
        unsaved={conflict !== undefined}
        facts={{ company: beer.company, beer, held, today }}
        stockFacts={t('beerEdit.stockFacts', { onHand, held })}
        status={status ?? ((field) => !blocked && <StatusSelect field={field('status')} />)}
      >
        <input type="hidden" name="editionShown" value={edition} />
        <input type="hidden" name="stockShown" value={onHand} />
        <input type="hidden" name="shown" value={JSON.stringify(shown)} />
      </BeerForm>
    </>
  )
}

/** Why a beer is not on sale, where its own switch does not say so. */
function SaleNotes({ beer: { blocked, pastDate } }: { beer: Pick<BeerDetail, 'blocked' | 'pastDate'> }) {
  const t = useText()
  return (
    <>
      {blocked && <Note title={<Spoken code="beerEdit.blocked" />}>{t('beerEdit.blockedLead')}</Note>}
      {pastDate && <Note title={t('beerEdit.pastDate')}>{t('beerEdit.pastDateLead')}</Note>}
    </>
  )
}

function Note({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <p className={styles.note}>
      <strong>{title}</strong>
      <span>{children}</span>
    </p>
  )
}
