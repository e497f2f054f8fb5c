import { Link } from 'react-router'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { Buyer, Company } from '#contract/identity.ts'
import type { getPanel } from '#contract/people.ts'
import * as peopleTexts from '#contract/texts/people.ts'
import { useText } from '#web/texts.ts'
import { EmailWords } from '#web/ui/email-words.tsx'
import { WordSearch } from '#web/ui/word-search.tsx'
import { Waiting } from '../today/waiting.tsx'
import { personCount } from './count-words.ts'
import styles from './people.module.css'
import { nameOf } from './people-columns.tsx'
import type { PeopleList } from './people-place.ts'

type Counts = ResponseOf<typeof getPanel>
type Props = { counts: Counts; newest: Record<PeopleList, (Buyer | Company)[]> }

const LISTS = [
  { list: 'buyers', path: '/admin/buyer', sought: peopleTexts.searchBuyers, last: peopleTexts.newestBuyers },
  {
    list: 'sellers',
    path: '/admin/seller',
    sought: peopleTexts.searchSellers,
    last: peopleTexts.newestSellers,
  },
] as const

/** The panel before a list is chosen: what waits, as the shop's day says it; of each list how many they are, the way to find one, who came last. */
export function PanelCounts({ counts, newest }: Props) {
  const t = useText()
  return (
    <div className={`stack gap-6 ${styles.panel}`}>
      <Waiting waits={counts} />
      {LISTS.map(({ list, path, sought, last }) => (
        <section key={list} className={`stack gap-3 ${styles.kind}`} aria-labelledby={`panel-${list}`}>
          <h2 id={`panel-${list}`}>{personCount(t, list, counts[list])}</h2>
          <WordSearch
            id={`words-${list}`}
            action="/admin"
            label={t(sought)}
            words=""
            kept={{ list }}
            clearTo="/admin"
          />
          {newest[list].length > 0 && (
            <>
              <h3>{t(last)}</h3>
              <ul className={styles.newest}>
                {newest[list].map((person) => (
                  <li key={person.id}>
                    <Link to={`${path}/${person.id}`}>{nameOf(person)}</Link>
                    <span className="quiet">
                      <EmailWords email={person.email} />
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      ))}
    </div>
  )
}
