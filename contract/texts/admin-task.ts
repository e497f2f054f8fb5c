/** One thing of the administration's work list: who looks after it, and what admins leave each other to read. */

export const whose = { es: 'De quién', en: 'Whose', pt: 'De quem' }
export const all = { es: 'Todas ({count})', en: 'All ({count})', pt: 'Todas ({count})' }
export const mine = { es: 'Mías ({count})', en: 'Mine ({count})', pt: 'Minhas ({count})' }
export const nobodys = { es: 'De nadie ({count})', en: 'Nobody’s ({count})', pt: 'De ninguém ({count})' }
export const age = { es: 'Desde cuándo', en: 'Since when', pt: 'Desde quando' }
export const anyAge = { es: 'De cualquier día', en: 'Of any day', pt: 'De qualquer dia' }
export const ageDay = { es: '1 día o más', en: '1 day or more', pt: '1 dia ou mais' }
export const ageDays = { es: '{days} días o más', en: '{days} days or more', pt: '{days} dias ou mais' }
export const noneHere = {
  es: 'No hay nada así. Prueba con todo lo que espera.',
  en: 'There is nothing like that. Try everything that waits.',
  pt: 'Não há nada assim. Tente com tudo o que espera.',
}
export const isMine = { es: 'La tienes tú', en: 'Yours', pt: 'É sua' }
export const isOf = { es: 'La tiene {name}', en: '{name} has it', pt: '{name} está com ela' }
export const isNobodys = { es: 'No la tiene nadie', en: 'Nobody has it', pt: 'Ninguém está com ela' }
export const take = { es: 'Tomar', en: 'Take it', pt: 'Assumir' }
export const takeFrom = { es: 'Pasármela a mí', en: 'Hand it to me', pt: 'Passar para mim' }
export const open = { es: 'Encargo y notas', en: 'Whose, and notes', pt: 'Responsável e notas' }
export const openWithNotes = {
  es: 'Encargo y notas ({count})',
  en: 'Whose, and notes ({count})',
  pt: 'Responsável e notas ({count})',
}
export const whoLooks = { es: 'Quién se ocupa', en: 'Who looks after it', pt: 'Quem cuida' }
export const giveTo = { es: 'Encargar a', en: 'Hand to', pt: 'Encarregar a' }
export const nobody = { es: 'Nadie', en: 'Nobody', pt: 'Ninguém' }
export const you = { es: '{name} (tú)', en: '{name} (you)', pt: '{name} (você)' }
export const noNotes = {
  es: 'Nadie anotó nada todavía.',
  en: 'Nobody has noted anything yet.',
  pt: 'Ninguém anotou nada ainda.',
}
export const note = { es: 'Nota nueva', en: 'New note', pt: 'Nova nota' }
export const noteHint = {
  es: 'La leen solo administradores, y no se puede cambiar. Hasta {max} caracteres.',
  en: 'Only administrators read it, and it cannot be changed. Up to {max} characters.',
  pt: 'Só administradores leem, e não pode ser mudada. Até {max} caracteres.',
}
export const addNote = { es: 'Agregar la nota', en: 'Add the note', pt: 'Adicionar a nota' }
export const forgotten = {
  es: 'Sus palabras se borraron con la cuenta de quien hablaban.',
  en: 'Its words went with the account that they were about.',
  pt: 'Suas palavras foram apagadas com a conta de que falavam.',
}
export const waitsNoMore = {
  es: 'Esto ya no espera: se resolvió. Sus notas quedan aquí.',
  en: 'This does not wait any more: it was dealt with. Its notes stay here.',
  pt: 'Isto já não espera: foi resolvido. Suas notas ficam aqui.',
}
export const taken = { es: 'Ahora la tienes tú.', en: 'It is yours now.', pt: 'Agora é sua.' }
export const given = {
  es: 'Quedó encargada.',
  en: 'It has been handed over.',
  pt: 'Ficou encarregada.',
}
export const freed = {
  es: 'Quedó sin encargado.',
  en: 'It is nobody’s now.',
  pt: 'Ficou sem responsável.',
}
export const noted = { es: 'La nota quedó guardada.', en: 'The note is kept.', pt: 'A nota ficou salva.' }
export const takeMany = { es: 'Tomar lo marcado', en: 'Take what is ticked', pt: 'Assumir o marcado' }
export const tick = { es: 'Marcar: {what}', en: 'Tick: {what}', pt: 'Marcar: {what}' }
export const noneTicked = {
  es: 'Marca al menos una cosa.',
  en: 'Tick at least one thing.',
  pt: 'Marque pelo menos uma coisa.',
}
export const takenMany = { es: 'Ahora las tienes tú.', en: 'They are yours now.', pt: 'Agora são suas.' }
