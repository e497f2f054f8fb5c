import { useEffect, useRef, useState } from 'react'
import { redirect, useRevalidator } from 'react-router'
import { buyingAgeYears } from '#contract/age.ts'
import { listTopRated } from '#contract/catalogue.ts'
import { refusalText } from '#contract/errors.ts'
import { type Obstacle, unitsToBeHad } from '#contract/obstacles.ts'
import { getCart } from '#contract/orders.ts'
import * as accountHeadTexts from '#contract/texts/account-head.ts'
import * as cartControlTexts from '#contract/texts/cart-control.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as homeTexts from '#contract/texts/home.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { textOf } from '#contract/texts/text.ts'
import { callApi, tryApi } from '#web/api.ts'
import { headOf, titled } from '#web/head/head-of.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { readCart, useCart, writeCart } from '#web/layout/cart-state.tsx'
import { LocalRateNote } from '#web/layout/local-rate-note.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { cartEntries, keepCart } from '#web/request/cart-entries.ts'
import { ownPath } from '#web/request/own-path.ts'
import { pageNotFound } from '#web/request/page-not-found.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { readForm } from '#web/request/read-form.ts'
import { sessionUser } from '#web/request/session-user.ts'
import { useText } from '#web/texts.ts'
import { useToast } from '#web/ui/toast/toast.tsx'
import { youngAgeYears } from '../age-gate/age-answer.server.ts'
import { BeerCards } from '../catalogue/beer-cards.tsx'
import { RecentlySeen } from '../catalogue/compare/recently-seen.tsx'
import type { Route } from './+types/cart.page'
import { AddToCart } from './add-to-cart.tsx'
import { AgainNotice } from './again-notice.tsx'
import { withAsked } from './asked-at.ts'
import { boughtAgain, buyAgain } from './buy-again.server.ts'
import styles from './cart.module.css'
import { controlId } from './cart-form.ts'
import { CartHead } from './cart-head.tsx'
import { CartParcelList } from './cart-parcel-list.tsx'
import { cartParcels } from './cart-parcels.ts'
import { CartSummary } from './cart-summary.tsx'
import { acceptPrice, putBack, takeLeft } from './change-cart.ts'
import { changeCartByForm } from './change-cart-by-form.server.ts'
import { EmptyCart } from './empty-cart.tsx'
import { type LineNow, linesNow } from './lines-now.ts'
import { OrderBesides } from './order-besides.tsx'
import { readCartForm } from './read-cart-form.server.ts'
import { startPurchase } from './start-purchase.server.ts'

/** One row of cards below an empty cart, and so many labels beside its words. */
const OFFERED = 4
const FAN = 3

export const handle: PageHandle = { openTo: 'everybody', takesNoTurn: true }

/** The cart belongs to visitors and buyers. */
async function whoBuys(context: PageContext) {
  const user = await sessionUser(context)
  if (user && user.role !== 'Person') throw pageNotFound()
  return user
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = await whoBuys(context)
  const cart = await callApi(context, getCart)
  // Anyone may edit their cookie: what is no beer has no line, and could not be taken out.
  const entries = cartEntries(context)
  const real = entries.filter((entry) => cart.lines.some((line) => line.id === entry.beerId))
  if (real.length < entries.length) keepCart(context, real)
  const { timeZone } = context.get(pageRequest).settings
  return {
    cart,
    offered: cart.lines.length ? null : await offeredBeers(context),
    again: user && (await boughtAgain(context, url.searchParams.get('again'))),
    buyerId: user?.id,
    recipient: user?.name ?? '',
    ageYears: youngAgeYears(context),
    timeZone,
    // Told from here: the texts of all refusals weigh more than the page that says one of them.
    cannotCharge: refusalText('cannot-charge'),
  }
}

/** What an empty cart leads to: the best rated that can be bought. Nothing depends on it. */
async function offeredBeers(context: PageContext) {
  const answer = await tryApi(context, listTopRated)
  return answer.ok ? answer.value.filter((beer) => unitsToBeHad(beer) > 0) : []
}

