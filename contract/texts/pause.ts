/** A brewery's pause: what everybody reads of it, and where the brewery says it. */

export const title = { es: 'Pausa', en: 'Time away', pt: 'Pausa' }
export const breweryShown = {
  es: '{company} está en pausa hasta el {day}. Sus cervezas se pueden mirar y guardar, y vuelven a la venta al día siguiente.',
  en: '{company} is away until {day}. Its beers can be looked at and saved, and are on sale again the day after.',
  pt: '{company} está em pausa até {day}. Suas cervejas podem ser vistas e salvas, e voltam à venda no dia seguinte.',
}
export const lineShown = {
  es: 'Su cervecería está en pausa hasta el {day}.',
  en: 'Its brewery is away until {day}.',
  pt: 'Sua cervejaria está em pausa até {day}.',
}
export const missed = {
  es: 'Su cervecería está en pausa.',
  en: 'Its brewery is away.',
  pt: 'Sua cervejaria está em pausa.',
}
export const lead = {
  es: '¿Vacaciones, mudanza, feria? Di hasta qué día no puedes enviar. Mientras tanto tus cervezas se ven y no se compran.',
  en: 'Holidays, a move, a fair? Say until which day you cannot send. Meanwhile your beers are seen, and not bought.',
  pt: 'Férias, mudança, feira? Diga até que dia você não pode enviar. Enquanto isso suas cervejas aparecem e não são compradas.',
}
export const goesOn = {
  es: 'Lo que ya te compraron se envía igual, y un pedido que espera su pago se puede pagar todavía. Al día siguiente de la pausa todo vuelve a la venta por sí solo.',
  en: 'What was already bought from you is sent all the same, and an order that waits for its payment can still be paid. On the day after, everything is on sale again by itself.',
  pt: 'O que já compraram de você é enviado do mesmo jeito, e um pedido que espera o pagamento ainda pode ser pago. No dia seguinte à pausa tudo volta à venda sozinho.',
}
export const until = { es: 'Último día de la pausa', en: 'Last day away', pt: 'Último dia da pausa' }
export const untilHint = {
  es: 'Ese día incluido; a más tardar el {day}.',
  en: 'That day too; {day} at the latest.',
  pt: 'Esse dia incluído; no máximo {day}.',
}
export const note = {
  es: 'Qué quieres decir (si quieres)',
  en: 'What you want to say (if you like)',
  pt: 'O que você quer dizer (se quiser)',
}
export const noteHint = {
  es: 'Una frase, hasta {max} letras. La lee todo el mundo en tu página.',
  en: 'One sentence, up to {max} letters. Everybody reads it on your page.',
  pt: 'Uma frase, até {max} letras. Todo mundo a lê na sua página.',
}
export const confirmTitle = {
  es: '¿Empezar la pausa hasta el {day}?',
  en: 'Begin your time away, until {day}?',
  pt: 'Começar a pausa até {day}?',
}
export const changeTitle = {
  es: '¿Cambiar la pausa, hasta el {day}?',
  en: 'Change your time away, until {day}?',
  pt: 'Mudar a pausa, até {day}?',
}
export const staysOff = {
  es: 'Tus cervezas siguen sin venderse hasta ese día, incluido.',
  en: 'Your beers are still not sold until that day, included.',
  pt: 'Suas cervejas continuam sem ser vendidas até esse dia, inclusive.',
}
export const takesOff = {
  es: '{count} cervezas dejan de venderse ahora mismo, hasta ese día incluido.',
  en: '{count} beers are not sold from now on, until that day and on it.',
  pt: '{count} cervejas deixam de ser vendidas agora mesmo, até esse dia incluído.',
}
export const takesOffOne = {
  es: '1 cerveza deja de venderse ahora mismo, hasta ese día incluido.',
  en: '1 beer is not sold from now on, until that day and on it.',
  pt: '1 cerveja deixa de ser vendida agora mesmo, até esse dia incluído.',
}
export const takesOffNone = {
  es: 'Hoy no tienes ninguna cerveza a la venta con unidades; las que publiques durante la pausa tampoco se venden hasta que termine.',
  en: 'Today you have no beer on sale with units left; nor are those sold that you publish meanwhile.',
  pt: 'Hoje você não tem nenhuma cerveja à venda com unidades; as que publicar durante a pausa também não são vendidas até ela terminar.',
}
export const begin = { es: 'Empezar la pausa', en: 'Begin the time away', pt: 'Começar a pausa' }
export const begun = {
  es: 'Tu cervecería está en pausa.',
  en: 'Your brewery is away.',
  pt: 'Sua cervejaria está em pausa.',
}
export const changed = {
  es: 'Cambiamos tu pausa.',
  en: 'We changed your time away.',
  pt: 'Mudamos sua pausa.',
}
export const ended = {
  es: 'La pausa terminó: tus cervezas están otra vez a la venta.',
  en: 'Your time away is over: your beers are on sale again.',
  pt: 'A pausa terminou: suas cervejas estão à venda de novo.',
}
export const now = {
  es: 'Tu cervecería está en pausa hasta el {day}, ese día incluido.',
  en: 'Your brewery is away until {day}, that day too.',
  pt: 'Sua cervejaria está em pausa até {day}, esse dia incluído.',
}
export const change = { es: 'Cambiar la pausa', en: 'Change the time away', pt: 'Mudar a pausa' }
export const end = { es: 'Terminar la pausa ahora', en: 'End it now', pt: 'Terminar a pausa agora' }
export const notDone = {
  es: 'No pudimos cambiar tu pausa.',
  en: 'We could not change your time away.',
  pt: 'Não pudemos mudar sua pausa.',
}
export const dayMissing = { es: 'Elige un día.', en: 'Choose a day.', pt: 'Escolha um dia.' }
export const dayOut = {
  es: 'Elige un día entre hoy y el {day}.',
  en: 'Choose a day between today and {day}.',
  pt: 'Escolha um dia entre hoje e {day}.',
}
