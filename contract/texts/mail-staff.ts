/** The mail that invites somebody to administer the shop. */

export const subject = {
  es: 'Te invitan a administrar Lúpulo',
  en: 'You are invited to administer Lúpulo',
  pt: 'Você foi convidado a administrar o Lúpulo',
}
export const title = {
  es: 'Únete a la administración',
  en: 'Join the administration',
  pt: 'Entre na administração',
}
export const lead = {
  es: 'Quien está a cargo de la tienda te invita como «{role}»: {may}',
  en: 'An owner of the shop invites you as “{role}”: {may}',
  pt: 'Quem é responsável pela loja convida você como “{role}”: {may}',
}
export const how = {
  es: 'El enlace vale {days} días y una sola vez: con él eliges tu nombre y tu contraseña. Si no lo esperabas, no hagas nada.',
  en: 'The link works for {days} days and once: with it you choose your name and password. If you did not expect it, do nothing.',
  pt: 'O link vale {days} dias e uma única vez: com ele você escolhe seu nome e sua senha. Se não o esperava, não faça nada.',
}
