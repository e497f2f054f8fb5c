import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { onTestFinished } from 'vitest'
import { pictures } from '#database/schema.ts'
import { createLocalDisk } from '#server/adapters/local-disk/create-local-disk.ts'
import type { Services } from '#server/services.ts'

/** A media storage in a folder of its own, gone with the test. */
export function aLocalDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'lupulo-media-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { folder, mediaStorage: createLocalDisk(join(folder, 'media')) }
}

/** Soft clouds, which encoders are quick with. */
export function aPicture({ width = 800, height = 600 } = {}): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const clouds = sharp({ create: { width: 24, height: 24, channels: 3, background: '#e08020', noise } })
  return clouds.resize(width, height, { fit: 'fill' })
}

/** What the upload answers, whether it takes the picture or not. */
export type UploadAnswer = {
  secure_url: string
  width: number
  height: number
  code: string
  message: string
  fields: Record<string, string>
}

/** The form that `POST /api/upload` takes. */
export function anUpload(
  content: Uint8Array | string,
  { preset = 'beer', name = 'foto.jpg' } = {},
): FormData {
  const form = new FormData()
  form.set('upload_preset', preset)
  form.set('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name))
  return form
}

/** A picture that was uploaded `ageSeconds` ago: its row, and files that hold no picture. Answers with its address. */
export async function aKeptPicture(
  { db, mediaStorage }: Pick<Services, 'db' | 'mediaStorage'>,
  ageSeconds = 0,
): Promise<string> {
  const name = `${randomBytes(16).toString('base64url')}-40x30`
  const createdAt = new Date(Date.now() - ageSeconds * 1000)
  await db.insert(pictures).values({ name, bytes: 8, createdAt })
  for (const format of ['avif', 'webp']) {
    await mediaStorage.put(`${name}-40.${format}`, new Uint8Array(4), `image/${format}`)
  }
  return `/media/${name}`
}
