/** The administration as its owners look after it, and where somebody joins it. */

export const lead = {
  es: 'Quiénes administran la tienda, y con qué rol. Quien está a cargo invita, cambia roles y desactiva.',
  en: 'Who administers the shop, and as what. Owners invite, change roles and deactivate.',
  pt: 'Quem administra a loja, e com que papel. Quem é responsável convida, muda papéis e desativa.',
}
export const changeLead = {
  es: 'Vale desde su próximo paso: sus sesiones siguen abiertas.',
  en: 'It counts from their next step on: their sessions stay open.',
  pt: 'Vale a partir do próximo passo: as sessões continuam abertas.',
}
export const changeYes = { es: 'Sí, cambiar', en: 'Yes, change', pt: 'Sim, mudar' }
export const inviteHint = {
  es: 'Le llega un enlace que vale {days} días. Ha de ser un correo sin cuenta en la tienda. Si ya tiene una invitación, recibe otra y la anterior deja de valer.',
  en: 'They get a link that works for {days} days. It has to be an e-mail without an account in the shop. Whoever is invited already gets another one, and the former works no more.',
  pt: 'Essa pessoa recebe um link que vale {days} dias. Precisa ser um e-mail sem conta na loja. Se já tem um convite, recebe outro e o anterior deixa de valer.',
}
export const invitedBy = { es: 'Quién invitó', en: 'Invited by', pt: 'Quem convidou' }
export const noInvitations = {
  es: 'Nadie está invitado ahora.',
  en: 'Nobody is invited now.',
  pt: 'Ninguém está convidado agora.',
}
export const joinTitle = {
  es: 'Únete a la administración de Lúpulo',
  en: 'Join the administration of Lúpulo',
  pt: 'Entre na administração do Lúpulo',
}
export const join = {
  es: 'Unirme a la administración',
  en: 'Join the administration',
  pt: 'Entrar na administração',
}
export const joined = {
  es: 'Ya administras Lúpulo',
  en: 'You administer Lúpulo now',
  pt: 'Você já administra o Lúpulo',
}
