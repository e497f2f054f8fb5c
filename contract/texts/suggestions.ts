/** What is suggested while somebody types a search. */

export const label = { es: 'Sugerencias', en: 'Suggestions', pt: 'Sugestões' }
export const styles = { es: 'Estilos', en: 'Styles', pt: 'Estilos' }
export const one = { es: '1 sugerencia', en: '1 suggestion', pt: '1 sugestão' }
export const some = { es: '{count} sugerencias', en: '{count} suggestions', pt: '{count} sugestões' }
export const none = { es: 'Sin sugerencias', en: 'No suggestions', pt: 'Sem sugestões' }
