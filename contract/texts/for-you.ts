import { LEAST_RATED } from '../limits.ts'

export const title = { es: 'Para ti', en: 'For you', pt: 'Para você' }
export const lead = {
  es: 'Cervezas que aún no conoces y que probablemente te gusten. Nadie paga por estar aquí.',
  en: 'Beers that you do not know yet and will probably like. Nobody pays to be here.',
  pt: 'Cervejas que você ainda não conhece e de que provavelmente vai gostar. Ninguém paga para estar aqui.',
}
export const invitation = {
  es: '¿Qué te gusta? Mueve seis diales y te decimos qué probar',
  en: 'What do you like? Turn six dials, and we tell you what to try',
  pt: 'Do que você gosta? Mova seis botões e dizemos o que provar',
}
export const yourTaste = { es: 'Tu gusto', en: 'Your taste', pt: 'Seu gosto' }
export const seeTaste = { es: 'Ver más y ajustar', en: 'See more and adjust', pt: 'Ver mais e ajustar' }
export const dialsLead = {
  es: 'Mueve cada dial, de nada a mucho. Quedan solo en este navegador, hasta que cierres sesión.',
  en: 'Turn each dial, from not at all to a lot. They stay in this browser alone, until you log out.',
  pt: 'Mova cada botão, de nada a muito. Ficam só neste navegador, até você sair.',
}
export const least = { es: 'nada', en: 'not at all', pt: 'nada' }
export const most = { es: 'mucho', en: 'a lot', pt: 'muito' }
export const show = { es: 'Ver mis cervezas', en: 'Show my beers', pt: 'Ver minhas cervejas' }
export const forget = { es: 'Olvidar los diales', en: 'Forget the dials', pt: 'Esquecer os botões' }
export const badDials = {
  es: 'Esos diales no están entre nada y mucho: muévelos y envíalos otra vez.',
  en: 'Those dials are not between not at all and a lot: turn them, and send them again.',
  pt: 'Esses botões não estão entre nada e muito: mova-os e envie de novo.',
}
export const tooFew = {
  es: `Mueve los diales, o puntúa ${LEAST_RATED} cervezas que hayas comprado.`,
  en: `Turn the dials, or rate ${LEAST_RATED} beers that you have bought.`,
  pt: `Mova os botões, ou avalie ${LEAST_RATED} cervejas que você comprou.`,
}
export const none = {
  es: 'Ahora no hay ninguna que recomendarte: las que se pueden comprar ya las conoces, o no llegan a tu país.',
  en: 'There is none to recommend now: you know those that can be bought, or they do not ship to your country.',
  pt: 'Agora não há nenhuma para recomendar: as que estão à venda você já conhece, ou não chegam ao seu país.',
}
export const later = {
  es: 'Ahora no podemos decirlo. Prueba otra vez en un momento.',
  en: 'We cannot say it now. Try again in a moment.',
  pt: 'Não podemos dizer agora. Tente de novo daqui a pouco.',
}
export const standsOn = { es: 'En qué se basa', en: 'What it stands on', pt: 'Em que se baseia' }
export const standsOnLead = {
  es: 'En lo que puntuaste y compraste, mirado de nuevo cada vez. No guardamos tu gusto.',
  en: 'On what you rated and bought, looked at anew each time. We do not keep your taste.',
  pt: 'No que você avaliou e comprou, olhado de novo a cada vez. Não guardamos seu gosto.',
}
export const bought = { es: 'la compraste', en: 'you bought it', pt: 'você a comprou' }
export const off = { es: 'No recomendarme nada', en: 'Recommend me nothing', pt: 'Não me recomendar nada' }
export const offHint = {
  es: 'Vale en este navegador, y puedes volver cuando quieras.',
  en: 'It holds in this browser, and you can come back whenever you like.',
  pt: 'Vale neste navegador, e você pode voltar quando quiser.',
}
export const isOff = {
  es: 'En este navegador no te recomendamos nada.',
  en: 'In this browser we recommend you nothing.',
  pt: 'Neste navegador não recomendamos nada a você.',
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
  es: 'de las mejor puntuadas',
  en: 'among the best rated',
  pt: 'entre as mais bem avaliadas',
}
export const different = {
  es: 'para probar algo distinto',
  en: 'to try something else',
  pt: 'para provar algo diferente',
}

export const together = { es: 'Se compran juntas', en: 'Bought together', pt: 'Compradas juntas' }
export const togetherLead = {
  es: 'Lo que otros compraron en el mismo pedido.',
  en: 'What others bought in the same order.',
  pt: 'O que outros compraram no mesmo pedido.',
}
