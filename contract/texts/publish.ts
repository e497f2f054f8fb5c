import { inEnglish } from './text.ts'

/** A seller's pages: their navigation, publishing a beer, changing one, the list of one's own. */

export const success = {
  es: 'Se creo correctamente su producto',
  en: 'Your product was created',
  pt: 'Seu produto foi criado corretamente',
}
export const successPastDate = {
  es: 'Se creo correctamente su producto. No está a la venta: pasó su fecha.',
  en: 'The product was created. It is not on sale: it is past its date.',
  pt: 'O produto foi criado. Não está à venda: passou da data.',
}
export const failed = {
  es: 'No ha sido posible cargar su compañía',
  en: 'Your product could not be created',
  pt: 'Não foi possível criar seu produto',
}
export const mine = inEnglish({
  es: 'MIS ARTÍCULOS PUBLICADOS',
  en: 'MY PUBLISHED ARTICLES',
  pt: 'MEUS ARTIGOS PUBLICADOS',
})
export const none = {
  es: 'Todavía no publicaste ninguna cerveza. La primera aparece aquí.',
  en: 'You have not published a beer yet. The first one appears here.',
  pt: 'Você ainda não publicou nenhuma cerveja. A primeira aparece aqui.',
}
export const importMany = {
  es: 'Publicar muchas desde un archivo',
  en: 'Publish many from a file',
  pt: 'Publicar muitas de um arquivo',
}
export const seeMine = { es: 'Ver mis cervezas', en: 'See my beers', pt: 'Ver minhas cervejas' }
export const published = {
  es: '«{beer}» está publicada.',
  en: '“{beer}” is published.',
  pt: '«{beer}» está publicada.',
}
export const publishedPastDate = {
  es: '«{beer}» está guardada, y no a la venta: pasó su fecha.',
  en: '“{beer}” is saved, and not on sale: it is past its date.',
  pt: '«{beer}» está salva, e não à venda: passou da data.',
}
export const seeInShop = { es: 'Verla en la tienda', en: 'See it in the shop', pt: 'Ver na loja' }
export const allMine = { es: 'Volver a Cervezas', en: 'Back to Beers', pt: 'Voltar a Cervejas' }
export const pages = {
  es: 'Páginas de tus cervezas',
  en: 'Pages of your beers',
  pt: 'Páginas das suas cervejas',
}
export const roomTitle = {
  es: 'Lugar para tus cervezas',
  en: 'Room for your beers',
  pt: 'Lugar para suas cervejas',
}
export const roomUnproved = {
  es: 'Sin confirmar tu correo hay lugar para {room} cervezas; te quedan {left}. Confírmalo y habrá para muchas más cada día.',
  en: 'Until you confirm your email there is room for {room} beers; {left} are left. Confirm it, and there is room for many more each day.',
  pt: 'Sem confirmar seu e-mail há lugar para {room} cervejas; restam {left}. Confirme-o e haverá para muitas mais por dia.',
}
export const roomNone = {
  es: 'No hay lugar para otra cerveza',
  en: 'There is no room for another beer',
  pt: 'Não há espaço para outra cerveja',
}
export const roomToday = {
  es: 'Hoy puedes publicar {left} más, de {room}. El lugar crece con lo que vendes.',
  en: 'You can publish {left} more today, of {room}. The room grows with what you sell.',
  pt: 'Hoje você pode publicar mais {left}, de {room}. O lugar cresce com o que você vende.',
}
export const roomFullToday = {
  es: 'Hoy ya publicaste {used}. Hay lugar otra vez desde el {when}, y más cuanto más vendes.',
  en: 'You have published {used} today. There is room again from {when} on, and more the more you sell.',
  pt: 'Hoje você já publicou {used}. Há lugar de novo a partir de {when}, e mais quanto mais você vender.',
}
