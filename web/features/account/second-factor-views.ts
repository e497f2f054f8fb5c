import { SECOND_FACTOR_PAGE } from '#web/request/second-factor-page.ts'

/**
 * What `/account/secondFactor` shows, by `?do=`: where it stands, the password before a setup, the key and its first code,
 * new backup codes, another authenticator, turning it off.
 */
const VIEWS = ['begin', 'confirm', 'renew', 'move', 'end'] as const
type SecondFactorView = (typeof VIEWS)[number]

/** The view of an address; undefined for where it stands. */
export function viewOf(url: URL): SecondFactorView | undefined {
  const asked = url.searchParams.get('do')
  return VIEWS.find((view) => view === asked)
}

/** The address of a view. @param next where to lead on to once it is set up, a path of this shop */
export function secondFactorPath(
  view: SecondFactorView | undefined,
  next: string | null | undefined,
): string {
  const query = new URLSearchParams({ ...(view && { do: view }), ...(next && { next }) }).toString()
  return query ? `${SECOND_FACTOR_PAGE}?${query}` : SECOND_FACTOR_PAGE
}
