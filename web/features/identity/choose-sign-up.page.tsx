import { Link } from 'react-router'
import * as accountHeadTexts from '#contract/texts/account-head.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as signUpTexts from '#contract/texts/sign-up.ts'
import { textOf } from '#contract/texts/text.ts'

import { headOf, titled } from '#web/head/head-of.ts'
import { Spoken } from '#web/language/spoken.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { wallLabels } from '#web/request/wall-labels.server.ts'
import { useText } from '#web/texts.ts'
import type { Route } from './+types/choose-sign-up.page'
import styles from './choose-sign-up.module.css'
import { IdentityPage } from './identity-page.tsx'
import { ProviderButton } from './provider-button.tsx'
import { nextQuery, providerWay } from './provider-way.server.ts'
import { RolePicture } from './role-picture.tsx'

export const handle: PageHandle = { openTo: 'visitors' }

const WAYS = [
  { role: 'buyer', to: '/buyerSignUp', name: signUpTexts.buyer, text: signUpTexts.buyerText },
  { role: 'seller', to: '/sellerSignUp', name: signUpTexts.seller, text: signUpTexts.sellerText },
] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const labels = await wallLabels(context, 'OrderBestSelling')
  return { query: nextQuery(url), way: providerWay(context, url), labels }
}

export const meta: Route.MetaFunction = (page) =>
  headOf(page, {
    title: titled(textOf(accountHeadTexts.chooseSignUp)),
    description: textOf(accountHeadTexts.chooseSignUpText, { site: textOf(commonTexts.siteName) }),
    path: '/chooseSignUp',
  })

/** `/chooseSignUp`: buyer or seller (specification section 2). */
export default function ChooseSignUpPage({ loaderData }: Route.ComponentProps) {
  const t = useText()
  return (
    <IdentityPage labels={loaderData.labels}>
      <h1>{t(signUpTexts.chooseTitle)}</h1>
      <ul className="stack gap-4">
        {WAYS.map((way) => (
          <li key={way.to} className={styles.way}>
            <RolePicture role={way.role} />
            <h2>
              <Link to={way.to + loaderData.query}>
                <Spoken text={way.name} />
              </Link>
            </h2>
            <p>{t(way.text)}</p>
          </li>
        ))}
      </ul>
      <ProviderButton way={loaderData.way} />
      <p>
        <Link to={`/login${loaderData.query}`}>{t(signUpTexts.haveAccount)}</Link>
      </p>
    </IdentityPage>
  )
}
