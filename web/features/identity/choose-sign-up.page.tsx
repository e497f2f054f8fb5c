import { Link } from 'react-router'
import { textOf } from '#contract/texts/catalogue.ts'
import { headOf, titled } from '#web/head/head-of.ts'
import { Spoken } from '#web/language/spoken.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { useText } from '#web/texts.ts'
import type { Route } from './+types/choose-sign-up.page'
import styles from './choose-sign-up.module.css'
import { Door } from './door.tsx'
import { ProviderButton } from './provider-button.tsx'
import { nextQuery, providerWay } from './provider-way.server.ts'
import { RolePicture } from './role-picture.tsx'

export const handle: PageHandle = { openTo: 'visitors' }

const WAYS = [
  { role: 'buyer', to: '/buyerSignUp', name: 'signUp.buyer', text: 'signUp.buyerText' },
  { role: 'seller', to: '/sellerSignUp', name: 'signUp.seller', text: 'signUp.sellerText' },
] as const

export function loader({ context, url }: Route.LoaderArgs) {
  return { query: nextQuery(url), way: providerWay(context, url) }
}

export const meta: Route.MetaFunction = (page) =>
  headOf(page, {
    title: titled(textOf('head.chooseSignUp')),
    description: textOf('head.chooseSignUpText', { site: textOf('site.name') }),
    path: '/chooseSignUp',
  })

/** `/chooseSignUp`: buyer or seller (specification section 2). */
export default function ChooseSignUpPage({ loaderData }: Route.ComponentProps) {
  const t = useText()
  return (
    <Door>
      <h1>{t('signUp.chooseTitle')}</h1>
      <ul className={styles.ways}>
        {WAYS.map((way) => (
          <li key={way.to} className={styles.way}>
            <RolePicture role={way.role} />
            <h2>
              <Link to={way.to + loaderData.query}>
                <Spoken code={way.name} />
              </Link>
            </h2>
            <p>{t(way.text)}</p>
          </li>
        ))}
      </ul>
      <ProviderButton way={loaderData.way} />
      <p>
        <Link to={`/login${loaderData.query}`}>{t('signUp.haveAccount')}</Link>
      </p>
    </Door>
  )
}
