import { createApp } from '#server/app.ts'
import type { Services } from '#server/services.ts'
import { sendJson } from '#tests/http/send-json.ts'

export const COLUMNS = [
  'Nombre',
  'Tipo',
  'Descripción',
  'Presentación',
  'ABV (%)',
  'IBU',
  'Precio (U$S)',
  'Stock',
  'Volumen (ml)',
  'Unidades por pack',
  'Envasada el',
  'Mejor antes de',
]

/** A row that nothing is wrong with; `facts` are cells by the name of their column. */
export function aBeerLine(facts: Record<string, string> = {}): string[] {
  const beer: Record<string, string> = {
    Nombre: 'Quilla Porter',
    Tipo: 'Porter',
    Descripción: 'Café, cacao y humo; más seca de lo que parece.',
    Presentación: 'Lata 473 ml',
    'ABV (%)': '5,4',
    IBU: '31',
    'Precio (U$S)': '4,50',
    Stock: '24',
    'Volumen (ml)': '473',
    'Unidades por pack': '1',
    'Envasada el': '',
    'Mejor antes de': '',
    ...facts,
  }
  return COLUMNS.map((column) => beer[column]!)
}

/** A file whose cells are all between quotes. */
export function aBeersFile(lines: string[][], { head = COLUMNS, delimiter = ';' } = {}): string {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  return [head, ...lines].map((line) => line.map(cell).join(delimiter)).join('\r\n')
}

/** So many rows, of which every 25th is wrong in its price and its ABV: 500 rows hold 20 of them. */
export function aMixedFile(rows = 500): string {
  return aBeersFile(
    Array.from({ length: rows }, (_, at) => {
      const Nombre = `Cosecha ${at + 1}`
      return aBeerLine((at + 1) % 25 ? { Nombre } : { Nombre, 'Precio (U$S)': 'caro', 'ABV (%)': '91' })
    }),
  )
}

/** Uploads a file as a browser does. */
export async function uploadFile(
  services: Services,
  headers: { cookie: string },
  content: string | Uint8Array,
  name = 'cervezas.csv',
) {
  const form = new FormData()
  form.set('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name))
  const answer = await createApp(services).request('/api/beer-imports', {
    method: 'POST',
    headers,
    body: form,
  })
  return { status: answer.status, body: await answer.json() }
}

/** Answers for a file: publishes it, unless told otherwise only those that are right and not there yet. */
export function startIt(
  services: Services,
  headers: { cookie: string },
  id: string,
  body: object = { rows: 'good', skipTwins: true },
) {
  return sendJson(services, 'POST', `/beer-imports/${id}/start`, { headers, body })
}
