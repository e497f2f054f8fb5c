/** The mails that invite somebody to the team of a brewery, and tell its owner who joined. */

export const joinedSubject = {
  es: 'Alguien entró al equipo de tu cervecería',
  en: 'Somebody joined your brewery’s team',
  pt: 'Alguém entrou na equipe da sua cervejaria',
}
export const joinedTitle = {
  es: 'Hay una persona más en tu equipo',
  en: 'There is one more person in your team',
  pt: 'Há mais uma pessoa na sua equipe',
}
export const joinedLead = {
  es: '{email} aceptó una invitación y ya trabaja en nombre de tu cervecería. Si la invitaste tú, no hagas nada. Si no, quítale el acceso y elige otra contraseña enseguida.',
  en: '{email} accepted an invitation and now works in your brewery’s name. If you invited them, do nothing. If not, take their access away and choose another password at once.',
  pt: '{email} aceitou um convite e já trabalha em nome da sua cervejaria. Se foi você quem convidou, não faça nada. Se não, tire o acesso e escolha outra senha logo.',
}
export const toTeam = { es: 'Ver mi equipo', en: 'See my team', pt: 'Ver minha equipe' }

export const subject = {
  es: '{company} te invita a su equipo',
  en: '{company} invites you to its team',
  pt: '{company} convida você para sua equipe',
}
export const title = { es: 'Únete al equipo', en: 'Join the team', pt: 'Entre na equipe' }
export const leadSeller = {
  es: '{company} quiere que vendas con ella en esta tienda: que publiques sus cervezas, cuides precios y stock y contestes a quienes compran.',
  en: '{company} wants you to sell with them in this shop: to publish their beers, look after prices and stock, and answer those who buy.',
  pt: '{company} quer que você venda com ela nesta loja: que publique suas cervejas, cuide de preços e estoque e responda a quem compra.',
}
export const leadPacker = {
  es: '{company} quiere que prepares y envíes sus paquetes en esta tienda.',
  en: '{company} wants you to pack and send its parcels in this shop.',
  pt: '{company} quer que você prepare e envie seus pacotes nesta loja.',
}
export const how = {
  es: 'El enlace vale {days} días y una sola vez: con él eliges tu nombre y tu contraseña. Si no conoces a esta cervecería, no hagas nada.',
  en: 'The link works for {days} days and once: with it you choose your name and password. If you do not know this brewery, do nothing.',
  pt: 'O link vale {days} dias e uma única vez: com ele você escolhe seu nome e sua senha. Se não conhece esta cervejaria, não faça nada.',
}
export const see = { es: 'Ver la invitación', en: 'See the invitation', pt: 'Ver o convite' }
