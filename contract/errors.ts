import {
  IMPORT_MAX_MEGABYTES,
  IMPORT_MAX_ROWS,
  PICTURE_MAX_MEGABYTES,
  PICTURE_MAX_MEGAPIXELS,
  PICTURE_MAX_SIDE_PIXELS,
} from './limits.ts'
import { INTERNAL_ERROR, METHOD_NOT_ALLOWED } from './page-errors.ts'
import { fillIn } from './texts/fill-in.ts'
import { translationNow } from './texts/language.ts'
import { waitText } from './texts/wait-text.ts'

/**
 * Every refusal that the API knows: code → HTTP status → message (specification section 8, decisions "Paths, shapes,
 * statuses"). The message is what a page shows; `{name}` is filled from the refusal's details.
 */
export const ERRORS = {
  malformed: { status: 400, message: 'Revisa los datos marcados.' },
  'malformed-json': { status: 400, message: 'El cuerpo no es JSON válido.' },
  'malformed-form': { status: 400, message: 'El formulario no se puede leer.' },
  'picture-empty': { status: 400, message: 'El archivo está vacío. Elige una imagen.' },
  'picture-not-readable': {
    status: 400,
    message: 'No pudimos leer la imagen: el archivo está dañado o incompleto.',
  },
  'picture-too-many-pixels': {
    status: 400,
    message: `La imagen tiene más de ${PICTURE_MAX_MEGAPIXELS} megapíxeles. Redúcela y prueba de nuevo.`,
  },
  'picture-side-too-long': {
    status: 400,
    message: `Un lado de la imagen tiene más de ${PICTURE_MAX_SIDE_PIXELS} píxeles. Redúcela y prueba de nuevo.`,
  },
  'picture-too-slow': {
    status: 400,
    message: 'La imagen tarda demasiado en abrirse. Redúcela o guárdala como JPEG y prueba de nuevo.',
  },
  'import-empty': { status: 400, message: 'El archivo no tiene ninguna cerveza.' },
  'import-unreadable': {
    status: 400,
    message: 'La fila {row} no se puede leer: revisa que cada comilla que se abre se cierre.',
  },
  'import-columns-missing': {
    status: 400,
    message: 'Faltan columnas: {names}. La primera fila lleva sus nombres, como en la plantilla.',
  },
  'import-column-twice': { status: 400, message: 'La columna {name} está dos veces.' },
  'import-too-many-rows': {
    status: 400,
    message: `Un archivo lleva hasta ${IMPORT_MAX_ROWS} cervezas. Divídelo en varios.`,
  },
  'not-signed-in': { status: 401, message: 'Inicia sesión para continuar.' },
  'wrong-credentials': { status: 401, message: 'El email o la contraseña no son correctos.' },
  'wrong-code': {
    status: 401,
    message: 'Error al cambiar la contraseña. Código incorrecto o inesperado.',
  },
  'wrong-password': { status: 401, message: 'La contraseña no es correcta.' },
  'wrong-second-factor': {
    status: 401,
    message: 'El código no es correcto o ya se usó. Espera al siguiente y vuelve a probar.',
  },
  'wrong-backup-code': { status: 401, message: 'Ese código de respaldo no es correcto o ya se usó.' },
  'second-factor-over': {
    status: 401,
    message: 'Este intento terminó, por tiempo o por códigos incorrectos. Inicia sesión de nuevo.',
  },
  'sign-in-over': { status: 401, message: 'Este intento de entrar ya terminó. Empieza de nuevo.' },
  'notice-not-genuine': { status: 401, message: 'La firma del aviso no es válida.' },
  'account-deactivated': { status: 403, message: 'Esta cuenta fue desactivada por la administración.' },
  forbidden: { status: 403, message: 'No tienes permiso para hacer esto.' },
  'second-factor-missing': {
    status: 403,
    message: 'Activa primero la verificación en dos pasos: esta tienda la pide a quienes la administran.',
  },
  'second-factor-required': {
    status: 403,
    message: 'Esta tienda pide la verificación en dos pasos: no se puede desactivar.',
  },
  'read-only-field': { status: 403, message: 'Este dato no se puede cambiar: {field}.' },
  'admin-needs-password': { status: 403, message: 'La administración entra con su contraseña.' },
  'own-switch': { status: 403, message: 'Nadie desactiva su propia cuenta de administración.' },
  'sign-in-again': {
    status: 403,
    message: 'Para cambiar tu correo electrónico, vuelve a iniciar sesión con tu proveedor.',
  },
  'sign-in-to-delete': {
    status: 403,
    message: 'Para borrar la cuenta, vuelve a iniciar sesión con tu proveedor.',
  },
  'sellers-cannot-buy': { status: 403, message: 'Solo los compradores pueden comprar.' },
  'minor-cannot-buy': {
    status: 403,
    message: 'Respondiste que eres menor de edad: hoy no puedes comprar.',
  },
  'too-young-there': {
    status: 403,
    message:
      'A {where} se vende desde los {age} años, y según la fecha que diste al entrar todavía no los tienes.',
  },
  'foreign-origin': { status: 403, message: 'Este pedido viene de otro sitio y fue rechazado.' },
  'not-found': { status: 404, message: 'No se encontró lo que buscas.' },
  'beer-not-found': { status: 404, message: '¡Producto no encontrado!' },
  'user-not-found': { status: 404, message: '¡Usuario no encontrado!' },
  'link-over': { status: 404, message: 'Este enlace ya no vale. Pide otro desde tu cuenta.' },
  'email-unknown': {
    status: 404,
    message: 'Error al enviar el código de verificación. Correo electrónico no encontrado.',
  },
  'no-purchase': { status: 404, message: 'Todavía no hay ninguna compra pagada.' },
  'method-not-allowed': METHOD_NOT_ALLOWED,
  'login-by-get': {
    status: 405,
    message:
      'Las credenciales no viajan en la dirección: usa POST /api/login con los mismos campos en el cuerpo.',
  },
  'email-taken': { status: 409, message: 'Ya existe una cuenta con ese email.' },
  'no-password-yet': {
    status: 409,
    message: 'Esta cuenta no tiene contraseña. Entra como lo hiciste la primera vez, o pide una contraseña.',
  },
  'no-password-to-change': {
    status: 409,
    message: 'Tu cuenta todavía no tiene contraseña. Elige una con «Forgot Password».',
  },
  'last-admin': { status: 409, message: 'Siempre queda al menos una cuenta de administración activa.' },
  'account-deleted': {
    status: 409,
    message: 'Quien tenía esta cuenta la borró: ya no se puede activar ni cambiar.',
  },
  'no-log-in': {
    status: 409,
    message: 'Nadie entra a la tienda por esta cervecería: no tiene correo que cambiar.',
  },
  'off-by-seller': {
    status: 409,
    message: 'Su cervecería la tiene como no disponible: solo ella la vuelve a poner a la venta.',
  },
  'nothing-to-confirm': { status: 409, message: 'Tu correo ya está confirmado.' },
  'company-incomplete': {
    status: 409,
    message: 'Antes de publicar, completa los datos de tu compañía.',
  },
  'no-room-unproved': {
    status: 409,
    message:
      'Mientras tu correo no esté confirmado hay lugar para {room} cervezas. Abre el enlace que te enviamos, o pide otro en «Cuenta».',
  },
  'price-changed': { status: 409, message: 'El precio de una cerveza cambió. Revisa tu carrito.' },
  'not-enough-stock': { status: 409, message: 'No queda la cantidad que pediste. Revisa tu carrito.' },
  'brewery-without-seller': {
    status: 409,
    message: 'La cervecería de una de tus cervezas todavía no vende aquí. Revisa tu carrito.',
  },
  'beer-not-on-sale': { status: 409, message: 'Una cerveza de tu carrito ya no está a la venta.' },
  'address-missing': { status: 409, message: 'Falta la dirección de entrega.' },
  'below-held-stock': { status: 409, message: 'Hay {held} unidades apartadas en compras abiertas.' },
  'stock-unclear': {
    status: 409,
    message:
      'Hay {held} unidades apartadas en compras abiertas: indica en stockShown las existencias que viste.',
  },
  'record-changed': { status: 409, message: 'Alguien cambió estos datos mientras los editabas.' },
  'already-reviewed': { status: 409, message: 'Ya puntuaste este producto.' },
  'already-answered': { status: 409, message: 'Ya respondiste esta opinión.' },
  'answer-stands': { status: 409, message: 'Tu respuesta ya no se puede corregir.' },
  'already-reported': { status: 409, message: 'Ya denunciaste esta opinión.' },
  'review-hidden': { status: 409, message: 'La administración ocultó esta opinión.' },
  'already-hidden': { status: 409, message: 'Esta opinión ya está oculta.' },
  'already-shown': { status: 409, message: 'Esta opinión ya está a la vista.' },
  'report-closed': { status: 409, message: 'Esta denuncia ya se atendió.' },
  'not-bought': { status: 403, message: 'Solo puedes puntuar lo que compraste.' },
  'purchase-undone': {
    status: 403,
    message: 'Tu compra de este producto se canceló o se devolvió: ya no lo puedes puntuar.',
  },
  'bought-for-nothing': {
    status: 403,
    message: 'Este producto no te costó nada: solo se puntúa lo que se pagó.',
  },
  'own-brewery': {
    status: 403,
    message:
      'Compraste con el documento o el teléfono de la cervecería: sus propios productos no los puntúa ella.',
  },
  'purchase-unpaid': {
    status: 409,
    message: 'Tienes una compra que espera su pago. Págala, o espera unos minutos a que venza.',
  },
  'purchase-unshipped': { status: 409, message: 'Tienes una compra pagada que todavía no se envió.' },
  'purchase-unrefunded': {
    status: 409,
    message: 'Tienes una compra con dinero que aún te debemos devolver.',
  },
  'sale-unpaid': {
    status: 409,
    message: 'Alguien está por pagar una cerveza tuya. Espera unos minutos: la compra se paga o vence.',
  },
  'sale-unshipped': { status: 409, message: 'Tienes una venta pagada que todavía no enviaste.' },
  'sale-unrefunded': { status: 409, message: 'Tienes una venta con una devolución de dinero en curso.' },
  'sale-owed-back': {
    status: 409,
    message:
      'Le debes dinero a la tienda: te pagamos ventas cuyo dinero volvió después a quien compró. Escríbenos.',
  },
  'second-factor-off': { status: 409, message: 'La verificación en dos pasos no está activada.' },
  'second-factor-not-begun': {
    status: 409,
    message: 'La clave que te mostramos ya no vale. Empieza de nuevo.',
  },
  'order-not-open': { status: 409, message: 'Este pedido ya no espera un pago.' },
  'order-not-paid': { status: 409, message: 'Este pedido no está pagado, o su dinero ya se devolvió.' },
  'parcel-gone': {
    status: 409,
    message: 'Este envío ya salió: no se puede cancelar. Si algo no está bien, pide ayuda.',
  },
  'parcel-cancelled': { status: 409, message: 'El comprador canceló este envío: no lo mandes.' },
  'parcel-shipped': {
    status: 409,
    message:
      'Otra persona u otra pestaña ya lo marcó como enviado: {carrier}. Si no es así, corrígelo en Enviados.',
  },
  'parcel-delivered': { status: 409, message: 'Este envío ya fue entregado.' },
  'parcel-not-shipped': {
    status: 409,
    message: 'Este envío todavía no salió: márcalo primero como enviado.',
  },
  'parcel-money-back': { status: 409, message: 'El dinero de este envío se devuelve: ya no se manda.' },
  'not-shipped-there': { status: 409, message: 'No hay envíos a {where} de: {names}.' },
  'refund-not-failed': {
    status: 409,
    message: 'No hay nada que reintentar: este dinero ya volvió.',
  },
  'order-not-in-review': { status: 409, message: 'Este pedido no está en revisión.' },
  'review-money-open': {
    status: 409,
    message: 'Todavía no volvió todo el dinero de este pedido. Falta: {open}.',
  },
  'refund-too-much': { status: 409, message: 'No queda tanto por devolver de este pedido.' },
  'work-done': { status: 409, message: 'Esto ya salió bien: no hay nada que reintentar.' },
  'nothing-owed': { status: 409, message: 'No hay nada que pagarle a esta compañía.' },
  'sale-unsent': {
    status: 409,
    message: 'Lo que todavía no se envió no se paga: quien compró aún puede cancelarlo.',
  },
  'owed-changed': { status: 409, message: 'Lo que se debe cambió: ahora son U$S {owed}.' },
  'import-running': {
    status: 409,
    message: 'Ya se está publicando un archivo tuyo. Espera a que termine.',
  },
  'import-waiting': {
    status: 409,
    message: 'Un archivo tuyo espera lugar para publicarse. Espera a que siga, o descarta lo que le falta.',
  },
  'import-answered': { status: 409, message: 'Este archivo ya no espera tu respuesta.' },
  'import-has-bad-rows': {
    status: 409,
    message: 'Hay filas con errores: corrígelas, o publica solo las filas buenas.',
  },
  'import-nothing-left': { status: 409, message: 'No queda ninguna fila por publicar.' },
  'import-too-large': { status: 413, message: `El archivo pesa más de ${IMPORT_MAX_MEGABYTES} MB.` },
  'picture-too-large': { status: 413, message: `La imagen pesa más de ${PICTURE_MAX_MEGABYTES} MB.` },
  'body-too-large': { status: 413, message: 'El envío es demasiado grande.' },
  'picture-kind-refused': { status: 415, message: 'Solo aceptamos imágenes JPEG, PNG, WebP o AVIF.' },
  'import-not-csv': {
    status: 415,
    message: 'Esto no es un archivo CSV. En tu planilla, elige «Guardar como» y el formato CSV.',
  },
  'wrong-content-type': { status: 415, message: 'Este tipo de contenido no se acepta aquí.' },
  'key-reused': { status: 422, message: 'Esa clave ya se usó para otro pedido.' },
  'too-many-requests': { status: 429, message: 'Demasiados intentos. Vuelve a probar en {wait}.' },
  'no-room-today': {
    status: 429,
    message: 'Hoy ya publicaste {used} cervezas. Mañana hay lugar otra vez, y más cuanto más vendes.',
  },
  'internal-error': INTERNAL_ERROR,
  'payment-provider-down': {
    status: 503,
    message: 'El medio de pago no responde. Tu cerveza queda apartada: prueba de nuevo en un momento.',
  },
  'too-many-pictures': {
    status: 503,
    message: 'Están llegando muchas imágenes a la vez. Prueba de nuevo en un momento.',
  },
  'search-too-slow': {
    status: 503,
    message: 'Esta búsqueda tarda demasiado. Prueba con otras palabras o quita algún filtro.',
  },
  'too-many-searches': {
    status: 503,
    message: 'Hay muchas búsquedas a la vez. Prueba de nuevo en un momento.',
  },
  'media-storage-down': {
    status: 503,
    message: 'Las imágenes no están disponibles ahora. Prueba de nuevo en un momento.',
  },
  'database-down': { status: 503, message: 'Volvemos en un momento.' },
  'database-full': {
    status: 503,
    message: 'Ahora no podemos guardar nada: solo puedes mirar. Prueba de nuevo en unos minutos.',
  },
  'outcome-unknown': {
    status: 503,
    message: 'La conexión se cortó y no sabemos si quedó guardado. Míralo antes de repetirlo.',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERRORS

/** Facts beside a refusal: they go on the wire next to `code` and fill the message's `{name}`s. */
export type RefusalDetails = Record<string, unknown>

/** An expected failure, as a use case returns it. `fields` names what is wrong where, text by field. */
export type Refusal = { refused: ErrorCode; details?: RefusalDetails; fields?: Record<string, string> }

/** Says no: `return refuse('not-enough-stock', { beers })`. Throwing is for bugs. */
export function refuse(code: ErrorCode, details?: RefusalDetails, fields?: Record<string, string>): Refusal {
  return { refused: code, ...(details && { details }), ...(fields && { fields }) }
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value
}

/** The body of every answer that is not a success. */
export type ErrorBody = { code: ErrorCode; message: string; fields?: Record<string, string> } & RefusalDetails

/** What a refusal says in the reader's language, filled in from its details; `{wait}` is `retryAfterSeconds` in words. */
export function refusalText(code: ErrorCode, details?: RefusalDetails): string {
  const seconds = details?.retryAfterSeconds
  const values = typeof seconds === 'number' ? { ...details, wait: waitText(seconds) } : details
  return fillIn(translationNow()?.refusals[code] ?? ERRORS[code].message, values)
}

/** Refusal → what goes on the wire. */
export function errorBody(refusal: Refusal): ErrorBody {
  const message = refusalText(refusal.refused, refusal.details)
  return {
    ...refusal.details,
    code: refusal.refused,
    message,
    ...(refusal.fields && { fields: refusal.fields }),
  }
}
