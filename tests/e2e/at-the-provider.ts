import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

export type Person = { email: string; firstName: string; lastName: string; isVerified?: boolean }

export const aPerson = (over: Partial<Person> = {}): Person => ({
  email: `elena-${randomUUID()}@example.com`,
  firstName: 'Elena',
  lastName: 'Rojas',
  ...over,
})

/** From the shop's button through the provider's page, and back. */
export async function continueAs(page: Page, person: Person): Promise<void> {
  await page.getByRole('link', { name: 'Continuar con Google' }).click()
  await chooseAccount(page, person)
}

/** On the provider's page: types the account and goes back to the shop. */
export async function chooseAccount(page: Page, { email, firstName, lastName, isVerified = true }: Person) {
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill(lastName)
  await page.getByLabel('The provider has verified this e-mail').setChecked(isVerified)
  await page.getByRole('button', { name: 'Continue' }).click()
}
