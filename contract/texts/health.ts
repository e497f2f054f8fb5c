/** How breweries do as those that send, as admins read it. */

export const title = { es: 'Salud', en: 'Health', pt: 'Saúde' }
export const lead = {
  es: 'Cómo le va a cada cervecería con lo que se le pagó en los últimos {days} días. Con menos de {least} envíos no se da porcentaje, que sería azar: van después.',
  en: 'How each brewery does with what it was paid for in the last {days} days. With fewer than {least} shipments no share is told, as it would be chance: those come after.',
  pt: 'Como vai cada cervejaria com o que lhe pagaram nos últimos {days} dias. Com menos de {least} envios não há porcentagem, que seria acaso: vêm depois.',
}
export const ofCompany = {
  es: 'Salud en los últimos {days} días',
  en: 'Health over the last {days} days',
  pt: 'Saúde nos últimos {days} dias',
}
export const late = { es: 'Demorados', en: 'Late', pt: 'Atrasados' }
export const complaints = { es: 'Reclamos cada 100', en: 'Complaints per 100', pt: 'Reclamações a cada 100' }
export const escalated = { es: 'Escalados', en: 'Escalated', pt: 'Escalados' }
export const hours = { es: 'Responde en', en: 'Answers in', pt: 'Responde em' }
export const rating = { es: 'Puntaje', en: 'Rating', pt: 'Nota' }
export const tooFew = { es: 'Pocos envíos', en: 'Few shipments', pt: 'Poucos envios' }
export const percent = { es: '{share} %', en: '{share} %', pt: '{share} %' }
export const ofAll = { es: '{part} de {all}', en: '{part} of {all}', pt: '{part} de {all}' }
export const lateOfAll = {
  es: '{part} de {all} fuera de plazo',
  en: '{part} of {all} past its days',
  pt: '{part} de {all} fora do prazo',
}
export const slow = { es: 'Tarda', en: 'Slow', pt: 'Demora' }
export const inHours = { es: '{hours} h', en: '{hours} h', pt: '{hours} h' }
export const unanswered = {
  es: '{count} sin respuesta',
  en: '{count} unanswered',
  pt: '{count} sem resposta',
}
export const nobodyAsked = { es: 'Nadie preguntó', en: 'Nobody asked', pt: 'Ninguém perguntou' }
export const ofReviews = { es: '{rating} ({count})', en: '{rating} ({count})', pt: '{rating} ({count})' }
export const noReviews = { es: 'Sin opiniones', en: 'No reviews', pt: 'Sem avaliações' }
export const search = { es: 'Nombre de la cervecería', en: 'The brewery’s name', pt: 'Nome da cervejaria' }
export const lists = { es: 'Cuáles', en: 'Which', pt: 'Quais' }
export const enough = {
  es: 'Con {least} envíos o más',
  en: 'With {least} shipments or more',
  pt: 'Com {least} envios ou mais',
}
export const none = {
  es: 'Ninguna cervecería coincide.',
  en: 'No brewery matches.',
  pt: 'Nenhuma cervejaria corresponde.',
}
export const compare = {
  es: 'Comparar con las demás cervecerías',
  en: 'Compare with the other breweries',
  pt: 'Comparar com as outras cervejarias',
}
export const counted = { es: 'Contado', en: 'Counted', pt: 'Contado' }
export const notCounted = { es: 'Aún no se contó', en: 'Not counted yet', pt: 'Ainda não foi contado' }
export const whatCounts = {
  es: 'Demorado es lo que tardó más de {days} días en salir, o espera hace más; no cuenta lo cancelado ni lo que no debía salir. Lo devuelto cuenta por el motivo que sea. Quien no respondió todavía cuenta hasta ese momento; tarda quien responde después de los {answer} días de un reclamo. Se cuenta de nuevo cada hora.',
  en: 'Late is what took more than {days} days to leave, or has waited longer; what was cancelled or was not to leave does not count. Money that went back counts whatever for. What has no answer yet counts until then; slow is who answers after the {answer} days of a complaint. It is counted anew every hour.',
  pt: 'Atrasado é o que levou mais de {days} dias para sair, ou espera há mais; o cancelado e o que não devia sair não contam. O devolvido conta por qualquer motivo. O que não teve resposta conta até esse momento; demora quem responde depois dos {answer} dias de uma reclamação. É contado de novo a cada hora.',
}
export const nothingOf = {
  es: 'De ninguna de esta lista hay: {what}.',
  en: 'None of this list has any: {what}.',
  pt: 'De nenhuma desta lista há: {what}.',
}
