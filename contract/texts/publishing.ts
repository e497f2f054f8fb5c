/** A seller's pages: their navigation, publishing a beer, changing one, the list of one's own. */
export const publishingTexts = {
  'seller.nav': 'Tu cervecería',
  'seller.publish': 'Publicar',
  'seller.parcels': 'Envíos',
  'seller.sales': 'Ventas',
  'seller.figures': 'Cifras',
  'seller.reviews': 'Opiniones',
  'seller.import': 'Importar',
  'seller.profile': 'Perfil',
} as const
