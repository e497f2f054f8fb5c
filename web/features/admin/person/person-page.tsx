import type { ReactNode } from 'react'
import { AdminPage } from '#web/layout/admin-page.tsx'
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
  const panel = usePanelPlace(kind)
  useRememberChosen(kind, person.id)
  return (
    <AdminPage
      title={title}
      lead={lead}
      actions={
        <LinkButton to={panel} look="outline">
          <Icon name="left" />
          {t('admin.backToPanel')}
        </LinkButton>
      }
    >
      <Tabs label="adminPerson.menu" tabs={menuOf(kind, person)} />
      {children}
    </AdminPage>
  )
}

/** What there is to see of somebody; nothing is edited of who is gone. */
function menuOf(kind: ChosenKind, { id, deleted }: Props['person']): Tab[] {
  const { record, history, edit, products } = personPages(kind, id)
  return [
    { text: 'adminPerson.record', to: record },
    { text: kind === 'buyer' ? 'adminPerson.purchases' : 'adminPerson.sales', to: history },
    ...(products ? [{ text: 'adminPerson.products' as const, to: products }] : []),
    ...(deleted ? [] : [{ text: 'adminPerson.edit' as const, to: edit }]),
  ]
}
