/** The keys of the list of what waits for a person. */

export const title = { es: 'Atajos de teclado', en: 'Keyboard shortcuts', pt: 'Atalhos de teclado' }
export const next = { es: 'A la siguiente', en: 'To the next one', pt: 'Para a próxima' }
export const before = { es: 'A la anterior', en: 'To the one before', pt: 'Para a anterior' }
export const open = { es: 'Abrirla', en: 'Open it', pt: 'Abrir' }
export const take = { es: 'Tomarla', en: 'Take it', pt: 'Assumir' }
export const tick = { es: 'Marcarla', en: 'Tick it', pt: 'Marcar' }
export const help = { es: 'Ver estos atajos', en: 'See these shortcuts', pt: 'Ver estes atalhos' }
export const on = {
  es: 'Usar atajos de una letra en esta lista',
  en: 'Use shortcuts of one letter on this list',
  pt: 'Usar atalhos de uma letra nesta lista',
}
