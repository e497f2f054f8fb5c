import type { ReactNode } from 'react'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminTexts from '#contract/texts/admin.ts'
import * as adminPersonTexts from '#contract/texts/admin-person.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import { useMay } from '#web/layout/use-may.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type Tab, Tabs } from '#web/ui/tabs.tsx'
import { type ChosenKind, useRememberChosen } from '../chosen-person.ts'
import { usePanelPlace } from '../panel-place.ts'
import { personPages } from './person-pages.ts'

type Props = {
  kind: ChosenKind
  person: { id: string; deleted: boolean }
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
}

/** A page about one person, who is the chosen one from then on: the way back to the panel, and the menu of their pages. */
export function PersonPage({ kind, person, title, lead, children }: Props) {
  const t = useText()
  const may = useMay()
  const panel = usePanelPlace(kind)
  useRememberChosen(kind, person.id)
  return (
    <AdminPage
      title={title}
      lead={lead}
      actions={
        <LinkButton to={panel} look="outline">
          <Icon name="left" />
          {t(adminTexts.backToPanel)}
        </LinkButton>
      }
    >
      <Tabs label={adminPersonTexts.menu} tabs={menuOf(kind, person, may('owner'))} />
      {children}
    </AdminPage>
  )
}

/** What there is to see of somebody; nothing is edited of who is gone, and by owners alone. */
function menuOf(kind: ChosenKind, { id, deleted }: Props['person'], mayEdit: boolean): Tab[] {
  const { record, history, edit, products } = personPages(kind, id)
  return [
    { text: adminPersonTexts.record, to: record },
    { text: kind === 'buyer' ? adminWords.purchases : accountWords.sales, to: history },
    ...(products ? [{ text: shopWords.beers, to: products }] : []),
    ...(deleted || !mayEdit ? [] : [{ text: accountWords.edit, to: edit }]),
  ]
}
