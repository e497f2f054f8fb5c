/** Signing in through a provider (specification section 2, "Login"; section 8, "Google flows"). */
export const signInTexts = {
  'signIn.with': 'Continuar con {name}',
  'signIn.or': 'o',
  'signIn.failed': 'Ha ocurrido un error: {message}',
  'signIn.back': 'Volver',
  'signIn.chooseTitle': '¿Qué quieres hacer en Lúpulo?',
  'signIn.chooseLead':
    '{name} nos dice que eres {person} ({email}). Todavía no tienes una cuenta: elige para qué es.',
  'signIn.buy': 'Buy',
  'signIn.sell': 'Sale',
  'signIn.sellText': 'Para publicar las cervezas de tu compañía. Sus datos los completas después.',
  'signIn.emailTaken':
    'Mientras elegías, alguien creó una cuenta con tu correo. Si es tuya, escribe su contraseña.',
  'signIn.cancel': 'Cancelar',
  'signIn.linkTitle': 'Ya tienes una cuenta',
  'signIn.linkLead':
    'Hay una cuenta con {email}. Escribe su contraseña una sola vez: desde entonces entras directo con {name}.',
  'signIn.link': 'Unir y entrar',
  'signIn.linkFailed': 'No se pudo unir la cuenta',
} as const

/**
 * Why a sign-in through a provider came to nothing, as it stands after 'Ha ocurrido un error: '. `{name}` is the
 * provider's. Only the code travels, so that no link can put words into our mouth.
 */
export const signInTroubleTexts = {
  'signIn.trouble.provider-down':
    '{name} no responde. Prueba de nuevo en un momento o entra con tu contraseña.',
  'signIn.trouble.cancelled': 'No nos diste permiso en {name}, así que nadie entró.',
  'signIn.trouble.not-proven': 'La respuesta de {name} no se pudo comprobar. Prueba de nuevo.',
  'signIn.trouble.over':
    'Este intento de entrar con {name} ya terminó o empezó en otro navegador. Prueba de nuevo.',
  'signIn.trouble.email-unverified':
    '{name} no confirma que ese correo sea tuyo. Crea una cuenta o entra con tu contraseña.',
  'signIn.trouble.other-sign-in':
    'Ya hay una cuenta con tu correo, sin contraseña. Entra como lo hiciste la primera vez, o pide una con Forgot Password.',
  'signIn.trouble.admin': 'La administración entra con su contraseña.',
  'signIn.trouble.other-person': 'En {name} entraste con otra cuenta, no con la de esta sesión.',
  'signIn.trouble.deactivated': 'Esta cuenta fue desactivada por la administración.',
  'signIn.trouble.too-many': 'Demasiados intentos. Espera un momento y vuelve a probar.',
  'signIn.trouble.unexpected': 'Algo salió mal de nuestro lado. Ya quedó registrado.',
} as const
