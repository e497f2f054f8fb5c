import { anUpload, aPicture } from '#tests/factories/a-picture.ts'
import { everybody } from '../answers.ts'
import type { Row } from '../row.ts'

const picture = await aPicture({ width: 40, height: 30 }).jpeg().toBuffer()

/** What is open to all. */
export const SHOP: Row[] = [
  { call: 'listCountries', ask: () => ({}), answers: everybody(200) },
  { call: 'uploadPicture', ask: () => ({ body: anUpload(picture) }), answers: everybody(201) },
  {
    call: 'sendContactMessage',
    says: 'about the buyer’s purchase',
    ask: ({ orderId }) => ({
      body: {
        ...{ name: 'Ana', email: 'ana@correo.example', phone: '3510000', message: '¿Y mi cerveza?' },
        purchase: orderId,
      },
    }),
    answers: everybody(201),
  },
]
