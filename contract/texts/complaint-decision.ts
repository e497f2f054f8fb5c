/** A buyer's complaint about a parcel: what the administration decides. */

export const decideHint = {
  es: 'Están las que se reclaman; puedes cambiarlas por cualquiera de las que quedan.',
  en: 'Those that are asked for stand there; you can change them to any that are left.',
  pt: 'Estão as que se reclamam; você pode mudá-las para quaisquer das que restam.',
}
export const decide = { es: 'Decidir', en: 'Decide', pt: 'Decidir' }
export const seeIt = { es: 'Ver y decidir', en: 'See and decide', pt: 'Ver e decidir' }
export const decideLead = {
  es: 'Elige de cuántas unidades vuelve el dinero, o qué importe de lo que se reclama; nada es un no. Los dos lados leen tus palabras.',
  en: 'Choose of how many units the money goes back, or which amount of what is asked for; nothing is a no. Both sides read your words.',
  pt: 'Escolha de quantas unidades volta o dinheiro, ou que valor do que se reclama; nada é um não. Os dois lados leem suas palavras.',
}
export const decideWords = {
  es: 'Por qué, para los dos',
  en: 'Why, for both of them',
  pt: 'Por quê, para os dois',
}
export const decideNext = { es: 'Revisar la decisión', en: 'Check the decision', pt: 'Conferir a decisão' }
export const decideBack = {
  es: 'Devolver {amount} y cerrar',
  en: 'Give {amount} back and close',
  pt: 'Devolver {amount} e encerrar',
}
export const decideNo = {
  es: 'No devolver nada y cerrar',
  en: 'Give nothing back and close',
  pt: 'Não devolver nada e encerrar',
}
export const decideSure = {
  es: 'Vuelve el dinero de {units} a quien compró, y la cervecería deja de cobrarlo. No se puede deshacer.',
  en: 'The money of {units} goes back to the buyer, and the brewery is not paid for it. This cannot be undone.',
  pt: 'Volta o dinheiro de {units} a quem comprou, e a cervejaria deixa de recebê-lo. Não se pode desfazer.',
}
export const decideSureNo = {
  es: 'No vuelve dinero, y el reclamo termina. No se puede deshacer.',
  en: 'No money goes back, and the complaint ends. This cannot be undone.',
  pt: 'Não volta dinheiro, e a reclamação termina. Não se pode desfazer.',
}
export const decideDone = {
  es: 'Decidiste el reclamo.',
  en: 'You decided the complaint.',
  pt: 'Você decidiu a reclamação.',
}
export const orAmount = {
  es: 'En lugar de unidades: un importe en U$S',
  en: 'In place of units: an amount in U$S',
  pt: 'Em vez de unidades: um valor em U$S',
}
export const orAmountHint = {
  es: 'Hasta {most}; quien compró se queda con las cervezas. Si escribes uno, no cuentan las unidades.',
  en: 'Up to {most}; the buyer keeps the beers. If you write one, the units do not count.',
  pt: 'Até {most}; quem comprou fica com as cervejas. Se escrever um, as unidades não contam.',
}
export const amountSure = {
  es: 'Vuelven {amount} a quien compró, que se queda con las cervezas. Sale de lo que se le debe a la cervecería. No se puede deshacer.',
  en: '{amount} goes back to the buyer, who keeps the beers. It is taken off what is owed to the brewery. This cannot be undone.',
  pt: 'Voltam {amount} a quem comprou, que fica com as cervejas. Sai do que é devido à cervejaria. Não se pode desfazer.',
}
