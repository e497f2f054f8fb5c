/** What all of the administration's pages share. */

export const nav = { es: 'Administración', en: 'Administration', pt: 'Administração' }
export const care = { es: 'Atención', en: 'Care', pt: 'Atendimento' }
export const accounts = { es: 'Cuentas', en: 'Accounts', pt: 'Contas' }
export const system = { es: 'Sistema', en: 'System', pt: 'Sistema' }
export const panel = { es: 'Personas', en: 'People', pt: 'Pessoas' }
export const payouts = { es: 'Pagos', en: 'Payouts', pt: 'Repasses' }
export const reasonHint = {
  es: 'Queda en el registro con tu nombre, y lo lee quien corresponda. Hasta {max} caracteres.',
  en: 'It stays in the log with your name, and whom it concerns reads it. Up to {max} characters.',
  pt: 'Fica no registro com seu nome, e quem é afetado o lê. Até {max} caracteres.',
}
export const reasonMissing = { es: 'Escribe el motivo.', en: 'Enter the reason.', pt: 'Informe o motivo.' }
export const notDone = { es: 'No se hizo nada', en: 'Nothing was done', pt: 'Nada foi feito' }
export const backToPanel = { es: 'Volver al panel', en: 'Back to the panel', pt: 'Voltar ao painel' }
