import { KEPT_DAYS, LEAST_RATED } from '../limits.ts'

export const title = { es: 'Para ti', en: 'For you', pt: 'Para você' }
export const lead = {
  es: 'Cervezas que aún no conoces y que probablemente te gusten. Nadie paga por estar aquí.',
  en: 'Beers that you do not know yet and will probably like. Nobody pays to be here.',
  pt: 'Cervejas que você ainda não conhece e de que provavelmente vai gostar. Ninguém paga para estar aqui.',
}
export const invitation = {
  es: '¿Qué te gusta? Te decimos qué probar',
  en: 'What do you like? We tell you what to try',
  pt: 'Do que você gosta? Dizemos o que provar',
}
export const yourTaste = { es: 'Tu gusto', en: 'Your taste', pt: 'Seu gosto' }
export const seeTaste = { es: 'Ver más y ajustar', en: 'See more and adjust', pt: 'Ver mais e ajustar' }
export const dialsLead = {
  es: `Mueve los que te importan, de nada a mucho: solo esos cuentan. Quedan solo en este navegador, hasta que cierres sesión o ${KEPT_DAYS.taste} días.`,
  en: `Move those that matter to you, from not at all to a lot: only those count. They stay in this browser alone, until you log out or for ${KEPT_DAYS.taste} days.`,
  pt: `Mova os que importam para você, de nada a muito: só esses contam. Ficam só neste navegador, até você sair ou por ${KEPT_DAYS.taste} dias.`,
}
export const counts = { es: 'Cuenta', en: 'Counts', pt: 'Conta' }
export const least = { es: 'nada', en: 'not at all', pt: 'nada' }
export const most = { es: 'mucho', en: 'a lot', pt: 'muito' }
export const show = { es: 'Ver mis cervezas', en: 'Show my beers', pt: 'Ver minhas cervejas' }
export const forget = {
  es: 'Olvidar los controles',
  en: 'Forget the sliders',
  pt: 'Esquecer os ajustes',
}
export const badDials = {
  es: 'Esos valores no valen: mueve los controles y envíalos otra vez.',
  en: 'Those values are not valid: move the sliders and send them again.',
  pt: 'Esses ajustes não valem: mova os controles e envie de novo.',
}
export const tooFew = {
  es: `Mueve los controles, o puntúa ${LEAST_RATED} cervezas que hayas comprado.`,
  en: `Move the sliders, or rate ${LEAST_RATED} beers that you have bought.`,
  pt: `Mova os controles, ou avalie ${LEAST_RATED} cervejas que você comprou.`,
}
export const none = {
  es: 'Ahora no hay ninguna que recomendarte. Prueba con otros controles, o vuelve otro día.',
  en: 'There is none to recommend now. Try other sliders, or come back another day.',
  pt: 'Agora não há nenhuma para recomendar. Tente outros ajustes, ou volte outro dia.',
}
export const later = {
  es: 'Ahora no podemos decírtelo. Prueba otra vez en un momento.',
  en: 'We can’t tell right now. Try again in a moment.',
  pt: 'Não podemos dizer agora. Tente de novo daqui a pouco.',
}
export const standsOn = {
  es: 'En qué se basa',
  en: 'What it is based on',
  pt: 'Em que se baseia',
}
export const standsOnLead = {
  es: 'En lo que puntuaste y compraste, sobre todo lo último, mirado de nuevo cada vez. No guardamos tu gusto.',
  en: 'On what you rated and bought, above all what came last, worked out anew each time. We do not keep your taste.',
  pt: 'No que você avaliou e comprou, sobretudo o mais recente, olhado de novo a cada vez. Não guardamos seu gosto.',
}
export const bought = {
  es: 'la compraste',
  en: 'you bought it',
  pt: 'você comprou',
}
export const off = {
  es: 'Desactivar recomendaciones',
  en: 'Stop recommending',
  pt: 'Desativar recomendações',
}
export const offHint = {
  es: 'Se aplica a este navegador, y puedes volver cuando quieras.',
  en: 'Applies to this browser; you can turn it back on whenever you like.',
  pt: 'Vale neste navegador, e você pode voltar quando quiser.',
}
export const isOff = {
  es: 'En este navegador las recomendaciones están desactivadas.',
  en: 'Recommendations are off in this browser.',
  pt: 'Neste navegador, as recomendações estão desativadas.',
}
export const on = { es: 'Volver a recomendar', en: 'Recommend again', pt: 'Voltar a recomendar' }

export const dark = { es: 'oscura', en: 'dark', pt: 'escura' }
export const hoppy = { es: 'lupulada', en: 'hoppy', pt: 'lupulada' }
export const sour = { es: 'ácida', en: 'sour', pt: 'ácida' }
export const fruity = { es: 'frutal', en: 'fruity', pt: 'frutada' }
export const both = { es: '{one} y {other}', en: '{one} and {other}', pt: '{one} e {other}' }

export const tastesLike = {
  es: '{taste} como tu {beer}',
  en: '{taste} like your {beer}',
  pt: '{taste} como a sua {beer}',
}
export const isLike = { es: 'como tu {beer}', en: 'like your {beer}', pt: 'como a sua {beer}' }
export const tastesAsked = {
  es: '{taste}, como la pediste',
  en: '{taste}, as you asked',
  pt: '{taste}, como você pediu',
}
export const asAsked = { es: 'como la pediste', en: 'as you asked', pt: 'como você pediu' }
export const ofBrewery = {
  es: 'de una cervecería que te gusta',
  en: 'from a brewery that you like',
  pt: 'de uma cervejaria de que você gosta',
}
export const near = { es: 'hecha en tu país', en: 'made in your country', pt: 'feita no seu país' }
export const wellRated = {
  es: 'bien puntuada',
  en: 'well rated',
  pt: 'bem avaliada',
}
export const different = {
  es: 'para probar algo distinto',
  en: 'something different to try',
  pt: 'para experimentar algo diferente',
}

export const together = { es: 'Se compran juntas', en: 'Bought together', pt: 'Compradas juntas' }
export const togetherLead = {
  es: 'Lo que otros compraron en el mismo pedido.',
  en: 'What others bought in the same order.',
  pt: 'O que outros compraram no mesmo pedido.',
}
export const toTry = { es: 'Qué probar', en: 'What to try', pt: 'O que experimentar' }
