import { listSavedIds } from '#contract/saved.ts'
import * as savedTexts from '#contract/texts/saved.ts'
import { textOf } from '#contract/texts/text.ts'
import { tryApi } from '#web/api.ts'
import type { PageContext } from './page-request.ts'
import { sessionUser } from './session-user.ts'

/** What can be switched on for a beer: worded here, so that no script holds it. */
type Switch = { words: string; isOn: boolean }
/** A beer's heart, named, and whether the beer is saved; of one that is sold out also *Avísame*, by which its buyer is mailed once it is back. */
export type Heart = Switch & { tell?: Switch & { name: string } }

type Marked = { id: string; name: string; stock: number; hasSeller: boolean; pausedUntil: string | null }

type Hearts = {
  /** A beer with its heart; without one for sellers and admins, who save nothing. */
  mark<Beer extends Marked>(beer: Beer): Beer & { heart?: Heart }
  /** Whether a brewery is followed; undefined for whom none can be. */
  follows(companyId: string): boolean | undefined
  /** Where the reader lives; undefined of whom that is not known. */
  country: string | undefined
}

const NONE: Hearts = { mark: (beer) => beer, follows: () => undefined, country: undefined }

/**
 * What of a page is saved or followed: one call, however many beers it shows; for a visitor none, and nothing is. A page
 * that cannot be told is shown without hearts.
 */
export async function readHearts(context: PageContext): Promise<Hearts> {
  const user = await sessionUser(context)
  if (user && user.role !== 'Person') return NONE
  const answer = user && (await tryApi(context, listSavedIds))
  if (answer && !answer.ok) return NONE
  const beers = new Set(answer?.value.beers)
  const companies = new Set(answer?.value.companies)
  return {
    mark: (beer) => {
      const isOn = beers.has(beer.id)
      const isAway = !beer.hasSeller || beer.pausedUntil !== null
      const tell = {
        words: textOf(savedTexts.tell),
        name: textOf(savedTexts.tellOf, { beer: beer.name }),
        isOn: isOn && Boolean(answer?.value.restock),
      }
      return {
        ...beer,
        heart: {
          ...{ words: textOf(savedTexts.save, { beer: beer.name }), isOn },
          ...(beer.stock < 1 && !isAway && { tell }),
        },
      }
    },
    follows: (companyId) => companies.has(companyId),
    country: answer?.value.country || undefined,
  }
}
