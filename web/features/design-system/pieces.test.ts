import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const UI = fileURLToPath(new URL('../../ui/', import.meta.url))

/** Named on the page, or a part of what is: as the page writes them, from `web/ui/` on. */
const PARTS = [
  // What draws a chart is seen in the charts.
  ...['charts/chart-frame.tsx', 'charts/chart-table.tsx', 'charts/chart-grid.tsx', 'charts/chart-labels.tsx'],
  // Of the upload control, once something is chosen or kept.
  'upload/picture-kept.tsx',
  // Goes on to another page by itself.
  'done-notice.tsx',
  // A link among words, which looks refused while an admin sees the shop as somebody.
  'ask-link.tsx',
  // A field with the keyboard of numbers.
  'code-field.tsx',
  // A choice with the two words of a beer's switch.
  'status-select.tsx',
  // Fields that are on the page, each by itself.
  ...['order-search/order-search.tsx', 'period/day-fields.tsx'],
  // Chips.
  ...['chip-line.tsx', 'period/period-chips.tsx'],
  // A file field that says what is wrong with pictures.
  'upload/message-pictures.tsx',
  // Hidden fields.
  'take-out/removal-fields.tsx',
  // A status word with how a payout or a complaint stands, and the way there.
  'payout-state-word.tsx',
  'complaint-state.tsx',
  'complaint-way.tsx',
  // One of the lines of tabs.
  'tab-line.tsx',
  // Those lines, and on phones a row with a list, as the head of every working page has them.
  ...['area-tabs.tsx', 'area-menu.tsx'],
  // A list that opens on phones alone, and that of orders.
  ...['table/sort-menu.tsx', 'order-search/order-sorter.tsx'],
  // Seen while the keyboard is on it.
  'skip-link.tsx',
  // The numbers of a numbered Pagination.
  'page-numbers.tsx',
  // Quiet links.
  ...['report-link.tsx', 'tracking-words.tsx', 'invoice-links.tsx'],
  // A sheet with two buttons.
  'confirm-sheet.tsx',
  // Radios, a field and a table, each by itself.
  ...['role-fields.tsx', 'invitations/invite-form.tsx', 'invitations/invitation-table.tsx'],
]

test('every piece of web/ui is on the page', () => {
  const page = globSync('*.tsx', { cwd: HERE })
    .map((file) => readFileSync(HERE + file, 'utf8'))
    .join('\n')
  const missing = globSync('**/*.tsx', { cwd: UI })
    .filter((file) => !file.endsWith('.test.tsx') && !PARTS.includes(file))
    .filter((file) => !page.includes(file))
  expect(missing).toEqual([])
})

test.each([
  ['development', true],
  ['production', false],
  ['test', false],
])('in %s the page is there: %s', async (mode, isThere) => {
  vi.resetModules()
  vi.stubEnv('NODE_ENV', mode)
  const { default: routes } = await import('../../routes.ts')
  vi.unstubAllEnvs()
  expect(routes.some(({ path }) => path === 'ui')).toBe(isThere)
})
