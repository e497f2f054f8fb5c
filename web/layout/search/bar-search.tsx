import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import { SEARCH_MAX_CHARACTERS } from '#contract/limits.ts'
import * as barSearchTexts from '#contract/texts/bar-search.ts'
import { useText } from '#web/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useTyped } from '#web/ui/use-typed.ts'
import { useHandle } from '../use-handle.ts'
import { useRoot } from '../use-root.ts'
import styles from './bar-search.module.css'
import { useSuggestionList } from './use-suggestion-list.tsx'

/**
 * The search of every page that has the root's data: a form that leads to the shop, or on pages of who works here to an order or a parcel. What
 * the shop suggests is loaded once somebody is in the field. Where the bar has no room for the field there is its button alone: it opens the field,
 * and without a script it leads to the page that is searched, whose first field is its search.
 */
export function BarSearch() {
  const t = useText()
  const { pathname, search } = useLocation()
  const [suggest, list] = useSuggestionList()
  const { shop, orders, parcels, profile } = useRoot()!.searches
  const isWork = Array.isArray(useHandle()?.openTo) || pathname === profile
  const { to, field } = (isWork && (parcels && pathname.startsWith(parcels.to) ? parcels : orders)) || shop
  const suggestBeers = to === shop.to ? suggest : undefined
  const asked = pathname === to ? (new URLSearchParams(search).get(field.name) ?? '') : ''
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const [text, type] = useTyped(asked, box)

  function searchOrOpen(event: FormEvent) {
    const input = box.current!
    if (input.getClientRects().length && input.value.trim()) return
    event.preventDefault()
    form.current!.dataset.open = 'true'
    input.focus()
  }
  function close() {
    delete form.current!.dataset.open
  }
  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || !form.current!.dataset.open) return
    event.preventDefault()
    close()
    form.current!.querySelector('button')!.focus()
  }

  return (
    <search aria-label={field['aria-label']}>
      <Form
        ref={form}
        action={to}
        className={styles.form}
        onSubmit={searchOrOpen}
        onBlur={({ relatedTarget }) => !form.current!.contains(relatedTarget) && close()}
        onKeyDown={closeByKey}
      >
        <input
          ref={box}
          className={styles.text}
          {...field}
          onFocus={suggestBeers}
          onInput={suggestBeers}
          maxLength={SEARCH_MAX_CHARACTERS}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(event) => type(event.target.value)}
        />
        <button
          type="submit"
          className={styles.button}
          aria-label={t(barSearchTexts.find)}
          // The field keeps the focus, and stays open until the press has done its work.
          onMouseDown={(event) => event.preventDefault()}
        >
          <Icon name="search" />
        </button>
        {suggestBeers && list}
      </Form>
    </search>
  )
}
