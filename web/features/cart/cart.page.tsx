import { useEffect, useRef, useState } from 'react'
import { redirect, useRevalidator } from 'react-router'
import { buyingAgeYears } from '#contract/age.ts'
import type { Obstacle } from '#contract/obstacles.ts'
import { getCart } from '#contract/orders.ts'
import * as accountHeadTexts from '#contract/texts/account-head.ts'
import * as cartControlTexts from '#contract/texts/cart-control.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { textOf } from '#contract/texts/text.ts'

import { callApi } from '#web/api.ts'
import { headOf, titled } from '#web/head/head-of.ts'
import { readCart, useCart, writeCart } from '#web/layout/cart-state.tsx'
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
import { RecentlySeen } from '../catalogue/compare/recently-seen.tsx'
import type { Route } from './+types/cart.page'
import { AgainNotice } from './again-notice.tsx'
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
import { readCartForm } from './read-cart-form.server.ts'
import { startPurchase } from './start-purchase.server.ts'

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
    again: user && (await boughtAgain(context, url.searchParams.get('again'))),
    isSignedIn: user !== null,
    recipient: user?.name ?? '',
    ageYears: youngAgeYears(context),
    timeZone,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  await whoBuys(context)
  const form = await readForm(request)
  if (form.get('intent') === 'start') return startPurchase(context, form)
  if (form.get('intent') === 'again') return buyAgain(context, form)
  const change = readCartForm(form)
  await changeCartByForm(context, change)
  const back = ownPath(String(form.get('back') ?? ''))
  if (change.intent === 'buy' || !back) return redirect('/cart', 303)
  return redirect(`${back.replace(/#.*/, '')}#${controlId(change.beerId)}`, 303)
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

  // Another tab put in a beer that this page has no price of.
  useEffect(() => {
    if (unknownIds) revalidate()
  }, [unknownIds, revalidate])

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
      <CartHead heading={heading} />
      {loaderData.again && <AgainNotice {...loaderData.again} />}
      <div className={`stack gap-6 ${styles.columns}`}>
        {lines.length ? (
          <CartParcelList
            parcels={parcels}
            country={country}
            onRemove={({ id, name }) => remove(id, name)}
            onCure={cure}
          />
        ) : (
          <div className="stack gap-6">
            <EmptyCart />
            <RecentlySeen besides={[]} />
          </div>
        )}
        <CartSummary
          lines={lines}
          parcels={parcels}
          cart={loaderData.cart}
          timeZone={loaderData.timeZone}
          isSignedIn={loaderData.isSignedIn}
          recipient={loaderData.recipient}
          youngFor={isTooYoung ? country : undefined}
          answer={actionData}
          onCountry={setCountry}
          onCure={cure}
        />
      </div>
    </div>
  )
}
