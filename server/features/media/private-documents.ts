import { randomBytes } from 'node:crypto'
import { type Refusal, refuse } from '#contract/errors.ts'
import { pictures } from '#database/schema.ts'
import { reasonForLog } from '../../log/error-for-log.ts'
import type { Services } from '../../services.ts'
import { DOCUMENT_PREFIX } from './picture-files.ts'

/** Nobody finds one by trying names: 128 random bits. */
const RANDOM_BYTES = 16

type Storing = Pick<Services, 'db' | 'mediaStorage' | 'log'>

/**
 * Keeps a document beside the pictures, as it is: what it says must not change. It has no address, and is never shown in a page of
 * ours (answerPrivateDocument). Its row comes first, by which the sweep finds it; one that no record names is swept after a day.
 * @param type what its first bytes say that it is, and `extension` how such files end
 * Refuses: media-storage-down.
 */
export async function keepPrivateDocument(
  { db, mediaStorage, log }: Storing,
  content: Uint8Array,
  { type, extension }: { type: string; extension: string },
): Promise<string | Refusal> {
  const name = `${DOCUMENT_PREFIX}${randomBytes(RANDOM_BYTES).toString('base64url')}.${extension}`
  await db.insert(pictures).values({ name, bytes: content.byteLength })
  try {
    await mediaStorage.put(name, content, type)
  } catch (error) {
    log.error({ reason: reasonForLog(error as Error) }, 'the media storage did not take a document')
    return refuse('media-storage-down')
  }
  return name
}

/**
 * Answers with one, to who may see it: that is asked before. It is saved and not opened, no cache keeps it, and wherever it is
 * opened all the same nothing in it runs or is loaded, and it belongs to no origin.
 * @param fileName what it is saved as: letters, digits, hyphens and an ending
 * Refuses: not-found, media-storage-down.
 */
export async function answerPrivateDocument(
  { mediaStorage, log }: Pick<Services, 'mediaStorage' | 'log'>,
  { name, type, fileName }: { name: string; type: string; fileName: string },
): Promise<Response | Refusal> {
  try {
    const file = await mediaStorage.get(name)
    if (!file) return refuse('not-found')
    // Read to its end: who asks for the head alone, or goes away, leaves no file open.
    return new Response(await new Response(file.body).arrayBuffer(), {
      headers: {
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="${fileName}"`,
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      },
    })
  } catch (error) {
    log.error({ reason: reasonForLog(error as Error) }, 'the media storage did not hand out a document')
    return refuse('media-storage-down')
  }
}
