import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { MessageAuthor } from '#contract/message-authors.ts'
import { orderMessagePictures, pictures } from '#database/schema.ts'
import { keepMessage } from '#server/journeys/order-messages/keep-message.ts'
import type { Services } from '#server/services.ts'
import { aPicture } from './a-picture.ts'

type Parcel = { orderId: string; companyId: string }

/** What one side of an order wrote to the other; nobody is mailed. Answers its id. */
export async function aMessage(
  { db }: Pick<Services, 'db'>,
  parcel: Parcel,
  { side = 'buyer', text = '¿Cuándo sale?' }: { side?: MessageAuthor; text?: string } = {},
): Promise<string> {
  const message = { side, key: randomUUID(), text, pictures: [] }
  return (await db.transaction((tx) => keepMessage(tx, parcel, message))).id
}

/** The same with a picture of the storage. */
export async function aMessageWithPicture(
  services: Pick<Services, 'db' | 'mediaStorage'>,
  parcel: Parcel,
): Promise<{ messageId: string; pictureId: string }> {
  const { db, mediaStorage } = services
  const name = `private-${randomBytes(16).toString('base64url')}-40x30`
  const content = await aPicture({ width: 40, height: 30 }).webp().toBuffer()
  await db.insert(pictures).values({ name, bytes: content.byteLength })
  await mediaStorage.put(`${name}-40.webp`, content, 'image/webp')
  const sent = [{ name, width: 40, height: 30 }]
  const message = { side: 'buyer', key: randomUUID(), text: 'Llegó así:', pictures: sent } as const
  const { id } = await db.transaction((tx) => keepMessage(tx, parcel, { ...message, pictures: sent }))
  const [kept] = await db
    .select({ id: orderMessagePictures.id })
    .from(orderMessagePictures)
    .where(eq(orderMessagePictures.messageId, id))
  return { messageId: id, pictureId: kept!.id }
}

/** The form of a message, as the call takes it. */
export function aMessageForm({
  text = 'Hola',
  key = randomUUID(),
  files = [],
}: {
  text?: string
  key?: string
  files?: (Uint8Array | string)[]
} = {}): FormData {
  const form = new FormData()
  form.set('key', key)
  form.set('text', text)
  for (const content of files) {
    const part = typeof content === 'string' ? content : new Uint8Array(content)
    form.append('pictures', new File([part], 'foto.jpg', { type: 'image/jpeg' }))
  }
  return form
}
