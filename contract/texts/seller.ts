/** A seller's pages: their navigation, publishing a beer, changing one, the list of one's own. */

export const nav = { es: 'Tu cervecería', en: 'Your brewery', pt: 'Sua cervejaria' }
export const results = { es: 'Resultados', en: 'Results', pt: 'Resultados' }
export const importText = { es: 'Importar', en: 'Import', pt: 'Importar' }
