/** What each fact of a beer is called: in forms, in files, in the audit log and on pages. `beerColumn`: in files alone. */

export const type = { es: 'Tipo', en: 'Type', pt: 'Tipo' }
export const description = { es: 'Descripción', en: 'Description', pt: 'Descrição' }
export const ABV = { es: 'ABV (%)', en: 'ABV (%)', pt: 'ABV (%)' }
export const hops = { es: 'Lúpulos', en: 'Hops', pt: 'Lúpulos' }
export const price = { es: 'Precio (U$S)', en: 'Price (U$S)', pt: 'Preço (U$S)' }
export const stock = { es: 'Stock', en: 'Stock', pt: 'Estoque' }
export const volumeMl = {
  es: 'Volumen por unidad (ml)',
  en: 'Volume per unit (ml)',
  pt: 'Volume por unidade (ml)',
}
export const unitsPerPack = { es: 'Unidades por pack', en: 'Units per pack', pt: 'Unidades por pacote' }
export const packagedOn = { es: 'Envasada el', en: 'Packaged on', pt: 'Envasada em' }
export const bestBefore = { es: 'Mejor antes de', en: 'Best before', pt: 'Melhor antes de' }
export const image = { es: 'Foto', en: 'Photo', pt: 'Foto' }
