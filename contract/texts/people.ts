import { inEnglish } from './text.ts'

/** The panel, the lists of people and the list of admins; on pages and in files. */

export const title = inEnglish({ es: 'Panel de control', en: 'Control Panel', pt: 'Painel de controle' })
export const lead = {
  es: 'Quién compra, quién vende y lo que espera una respuesta.',
  en: 'Who buys, who sells, and what waits for an answer.',
  pt: 'Quem compra, quem vende e o que espera uma resposta.',
}
export const buyers = inEnglish({
  es: 'Compradores registrados',
  en: 'Registered Buyers',
  pt: 'Compradores registrados',
})
export const sellers = inEnglish({
  es: 'Vendedores registrados',
  en: 'Registered Sellers',
  pt: 'Vendedores registrados',
})
export const lists = { es: 'Listas de personas', en: 'Lists of people', pt: 'Listas de pessoas' }
export const buyersLoaded = inEnglish({
  es: 'Se cargaron los datos de los compradores',
  en: 'Buyer information has been uploaded',
  pt: 'Os dados dos compradores foram carregados',
})
export const sellersLoaded = inEnglish({
  es: 'Se cargaron los datos de los vendedores',
  en: 'Seller information has been uploaded',
  pt: 'Os dados dos vendedores foram carregados',
})
export const notLoaded = inEnglish({
  es: 'No se pudieron cargar los datos',
  en: 'Unable to load data',
  pt: 'Não foi possível carregar os dados',
})
export const asksWrongly = {
  es: 'La dirección pide algo que la lista no ofrece.',
  en: 'The address asks for something that the list does not offer.',
  pt: 'O endereço pede algo que a lista não oferece.',
}
export const listWithout = {
  es: 'Ver la lista sin filtros',
  en: 'See the list without filters',
  pt: 'Ver a lista sem filtros',
}
export const detailOf = inEnglish(
  { es: 'Detalle de {name}', en: 'Detail of {name}', pt: 'Detalhe de {name}' },
  'Detail de {name}',
)
export const lastName = inEnglish({ es: 'Apellido', en: 'Last Name', pt: 'Sobrenome' })
export const document = inEnglish({ es: 'Documento', en: 'Identity card', pt: 'Documento' })
export const country = inEnglish({ es: 'País', en: 'Country', pt: 'País' })
export const state = { es: 'Provincia o estado', en: 'State or province', pt: 'Estado ou província' }
export const id = { es: 'ID', en: 'ID', pt: 'ID' }
export const company = inEnglish({ es: 'Nombre de la compañía', en: 'Company Name', pt: 'Nome da empresa' })
export const newestBuyers = {
  es: 'Los últimos en registrarse',
  en: 'Who signed up last',
  pt: 'Os últimos a se cadastrar',
}
export const newestSellers = {
  es: 'Las últimas en registrarse',
  en: 'Which signed up last',
  pt: 'As últimas a se cadastrar',
}
export const searchBuyers = {
  es: 'Nombre, documento o correo',
  en: 'Name, document or e-mail',
  pt: 'Nome, documento ou e-mail',
}
export const searchSellers = {
  es: 'Cervecería, nombre, documento o correo',
  en: 'Brewery, name, document or e-mail',
  pt: 'Cervejaria, nome, documento ou e-mail',
}
export const search = { es: 'Buscar en la lista', en: 'Search the list', pt: 'Buscar na lista' }
export const withDeleted = {
  es: 'Con las cuentas eliminadas',
  en: 'With deleted accounts',
  pt: 'Com as contas apagadas',
}
export const oneBuyer = { es: '1 comprador', en: '1 buyer', pt: '1 comprador' }
export const buyerCount = { es: '{count} compradores', en: '{count} buyers', pt: '{count} compradores' }
export const none = {
  es: 'Aún no se registró nadie.',
  en: 'Nobody has signed up yet.',
  pt: 'Ninguém se registrou ainda.',
}
export const noneFound = { es: 'No hay nadie que coincida.', en: 'Nobody fits.', pt: 'Ninguém corresponde.' }
export const noneHere = {
  es: 'Esta página de la lista está vacía.',
  en: 'This page of the list is empty.',
  pt: 'Esta página da lista está vazia.',
}
export const pages = { es: 'Páginas de la lista', en: 'Pages of the list', pt: 'Páginas da lista' }
export const waiting = { es: 'Lo que espera', en: 'What is waiting', pt: 'O que espera' }
export const reportsWaiting = {
  es: 'Opiniones denunciadas',
  en: 'Reported reviews',
  pt: 'Avaliações denunciadas',
}
