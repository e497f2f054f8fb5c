import { isRouteErrorResponse, useLocation } from 'react-router'
import type { ErrorBody } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { INTERNAL_ERROR, METHOD_NOT_ALLOWED } from '#contract/page-errors.ts'
import type { PageNotFound } from '#web/request/require-role.ts'
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
        <h1>{t('notFound.title')}</h1>
        <p>{user ? t('notFound.role', { role: user.role }) : t('notFound.visitor')}</p>
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

  const ours = answer?.status === 405 ? METHOD_NOT_ALLOWED : INTERNAL_ERROR
  const message = isErrorBody(answer?.data) ? answer.data.message : ours.message
  return (
    <section className={styles.page}>
      <h1>{t('error.title')}</h1>
      <p>{message}</p>
      <div className={styles.ways}>
        <LinkButton to={pathname + search} reloadDocument>
          {t('error.again')}
        </LinkButton>
        <LinkButton to="/home" look="outline">
          {t('nav.home')}
        </LinkButton>
      </div>
    </section>
  )
}
