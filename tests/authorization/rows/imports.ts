import { onlySellers } from '../answers.ts'
import type { Row } from '../row.ts'

export const IMPORTS: Row[] = [
  {
    call: 'uploadBeerImport',
    ask: () => ({ body: aFile() }),
    answers: onlySellers({ seller: 201, rivalSeller: 201 }),
  },
  { call: 'listBeerImports', ask: () => ({}), answers: onlySellers({ seller: 200, rivalSeller: 200 }) },
  ...['getBeerImport', 'downloadBadRows', 'cancelBeerImport'].map(
    (call): Row => ({
      call,
      ask: ({ importId }) => ({ params: { id: importId } }),
      answers: onlySellers({ seller: 200, rivalSeller: 'not-found' }),
    }),
  ),
  {
    call: 'startBeerImport',
    ask: ({ importId }) => ({ params: { id: importId }, body: { rows: 'good', skipTwins: true } }),
    answers: onlySellers({ seller: 200, rivalSeller: 'not-found' }),
  },
]

/** A file of one's own. */
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
