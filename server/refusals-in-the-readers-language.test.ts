import { expect, test } from 'vitest'
import { errorBody, type Refusal } from '#contract/errors.ts'
import { MAX_STOCK } from '#contract/limits.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { aBuyerForm } from '#tests/factories/sign-up-forms.ts'
import { unitsMoved } from './features/catalogue/units-moved.ts'
import { readPreview } from './features/labels/read-preview.ts'
import { inLanguage } from './http/readers-language.ts'

const checkout = useCheckout()
const BEER = { name: 'Bruma', description: 'Resina.', type: 'IPA', presentation: 'Lata', ABV: 6, price: 4 }

const { email: _, password: __, ...RECORD } = aBuyerForm()

/** Every refusal that once said the same to all readers, as each of them is told it. */
const REFUSED: [what: string, fields: () => Promise<unknown>, english: string, portuguese: string][] = [
  [
    'an admin’s change of nobody’s account',
    async () => (await aLoggedInAdmin(checkout.with())).send('PUT', '/user', RECORD),
    'Required information',
    'Informação obrigatória',
  ],
  [
    'an admin’s change of no company',
    async () =>
      (await aLoggedInAdmin(checkout.with())).send('PUT', '/company', {
        ...RECORD,
        phone: '351',
        company: 'Niebla',
      }),
    'Required information',
    'Informação obrigatória',
  ],
  [
    'a deletion without the password',
    async () => (await aLoggedInBuyer(checkout.with())).send('DELETE', '/account', {}),
    'Required information',
    'Informação obrigatória',
  ],
  [
    'a field that nobody knows',
    async () => (await aLoggedInBuyer(checkout.with())).send('DELETE', '/account', { spoon: 1 }),
    'Unknown field.',
    'Campo desconhecido.',
  ],
  [
    'a picture that is not there',
    async () =>
      (await aLoggedInSeller(checkout.with())).send('POST', '/product', {
        ...{ ...BEER, IBU: 60, stock: 1 },
        image: '/media/x',
      }),
    'The image is not in our storage.',
    'A imagem não está no nosso armazenamento.',
  ],
  [
    'more on the shelf than a beer may have',
    async () => answer(unitsMoved({ onHand: MAX_STOCK, reserved: 0 }, { stock: MAX_STOCK, stockShown: 0 })),
    'At most 1000000 units in all.',
    'No máximo 1000000 unidades no total.',
  ],
  [
    'a label of no strength',
    async () => preview({ abv: 'x', type: 'IPA' }),
    'Not one of the options.',
    'Não é uma das opções.',
  ],
  [
    'a label of no type',
    async () => preview({ abv: '5', type: 'Water' }),
    'Enter the type of the product',
    'Informe o tipo do produto',
  ],
]

const preview = (facts: Record<string, string>) =>
  answer(readPreview({ id: crypto.randomUUID(), ...facts }) as Refusal)
const answer = (refused: number | Refusal) => ({ body: errorBody(refused as Refusal) })

test.each(REFUSED)('%s is refused in the reader’s language', async (_what, ask, english, portuguese) => {
  const said = async (language: 'en' | 'pt') =>
    Object.values(((await inLanguage(language, ask)) as { body: { fields: object } }).body.fields)
  expect([await said('en'), await said('pt')]).toEqual([[english], [portuguese]])
})
