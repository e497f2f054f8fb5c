/** The mails about what buyers save and follow, and where they choose and stop them. */

export const restockSubject = {
  es: 'Volvió {beer}, de {company}',
  en: '{beer} by {company} is back',
  pt: 'Voltou {beer}, da {company}',
}
export const restockTitle = {
  es: 'Volvió la que guardaste',
  en: 'What you saved is back',
  pt: 'Voltou a que você salvou',
}
export const restockLead = {
  es: '{name}, hay otra vez {beer}. Avisamos por turnos, primero a quien la guardó antes, para que alcance: no la apartamos para nadie.',
  en: '{name}, there is {beer} again. We tell people in turns, who saved it first comes first, so that there is enough: it is kept aside for nobody.',
  pt: '{name}, tem {beer} de novo. Avisamos em turnos, primeiro quem a salvou antes, para que dê para todos: não a reservamos para ninguém.',
}
export const seeBeer = { es: 'Ver la cerveza', en: 'See the beer', pt: 'Ver a cerveja' }
export const digestSubject = {
  es: 'Novedades de lo que guardaste y sigues',
  en: 'News of what you saved and follow',
  pt: 'Novidades do que você salvou e segue',
}
export const digestTitle = { es: 'Hay novedades', en: 'There is news', pt: 'Há novidades' }
export const digestLead = {
  es: '{name}, esto cambió en las cervezas que guardaste y en las cervecerías que sigues:',
  en: '{name}, this changed among the beers that you saved and the breweries that you follow:',
  pt: '{name}, isto mudou nas cervejas que você salvou e nas cervejarias que segue:',
}
export const cheaper = {
  es: 'Bajó: costaba {price}',
  en: 'Cheaper: it cost {price}',
  pt: 'Baixou: custava {price}',
}
export const arrived = { es: 'Nueva', en: 'New', pt: 'Nova' }
export const fresh = { es: 'Lote nuevo', en: 'Fresh batch', pt: 'Lote novo' }
export const seeSaved = { es: 'Ver las que guardé', en: 'See what I saved', pt: 'Ver as que salvei' }
export const why = {
  es: 'Te escribimos porque pediste estos avisos en Lúpulo.',
  en: 'We write to you because you asked for these mails at Lúpulo.',
  pt: 'Escrevemos porque você pediu estes avisos no Lúpulo.',
}
export const stop = { es: 'No recibir más avisos', en: 'Get no more of these', pt: 'Não receber mais avisos' }

export const choiceTitle = { es: 'Avisos por correo', en: 'Alerts by e-mail', pt: 'Avisos por e-mail' }
export const choiceLead = {
  es: 'Solo si los eliges, y solo de lo que llega a tu país.',
  en: 'Only if you choose them, and only about what ships to your country.',
  pt: 'Só se você escolher, e só do que chega ao seu país.',
}
export const chooseRestock = {
  es: 'Cuando vuelva a haber una cerveza que guardé',
  en: 'When a beer that I saved is back in stock',
  pt: 'Quando voltar a haver uma cerveja que salvei',
}
export const chooseDigest = {
  es: 'Un resumen al día, como mucho: lo que bajó de precio y lo nuevo de las cervecerías que sigo',
  en: 'One summary a day at most: what became cheaper, and what is new from the breweries that I follow',
  pt: 'Um resumo por dia, no máximo: o que baixou de preço e o que há de novo nas cervejarias que sigo',
}
export const unproved = {
  es: 'Los avisos salen cuando confirmes tu correo.',
  en: 'They leave once you have confirmed your e-mail.',
  pt: 'Os avisos saem quando você confirmar seu e-mail.',
}
export const keep = { es: 'Guardar mi elección', en: 'Keep my choice', pt: 'Salvar minha escolha' }
export const kept = {
  es: 'Guardamos tu elección.',
  en: 'We have kept your choice.',
  pt: 'Salvamos sua escolha.',
}
export const stopTitle = {
  es: 'Dejar de recibir avisos',
  en: 'Stop the alerts',
  pt: 'Parar de receber avisos',
}
export const stopLead = {
  es: 'No te escribiremos más sobre las cervezas que guardaste ni las cervecerías que sigues. Tus compras siguen teniendo sus correos.',
  en: 'We will write to you no more about the beers that you saved and the breweries that you follow. Your purchases keep their e-mails.',
  pt: 'Não escreveremos mais sobre as cervejas que você salvou nem as cervejarias que segue. Suas compras continuam tendo seus e-mails.',
}
export const stopped = {
  es: 'Listo: no recibes más avisos',
  en: 'Done: you get no more alerts',
  pt: 'Pronto: você não recebe mais avisos',
}
export const stoppedLead = {
  es: 'Puedes volver a elegirlos cuando quieras, donde están las cervezas que guardaste.',
  en: 'You can choose them again whenever you like, where the beers are that you saved.',
  pt: 'Você pode escolhê-los de novo quando quiser, onde estão as cervejas que salvou.',
}
