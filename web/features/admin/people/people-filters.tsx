import { Form } from 'react-router'
import { EMAIL_MAX_CHARACTERS } from '#contract/limits.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import { countryName } from '#contract/texts/country-names.ts'
import * as peopleTexts from '#contract/texts/people.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { Spoken, SpokenOption } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field, Select } from '#web/ui/field.tsx'
import { useQueryForm } from '#web/ui/use-query-form.ts'
import styles from './people.module.css'
import type { PeoplePlace } from './people-place.ts'

/** Who of a list is seen. The address keeps it, and the order in which they stand. */
export function PeopleFilters({ at, countries }: { at: PeoplePlace; countries: string[] }) {
  const t = useText()
  const { list, q, status, country, deleted, sort, dir } = at
  return (
    <Form
      {...useQueryForm(JSON.stringify({ list, q, status, country, deleted }))}
      method="get"
      action="/admin"
      className={styles.filters}
      aria-label={t(peopleTexts.search)}
      preventScrollReset
    >
      {Object.entries({ list, sort, dir }).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className={styles.search}>
        <Field
          name="q"
          type="search"
          label={t(list === 'sellers' ? peopleTexts.searchSellers : peopleTexts.searchBuyers)}
          defaultValue={q}
          maxLength={EMAIL_MAX_CHARACTERS}
          autoComplete="off"
        />
      </div>
      <Select name="status" label={<Spoken text={adminWords.status} />} defaultValue={status}>
        <option value="">{t(shopWords.all)}</option>
        <SpokenOption value="true" text={adminWords.active} />
        <SpokenOption value="false" text={adminWords.inactive} />
      </Select>
      <Select name="country" label={<Spoken text={peopleTexts.country} />} defaultValue={country}>
        <option value="">{t(shopWords.all)}</option>
        {countries.map((country) => (
          <option key={country} value={country}>
            {countryName(country)}
          </option>
        ))}
      </Select>
      <div className={`ends gap-3 ${styles.below}`}>
        <Checkbox
          id="deleted"
          name="deleted"
          value="1"
          label={t(peopleTexts.withDeleted)}
          defaultChecked={deleted === '1'}
        />
        <Button type="submit" look="outline">
          {t(shopWords.search)}
        </Button>
      </div>
    </Form>
  )
}
