/** The audit log: what admins did. */

export const lead = {
  es: 'Qué hizo la administración, a quién, cuándo y por qué. Nadie lo puede cambiar ni borrar.',
  en: 'What the administration did, to whom, when and why. Nobody can change or delete it.',
  pt: 'O que a administração fez, a quem, quando e por quê. Ninguém pode mudá-lo nem apagá-lo.',
}
export const filters = {
  es: 'Qué ver del registro',
  en: 'What to see of the log',
  pt: 'O que ver do registro',
}
export const q = { es: 'Nombre, motivo o id', en: 'Name, reason or id', pt: 'Nome, motivo ou id' }
export const all = { es: 'Todo', en: 'Everything', pt: 'Tudo' }
export const allActors = { es: 'Todos', en: 'Everybody', pt: 'Todos' }
export const wrong = {
  es: 'No se puede filtrar así',
  en: 'It cannot be filtered like that',
  pt: 'Não se pode filtrar assim',
}
export const none = {
  es: 'Todavía no se hizo nada.',
  en: 'Nothing has been done yet.',
  pt: 'Nada foi feito ainda.',
}
export const noneFound = {
  es: 'Nada coincide con lo que elegiste.',
  en: 'Nothing fits what you chose.',
  pt: 'Nada corresponde ao que você escolheu.',
}
export const count = { es: '{count} anotaciones', en: '{count} entries', pt: '{count} anotações' }
export const one = { es: '1 anotación', en: '1 entry', pt: '1 anotação' }
export const pages = { es: 'Páginas del registro', en: 'Pages of the log', pt: 'Páginas do registro' }
export const fact = { es: '{field}: {value}', en: '{field}: {value}', pt: '{field}: {value}' }
export const picture = { es: 'una imagen', en: 'a picture', pt: 'uma imagem' }
export const otherPicture = { es: 'otra imagen', en: 'another picture', pt: 'outra imagem' }
export const yes = { es: 'sí', en: 'yes', pt: 'sim' }
export const no = { es: 'no', en: 'no', pt: 'não' }
export const onlyAbout = { es: 'Solo sobre {what}', en: 'Only about {what}', pt: 'Só sobre {what}' }
export const onlyThis = { es: 'Todo sobre esto', en: 'All about this', pt: 'Tudo sobre isto' }
