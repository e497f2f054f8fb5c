import { expect } from '@playwright/test'
import { aPlainBrowser } from '../running/a-plain-browser.ts'
import { formsOf } from '../running/forms-of.ts'
import { partOf } from '../running/part-of.ts'

/** At the payment provider, on its page of payments, a button of one of them is pressed: the one that begins so. By plain HTTP. */
export async function atThePayments(sandboxUrl: string, paymentId: string, button: string): Promise<void> {
  const there = aPlainBrowser()
  const { html } = await there.go(`${sandboxUrl}/payments`)
  const payment = partOf(html, 'li', [`Payment ${paymentId}`])
  const buttons = formsOf(payment).flatMap((form) => form.buttons.map(({ text }) => text))
  const found = buttons.find((text) => text.startsWith(button))
  expect(found, buttons.join(' · ')).toBeDefined()
  await there.press(found!)
}
