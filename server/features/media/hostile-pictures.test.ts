import { mkdirSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import { PICTURE_MAX_BYTES } from '#contract/limits.ts'
import * as formTexts from '#contract/texts/form.ts'
import { textOf } from '#contract/texts/text.ts'
import * as uploadTexts from '#contract/texts/upload.ts'

import { pictures } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aLocalDisk, anUpload, aPicture, type UploadAnswer } from '#tests/factories/a-picture.ts'
import {
  aPngBomb,
  aPolyglotJpeg,
  cutShort,
  GIF,
  HTML,
  mediaFileHead,
  PDF,
  SVG,
  TIFF_HEAD,
  ZIP,
} from '#tests/factories/hostile-files.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()
afterEach(() => database.db.delete(pictures))

function aShop() {
  const { folder, mediaStorage } = aLocalDisk()
  const app = createApp(makeTestServices(database, {}, { mediaStorage }))
  const media = join(folder, 'media')
  mkdirSync(media)
  const upload = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const answer = await app.request('/api/upload', { method: 'POST', body, headers })
    return { status: answer.status, body: (await answer.json()) as UploadAnswer }
  }
  const keptFiles = async () => (await readdir(media)).filter((name) => name !== '.incoming')
  return { upload, media, keptFiles }
}

const cut = (format: 'jpeg' | 'png' | 'webp' | 'avif', share: number) => async () =>
  cutShort(await aPicture().toFormat(format, { effort: 1 }).toBuffer(), share)
const flat = (width: number, height: number) => () =>
  aPicture({ width: 8, height: 8 })
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .jpeg()
    .toBuffer()

const column = (format: 'webp' | 'avif', height: number) => () =>
  aPicture({ width: 1, height: 8 })
    .resize(1, height, { fit: 'fill', kernel: 'nearest' })
    .toFormat(format, { effort: 1 })
    .toBuffer()
/** It says in its EXIF that it stands on its side. */
const turned = (width: number, height: number) => async () =>
  aPicture({ width: 8, height: 8 })
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

type Content = Uint8Array | string | (() => Promise<Buffer>)

test.each<[string, Content, string, ErrorCode]>([
  ['an SVG', SVG, 'foto.svg', 'picture-kind-refused'],
  ['an SVG that is called PNG', SVG, 'foto.png', 'picture-kind-refused'],
  ['an SVG behind an XML head', `<?xml version="1.0"?>${SVG}`, 'foto.jpg', 'picture-kind-refused'],
  ['a GIF', GIF, 'foto.gif', 'picture-kind-refused'],
  ['a TIFF', TIFF_HEAD, 'foto.png', 'picture-kind-refused'],
  ['an HEIC', mediaFileHead('heic', 'mif1'), 'foto.avif', 'picture-kind-refused'],
  ['a film', mediaFileHead('isom', 'mp42'), 'foto.avif', 'picture-kind-refused'],
  ['a page', HTML, 'foto.jpg', 'picture-kind-refused'],
  ['a script', 'alert(1)', 'foto.webp', 'picture-kind-refused'],
  ['a PDF', PDF, 'foto.jpg', 'picture-kind-refused'],
  ['an archive', ZIP, 'foto.jpg', 'picture-kind-refused'],
  ['a GIF that is a script', 'GIF89a/*\0\0*/=1;alert(1)', 'foto.gif', 'picture-kind-refused'],
  ['a page behind a RIFF head', `RIFF1234WAVE${HTML}`, 'foto.webp', 'picture-kind-refused'],
  ['two bytes', 'ÿ', 'foto.jpg', 'picture-kind-refused'],
  [
    'a page behind a JPEG’s first bytes',
    Buffer.from(`\xff\xd8\xff\xe0${HTML}`, 'latin1'),
    'foto.jpg',
    'picture-not-readable',
  ],
  ['a page behind a WebP’s first bytes', `RIFF1234WEBPVP8 ${HTML}`, 'foto.webp', 'picture-not-readable'],
  [
    'the head of an AVIF and nothing behind it',
    mediaFileHead('avif', 'mif1'),
    'foto.avif',
    'picture-not-readable',
  ],
  ['a JPEG that breaks off', cut('jpeg', 0.6), 'foto.jpg', 'picture-not-readable'],
  ['a JPEG that breaks off at its end', cut('jpeg', 0.99), 'foto.jpg', 'picture-not-readable'],
  ['a PNG that breaks off', cut('png', 0.6), 'foto.png', 'picture-not-readable'],
  ['a PNG of which the header is left', cut('png', 0.0001), 'foto.png', 'picture-not-readable'],
  ['a WebP that breaks off', cut('webp', 0.6), 'foto.webp', 'picture-not-readable'],
  ['an AVIF that breaks off', cut('avif', 0.6), 'foto.avif', 'picture-not-readable'],
  ['a PNG bomb', aPngBomb(50_000, 50_000), 'foto.png', 'picture-too-many-pixels'],
  ['a PNG bomb of one line', aPngBomb(50_000_000, 1), 'foto.png', 'picture-too-many-pixels'],
  ['41 megapixels', flat(8200, 5000), 'foto.jpg', 'picture-too-many-pixels'],
  ['a column of 16,001 pixels', flat(1, 16_001), 'foto.jpg', 'picture-side-too-long'],
  ['a line of 16,001 pixels', flat(16_001, 1), 'foto.jpg', 'picture-side-too-long'],
  ['a turned line of 16,001 pixels', turned(16_001, 1), 'foto.jpg', 'picture-side-too-long'],
  ['a column of 39.9 million pixels', aPngBomb(1, 39_900_000), 'foto.png', 'picture-side-too-long'],
  ['a WebP of 16,002 pixels', column('webp', 16_002), 'foto.webp', 'picture-side-too-long'],
  ['an AVIF of 16,003 pixels', column('avif', 16_003), 'foto.avif', 'picture-side-too-long'],
  ['a byte over 8 MB', new Uint8Array(PICTURE_MAX_BYTES + 1).fill(255), 'foto.jpg', 'picture-too-large'],
  ['20 MB', new Uint8Array(20_000_000).fill(255), 'foto.jpg', 'picture-too-large'],
  ['an empty file', '', 'foto.jpg', 'picture-empty'],
])('%s is refused with its sentence, and nothing of it is kept', async (_, content, name, code) => {
  const { upload, keptFiles } = aShop()
  const file = typeof content === 'function' ? await content() : content
  const { status, body } = await upload(anUpload(file, { name }))
  expect({ status, ...body }).toEqual({
    status: ERRORS[code].status,
    code,
    message: textOf(ERRORS[code].message),
  })
  expect(await keptFiles()).toEqual([])
  expect(await database.db.$count(pictures)).toBe(0)
})

