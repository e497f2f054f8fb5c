import * as adminTexts from '#contract/texts/admin.ts'
import * as adminPersonTexts from '#contract/texts/admin-person.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as profileTexts from '#contract/texts/profile.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { type ChosenKind, panelOf, useChosen } from '../chosen-person.ts'
import styles from './person.module.css'

type Props = {
  kind: ChosenKind
  /** Whether the address named somebody. */
  isNamed: boolean
}

/**
 * Stands for a page about one person where there is nobody: '¡Usuario no encontrado!' (specification section 8) for an
 * address that names nobody we know; without a name it goes on to whom this tab has chosen, or says that it has not.
 */
export function NoPerson({ kind, isNamed }: Props) {
  const t = useText()
  const choice = useChosen(kind, !isNamed)
  if (isNamed) {
    return (
      <AdminPage title={t(profileTexts.userNotFound)}>
        <Nobody kind={kind} text={t(profileTexts.notFoundLead)} />
      </AdminPage>
    )
  }
  const isBuyer = kind === 'buyer'
  return (
    <AdminPage title={t(isBuyer ? adminWords.buyer : adminWords.brewery)}>
      <div className={choice === 'looking' ? styles.untilScriptsLooked : undefined}>
        <Nobody kind={kind} text={t(isBuyer ? adminPersonTexts.noBuyer : adminPersonTexts.noSeller)} />
      </div>
    </AdminPage>
  )
}

function Nobody({ kind, text }: { kind: ChosenKind; text: string }) {
  const t = useText()
  return (
    <EmptyState text={text}>
      <LinkButton to={panelOf(kind)}>{t(adminTexts.backToPanel)}</LinkButton>
    </EmptyState>
  )
}
