import { Form } from 'react-router'
import { SEARCH_MAX_CHARACTERS } from '#contract/limits.ts'
import * as advertisingTexts from '#contract/texts/advertising.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import styles from './advertising.module.css'
import { advertisingAt } from './advertising-address.ts'
import type { Open } from './show-advertising.server.ts'

/** Finds a beer or a brewery by name; choosing one fills it into the form below. */
export function SearchSubject({ open: { step, placement, fields, searched } }: { open: Open }) {
  const t = useText()
  const about: Record<string, string> = {
    ...(placement && { id: placement.id }),
    ...(fields.place && { place: fields.place }),
  }
  const found = searched && [
    ...searched.beers.map(({ id, name, company }) => ({
      ...{ id, name, what: company.company, chosen: { beerId: id } },
    })),
    ...[...new Map(searched.beers.map(({ company }) => [company.id, company.company]))].map(([id, name]) => ({
      ...{ id, name, what: t(advertisingTexts.kinds.brewery), chosen: { companyId: id } },
    })),
  ]
  return (
    <search className="stack gap-3" aria-label={t(advertisingTexts.search)}>
      <Form action={advertisingAt()} className={styles.search} preventScrollReset>
        {Object.entries({ do: step, ...about }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field
          label={t(advertisingTexts.search)}
          type="search"
          name="q"
          maxLength={SEARCH_MAX_CHARACTERS}
          defaultValue={searched?.q ?? ''}
        />
        <Button type="submit" look="outline">
          {t(advertisingTexts.searchIt)}
        </Button>
      </Form>
      {found && (
        <div role="status">
          {found.length === 0 && <p>{t(advertisingTexts.nothingFound)}</p>}
          <ul className={`stack gap-2 ${styles.found}`}>
            {found.map(({ id, name, what, chosen }) => (
              <li key={id} className="ends gap-2">
                <span>
                  <strong>{name}</strong> · {what}
                </span>
                <LinkButton
                  to={advertisingAt(step, { ...about, ...chosen })}
                  look="outline"
                  size="small"
                  preventScrollReset
                >
                  {t(advertisingTexts.choose)} <span className="visually-hidden">{name}</span>
                </LinkButton>
              </li>
            ))}
          </ul>
        </div>
      )}
    </search>
  )
}
