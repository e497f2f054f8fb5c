import type { APIRequestContext } from '@playwright/test'
import { expect } from './shop.ts'

/** The newest mail with this subject in somebody's sandbox mailbox, once so many have arrived. */
export async function mailTo(
  request: APIRequestContext,
  sandboxUrl: string,
  email: string,
  subject: RegExp,
  many = 1,
): Promise<{ text: string }> {
  const address = `${sandboxUrl}/mail/messages.json?to=${encodeURIComponent(email)}`
  const find = async () => {
    const { messages } = await (await request.get(address)).json()
    return messages.filter((message: { subject: string }) => subject.test(message.subject))
  }
  await expect.poll(async () => (await find()).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(many)
  const [{ id }] = await find()
  return (await request.get(`${sandboxUrl}/mail/messages/${id}.json`)).json()
}

/** Where the confirmation link of such a mail leads, as a path of the shop. */
export async function confirmationLink(
  request: APIRequestContext,
  sandboxUrl: string,
  email: string,
  subject: RegExp,
  many = 1,
): Promise<string> {
  const { text } = await mailTo(request, sandboxUrl, email, subject, many)
  const { pathname, search } = new URL(/https?:\/\/\S+\/confirmEmail\?token=\S+/.exec(text)![0])
  return pathname + search
}

/** Somebody who has just signed up follows the link that was mailed to them: what no money causes is mailed to such people alone. */
export async function proveEmail(
  request: APIRequestContext,
  sandboxUrl: string,
  email: string,
): Promise<void> {
  const link = await confirmationLink(request, sandboxUrl, email, /Confirma tu correo/)
  const token = new URLSearchParams(link.split('?')[1]).get('token')
  const answer = await request.put('/api/account/email', { data: { token } })
  expect(answer.ok(), await answer.text()).toBe(true)
}
