import { inEnglish } from './text.ts'

/** Profiles, and what belongs to an account: password, e-mail, sessions, data. */

export const title = { es: 'Editar tu perfil', en: 'Edit your profile', pt: 'Editar seu perfil' }
export const success = inEnglish({ es: 'Usuario actualizado', en: 'User update', pt: 'Usuário atualizado' })
export const failed = {
  es: 'No pudimos guardar los cambios',
  en: 'We could not save the changes',
  pt: 'Não conseguimos salvar as mudanças',
}
export const phoneHint = {
  es: 'Opcional. Para quien te lleva la cerveza.',
  en: 'Optional. For whoever brings you the beer.',
  pt: 'Opcional. Para quem leva a cerveja até você.',
}
export const phoneHintOfOthers = {
  es: 'Opcional. Para quien le lleva la cerveza.',
  en: 'Optional. For whoever brings them the beer.',
  pt: 'Opcional. Para quem leva a cerveja.',
}
