import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import type { Suggestions } from '#contract/suggestions.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import * as suggestionsTexts from '#contract/texts/suggestions.ts'
import type { Text } from '#contract/texts/text.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import styles from './suggestion-list.module.css'
import { useSuggested } from './use-suggested.ts'

type Option = { to: string; name: string; beside?: string }
type Group = { of: keyof Suggestions; head: Text; options: Option[] }

/**
 * What is suggested below a field, which becomes a combobox (WAI-ARIA, "list autocomplete with manual selection"): arrows go
 * through the list and Enter follows what is chosen; the text stays as it was typed, and Enter alone searches for it.
 */
export function SuggestionList({ input }: { input: HTMLInputElement }) {
  const t = useText()
  const id = useId()
  const { found, look, close } = useSuggested(input)
  const [chosen, setChosen] = useState({ of: found, at: -1 })
  const groups = found ? groupsOf(found) : []
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  // Of other suggestions than before none is chosen yet.
  const at = chosen.of === found ? chosen.at : -1
  const chosenId = at >= 0 ? `${id}-${at}` : undefined

  useEffect(() => {
    set(input, {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(count > 0),
      'aria-controls': count > 0 ? id : undefined,
      'aria-activedescendant': chosenId,
    })
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' })
  }, [input, id, count, chosenId])

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, isComposing } = event
      if (isComposing) return
      const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
      if (step && !count) void look()
      else if (step) setChosen({ of: found, at: ((at + 1 + step + count + 1) % (count + 1)) - 1 })
      else if (key === 'Enter' && chosenId) document.getElementById(chosenId)?.click()
      else if (key === 'Escape' && count) close()
      // What was typed is searched for, on this page perhaps.
      else return key === 'Enter' ? close() : undefined
      event.preventDefault()
    }
    input.addEventListener('keydown', press)
    return () => input.removeEventListener('keydown', press)
  })

  function leave() {
    close()
    // As if somebody had emptied it: who keeps what it says hears of it.
    input.setRangeText('', 0, input.value.length)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.blur()
  }

  let number = 0
  return (
    <>
      {count > 0 && (
        // What is pressed here leaves the focus in the field, or it would be closed before it was pressed.
        <div
          id={id}
          role="listbox"
          aria-label={t(suggestionsTexts.label)}
          className={styles.list}
          onMouseDown={(event) => event.preventDefault()}
        >
          {groups.map(({ of, head, options }) => (
            // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups of options, and no fieldsets of a form
            <div key={of} role="group" aria-labelledby={`${id}-${of}`}>
              <div id={`${id}-${of}`} role="presentation" className={styles.head}>
                {t(head)}
              </div>
              {options.map(({ to, name, beside }) => {
                const here = number++
                return (
                  <Link
                    key={to}
                    to={to}
                    id={`${id}-${here}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={here === at}
                    className={styles.option}
                    viewTransition
                    onClick={(event) => !event.metaKey && !event.ctrlKey && !event.shiftKey && leave()}
                  >
                    <span className={styles.name}>{name}</span>
                    {beside && <span className="quiet"> {beside}</span>}
                  </Link>
                )
              })}
            </div>
          ))}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {found &&
          (count ? counted(t, count, suggestionsTexts.one, suggestionsTexts.some) : t(suggestionsTexts.none))}
      </p>
    </>
  )
}

function groupsOf({ beers, companies, types }: Suggestions): Group[] {
  const groups: Group[] = [
    {
      of: 'types',
      head: suggestionsTexts.styles,
      options: types.map((type) => ({ to: `/shop?type=${encodeURIComponent(type)}`, name: type })),
    },
    {
      of: 'companies',
      head: shopWords.breweries,
      options: companies.map(({ id, company }) => ({ to: `/company/${id}`, name: company })),
    },
    {
      of: 'beers',
      head: shopWords.beers,
      options: beers.map(({ id, name, company }) => ({ to: `/detail/${id}`, name, beside: company })),
    },
  ]
  return groups.filter(({ options }) => options.length)
}

function set(input: HTMLInputElement, attributes: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) input.removeAttribute(name)
    else input.setAttribute(name, value)
  }
}
