/** What people look for in vain: as admins read it. */

export const title = {
  es: 'Búsquedas sin resultado',
  en: 'Searches without a result',
  pt: 'Buscas sem resultado',
}
export const lead = {
  es: 'Lo que la gente busca y la tienda no tiene. Se guardan las palabras y cuántas veces, nunca quién.',
  en: 'What people look for and the shop does not have. The words are kept and how many times, never who.',
  pt: 'O que as pessoas procuram e a loja não tem. Guardam-se as palavras e quantas vezes, nunca quem.',
}
export const kinds = { es: 'Qué se encontró', en: 'What was found', pt: 'O que foi encontrado' }
export const none = { es: 'Ninguna cerveza', en: 'No beer', pt: 'Nenhuma cerveja' }
export const some = {
  es: 'Solo con algunas palabras',
  en: 'Only with some words',
  pt: 'Só com algumas palavras',
}
export const words = { es: 'Palabras', en: 'Words', pt: 'Palavras' }
export const times = { es: 'Veces', en: 'Times', pt: 'Vezes' }
export const lastDay = { es: 'Última vez', en: 'Last time', pt: 'Última vez' }
export const pages = { es: 'Páginas de búsquedas', en: 'Pages of searches', pt: 'Páginas de buscas' }
export const empty = {
  es: 'En estos días nadie buscó en vano.',
  en: 'Nobody looked in vain on these days.',
  pt: 'Nestes dias ninguém procurou em vão.',
}
export const others = {
  es: 'Además se contaron {count} búsquedas cuyas palabras no se guardaron: eran demasiadas distintas en un día.',
  en: 'Besides, {count} searches were counted whose words were not kept: too many different ones in a day.',
  pt: 'Além disso contaram-se {count} buscas cujas palavras não foram guardadas: eram diferentes demais em um dia.',
}
export const oneOther = {
  es: 'Además se contó 1 búsqueda cuyas palabras no se guardaron: eran demasiadas distintas en un día.',
  en: 'Besides, 1 search was counted whose words were not kept: too many different ones in a day.',
  pt: 'Além disso contou-se 1 busca cujas palavras não foram guardadas: eram diferentes demais em um dia.',
}
export const longer = { es: 'Ver 90 días', en: 'See 90 days', pt: 'Ver 90 dias' }
