import { useLocation, useNavigation } from 'react-router'
import { ADVERTISING_LAST_DAY, ADVERTISING_PLACES, BEER_TYPES } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminTexts from '#contract/texts/admin.ts'
import * as advertisingTexts from '#contract/texts/advertising.ts'
import * as formTexts from '#contract/texts/form.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field, Select } from '#web/ui/field.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import type { PlacementRefusal } from './act-on-placements.server.ts'
import styles from './advertising.module.css'
import { advertisingAt } from './advertising-address.ts'
import { SearchSubject } from './search-subject.tsx'
import type { Open } from './show-advertising.server.ts'

type Props = { open: Open; refused: PlacementRefusal | undefined }

/** The form of a placement, new or not, under a search for what is to be placed. */
export function PlacementForm({ open, refused }: Props) {
  const t = useText()
  const { placement } = open
  const act = placement ? 'change' : 'place'
  const isSending = useNavigation().formData?.get('act') === act
  // To where it stands: at another address the page would read other fields and lay them over what was typed meanwhile.
  const { pathname, search } = useLocation()
  const wrong = refused?.wrong ?? {}
  const stood = refused?.typed ?? open.fields
  const field = (name: string) => ({
    ...{ id: `placement-${name}`, name, defaultValue: stood[name] ?? '', error: wrong[name] },
  })
  const day = { type: 'date', max: ADVERTISING_LAST_DAY, hint: t(advertisingTexts.daysHint) } as const
  return (
    <section className={`stack gap-4 ${styles.part}`} aria-labelledby="placement-form">
      <h2 id="placement-form">{t(placement ? advertisingTexts.changeTitle : advertisingTexts.putUp)}</h2>
      <SearchSubject open={open} />
      <PostForm
        action={`${pathname}${search}`}
        noValidate
        preventScrollReset
        className={`stack gap-4 ${styles.form}`}
      >
        <input type="hidden" name="act" value={act} />
        <input type="hidden" name="id" value={placement?.id ?? ''} />
        {refused?.message && !Object.keys(wrong).length && (
          <ErrorSummary title={t(adminTexts.notDone)} errors={[{ text: refused.message }]} />
        )}
        <ErrorSummary
          title={t(formTexts.summary)}
          errors={Object.entries(wrong).map(([name, text]) => ({ fieldId: `placement-${name}`, text }))}
        />
        <div className={`stack gap-4 ${styles.fields}`}>
          <Field
            {...field('beerId')}
            label={t(advertisingTexts.kinds.beer)}
            hint={t(advertisingTexts.beerHint)}
            autoComplete="off"
          />
          <Select
            {...field('type')}
            label={t(advertisingTexts.kinds.style)}
            hint={t(advertisingTexts.orThis)}
          >
            <option value="">{t(advertisingTexts.noStyle)}</option>
            {BEER_TYPES.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </Select>
          <Field
            {...field('companyId')}
            label={t(advertisingTexts.kinds.brewery)}
            hint={t(advertisingTexts.breweryHint)}
            autoComplete="off"
          />
          <Select {...field('place')} label={t(advertisingTexts.place)}>
            {ADVERTISING_PLACES.map((place) => (
              <option key={place}>{place}</option>
            ))}
          </Select>
          <Field {...field('from')} {...day} label={t(accountWords.from)} />
          <Field {...field('until')} {...day} label={t(accountWords.to)} />
        </div>
        <div className="row gap-3">
          <Button type="submit" busy={isSending}>
            {t(accountWords.save)}
          </Button>
          <LinkButton to={advertisingAt()} look="quiet">
            {t(accountWords.cancel)}
          </LinkButton>
        </div>
      </PostForm>
    </section>
  )
}
