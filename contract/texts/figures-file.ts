/** How sales go: a seller's figures and charts, and the files for spreadsheets. */

export const sales = { es: 'Vendido (U$S)', en: 'Sold (U$S)', pt: 'Vendido (U$S)' }
