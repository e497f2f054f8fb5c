/** The team of a brewery: its page, what its roles may do, and where somebody joins it. */

export const title = { es: 'Equipo', en: 'Team', pt: 'Equipe' }
export const lead = {
  es: 'Invita a quienes trabajan contigo. Cada persona entra con su propia cuenta, y lo que hace queda con su nombre.',
  en: 'Invite those who work with you. Everybody logs in with an account of their own, and what they do bears their name.',
  pt: 'Convide quem trabalha com você. Cada pessoa entra com sua própria conta, e o que faz fica com seu nome.',
}
export const ownersAlone = {
  es: 'Solo tú ves y cambias la cuenta de cobro, los pagos de la tienda, los correos, las claves y webhooks, el perfil y este equipo.',
  en: 'You alone see and change the payout account, the shop’s payouts, the mails, keys and webhooks, the profile and this team.',
  pt: 'Só você vê e muda a conta de recebimento, os pagamentos da loja, os e-mails, as chaves e webhooks, o perfil e esta equipe.',
}
export const packer = { es: 'Preparación', en: 'Packing', pt: 'Preparação' }
export const sellerMay = {
  es: 'Cervezas, precios, stock, ventas, pausa, reclamos y opiniones, y todo lo de preparación.',
  en: 'Beers, prices, stock, sales, time away, complaints and reviews, and all that packing is.',
  pt: 'Cervejas, preços, estoque, vendas, pausa, reclamações e avaliações, e tudo da preparação.',
}
export const packerMay = {
  es: 'Paquetes y mensajes. No ve ningún importe.',
  en: 'Parcels and messages. Sees no sums.',
  pt: 'Pacotes e mensagens. Não vê nenhum valor.',
}
export const role = { es: 'Rol', en: 'Role', pt: 'Papel' }
export const roleMissing = {
  es: 'Elige qué podrá hacer.',
  en: 'Choose what they may do.',
  pt: 'Escolha o que poderá fazer.',
}
export const members = { es: 'Quiénes son', en: 'Who they are', pt: 'Quem são' }
export const nobody = {
  es: 'Todavía trabajas sin equipo. Con la primera invitación empieza.',
  en: 'You work without a team yet. It begins with the first invitation.',
  pt: 'Você ainda trabalha sem equipe. Ela começa com o primeiro convite.',
}
export const person = { es: 'Persona', en: 'Person', pt: 'Pessoa' }
export const changeOf = {
  es: 'Cambiar el rol de {name}',
  en: 'Change the role of {name}',
  pt: 'Mudar o papel de {name}',
}
export const removeOf = {
  es: 'Quitar a {name} del equipo',
  en: 'Remove {name} from the team',
  pt: 'Remover {name} da equipe',
}
export const removeTitle = {
  es: '¿Quitar a {name} del equipo?',
  en: 'Remove {name} from the team?',
  pt: 'Remover {name} da equipe?',
}
export const removeLead = {
  es: 'Sus sesiones se cierran ya y no vuelve a ver nada de tu cervecería. Lo que hizo queda con su nombre.',
  en: 'Their sessions end now, and they see nothing of your brewery any more. What they did keeps their name.',
  pt: 'As sessões dessa pessoa terminam já e ela não vê mais nada da sua cervejaria. O que fez fica com seu nome.',
}
export const removeYes = { es: 'Sí, quitar', en: 'Yes, remove', pt: 'Sim, remover' }
export const invitations = { es: 'Invitaciones', en: 'Invitations', pt: 'Convites' }
export const openUntil = {
  es: 'Vale hasta el {day}',
  en: 'Works until {day}',
  pt: 'Vale até {day}',
}
export const withdrawOf = {
  es: 'Retirar la invitación a {email}',
  en: 'Withdraw the invitation to {email}',
  pt: 'Retirar o convite a {email}',
}
export const withdrawTitle = {
  es: '¿Retirar la invitación a {email}?',
  en: 'Withdraw the invitation to {email}?',
  pt: 'Retirar o convite a {email}?',
}
export const withdrawLead = {
  es: 'El enlace que le enviamos deja de valer.',
  en: 'The link that we mailed works no more.',
  pt: 'O link que enviamos deixa de valer.',
}
export const withdrawYes = { es: 'Sí, retirar', en: 'Yes, withdraw', pt: 'Sim, retirar' }
export const invite = { es: 'Invitar', en: 'Invite', pt: 'Convidar' }
export const inviteTitle = { es: 'Invitar a alguien', en: 'Invite somebody', pt: 'Convidar alguém' }
export const inviteHint = {
  es: 'Le llega un enlace que vale {days} días. Ha de ser un correo sin cuenta en la tienda. Si ya tiene una invitación tuya, recibe otra y la anterior deja de valer.',
  en: 'They get a link that works for {days} days. It has to be an e-mail without an account in the shop. Whoever has an invitation of yours gets another one, and the former works no more.',
  pt: 'Essa pessoa recebe um link que vale {days} dias. Precisa ser um e-mail sem conta na loja. Se já tem um convite seu, recebe outro e o anterior deixa de valer.',
}
export const left = {
  es: 'Puedes invitar a {count} más.',
  en: 'You can invite {count} more.',
  pt: 'Você pode convidar mais {count}.',
}
export const notInvited = {
  es: 'No se envió la invitación',
  en: 'Nobody was invited',
  pt: 'O convite não foi enviado',
}
export const notDone = { es: 'No se pudo hacer', en: 'It could not be done', pt: 'Não foi possível' }
export const invited = {
  es: 'Invitación enviada',
  en: 'Invitation sent',
  pt: 'Convite enviado',
}
export const changed = { es: 'Rol cambiado', en: 'Role changed', pt: 'Papel mudado' }
export const removed = {
  es: 'Ya no es de tu equipo',
  en: 'No longer of your team',
  pt: 'Já não é da sua equipe',
}
export const withdrawn = { es: 'Invitación retirada', en: 'Invitation withdrawn', pt: 'Convite retirado' }

