import { type FormEvent, useRef } from 'react'
import { Form } from 'react-router'
import { SEARCH_MAX_CHARACTERS, SEARCH_MIN_CHARACTERS } from '#contract/limits.ts'
import * as shopTexts from '#contract/texts/shop.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useSuggestionList } from '#web/layout/search/use-suggestion-list.tsx'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useLive } from '#web/ui/use-live.ts'
import { useTyped } from '#web/ui/use-typed.ts'
import type { ShopQuery } from './shop-address.ts'
import { SHOP_FORM_ID } from './shop-form.ts'
import styles from './shop-search.module.css'

type Props = { query: ShopQuery; onSearch: (name: string) => void }

/**
 * The search box with its magnifier and what it suggests, and *All*, which clears text and filters. It is the shop's GET form:
 * without JavaScript its button sends text and filters together. No field of `type="search"` may be a combobox (ARIA in HTML).
 */
export function ShopSearch({ query, onSearch }: Props) {
  const t = useText()
  const live = useLive()
  const [suggest, list] = useSuggestionList()
  const box = useRef<HTMLInputElement>(null)
  const [text, type] = useTyped(query.name ?? '', box)
  const words = text.trim()
  const isTooShort = words.length < SEARCH_MIN_CHARACTERS

  function search(event: FormEvent) {
    event.preventDefault()
    if (!isTooShort) onSearch(words)
  }

  return (
    <search className={styles.search}>
      <form id={SHOP_FORM_ID} action="/shop" className={styles.box} onSubmit={search}>
        <input
          ref={box}
          className={styles.text}
          name="name"
          aria-label={t(shopTexts.search)}
          placeholder={t(shopTexts.search)}
          maxLength={SEARCH_MAX_CHARACTERS}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(event) => type(event.target.value)}
          onFocus={suggest}
        />
        <Button type="submit" size="round" aria-label={t(shopWords.search)} disabled={live && isTooShort}>
          <Icon name="search" />
        </Button>
        {list}
      </form>
      <Form action="/shop" onSubmit={() => type('')}>
        <Button type="submit" look="outline">
          <Spoken text={shopTexts.all} />
        </Button>
      </Form>
    </search>
  )
}
