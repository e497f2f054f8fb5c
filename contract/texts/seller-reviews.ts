/** What sellers read and do about the reviews of their beers. */

export const oneUnanswered = { es: '1 sin responder', en: '1 unanswered', pt: '1 sem resposta' }
export const unansweredCount = {
  es: '{count} sin responder',
  en: '{count} unanswered',
  pt: '{count} sem resposta',
}
export const stars = { es: 'Estrellas', en: 'Stars', pt: 'Estrelas' }
export const oneStar = { es: '1 estrella', en: '1 star', pt: '1 estrela' }
export const starCount = { es: '{count} estrellas', en: '{count} stars', pt: '{count} estrelas' }
export const unanswered = { es: 'Solo sin responder', en: 'Only unanswered ones', pt: 'Só sem resposta' }
export const none = {
  es: 'Todavía nadie opinó sobre tus cervezas.',
  en: 'Nobody has reviewed your beers yet.',
  pt: 'Ninguém avaliou suas cervejas ainda.',
}
export const noneHint = {
  es: 'Quien las compra puede puntuarlas desde sus compras.',
  en: 'Whoever buys them can rate them from their purchases.',
  pt: 'Quem as compra pode avaliá-las a partir de suas compras.',
}
export const noneFound = {
  es: 'Ninguna opinión coincide con lo que elegiste.',
  en: 'No review fits what you chose.',
  pt: 'Nenhuma avaliação corresponde ao que você escolheu.',
}
export const hidden = {
  es: 'La administración ocultó esta opinión: nadie la ve, y no cuenta en tu puntuación.',
  en: 'The administration hid this review: nobody sees it, and it does not count in your rating.',
  pt: 'A administração ocultou esta avaliação: ninguém a vê, e ela não conta na sua nota.',
}
export const answerTo = {
  es: 'a {person}, sobre {beer}',
  en: '{person}, about {beer}',
  pt: 'a {person}, sobre {beer}',
}
export const yours = { es: 'Tu respuesta', en: 'Your answer', pt: 'Sua resposta' }
export const answerHint = {
  es: 'La ven todos. Puedes corregirla durante {minutes} minutos. Quedan {count} caracteres.',
  en: 'Everybody sees it. You can correct it for {minutes} minutes. {count} characters left.',
  pt: 'Todos a veem. Você pode corrigi-la durante {minutes} minutos. Restam {count} caracteres.',
}
export const correct = {
  es: 'Corregir (hasta el {until})',
  en: 'Correct it (until {until})',
  pt: 'Corrigir (até {until})',
}
export const corrected = {
  es: 'Corregiste tu respuesta.',
  en: 'You corrected your answer.',
  pt: 'Você corrigiu sua resposta.',
}
export const saveCorrection = {
  es: 'Guardar la corrección',
  en: 'Save the correction',
  pt: 'Salvar a correção',
}
export const publish = { es: 'Publicar respuesta', en: 'Publish answer', pt: 'Publicar resposta' }
export const answered = {
  es: 'Tu respuesta ya está a la vista',
  en: 'Your answer is published',
  pt: 'Sua resposta já está à vista',
}
export const answerFailed = {
  es: 'No se guardó tu respuesta',
  en: 'Your answer was not saved',
  pt: 'Sua resposta não foi salva',
}
export const report = { es: 'Denunciar', en: 'Report', pt: 'Denunciar' }
export const reportTitle = {
  es: 'Denunciar una opinión',
  en: 'Report a review',
  pt: 'Denunciar uma avaliação',
}
export const reportLead = {
  es: 'La administración la va a revisar. Mientras tanto sigue a la vista.',
  en: 'The administration will look at it. Meanwhile it stays published.',
  pt: 'A administração vai revisá-la. Enquanto isso ela continua à vista.',
}
export const reasonHint = {
  es: 'Solo lo lee la administración. Quedan {count} caracteres.',
  en: 'Only the administration reads it. {count} characters left.',
  pt: 'Só a administração o lê. Restam {count} caracteres.',
}
export const sendReport = { es: 'Enviar denuncia', en: 'Send report', pt: 'Enviar denúncia' }
export const reported = {
  es: 'Recibimos tu denuncia',
  en: 'We received your report',
  pt: 'Recebemos sua denúncia',
}
export const reportFailed = {
  es: 'No se envió tu denuncia',
  en: 'Your report was not sent',
  pt: 'Sua denúncia não foi enviada',
}
export const reportedOn = {
  es: 'La denunciaste el {day}: «{reason}»',
  en: 'You reported it on {day}: “{reason}”',
  pt: 'Você a denunciou em {day}: “{reason}”',
}