export const joinTitle = {
  es: 'Únete al equipo de {company}',
  en: 'Join the team of {company}',
  pt: 'Entre na equipe de {company}',
}
export const joinAs = {
  es: 'Te invitan como «{role}»: {may}',
  en: 'You are invited as “{role}”: {may}',
  pt: 'Você foi convidado como “{role}”: {may}',
}
export const joinWith = {
  es: 'Entrarás con {email} y la contraseña que elijas aquí.',
  en: 'You will log in with {email} and the password that you choose here.',
  pt: 'Você entrará com {email} e a senha que escolher aqui.',
}
export const join = { es: 'Unirme al equipo', en: 'Join the team', pt: 'Entrar na equipe' }
export const notJoined = {
  es: 'No pudimos sumarte al equipo',
  en: 'You could not join',
  pt: 'Não foi possível entrar na equipe',
}
export const overTitle = {
  es: 'Esta invitación ya no vale',
  en: 'This invitation no longer works',
  pt: 'Este convite já não vale',
}
export const signedIn = {
  es: 'Este navegador tiene abierta otra cuenta. Cierra esa sesión para aceptar la invitación.',
  en: 'Another account is open in this browser. Log out of it to accept the invitation.',
  pt: 'Este navegador tem outra conta aberta. Saia dela para aceitar o convite.',
}
export const joined = {
  es: 'Ya eres del equipo de {company}',
  en: 'You are of the team of {company} now',
  pt: 'Você já é da equipe de {company}',
}
export const joinedLead = {
  es: 'Inicia sesión con {email} y tu contraseña.',
  en: 'Log in with {email} and your password.',
  pt: 'Entre com {email} e sua senha.',
}
export const removedTitle = {
  es: 'Ya no trabajas en el equipo de una cervecería',
  en: 'You work in the team of a brewery no more',
  pt: 'Você já não trabalha na equipe de uma cervejaria',
}
export const removedLead = {
  es: 'Tu cuenta sigue siendo tuya: aquí puedes bajar tus datos o eliminarla. Para entrar en otro equipo con este correo, elimínala antes.',
  en: 'Your account is still yours: here you can take its data along or delete it. To join another team with this e-mail, delete it first.',
  pt: 'Sua conta continua sua: aqui você pode baixar seus dados ou excluí-la. Para entrar em outra equipe com este e-mail, exclua-a antes.',
}
export const downloadMember = {
  es: 'Un archivo JSON con tu cuenta, tus sesiones, para qué cervecería trabajas, lo que hiciste con sus paquetes y los mensajes que intercambiamos. Sin contraseñas ni datos de otras personas.',
  en: 'A JSON file with your account, your sessions, for which brewery you work, what you did with its parcels and the messages that we exchanged. Without passwords or other people’s data.',
  pt: 'Um arquivo JSON com sua conta, suas sessões, para qual cervejaria você trabalha, o que fez com seus pacotes e as mensagens que trocamos. Sem senhas nem dados de outras pessoas.',
}
export const goesMember = {
  es: 'Tu nombre y tu correo, la contraseña, las sesiones, tu lugar en el equipo y lo que escribiste a quienes compran sobre lo que no se podía enviar.',
  en: 'Your name and e-mail, the password, the sessions, your place in the team, and what you wrote to buyers about what could not be sent.',
  pt: 'Seu nome e seu e-mail, a senha, as sessões, seu lugar na equipe e o que escreveu a quem compra sobre o que não podia ser enviado.',
}
export const staysMember = {
  es: 'Los paquetes que preparaste y lo que contestaste por la cervecería: son de ella, y quedan sin tu nombre.',
  en: 'The parcels that you packed and what you answered for the brewery: they are the brewery’s, and stay without your name.',
  pt: 'Os pacotes que você preparou e o que respondeu pela cervejaria: são dela, e ficam sem seu nome.',
}
