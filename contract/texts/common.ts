/** What the page says that stands in for every page while there is no network, and the app's own words. */

export const siteName = { es: 'Lúpulo', en: 'Lúpulo', pt: 'Lúpulo' }
export const languageLabel = { es: 'Idioma', en: 'Language', pt: 'Idioma' }
export const termsOperator = { es: 'Quién opera Lúpulo', en: 'Who runs Lúpulo', pt: 'Quem opera o Lúpulo' }
export const close = { es: 'Cerrar', en: 'Close', pt: 'Fechar' }
export const notices = { es: 'Avisos', en: 'Notices', pt: 'Avisos' }
export const leaveIt = { es: 'Dejar como está', en: 'Leave it as it is', pt: 'Deixar como está' }
export const undo = { es: 'Deshacer', en: 'Undo', pt: 'Desfazer' }
export const busy = { es: 'Un momento…', en: 'One moment…', pt: 'Um momento…' }
export const skipByTouch = { es: 'Toca para saltar', en: 'Touch to skip', pt: 'Toque para pular' }
export const loading = { es: 'Cargando…', en: 'Loading…', pt: 'Carregando…' }
export const pageOf = {
  es: 'Página {page} de {total}',
  en: 'Page {page} of {total}',
  pt: 'Página {page} de {total}',
}
export const page = { es: 'Página', en: 'Page', pt: 'Página' }
export const previous = { es: 'Anterior', en: 'Previous', pt: 'Anterior' }
export const next = { es: 'Siguiente', en: 'Next', pt: 'Próxima' }
export const appDescription = {
  es: 'Cerveza artesanal de cervecerías independientes de Sudamérica.',
  en: 'Craft beer from independent breweries of South America.',
  pt: 'Cerveja artesanal de cervejarias independentes da América do Sul.',
}
export const pauseLabels = { es: 'Detener el movimiento', en: 'Stop the movement', pt: 'Parar o movimento' }
