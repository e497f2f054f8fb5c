/** What admins read and decide about reviews. */

export const lead = {
  es: 'Las que una cervecería denunció esperan tu decisión: ocultarlas, o dejarlas a la vista. A quien escribió se le cuenta por qué se oculta la suya.',
  en: 'Those that a brewery reported wait for your decision: hide them, or leave them. Whoever wrote one is told why it is hidden.',
  pt: 'As que uma cervejaria denunciou esperam sua decisão: ocultá-las, ou deixá-las à vista. A quem escreveu conta-se por que a sua é ocultada.',
}
export const reported = { es: 'Denunciadas ({count})', en: 'Reported ({count})', pt: 'Denunciadas ({count})' }
export const hidden = { es: 'Ocultas', en: 'Hidden', pt: 'Ocultas' }
export const search = {
  es: 'Texto, cerveza o cervecería',
  en: 'Text, beer or brewery',
  pt: 'Texto, cerveja ou cervejaria',
}
export const noneReported = {
  es: 'Ninguna denuncia espera. ¡Salud!',
  en: 'No report is waiting. Cheers!',
  pt: 'Nenhuma denúncia espera. Saúde!',
}
export const none = {
  es: 'Todavía nadie opinó.',
  en: 'Nobody has written a review yet.',
  pt: 'Ninguém avaliou ainda.',
}
export const noneHidden = {
  es: 'No hay ninguna opinión oculta.',
  en: 'No review is hidden.',
  pt: 'Não há nenhuma avaliação oculta.',
}
export const noneFound = {
  es: 'Ninguna opinión coincide con lo que buscas.',
  en: 'No review fits what you are looking for.',
  pt: 'Nenhuma avaliação corresponde ao que você busca.',
}
export const seeAll = { es: 'Ver todas las opiniones', en: 'See all reviews', pt: 'Ver todas as opiniões' }
export const about = {
  es: 'sobre {beer}, de {company}',
  en: 'about {beer}, by {company}',
  pt: 'sobre {beer}, da {company}',
}
export const shown = { es: 'A la vista', en: 'Shown', pt: 'À vista' }
export const isHidden = { es: 'Oculta', en: 'Hidden', pt: 'Oculta' }
export const hiddenOn = { es: 'Oculta desde el {day}.', en: 'Hidden since {day}.', pt: 'Oculta desde {day}.' }
export const answer = { es: 'Respuesta de {company}', en: 'Answer by {company}', pt: 'Resposta da {company}' }
export const report = { es: 'Denuncia de {company}', en: 'Report by {company}', pt: 'Denúncia da {company}' }
export const reportHidden = { es: 'Se ocultó', en: 'Was hidden', pt: 'Foi ocultada' }
export const reportKept = { es: 'Se dejó a la vista', en: 'Was left', pt: 'Ficou à vista' }
export const hide = { es: 'Ocultar', en: 'Hide', pt: 'Ocultar' }
export const answerBefore = {
  es: 'Antes decía: {text}',
  en: 'It said before: {text}',
  pt: 'Antes dizia: {text}',
}
export const keep = { es: 'Dejar a la vista', en: 'Leave it', pt: 'Deixar à vista' }
export const restore = { es: 'Volver a mostrar', en: 'Show again', pt: 'Voltar a mostrar' }
export const hideTitle = { es: 'Ocultar una opinión', en: 'Hide a review', pt: 'Ocultar uma avaliação' }
export const hideLead = {
  es: 'Deja de verse y de contar en la puntuación. A {person} le enviamos este motivo por correo; a la cervecería, no.',
  en: 'It is no longer seen, nor does it count in the rating. We e-mail this reason to {person}; not to the brewery.',
  pt: 'Deixa de aparecer e de contar na nota. A {person} enviamos este motivo por e-mail; à cervejaria, não.',
}
export const hideDone = {
  es: 'La opinión está oculta',
  en: 'The review is hidden',
  pt: 'A avaliação está oculta',
}
export const restoreDone = {
  es: 'La opinión vuelve a estar a la vista',
  en: 'The review is shown again',
  pt: 'A avaliação está à vista de novo',
}
export const keepDone = {
  es: 'La opinión sigue a la vista',
  en: 'The review stays',
  pt: 'A avaliação continua à vista',
}
