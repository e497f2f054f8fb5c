import { data, redirect, useNavigation } from 'react-router'
import { TASTE_MAX, TASTES, type TasteProfile } from '#contract/tastes.ts'
import * as forYouTexts from '#contract/texts/for-you.ts'
import * as shopTexts from '#contract/texts/shop.ts'
import { textOf } from '#contract/texts/text.ts'
import { titled } from '#web/head/head-of.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { readHearts } from '#web/request/hearts.server.ts'
import { readForm, textIn } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { AddToCart } from '../../cart/add-to-cart.tsx'
import { beersInstead } from '../no-beers.server.ts'
import type { Route } from './+types/taste.page'
import { readRecommended } from './recommended.server.ts'
import { StandsOn } from './stands-on.tsx'
import styles from './taste.module.css'
import { keepTaste, readMoved } from './taste-cookie.server.ts'
import { TasteDials } from './taste-dials.tsx'
import { TASTE_WORDS } from './taste-words.ts'
import { ToTry } from './to-try.tsx'

export const handle: PageHandle = { openTo: 'everybody' }

/** Between nothing and a lot. */
const MIDDLE = Object.fromEntries(TASTES.map((taste) => [taste, TASTE_MAX / 2])) as TasteProfile

export async function loader({ context }: Route.LoaderArgs) {
  const [{ kept, answer, failed, knowsTooLittle }, { mark }] = await Promise.all([
    readRecommended(context),
    readHearts(context),
  ])
  const { isOff, dials } = kept
  const beers = answer?.beers.map(mark) ?? []
  const instead = beers.length || isOff ? [] : (await beersInstead(context)).map(mark)
  return {
    ...{ isOff, failed, knowsTooLittle },
    // What was not moved stands where their ratings say, and does not count.
    taste: { ...(answer?.taste ?? MIDDLE), ...dials },
    moved: TASTES.filter((taste) => dials?.[taste] !== undefined),
    beers,
    instead: { title: textOf(shopTexts.instead), beers: instead },
    standsOn: dials || knowsTooLittle ? [] : (answer?.standsOn ?? []),
    standsOnMore: answer?.standsOnMore ?? 0,
  }
}

/** Turns the dials, forgets them, or switches recommendations off and on, in this browser. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const what = form.get('do')
  if (what === 'off') await keepTaste(context, { isOff: true })
  else if (what === 'on' || what === 'forget') await keepTaste(context, { isOff: false })
  else {
    const dials = readMoved(
      TASTES.map((taste) => form.get(taste)),
      { stood: textIn(form, 'stood'), ticked: form.getAll('counts') },
    )
    if (!dials) return data({ isBad: true }, { status: 400 })
    await keepTaste(context, { isOff: false, dials })
  }
  return redirect('/taste', 303)
}

export const meta: Route.MetaFunction = () => [{ title: titled(textOf(forYouTexts.title)) }]

/** `/taste`: *Para ti*, the dials that it hangs on, what it stands on, and the switch that ends it. */
export default function TastePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const sent = useNavigation().formData?.get('do')
  const { isOff, failed, knowsTooLittle, taste, moved, beers, instead, standsOn, standsOnMore } = loaderData
  if (isOff)
    return (
      <div className="stack gap-6">
        <h1>{t(forYouTexts.title)}</h1>
        <EmptyState text={t(forYouTexts.isOff)}>
          <PostForm action="/taste">
            <Button type="submit" name="do" value="on" busy={sent === 'on'}>
              {t(forYouTexts.on)}
            </Button>
          </PostForm>
        </EmptyState>
      </div>
    )
  const why = failed ? forYouTexts.later : knowsTooLittle ? forYouTexts.tooFew : forYouTexts.none
  return (
    <div className={`stack gap-6 ${styles.page}`}>
      <header className="stack gap-2">
        <h1>{t(forYouTexts.title)}</h1>
        <p>{t(forYouTexts.lead)}</p>
      </header>
      <section className={styles.yours} aria-labelledby="your-taste">
        <h2 id="your-taste">{t(forYouTexts.yourTaste)}</h2>
        <Disclosure
          look="narrow"
          className={styles.folded}
          title={
            <>
              <span>{t(forYouTexts.yourTaste)}</span>
              <span className="quiet">{moved.map((taste) => t(TASTE_WORDS[taste])).join(', ')}</span>
            </>
          }
          open={!beers.length || actionData?.isBad}
        >
          <div className="stack gap-4">
            <p className="quiet">{t(forYouTexts.dialsLead)}</p>
            {actionData?.isBad && <p role="alert">{t(forYouTexts.badDials)}</p>}
            <TasteDials taste={taste} moved={moved} sent={sent} />
          </div>
        </Disclosure>
      </section>
      <div className={`stack gap-7 ${styles.beers}`}>
        <ToTry
          beers={beers}
          none={t(why)}
          instead={instead}
          actionsFor={(beer) => <AddToCart beer={beer} />}
        />
        <StandsOn beers={standsOn} more={standsOnMore} />
        <PostForm action="/taste" className="stack gap-2">
          <div>
            <Button type="submit" name="do" value="off" look="outline" busy={sent === 'off'}>
              {t(forYouTexts.off)}
            </Button>
          </div>
          <p className="quiet">{t(forYouTexts.offHint)}</p>
        </PostForm>
      </div>
    </div>
  )
}
