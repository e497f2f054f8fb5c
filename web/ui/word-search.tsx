import { Form } from 'react-router'
import { SEARCH_MAX_CHARACTERS } from '#contract/limits.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import * as tableTexts from '#contract/texts/table.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from './button.tsx'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'
import { useQueryForm } from './use-query-form.ts'
import styles from './word-search.module.css'

type Props = {
  /** Of its field, where several stand on a page: then each is called as its field is. */
  id?: string
  /** The list's address without a query; the words go there as `q`. */
  action: string
  /** What the words are looked for in. */
  label: string
  words: string
  /** What else the address of the list says. */
  kept?: Record<string, string>
  /** The address of the same list without the words. */
  clearTo: string
}

/**
 * A search by words among a list's rows; the address keeps it. What takes it away is a sign in its field, whose room words would
 * take; where nothing is found they stand below.
 */
export function WordSearch({ id, action, label, words, kept = {}, clearTo }: Props) {
  const t = useText()
  return (
    <Form
      {...useQueryForm(words)}
      method="get"
      action={action}
      role="search"
      {...(id && { 'aria-label': label })}
      className={styles.search}
      preventScrollReset
    >
      <Field
        id={id ?? 'words'}
        name="q"
        type="search"
        label={label}
        placeholder={label}
        defaultValue={words}
        maxLength={SEARCH_MAX_CHARACTERS}
      />
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {words && (
        <LinkButton to={clearTo} look="quiet" title={t(tableTexts.clear)} preventScrollReset>
          <Icon name="close" size={20} />
          <span className="visually-hidden">{t(tableTexts.clear)}</span>
        </LinkButton>
      )}
      <Button type="submit" look="outline">
        {t(shopWords.search)}
      </Button>
    </Form>
  )
}
