import { isRouteErrorResponse, useLocation } from 'react-router'
import type { ErrorBody } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { pageErrorText } from '#contract/page-errors.ts'
import type { TextCode } from '#contract/texts/catalogue.ts'
import { Spoken } from '#web/language/spoken.tsx'
import type { PageNotFound } from '#web/request/page-not-found.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import styles from './error-page.module.css'
import { SpilledGlass } from './spilled-glass.tsx'

function isPageNotFound(body: unknown): body is PageNotFound {
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'page-not-found'
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
}

const TITLES: Record<number, TextCode> = {
  403: 'error.forbidden',
  429: 'error.busy',
  503: 'error.busy',
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
      <section className={styles.page}>
        <SpilledGlass />
        <h1>
          <Spoken code="notFound.title" />
        </h1>
        <p>
          {user ? (
            <Spoken code="notFound.role" values={{ role: user.role }} />
          ) : (
            <Spoken code="notFound.visitor" />
          )}
        </p>
        <div className={styles.ways}>
          {returnTo && (
            <LinkButton to={`/login?next=${encodeURIComponent(returnTo)}`}>
              {t('notFound.loginToReturn')}
            </LinkButton>
          )}
          <LinkButton to="/shop" look={returnTo ? 'outline' : 'primary'}>
            {t('home.seeBeers')}
          </LinkButton>
        </div>
      </section>
    )
  }

  const status = answer?.status ?? 500
  const ours = pageErrorText(status === 405 ? 'method-not-allowed' : 'internal-error')
  const message = isErrorBody(answer?.data) ? answer.data.message : ours
  return (
    <section className={styles.page}>
      <SpilledGlass />
      <h1>{t(TITLES[status] ?? 'error.title')}</h1>
      <p>{message}</p>
      <div className={styles.ways}>
        {!isFinal(status) && (
          <LinkButton to={pathname + search} reloadDocument>
            {t('error.again')}
          </LinkButton>
        )}
        <LinkButton to="/shop" look={isFinal(status) ? 'primary' : 'outline'}>
          {t('home.seeBeers')}
        </LinkButton>
      </div>
    </section>
  )
}
