import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { SEARCH_MAX_CHARACTERS, SEARCH_MIN_CHARACTERS } from '#contract/limits.ts'
import * as shopTexts from '#contract/texts/shop.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useLive } from '#web/ui/use-live.ts'
import type { ShopQuery } from './shop-address.ts'
import { SHOP_FORM_ID } from './shop-form.ts'
import styles from './shop-search.module.css'

type Props = { query: ShopQuery; onSearch: (name: string) => void }

/**
 * The search box with its magnifier, and *All*, which clears text and filters. It is the shop's GET form: without
 * JavaScript its button sends text and filters together.
 */
export function ShopSearch({ query, onSearch }: Props) {
  const t = useText()
  const live = useLive()
  const navigate = useNavigate()
  const box = useRef<HTMLInputElement>(null)
  const applied = query.name ?? ''
  const [typed, setTyped] = useState({ over: applied, text: applied })
  const text = typed.over === applied ? typed.text : applied

  // What was typed before the page was live.
  useEffect(() => setTyped((known) => ({ ...known, text: box.current?.value ?? known.text })), [])

  function search(event: FormEvent) {
    event.preventDefault()
    if (text.trim().length >= SEARCH_MIN_CHARACTERS) onSearch(text.trim())
  }
  function showAll(event: FormEvent) {
    event.preventDefault()
    setTyped({ over: applied, text: '' })
    navigate('/shop')
  }

  return (
    <search className={styles.search}>
      <form id={SHOP_FORM_ID} action="/shop" className={styles.box} onSubmit={search}>
        <input
          ref={box}
          className={styles.text}
          type="search"
          name="name"
          aria-label={t(shopTexts.search)}
          placeholder={t(shopTexts.search)}
          maxLength={SEARCH_MAX_CHARACTERS}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(event) => setTyped({ over: applied, text: event.target.value })}
        />
        <Button
          type="submit"
          size="round"
          aria-label={t(shopWords.search)}
          disabled={live && text.trim().length < SEARCH_MIN_CHARACTERS}
        >
          <Icon name="search" />
        </Button>
      </form>
      <form action="/shop" onSubmit={showAll}>
        <Button type="submit" look="outline">
          <Spoken text={shopTexts.all} />
        </Button>
      </form>
    </search>
  )
}
