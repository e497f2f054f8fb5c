import { expect, test } from 'vitest'
import { errorBody, refuse } from '#contract/errors.ts'
import { aPageContext } from '#tests/pages/a-page-context.ts'
import { readPictureForm } from './read-picture-form.server.ts'

const UPLOADED = '/media/aaaaaaaaaaaaaaaaaaaaaa-640x480'
const taken = () => Response.json({ secure_url: UPLOADED, width: 640, height: 480 }, { status: 201 })
const file = new File(['jpeg'], 'puerta.jpg', { type: 'image/jpeg' })

/** Reads a post of these fields on a page whose API answers so; tells what the API was sent. */
async function read(fields: Record<string, string | File>, answer: () => Response = taken) {
  const sent: { path: string; form: FormData }[] = []
  const context = aPageContext(async (path, { body }) => {
    sent.push({ path, form: body as FormData })
    return answer()
  })
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const request = new Request('http://x/buyerSignUp', { method: 'POST', body })
  const { form, refused } = await readPictureForm(context, request, 'person')
  return { fields: Object.fromEntries(form), refused, sent }
}

test('a file that came along is uploaded, and its address takes its place', async () => {
  const { fields, refused, sent } = await read({ name: 'Ana', image: '', imageFile: file })
  expect(fields).toEqual({ name: 'Ana', image: UPLOADED })
  expect(refused).toEqual({})
  expect(sent.map(({ path }) => path)).toEqual(['/api/upload'])
  expect(sent[0]?.form.get('upload_preset')).toBe('person')
  expect(await (sent[0]!.form.get('file') as File).text()).toBe('jpeg')
})

test('the address that a script put there is left as it is', async () => {
  const { fields, sent } = await read({ name: 'Ana', image: UPLOADED })
  expect(fields).toEqual({ name: 'Ana', image: UPLOADED })
  expect(sent).toEqual([])
})

test('a file input that was left alone is no file', async () => {
  const untouched = new File([], '', { type: 'application/octet-stream' })
  const { fields, sent } = await read({ image: UPLOADED, imageFile: untouched })
  expect(fields).toEqual({ image: UPLOADED })
  expect(sent).toEqual([])
})

test('a picture is taken away where that is asked for, unless another one came along', async () => {
  expect((await read({ image: UPLOADED, imageRemoved: '1' })).fields).toEqual({ image: '' })
  const both = await read({ image: '/media/old', imageRemoved: '1', imageFile: file })
  expect(both.fields).toEqual({ image: UPLOADED })
})

test('a refusal is told in the words of the specification and of the API, and changes nothing', async () => {
  const refusal = errorBody(refuse('too-many-requests'))
  const answer = () => Response.json(refusal, { status: 429, headers: { 'Retry-After': '60' } })
  const { fields, refused } = await read({ image: '/media/old', imageFile: file }, answer)
  expect(fields).toEqual({ image: '/media/old' })
  expect(refused).toEqual({ image: [`Error, please try again later. ${refusal.message}`] })
})

test('text under the name of the file is no file', async () => {
  const { fields, sent } = await read({ image: '', imageFile: 'puerta.jpg' })
  expect(fields).toEqual({ image: '' })
  expect(sent).toEqual([])
})
