/** A new brewery that is looked at before it sells: what it reads itself, and what the administration does. */

export const waits = {
  es: 'Estamos mirando tu cervecería',
  en: 'We are looking at your brewery',
  pt: 'Estamos olhando sua cervejaria',
}
export const waitsLead = {
  es: 'Espera desde el {day}. Mientras tanto puedes preparar tus cervezas: nadie más las ve, y salen a la venta cuando te aprobemos. Te avisamos por correo.',
  en: 'It has waited since {day}. Meanwhile you can prepare your beers: nobody else sees them, and they go on sale once we approve you. We will mail you.',
  pt: 'Espera desde {day}. Enquanto isso você pode preparar suas cervejas: ninguém mais as vê, e entram à venda quando aprovarmos. Avisamos por e-mail.',
}
export const weAsk = { es: 'Te pedimos:', en: 'We ask you:', pt: 'Pedimos:' }
export const answerUs = { es: 'Escríbenos', en: 'Write to us', pt: 'Escreva para nós' }

export const panelTitle = {
  es: 'Espera a que alguien la mire',
  en: 'It waits to be looked at',
  pt: 'Espera que alguém a olhe',
}
export const panelLead = {
  es: 'Desde el {day}. Hasta que la apruebes, nadie más ve su página ni sus cervezas, y no vende nada.',
  en: 'Since {day}. Until you approve it, nobody else sees its page or its beers, and it sells nothing.',
  pt: 'Desde {day}. Até você aprovar, ninguém mais vê sua página nem suas cervejas, e ela não vende nada.',
}
export const panelOff = {
  es: 'Está inactiva: actívala antes de aprobarla.',
  en: 'It is inactive: activate it before you approve it.',
  pt: 'Está inativa: ative-a antes de aprová-la.',
}
export const asked = {
  es: 'Le pediste: «{words}»',
  en: 'It was asked: “{words}”',
  pt: 'Foi pedido: «{words}»',
}
export const beers = { es: 'Lo que vendería', en: 'What it would sell', pt: 'O que venderia' }
export const noBeers = {
  es: 'Todavía no publicó ninguna cerveza.',
  en: 'It has not published any beer yet.',
  pt: 'Ainda não publicou nenhuma cerveja.',
}
export const allBeers = {
  es: 'Ver las {count} cervezas',
  en: 'See all {count} beers',
  pt: 'Ver as {count} cervejas',
}
export const approve = { es: 'Aprobar', en: 'Approve', pt: 'Aprovar' }
export const ask = { es: 'Pedirle algo', en: 'Ask for something', pt: 'Pedir algo' }
export const askWords = {
  es: 'Qué le pides, con tus palabras',
  en: 'What you ask for, in your words',
  pt: 'O que você pede, com suas palavras',
}
export const askHint = {
  es: 'Le llega por correo y lo lee en «Hoy».',
  en: 'It is mailed, and reads it on “Today”.',
  pt: 'Chega por e-mail, e ela o lê em «Hoje».',
}
export const sendAsked = { es: 'Enviar el pedido', en: 'Send it', pt: 'Enviar o pedido' }
export const refuse = { es: 'Rechazar (desactivar)', en: 'Refuse (deactivate)', pt: 'Recusar (desativar)' }
export const seeIt = { es: 'Mirar la cervecería', en: 'Look at the brewery', pt: 'Olhar a cervejaria' }
export const approved = {
  es: 'La cervecería ya puede vender',
  en: 'The brewery may sell now',
  pt: 'A cervejaria já pode vender',
}
export const askedDone = { es: 'Se lo pedimos', en: 'It was asked', pt: 'Pedimos a ela' }
export const next = {
  es: 'Sigue «{company}», que también espera',
  en: 'Next is “{company}”, which waits too',
  pt: 'A próxima é «{company}», que também espera',
}
export const noNext = {
  es: 'Ninguna otra cervecería nueva espera.',
  en: 'No other new brewery waits.',
  pt: 'Nenhuma outra cervejaria nova espera.',
}
