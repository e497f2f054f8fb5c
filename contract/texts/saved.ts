export const title = { es: 'Guardadas', en: 'Saved', pt: 'Salvas' }
export const save = { es: 'Guardar {beer}', en: 'Save {beer}', pt: 'Salvar {beer}' }
export const tell = { es: 'Avísame', en: 'Tell me', pt: 'Avise-me' }
export const tellOf = {
  es: 'Avísame cuando vuelva {beer}',
  en: 'Tell me when {beer} is back',
  pt: 'Avise-me quando {beer} voltar',
}
export const told = {
  es: 'Te escribimos cuando vuelva. Está en tus guardadas.',
  en: 'We write to you when it is back. It is among your saved beers.',
  pt: 'Escrevemos para você quando ela voltar. Está nas suas salvas.',
}
export const toldOnceConfirmed = {
  es: 'Está en tus guardadas. Para que te escribamos cuando vuelva, confirma tu correo en tu cuenta.',
  en: 'It is among your saved beers. For us to write to you when it is back, confirm your e-mail in your account.',
  pt: 'Está nas suas salvas. Para escrevermos quando ela voltar, confirme seu e-mail na sua conta.',
}
export const empty = {
  es: 'Todavía no guardaste ninguna cerveza: toca el corazón de una y la encuentras aquí.',
  en: 'You have not saved a beer yet: press the heart of one, and you find it here.',
  pt: 'Você ainda não salvou nenhuma cerveja: toque no coração de uma e a encontra aqui.',
}
export const cheaper = {
  es: 'Más barata que cuando la guardaste: costaba {price}',
  en: 'Cheaper than when you saved it: it cost {price}',
  pt: 'Mais barata do que quando você a salvou: custava {price}',
}
export const offSale = {
  es: 'Ya no está a la venta',
  en: 'No longer on sale',
  pt: 'Não está mais à venda',
}
export const older = {
  es: 'Ver las que guardaste antes',
  en: 'See those that you saved before',
  pt: 'Ver as que você salvou antes',
}
export const newest = {
  es: 'Volver a las últimas',
  en: 'Back to the latest',
  pt: 'Voltar às últimas',
}
export const followed = {
  es: 'Cervecerías que sigues',
  en: 'Breweries that you follow',
  pt: 'Cervejarias que você segue',
}
export const noneFollowed = {
  es: 'Todavía no sigues ninguna cervecería.',
  en: 'You do not follow a brewery yet.',
  pt: 'Você ainda não segue nenhuma cervejaria.',
}
export const follow = { es: 'Seguir', en: 'Follow', pt: 'Seguir' }
export const unfollow = { es: 'Dejar de seguir', en: 'Stop following', pt: 'Deixar de seguir' }
export const unfollowOf = {
  es: 'Dejar de seguir a {company}',
  en: 'Stop following {company}',
  pt: 'Deixar de seguir {company}',
}
export const oneFollower = {
  es: '1 persona sigue tu cervecería',
  en: '1 person follows your brewery',
  pt: '1 pessoa segue sua cervejaria',
}
export const followers = {
  es: '{count} personas siguen tu cervecería',
  en: '{count} people follow your brewery',
  pt: '{count} pessoas seguem sua cervejaria',
}
export const failed = {
  es: 'Ahora mismo no se pudo: prueba de nuevo en un rato.',
  en: 'That did not work just now: try again in a while.',
  pt: 'Não deu certo agora: tente de novo daqui a pouco.',
}
export const waits = {
  es: 'Inicia sesión o crea tu cuenta, y guardamos lo que elegiste.',
  en: 'Log in or create an account, and we keep what you chose.',
  pt: 'Entre ou crie sua conta, e guardamos o que você escolheu.',
}
