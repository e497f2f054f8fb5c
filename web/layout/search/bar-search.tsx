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
 * The search of every page: a form that leads to the shop, or on pages of who works here to an order. What the shop suggests is
 * loaded once somebody is in the field. Where the bar has no room for the field there is its button alone: it opens the field,
 * and without a script it leads to the page that is searched, whose first field is its search.
 */
export function BarSearch() {
  const t = useText()
  const { pathname, search } = useLocation()
  const orders = useRoot()?.menu.search
  const own = Array.isArray(useHandle()?.openTo) && orders
  const [to, name] = own ? [own.to, 'q'] : ['/shop', 'name']
  const asked = pathname === to ? (new URLSearchParams(search).get(name) ?? '') : ''
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const [text, type] = useTyped(asked, box)
  const [suggest, list] = useSuggestionList()
  const label = own ? own.label : t(barSearchTexts.label)

  function searchOrOpen(event: FormEvent) {
    const input = box.current!
    if (input.getClientRects().length && input.value.trim()) return
    event.preventDefault()
    form.current!.dataset.open = ''
    input.focus()
  }
  function close() {
    delete form.current!.dataset.open
  }
  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || !('open' in form.current!.dataset)) return
    event.preventDefault()
    close()
    form.current!.querySelector('button')!.focus()
  }

  return (
    <search aria-label={label}>
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
          name={name}
          aria-label={label}
          placeholder={own ? own.placeholder : t(barSearchTexts.placeholder)}
          maxLength={SEARCH_MAX_CHARACTERS}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(event) => type(event.target.value)}
          onFocus={own ? undefined : suggest}
          onInput={own ? undefined : suggest}
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
        {!own && list}
      </Form>
    </search>
  )
}
