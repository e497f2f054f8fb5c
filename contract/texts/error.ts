export const title = { es: 'Algo salió mal', en: 'Something went wrong', pt: 'Algo deu errado' }
export const forbidden = {
  es: 'Aquí no puedes pasar',
  en: 'You cannot go in here',
  pt: 'Aqui você não pode entrar',
}
export const busy = { es: 'Enseguida volvemos', en: 'We will be right back', pt: 'Já voltamos' }
