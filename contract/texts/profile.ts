/** Profiles, and what belongs to an account: password, e-mail, sessions, data. */

export const userNotFound = {
  es: '¡Usuario no encontrado!',
  en: 'User not found!',
  pt: 'Usuário não encontrado!',
}
export const pictureOf = { es: 'Imagen de {name}', en: 'Image of {name}', pt: 'Imagem de {name}' }
export const empty = { es: 'Sin completar', en: 'Not filled in', pt: 'Não preenchido' }
export const notFoundLead = {
  es: 'El enlace puede ser viejo, o la cuenta ya no existe.',
  en: 'The link may be old, or the account is no longer there.',
  pt: 'O link pode ser antigo, ou a conta já não existe.',
}
export const unsavedTitle = {
  es: 'Tienes cambios sin guardar',
  en: 'You have unsaved changes',
  pt: 'Você tem mudanças não salvas',
}
export const unsavedText = {
  es: 'Si sales ahora, se pierden.',
  en: 'If you leave now, they are lost.',
  pt: 'Se sair agora, elas se perdem.',
}
export const stay = { es: 'Seguir editando', en: 'Go on editing', pt: 'Continuar editando' }
export const leave = { es: 'Salir sin guardar', en: 'Leave without saving', pt: 'Sair sem salvar' }
