import { expect, test } from 'vitest'
import { ROWS } from '#tests/contact-sheet/pages.ts'
import { EVERY_PAGE, WALKED_BY_NOBODY } from '#tests/e2e/every-page.ts'
import routes from '../../web/routes.ts'

/** Pages of which the contact sheet has no picture, and why. */
const NOT_ON_THE_SHEET: Record<string, string> = {
  'company/:id/webhooks/:webhookId': 'webhooks adds an address, and looks at its page',
  'login/done': 'answers with a redirect',
  endViewing: 'answers with a redirect',
  logout: 'answers with a redirect',
  language: 'answers with a redirect',
  save: 'answers with a redirect',
}

const all = routes.map(({ path = '' }) => path).sort()

/** What a walk goes to and what it leaves out for a reason, each once. */
const known = (visited: string[], leftOut: Record<string, string>) =>
  [...new Set(visited), ...Object.keys(leftOut)].sort()

test('every page is walked as the people who see it, or has a reason not to be', () => {
  const walked = Object.values(EVERY_PAGE).flat()
  expect(
    known(
      walked.map(({ route }) => route),
      WALKED_BY_NOBODY,
    ),
  ).toEqual(all)
})

test('every page stands on the contact sheet, or has a reason not to', () => {
  // With or without its optional part, a page is the same.
  const shown = ROWS.map(({ route }) => route.replace(/^\//, ''))
  const pages = all.map((path) => path.replace(/\/:\w+\?/, ''))
  expect(known(shown, NOT_ON_THE_SHEET)).toEqual(pages)
})
