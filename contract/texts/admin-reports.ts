/** What people reported, as the administration reads and decides it. */

export const title = { es: 'Reportes', en: 'Reports', pt: 'Denúncias' }
export const lead = {
  es: 'Lo que la gente reporta de cervezas, cervecerías y opiniones: una fila por cosa, las más reportadas primero.',
  en: 'What people report of beers, breweries and reviews: a row a thing, the most reported first.',
  pt: 'O que as pessoas denunciam de cervejas, cervejarias e avaliações: uma linha por coisa, as mais denunciadas primeiro.',
}
export const lists = { es: 'Qué reportes ver', en: 'Which reports to see', pt: 'Quais denúncias ver' }
export const openList = {
  es: 'Sin decidir ({count})',
  en: 'To be decided ({count})',
  pt: 'Sem decisão ({count})',
}
export const decidedList = { es: 'Decididos ({count})', en: 'Decided ({count})', pt: 'Decididas ({count})' }
export const noOpen = {
  es: 'No hay nada reportado que espere una decisión.',
  en: 'Nothing that was reported waits for a decision.',
  pt: 'Não há nada denunciado que espere decisão.',
}
export const noDecided = {
  es: 'Todavía no se decidió ningún reporte.',
  en: 'No report has been decided yet.',
  pt: 'Ainda não se decidiu nenhuma denúncia.',
}
export const pages = {
  es: 'Páginas de los reportes',
  en: 'Pages of the reports',
  pt: 'Páginas das denúncias',
}
export const reasons = { es: 'Motivos', en: 'Reasons', pt: 'Motivos' }
export const decision = { es: 'Decisión', en: 'Decision', pt: 'Decisão' }
export const left = { es: 'Quedó como estaba', en: 'Left as it was', pt: 'Ficou como estava' }
export const takenDown = { es: 'Ya no se muestra', en: 'Not shown any more', pt: 'Não se mostra mais' }
export const downAlready = { es: 'Ya no se ve', en: 'Not shown any more', pt: 'Já não se vê' }
export const oneReason = { es: '{reason} ×{count}', en: '{reason} ×{count}', pt: '{reason} ×{count}' }
export const reviewOf = { es: 'Opinión sobre {beer}', en: 'Review of {beer}', pt: 'Avaliação de {beer}' }
export const ofBrewery = { es: 'de {brewery}', en: 'of {brewery}', pt: 'de {brewery}' }
export const record = { es: 'Su ficha', en: 'Its record', pt: 'Sua ficha' }
export const decideNamed = {
  es: 'Decidir sobre {name}',
  en: 'Decide about {name}',
  pt: 'Decidir sobre {name}',
}
export const decideLead = {
  beer: {
    es: 'Si deja de mostrarse, la cerveza se desactiva: sale de la venta, se cancelan los pedidos sin pagar que la tienen y su cervecería lee el motivo.',
    en: 'If it is taken down, the beer is switched off: it goes off sale, unpaid orders with it are cancelled, and its brewery reads the reason.',
    pt: 'Se deixar de ser mostrada, a cerveja é desativada: sai da venda, os pedidos não pagos com ela são cancelados e a cervejaria lê o motivo.',
  },
  company: {
    es: 'Si deja de mostrarse, la cervecería se desactiva: no puede entrar, sus cervezas salen de la venta, se cancelan los pedidos sin pagar que las tienen y lee el motivo.',
    en: 'If it is taken down, the brewery is switched off: it cannot log in, its beers go off sale, unpaid orders with them are cancelled, and it reads the reason.',
    pt: 'Se deixar de ser mostrada, a cervejaria é desativada: não pode entrar, suas cervejas saem da venda, os pedidos não pagos com elas são cancelados e ela lê o motivo.',
  },
  review: {
    es: 'Si deja de mostrarse, la opinión se oculta, no cuenta más en la puntuación y quien la escribió lee el motivo.',
    en: 'If it is taken down, the review is hidden, counts no more in the rating, and its writer reads the reason.',
    pt: 'Se deixar de ser mostrada, a avaliação é ocultada, não conta mais na nota e quem a escreveu lê o motivo.',
  },
} as const
export const reasonHint = {
  es: 'Queda en el registro. Quien reportó no lo lee.',
  en: 'It stays in the log. Whoever reported does not read it.',
  pt: 'Fica no registro. Quem denunciou não o lê.',
}
export const leave = { es: 'Dejar como está', en: 'Leave as it is', pt: 'Deixar como está' }
export const takeDown = { es: 'Dejar de mostrar', en: 'Take down', pt: 'Deixar de mostrar' }
export const doneLeft = {
  es: 'Queda como está',
  en: 'It stays as it is',
  pt: 'Fica como está',
}
export const doneTakenDown = {
  es: 'Ya no se muestra',
  en: 'It is not shown any more',
  pt: 'Não se mostra mais',
}
export const see = { es: 'Ver los reportes', en: 'See the reports', pt: 'Ver as denúncias' }