test('as long as a side may be, one pixel wide: taken', async () => {
  const { upload } = aShop()
  for (const longest of [flat(1, 16_000), flat(16_000, 1)])
    expect((await upload(anUpload(await longest()))).status).toBe(201)
})

test('a file that is a picture, a page and an archive at once is kept as a picture alone', async () => {
  const { upload, media, keptFiles } = aShop()
  const polyglot = await aPolyglotJpeg()
  expect(polyglot.includes('<script>')).toBe(true)
  const { status } = await upload(anUpload(polyglot, { name: 'foto.html' }))
  expect(status).toBe(201)
  const files = await keptFiles()
  expect(files).toHaveLength(6)
  for (const file of files) {
    const content = await readFile(join(media, file))
    for (const trace of ['<script>', 'zip-payload', 'PK\x03\x04'])
      expect(content.includes(trace), file).toBe(false)
  }
})

const REQUIRED = textOf(formTexts.required)
const aFile = () => new File(['x'], 'foto.jpg')

test.each<[string, [string, string | File][], Record<string, string>]>([
  ['no file', [['upload_preset', 'beer']], { file: REQUIRED }],
  [
    'text for a file',
    [
      ['upload_preset', 'beer'],
      ['file', 'foto.jpg'],
    ],
    { file: REQUIRED },
  ],
  ['no preset', [['file', aFile()]], { upload_preset: REQUIRED }],
  [
    'a preset that there is not',
    [
      ['upload_preset', 'admin'],
      ['file', aFile()],
    ],
    { upload_preset: REQUIRED },
  ],
  [
    'two files',
    [
      ['upload_preset', 'beer'],
      ['file', aFile()],
      ['file', aFile()],
    ],
    { file: textOf(uploadTexts.oneFile) },
  ],
  [
    'fields that nobody knows',
    [
      ['upload_preset', 'beer'],
      ['file', aFile()],
      ['__proto__', 'x'],
      ['public_id', 'x'],
    ],
    { ['__proto__']: textOf(formTexts.unknownField), public_id: textOf(formTexts.unknownField) },
  ],
])('%s is malformed, told field by field', async (_, entries, fields) => {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  const { status, body } = await aShop().upload(form)
  expect({ status, code: body.code, fields: body.fields }).toEqual({ status: 400, code: 'malformed', fields })
})

const MULTIPART = 'multipart/form-data; boundary=abc'
const PART = '--abc\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n'

test.each<[string, string, string, ErrorCode]>([
  ['JSON', '{"upload_preset":"beer"}', 'application/json', 'wrong-content-type'],
  ['a plain form', 'upload_preset=beer', 'application/x-www-form-urlencoded', 'wrong-content-type'],
  ['a file alone', 'x', 'image/png', 'wrong-content-type'],
  ['a form that says no boundary', '--abc--', 'multipart/form-data', 'wrong-content-type'],
  [
    'a form without an end',
    '--abc\r\nContent-Disposition: form-data; name="file"',
    MULTIPART,
    'malformed-form',
  ],
  ['no form at all', 'x', MULTIPART, 'malformed-form'],
  ['a form of a hundred thousand fields', `${PART.repeat(100_000)}--abc--`, MULTIPART, 'malformed-form'],
])('%s is no upload', async (_, body, type, code) => {
  const answer = await aShop().upload(body, { 'content-type': type })
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status: ERRORS[code].status, code })
})
