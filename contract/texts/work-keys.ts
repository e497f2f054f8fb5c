/** The keys of the list of what waits for a person. */

export const title = { es: 'Atajos de teclado', en: 'Keyboard shortcuts', pt: 'Atalhos de teclado' }
export const next = { es: 'A la siguiente', en: 'To the next one', pt: 'Para a próxima' }
export const before = { es: 'A la anterior', en: 'To the one before', pt: 'Para a anterior' }
export const open = { es: 'Abrirla', en: 'Open it', pt: 'Abrir' }
export const take = { es: 'Tomarla', en: 'Take it', pt: 'Assumir' }
export const tick = { es: 'Marcarla', en: 'Tick it', pt: 'Marcar' }
export const help = { es: 'Ver estos atajos', en: 'See these shortcuts', pt: 'Ver estes atalhos' }
export const turnOff = {
  es: 'Apagar estos atajos',
  en: 'Turn these shortcuts off',
  pt: 'Desligar estes atalhos',
}
export const turnOn = {
  es: 'Encender estos atajos',
  en: 'Turn these shortcuts on',
  pt: 'Ligar estes atalhos',
}
