import { inEnglish } from './text.ts'

export const title = inEnglish({ es: 'ERROR 404', en: 'ERROR PAGE 404', pt: 'ERRO 404' })
export const visitor = inEnglish({
  es: 'Página no encontrada',
  en: 'Page not found',
  pt: 'Página não encontrada',
})
export const role = inEnglish({
  es: 'Como {role} no tienes acceso a esta página',
  en: 'As {role} you do not have access to this page',
  pt: 'Como {role} você não tem acesso a esta página',
})
export const loginToReturn = {
  es: 'Iniciar sesión y volver',
  en: 'Log in and come back',
  pt: 'Entrar e voltar',
}
export const noBeer = {
  es: 'Por aquí no hay cerveza.',
  en: 'No beer down this way.',
  pt: 'Por aqui não tem cerveja.',
}
export const nearby = {
  es: 'Muy cerca sí: busca una, o empieza por un estilo.',
  en: 'There is some nearby: look for one, or begin with a style.',
  pt: 'Bem perto tem: busque uma, ou comece por um estilo.',
}
export const search = { es: 'Buscar cervezas', en: 'Look for beers', pt: 'Procurar cervejas' }
