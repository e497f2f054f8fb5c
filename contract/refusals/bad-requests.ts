import { IMPORT_MAX_ROWS, PICTURE_MAX_MEGAPIXELS, PICTURE_MAX_SIDE_PIXELS } from '../limits.ts'
import type { RefusalTexts } from './refusal-texts.ts'

/** What is asked wrongly. */
export const BAD_REQUESTS = {
  'key-in-address': {
    status: 400,
    message: {
      es: 'Una clave no va en la dirección: quedó anulada. Crea otra y mándala en la cabecera Authorization.',
      en: 'A key does not go into the address: it was revoked. Make another one and send it in the Authorization header.',
      pt: 'Uma chave não vai no endereço: ela foi revogada. Crie outra e envie-a no cabeçalho Authorization.',
    },
  },
  'key-and-session': {
    status: 400,
    message: {
      es: 'Manda la clave o la sesión, no las dos.',
      en: 'Send the key or the session, not both.',
      pt: 'Envie a chave ou a sessão, não as duas.',
    },
  },
  malformed: {
    status: 400,
    message: {
      es: 'Revisa los datos marcados.',
      en: 'Check the marked fields.',
      pt: 'Confira os dados marcados.',
    },
  },
  'malformed-json': {
    status: 400,
    message: {
      es: 'El cuerpo no es JSON válido.',
      en: 'The body is not valid JSON.',
      pt: 'O corpo não é JSON válido.',
    },
  },
  'malformed-form': {
    status: 400,
    message: {
      es: 'El formulario no se puede leer.',
      en: 'The form cannot be read.',
      pt: 'O formulário não pode ser lido.',
    },
  },
  'picture-not-readable': {
    status: 400,
    message: {
      es: 'No pudimos leer la imagen: el archivo está dañado o incompleto.',
      en: 'We could not read the image: the file is damaged or incomplete.',
      pt: 'Não conseguimos ler a imagem: o arquivo está danificado ou incompleto.',
    },
  },
  'picture-too-many-pixels': {
    status: 400,
    message: {
      es: `La imagen tiene más de ${PICTURE_MAX_MEGAPIXELS} megapíxeles. Redúcela y prueba de nuevo.`,
      en: `The image has more than ${PICTURE_MAX_MEGAPIXELS} megapixels. Make it smaller and try again.`,
      pt: `A imagem tem mais de ${PICTURE_MAX_MEGAPIXELS} megapixels. Reduza-a e tente de novo.`,
    },
  },
  'picture-side-too-long': {
    status: 400,
    message: {
      es: `Un lado de la imagen tiene más de ${PICTURE_MAX_SIDE_PIXELS} píxeles. Redúcela y prueba de nuevo.`,
      en: `One side of the image has more than ${PICTURE_MAX_SIDE_PIXELS} pixels. Make it smaller and try again.`,
      pt: `Um lado da imagem tem mais de ${PICTURE_MAX_SIDE_PIXELS} pixels. Reduza-a e tente de novo.`,
    },
  },
  'picture-too-slow': {
    status: 400,
    message: {
      es: 'La imagen tarda demasiado en abrirse. Redúcela o guárdala como JPEG y prueba de nuevo.',
      en: 'The image takes too long to open. Make it smaller or save it as JPEG, and try again.',
      pt: 'A imagem demora demais para abrir. Reduza-a ou salve como JPEG e tente de novo.',
    },
  },
  'import-empty': {
    status: 400,
    message: {
      es: 'El archivo no tiene ninguna cerveza.',
      en: 'The file holds no beer.',
      pt: 'O arquivo não tem nenhuma cerveja.',
    },
  },
  'import-unreadable': {
    status: 400,
    message: {
      es: 'La fila {row} no se puede leer: revisa que cada comilla que se abre se cierre.',
      en: 'Row {row} cannot be read: check that every quotation mark that opens is closed.',
      pt: 'A linha {row} não pode ser lida: confira se cada aspa que se abre se fecha.',
    },
  },
  'import-columns-missing': {
    status: 400,
    message: {
      es: 'Faltan columnas: {names}. La primera fila lleva sus nombres, como en la plantilla.',
      en: 'Columns are missing: {names}. The first row holds their names, as in the template.',
      pt: 'Faltam colunas: {names}. A primeira linha traz os nomes delas, como no modelo.',
    },
  },
  'import-column-twice': {
    status: 400,
    message: {
      es: 'La columna {name} está dos veces.',
      en: 'The column {name} is there twice.',
      pt: 'A coluna {name} está duas vezes.',
    },
  },
  'import-too-many-rows': {
    status: 400,
    message: {
      es: `Un archivo lleva hasta ${IMPORT_MAX_ROWS} cervezas. Divídelo en varios.`,
      en: `A file holds up to ${IMPORT_MAX_ROWS} beers. Split it into several.`,
      pt: `Um arquivo leva até ${IMPORT_MAX_ROWS} cervejas. Divida-o em vários.`,
    },
  },
} as const satisfies RefusalTexts
