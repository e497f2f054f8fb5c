import { type Attempt, sellersOnly } from './attempt.ts'

/** Files of beers that another brewery uploaded. */
export const ATTEMPTS_ON_IMPORTS: Attempt[] = [
  ...['getBeerImport', 'cancelBeerImport', 'downloadBadRows'].map(
    (call): Attempt => ({
      call,
      ask: ({ importId }) => ({ params: { id: importId } }),
      ...sellersOnly('not-found'),
    }),
  ),
  {
    call: 'startBeerImport',
    ask: ({ importId }) => ({ params: { id: importId }, body: { rows: 'good', skipTwins: true } }),
    ...sellersOnly('not-found'),
  },
  { call: 'uploadBeerImport', ask: () => ({ body: aFile() }), ...sellersOnly(201) },
  { call: 'listBeerImports', ask: () => ({}), ...sellersOnly(200) },
]

/** A file of one's own: what waits of another brewery goes on waiting. */
function aFile(): FormData {
  const form = new FormData()
  form.set(
    'file',
    new File(
      ['Nombre;Tipo;Descripción;Presentación;ABV (%);IBU;Precio (U$S);Stock\nA;IPA;b;c;5;5;5;5'],
      'a.csv',
    ),
  )
  return form
}
