import { isRouteErrorResponse, useLocation } from 'react-router'
import type { ErrorBody } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { pageErrorText } from '#contract/page-errors.ts'
import * as errorTexts from '#contract/texts/error.ts'
import * as notFoundTexts from '#contract/texts/not-found.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import type { Text } from '#contract/texts/text.ts'

import { Spoken } from '#web/language/spoken.tsx'
import type { PageNotFound } from '#web/request/page-not-found.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import styles from './error-page.module.css'
import { SpilledGlass } from './spilled-glass.tsx'
import { WaysOn } from './ways-on.tsx'

function isPageNotFound(body: unknown): body is PageNotFound {
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'page-not-found'
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
}

const TITLES: Record<number, Text> = {
  403: errorTexts.forbidden,
  429: errorTexts.busy,
  503: errorTexts.busy,
}

/** The same request would be answered the same: there is nothing to try again. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 429
}

/** What a page shows that could not be made: the role-aware 404, or what went wrong in one sentence; and a way on. */
export function ErrorPage({ error, user }: { error: unknown; user: SessionUser | null }) {
  const t = useText()
  const { pathname, search } = useLocation()
  const answer = isRouteErrorResponse(error) ? error : undefined
  const notFound = answer?.status === 404 && !isErrorBody(answer.data)

  if (notFound) {
    const returnTo = isPageNotFound(answer.data) ? answer.data.loginAndReturnTo : undefined
    return (
      <section className={`stack gap-5 ${styles.page}`}>
        <SpilledGlass />
        <div className="stack gap-4">
          <h1 className={styles.told}>
            <Spoken text={notFoundTexts.title} />
          </h1>
          <p className={styles.host}>{t(notFoundTexts.noBeer)}</p>
          <p className={styles.why}>
            {user ? (
              <Spoken text={notFoundTexts.role} values={{ role: user.role }} />
            ) : (
              <Spoken text={notFoundTexts.visitor} />
            )}
          </p>
          {returnTo && (
            <p>
              <LinkButton to={`/login?next=${encodeURIComponent(returnTo)}`}>
                {t(notFoundTexts.loginToReturn)}
              </LinkButton>
            </p>
          )}
          <p>{t(notFoundTexts.nearby)}</p>
          <WaysOn />
        </div>
      </section>
    )
  }

  const status = answer?.status ?? 500
  const ours = pageErrorText(status === 405 ? 'method-not-allowed' : 'internal-error')
  const message = isErrorBody(answer?.data) ? answer.data.message : ours
  return (
    <section className={`stack gap-5 ${styles.page}`}>
      <SpilledGlass />
      <div className="stack gap-4">
        <h1>{t(TITLES[status] ?? errorTexts.title)}</h1>
        <p className={styles.why}>{message}</p>
        {isFinal(status) ? (
          <WaysOn />
        ) : (
          <div className="wrap gap-3">
            <LinkButton to={pathname + search} reloadDocument>
              {t(shopWords.tryAgain)}
            </LinkButton>
            <LinkButton to="/shop" look="outline">
              {t(shopWords.seeBeers)}
            </LinkButton>
          </div>
        )}
      </div>
    </section>
  )
}