export async function action({ context, request }: Route.ActionArgs) {
  await whoBuys(context)
  const form = await readForm(request)
  if (form.get('intent') === 'start') return startPurchase(context, form)
  if (form.get('intent') === 'again') return buyAgain(context, form)
  const change = readCartForm(form)
  const cut = await changeCartByForm(context, change)
  const back = ownPath(String(form.get('back') ?? ''))
  if (change.intent === 'buy' || !back) return redirect(withAsked('/cart', change.beerId, cut), 303)
  return redirect(`${withAsked(back, change.beerId, cut)}#${controlId(change.beerId)}`, 303)
}

export const meta: Route.MetaFunction = (page) =>
  headOf(page, {
    title: titled(textOf(shopWords.cart)),
    description: textOf(accountHeadTexts.cartText, { site: textOf(commonTexts.siteName) }),
    path: '/cart',
  })

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const heading = useRef<HTMLHeadingElement>(null)
  const entries = useCart()
  const [country, setCountry] = useState(
    actionData?.delivery.country || loaderData.cart.delivery?.country || '',
  )
  const { ageYears } = loaderData
  const isTooYoung = ageYears !== null && ageYears < buyingAgeYears(country)
  const { lines, unknownIds } = linesNow(loaderData.cart.lines, entries, country)
  const parcels = cartParcels(lines)
  const isEmpty = lines.length === 0
  const { offered } = loaderData

  // Another tab put in a beer that this page has no price of.
  useEffect(() => {
    if (unknownIds) revalidate()
  }, [unknownIds, revalidate])

  // The last line was taken out here: what an empty cart offers is asked for then.
  useEffect(() => {
    if (isEmpty && !offered) revalidate()
  }, [isEmpty, offered, revalidate])

  function remove(beerId: string, name: string) {
    const before = readCart()
    const place = before.findIndex((entry) => entry.beerId === beerId)
    const entry = before[place]
    if (!entry) return
    writeCart(before.filter((other) => other.beerId !== beerId))
    toast.success(t(cartControlTexts.removed, { beer: name }), {
      undo: () => writeCart(putBack(readCart(), entry, place)),
    })
    heading.current?.focus()
  }

  function cure(line: LineNow, obstacle: Obstacle) {
    if (obstacle === 'price-changed') writeCart(acceptPrice(readCart(), line.id, line.priceCents))
    else if (obstacle === 'less-left') writeCart(takeLeft(readCart(), line.id, line.stock))
    else remove(line.id, line.name)
  }

  return (
    <div className="stack gap-6">
      <CartHead heading={heading} isEmpty={isEmpty} />
      {loaderData.again && <AgainNotice {...loaderData.again} />}
      {isEmpty ? (
        <>
          <EmptyCart labels={offered?.slice(-FAN).map(({ image }) => image)} />
          <OrderBesides
            order={loaderData.cart.openOrder}
            timeZone={loaderData.timeZone}
            answer={actionData}
          />
          <RecentlySeen besides={[]} />
          {offered && offered.length > 0 && (
            <section className="stack gap-4" aria-labelledby="offered">
              <h2 id="offered">
                <Spoken text={homeTexts.featured} />
              </h2>
              <LocalRateNote />
              <BeerCards
                beers={offered.slice(0, OFFERED)}
                columns={4}
                actionsFor={(beer) => <AddToCart beer={beer} />}
              />
            </section>
          )}
        </>
      ) : (
        <div className={`stack gap-6 ${styles.columns}`}>
          <CartParcelList
            parcels={parcels}
            country={country}
            onRemove={({ id, name }) => remove(id, name)}
            onCure={cure}
          />
          <CartSummary
            lines={lines}
            parcels={parcels}
            cart={loaderData.cart}
            timeZone={loaderData.timeZone}
            cannotCharge={loaderData.cannotCharge}
            buyerId={loaderData.buyerId}
            recipient={loaderData.recipient}
            youngFor={isTooYoung ? country : undefined}
            answer={actionData}
            onCountry={setCountry}
            onCure={cure}
          />
        </div>
      )}
    </div>
  )
}
