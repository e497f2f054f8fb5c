import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { expect, type Page } from '@playwright/test'

export const ADMIN_PASSWORD = 'Administra2026'

/** An admin for one story, made as whoever runs the shop makes them: what they change of their log-in is theirs alone. */
export async function anAdmin(
  dataDir = process.env.E2E_DATA_DIR,
): Promise<{ email: string; password: string }> {
  const email = `jefa-${randomUUID()}@lupulo.example`
  const env = { ...process.env, DATA_DIR: dataDir }
  const command = spawn(process.execPath, ['commands/create-admin.ts', '--email', email], { env })
  command.stdin.end(`${ADMIN_PASSWORD}\n`)
  const [code] = await once(command, 'close')
  expect(code).toBe(0)
  return { email, password: ADMIN_PASSWORD }
}

/** Fills in the log-in form and sends it. */
export async function logInOn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Submit' }).click()
}
