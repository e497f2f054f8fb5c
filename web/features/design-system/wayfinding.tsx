import * as navTexts from '#contract/texts/nav.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { FilterLine } from '#web/ui/filter-line.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { WordSearch } from '#web/ui/word-search.tsx'
import { FORCED, Specimen, State } from './specimen.tsx'

const TABS = [
  { text: shopWords.shop, to: '/ui' },
  { text: navTexts.home, to: '/home' },
  { text: navTexts.aboutUs, to: '/aboutUs' },
] as const
const samePage = () => '/ui'

/** What leads from here to there. */
export function Wayfinding() {
  return (
    <>
      <Specimen name="Chip" file="chip.tsx" use="A choice that is a link: a filter, a period.">
        <State name="at rest">
          <Chip to="/ui">IPA</Chip>
        </State>
        {FORCED.map((forced) => (
          <State key={forced} name={forced} forced={forced}>
            <Chip to="/ui">IPA</Chip>
          </State>
        ))}
        <State name="chosen">
          <Chip to="/ui" chosen>
            IPA
          </Chip>
        </State>
        <State name="chosen, hover" forced="hover">
          <Chip to="/ui" chosen>
            IPA
          </Chip>
        </State>
        <State name="removes">
          <Chip to="/ui" chosen removes>
            IPA
          </Chip>
        </State>
      </Specimen>
      <Specimen
        name="Tabs"
        file="tabs.tsx"
        use="Pages that belong together, this one marked; phones scroll them."
      >
        <State name="this page is the first" wide>
          <Tabs label={navTexts.main} tabs={TABS} />
        </State>
        {(['hover', 'focus-visible'] as const).map((forced) => (
          <State key={forced} name={forced} forced={forced} on="li:nth-child(2) a" wide>
            <Tabs label={navTexts.main} tabs={TABS} />
          </State>
        ))}
      </Specimen>
      <Specimen name="Pagination" file="pagination.tsx" use="The pages of a list; nothing for a single one.">
        {[1, 2, 3].map((page) => (
          <State key={page} name={`page ${page} of 3`} wide>
            <Pagination page={page} total={3} label="Páginas" addressOf={samePage} />
          </State>
        ))}
        {[1, 5, 833].map((page) => (
          <State key={page} name={`numbered, page ${page} of 833`} wide>
            <Pagination page={page} total={833} label="Páginas" addressOf={samePage} numbered />
          </State>
        ))}
      </Specimen>
      <Specimen
        name="WordSearch"
        file="word-search.tsx"
        use="A list's rows by words; the address keeps them, and one press takes them away."
      >
        <State name="with words" wide>
          <WordSearch action="/ui" label="Buscar por nombre" words="negra" clearTo="/ui" />
        </State>
      </Specimen>
      <Specimen
        name="FilterLine"
        file="filter-line.tsx"
        use="What a list is narrowed down by: its search and its chips, on one line where there is room."
      >
        <State name="a search and chips" wide>
          <FilterLine>
            <WordSearch action="/ui" label="Código o correo" words="" clearTo="/ui" />
            <nav aria-label="Listas">
              <Chip to="/ui" chosen>
                Abiertos (2)
              </Chip>
            </nav>
          </FilterLine>
        </State>
      </Specimen>
      <Specimen name="BackLink" file="back-link.tsx" use="The page before this one, as it was left.">
        <State name="quiet">
          <BackLink to="/ui" />
        </State>
        <State name="outline">
          <BackLink to="/ui" look="outline" />
        </State>
      </Specimen>
    </>
  )
}
