import * as accountWords from './account-words.ts'
import * as adminWords from './admin-words.ts'
import * as commissionTexts from './commission.ts'
import * as payoutsTexts from './payouts.ts'
import * as shopWords from './shop-words.ts'

/** The advertising space of the shop, as admins fill it. */

export const title = { es: 'Publicidad', en: 'Advertising', pt: 'Publicidade' }
export const lead = {
  es: 'Qué muestran las tres imágenes del espacio publicitario. Donde no hay nada, o lo puesto no se vende, quedan los dibujos de la tienda.',
  en: 'What the three pictures of the advertising space show. Where nothing is placed, or it is not on sale, the shop’s drawings stay.',
  pt: 'O que mostram as três imagens do espaço publicitário. Onde não há nada, ou o que foi posto não está à venda, ficam os desenhos da loja.',
}
export const promoted = {
  es: 'Destacado por la tienda',
  en: 'Promoted by the shop',
  pt: 'Destaque da loja',
}
export const now = { es: 'Lo que se ve ahora', en: 'What shows now', pt: 'O que aparece agora' }
export const placeNumber = { es: 'Lugar {place}', en: 'Place {place}', pt: 'Lugar {place}' }
export const ownDrawing = {
  es: 'El dibujo de la tienda',
  en: 'The shop’s drawing',
  pt: 'O desenho da loja',
}
export const current = { es: 'Puesto y por venir', en: 'Placed and to come', pt: 'Colocado e por vir' }
export const noneCurrent = {
  es: 'No hay nada puesto ni por venir.',
  en: 'Nothing is placed or to come.',
  pt: 'Não há nada colocado nem por vir.',
}
export const past = { es: 'Lo que estuvo', en: 'What was', pt: 'O que esteve' }
export const nonePast = {
  es: 'Todavía no estuvo nada.',
  en: 'Nothing was placed yet.',
  pt: 'Ainda não esteve nada.',
}
export const place = commissionTexts.place
export const what = adminWords.what
export const kinds = {
  beer: accountWords.beer,
  style: commissionTexts.style,
  brewery: adminWords.brewery,
}
export const standings = {
  running: { es: 'En curso', en: 'Running', pt: 'Em curso' },
  coming: { es: 'Por venir', en: 'To come', pt: 'Por vir' },
  over: { es: 'Terminado', en: 'Over', pt: 'Encerrado' },
  withdrawn: { es: 'Retirado', en: 'Withdrawn', pt: 'Retirado' },
}
export const notShown = {
  es: 'No se ve: no está en venta.',
  en: 'Not shown: it is not on sale.',
  pt: 'Não aparece: não está à venda.',
}
export const putUp = { es: 'Destacar algo', en: 'Promote something', pt: 'Destacar algo' }
export const changeTitle = {
  es: 'Cambiar lo destacado',
  en: 'Change what is promoted',
  pt: 'Mudar o destaque',
}
export const search = {
  es: 'Buscar una cerveza o cervecería',
  en: 'Find a beer or brewery',
  pt: 'Buscar uma cerveja ou cervejaria',
}
export const searchIt = shopWords.search
export const nothingFound = {
  es: 'Nada en venta se llama así.',
  en: 'Nothing on sale is called that.',
  pt: 'Nada à venda tem esse nome.',
}
export const choose = payoutsTexts.choose
export const beerHint = {
  es: 'La dirección de su página, o su id.',
  en: 'The address of its page, or its id.',
  pt: 'O endereço da sua página, ou o seu id.',
}
export const orThis = {
  es: 'En lugar de una cerveza.',
  en: 'Instead of a beer.',
  pt: 'No lugar de uma cerveja.',
}
export const breweryHint = {
  es: 'En lugar de las otras dos: la dirección de su página, o su id.',
  en: 'Instead of the other two: the address of its page, or its id.',
  pt: 'No lugar das outras duas: o endereço da sua página, ou o seu id.',
}
export const noStyle = payoutsTexts.never
export const daysHint = { es: 'Ese día incluido.', en: 'That day included.', pt: 'Esse dia incluído.' }
export const withdraw = { es: 'Retirar', en: 'Withdraw', pt: 'Retirar' }
export const withdrawTitle = {
  es: 'Retirar del espacio publicitario',
  en: 'Withdraw from the advertising space',
  pt: 'Retirar do espaço publicitário',
}
export const withdrawLead = {
  es: 'Deja de verse ya, y no se puede deshacer: para que vuelva se pone de nuevo.',
  en: 'It is not shown any more from now on, and that cannot be undone: to have it back, place it anew.',
  pt: 'Deixa de aparecer já, e não pode ser desfeito: para que volte, coloque de novo.',
}
export const oneOfThree = {
  es: 'Elige una cerveza, un estilo o una cervecería: solo uno de los tres.',
  en: 'Choose a beer, a style or a brewery: one of the three alone.',
  pt: 'Escolha uma cerveja, um estilo ou uma cervejaria: só um dos três.',
}
export const endsBefore = commissionTexts.endsBefore
export const dayOver = {
  es: 'Ese día ya pasó.',
  en: 'That day is over.',
  pt: 'Esse dia já passou.',
}
export const noSuchBrewery = {
  es: 'No hay una cervecería así.',
  en: 'There is no such brewery.',
  pt: 'Não há uma cervejaria assim.',
}
export const addressInvalid = {
  es: 'Pega la dirección de su página, o su id.',
  en: 'Paste the address of its page, or its id.',
  pt: 'Cole o endereço da sua página, ou o seu id.',
}
export const placed = { es: 'Quedó puesto.', en: 'It is placed.', pt: 'Foi colocado.' }
export const changed = { es: 'Quedó cambiado.', en: 'It is changed.', pt: 'Foi mudado.' }
export const withdrawn = { es: 'Quedó retirado.', en: 'It is withdrawn.', pt: 'Foi retirado.' }
