/** The panel, the lists of people and the list of admins; on pages and in files. */

export const table = {
  es: 'Administradores de la tienda',
  en: 'Administrators of the shop',
  pt: 'Administradores da loja',
}
export const secondFactor = { es: 'Segundo factor', en: 'Second factor', pt: 'Segundo fator' }
export const withSecondFactor = { es: 'Activado', en: 'On', pt: 'Ativado' }
export const withoutSecondFactor = { es: 'Sin activar', en: 'Off', pt: 'Não ativado' }
export const you = { es: 'Eres tú', en: 'This is you', pt: 'É você' }
export const activate = { es: 'Activar', en: 'Activate', pt: 'Ativar' }
export const deactivate = { es: 'Desactivar', en: 'Deactivate', pt: 'Desativar' }
export const activateWho = { es: 'Activar a {name}', en: 'Activate {name}', pt: 'Ativar {name}' }
export const deactivateWho = { es: 'Desactivar a {name}', en: 'Deactivate {name}', pt: 'Desativar {name}' }
export const activateLead = {
  es: 'Podrá entrar de nuevo y administrar la tienda.',
  en: 'They can log in again and administer the shop.',
  pt: 'Poderá entrar de novo e administrar a loja.',
}
export const deactivateLead = {
  es: 'Se cierran sus sesiones y ya no puede entrar, hasta que alguien lo active.',
  en: 'Their sessions end and they cannot log in any more, until somebody activates them.',
  pt: 'Suas sessões terminam e já não pode entrar, até que alguém o ative.',
}
