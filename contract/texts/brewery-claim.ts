/** Claiming an imported brewery: its link, its form, and the two pages that mails lead to. */

export const isItYours = {
  es: '¿Es tu cervecería?',
  en: 'Is it your brewery?',
  pt: 'É a sua cervejaria?',
}
export const isItYoursNamed = {
  es: '¿Es {name} tu cervecería?',
  en: 'Is {name} your brewery?',
  pt: 'A {name} é sua cervejaria?',
}
export const lead = {
  es: 'La trajimos de un catálogo y nadie vende todavía por ella. Cuéntanos quién eres: una persona de la tienda lo mira y, si es tuya, pasa a tus manos con sus cervezas, sus opiniones y quienes la siguen.',
  en: 'We brought it from a catalogue, and nobody sells for it yet. Tell us who you are: a person of the shop looks at it and, if it is yours, it passes into your hands with its beers, its reviews and those who follow it.',
  pt: 'Nós a trouxemos de um catálogo e ninguém vende por ela ainda. Conte quem você é: uma pessoa da loja olha e, se for sua, ela passa para suas mãos com suas cervejas, suas avaliações e quem a segue.',
}
export const emailOfBrewery = {
  es: 'Correo de la cervecería',
  en: 'E-mail of the brewery',
  pt: 'E-mail da cervejaria',
}
export const emailHint = {
  es: 'Ahí te mandamos un enlace para confirmar. Mejor uno que figure en su sitio.',
  en: 'We mail you a link there, to confirm. Best one that stands on its site.',
  pt: 'Mandamos para lá um link para confirmar. Melhor um que apareça no site dela.',
}
export const phone = { es: 'Teléfono (opcional)', en: 'Phone (optional)', pt: 'Telefone (opcional)' }
export const words = {
  es: 'Cómo se ve que es tuya',
  en: 'What shows that it is yours',
  pt: 'O que mostra que é sua',
}
export const wordsHint = {
  es: 'Qué haces en ella, y dónde lo podemos comprobar.',
  en: 'What you do in it, and where we can check that.',
  pt: 'O que você faz nela, e onde podemos conferir.',
}
export const wordsMissing = {
  es: 'Cuéntanos cómo se ve que es tuya.',
  en: 'Tell us what shows that it is yours.',
  pt: 'Conte o que mostra que é sua.',
}
export const link = {
  es: 'Su sitio o red social (opcional)',
  en: 'Its site or social page (optional)',
  pt: 'Site ou rede social dela (opcional)',
}
export const linkInvalid = {
  es: 'Escribe la dirección de una página, como instagram.com/tucerveceria.',
  en: 'Write the address of a page, such as instagram.com/yourbrewery.',
  pt: 'Escreva o endereço de uma página, como instagram.com/suacervejaria.',
}
export const sentTitle = { es: 'Mira tu correo', en: 'Look at your mail', pt: 'Veja seu e-mail' }
export const sent = {
  es: 'Si la cervecería no tiene dueño en la tienda, te mandamos un enlace para confirmar que el correo es tuyo. Hasta que lo sigas, nadie lee lo que escribiste.',
  en: 'If the brewery has no owner in the shop, we have mailed you a link to confirm that the e-mail is yours. Until you follow it, nobody reads what you wrote.',
  pt: 'Se a cervejaria não tem dono na loja, mandamos um link para confirmar que o e-mail é seu. Até você segui-lo, ninguém lê o que escreveu.',
}
export const notClaimable = {
  es: 'Esta cervecería ya tiene quien venda por ella.',
  en: 'Somebody sells for this brewery already.',
  pt: 'Esta cervejaria já tem quem venda por ela.',
}

export const overTitle = {
  es: 'Este enlace ya no vale',
  en: 'This link no longer works',
  pt: 'Este link já não vale',
}
export const confirmTitle = {
  es: 'Confirma que {company} es tuya',
  en: 'Confirm that {company} is yours',
  pt: 'Confirme que {company} é sua',
}
export const confirmLead = {
  es: 'Esto se escribió con tu correo, {email}. Si no fuiste tú, cierra la página: nadie lo va a leer.',
  en: 'This was written with your e-mail, {email}. If it was not you, close the page: nobody will read it.',
  pt: 'Isto foi escrito com seu e-mail, {email}. Se não foi você, feche a página: ninguém vai ler.',
}
export const confirm = {
  es: 'Confirmar y enviar a la tienda',
  en: 'Confirm and send to the shop',
  pt: 'Confirmar e enviar à loja',
}
export const confirmedTitle = {
  es: 'Ahora lo mira una persona',
  en: 'A person looks at it now',
  pt: 'Agora uma pessoa olha',
}
export const confirmed = {
  es: 'Te escribimos a este correo qué se decide sobre {company}. Mientras tanto, nada cambia en su página.',
  en: 'We write to this e-mail what is decided about {company}. Meanwhile nothing changes on its page.',
  pt: 'Escrevemos para este e-mail o que se decidir sobre {company}. Enquanto isso, nada muda na página dela.',
}
export const takeOverTitle = {
  es: '{company} es tuya',
  en: '{company} is yours',
  pt: '{company} é sua',
}
export const takeOverLead = {
  es: 'Elige con qué entrar. Tu correo será {email}; sus cervezas, opiniones y seguidores siguen donde están.',
  en: 'Choose what to log in with. Your e-mail will be {email}; its beers, reviews and followers stay where they are.',
  pt: 'Escolha com que entrar. Seu e-mail será {email}; suas cervejas, avaliações e seguidores ficam onde estão.',
}
export const signedIn = {
  es: 'Este navegador tiene abierta otra cuenta. Cierra esa sesión para tomar la cervecería.',
  en: 'Another account is open in this browser. Log out of it to take over the brewery.',
  pt: 'Este navegador tem outra conta aberta. Saia dela para assumir a cervejaria.',
}
export const takeOver = {
  es: 'Tomar la cervecería',
  en: 'Take over the brewery',
  pt: 'Assumir a cervejaria',
}
export const notTakenOver = {
  es: 'La cervecería no cambió de manos',
  en: 'The brewery has not changed hands',
  pt: 'A cervejaria não mudou de mãos',
}
export const takenTitle = {
  es: 'Ya es tuya: {company}',
  en: 'It is yours now: {company}',
  pt: 'Já é sua: {company}',
}
export const takenLead = {
  es: 'Entra con {email}. Lo primero es completar sus datos: con eso puedes vender.',
  en: 'Log in with {email}. Complete its data first: with that you can sell.',
  pt: 'Entre com {email}. Primeiro complete os dados dela: com isso você pode vender.',
}

export const mailAskedSubject = {
  es: 'Confirma que {company} es tu cervecería',
  en: 'Confirm that {company} is your brewery',
  pt: 'Confirme que {company} é sua cervejaria',
}
export const mailAskedLead = {
  es: 'Alguien escribió en la tienda, con este correo, que {company} es su cervecería. El enlace vale {days} días y una sola vez. Si no fuiste tú, no hagas nada: nadie lo va a leer.',
  en: 'Somebody wrote in the shop, with this e-mail, that {company} is their brewery. The link works for {days} days and once. If it was not you, do nothing: nobody will read it.',
  pt: 'Alguém escreveu na loja, com este e-mail, que {company} é sua cervejaria. O link vale {days} dias e uma única vez. Se não foi você, não faça nada: ninguém vai ler.',
}
export const mailAskedButton = {
  es: 'Ver y confirmar',
  en: 'See and confirm',
  pt: 'Ver e confirmar',
}
export const mailAcceptedLead = {
  es: 'La tienda aceptó que {company} es tuya. Con el enlace eliges tu contraseña y entras: vale {days} días y una sola vez.',
  en: 'The shop has accepted that {company} is yours. With the link you choose your password and log in: it works for {days} days and once.',
  pt: 'A loja aceitou que {company} é sua. Com o link você escolhe sua senha e entra: vale {days} dias e uma única vez.',
}
export const mailRefusedSubject = {
  es: 'Sobre {company} en Lúpulo',
  en: 'About {company} at Lúpulo',
  pt: 'Sobre {company} na Lúpulo',
}
export const mailRefusedTitle = {
  es: 'No pudimos darte la cervecería',
  en: 'We could not give you the brewery',
  pt: 'Não pudemos dar a você a cervejaria',
}
export const mailRefusedLead = {
  es: 'Miramos lo que escribiste sobre {company}, y por ahora no pasa a tus manos.',
  en: 'We looked at what you wrote about {company}, and for now it does not pass into your hands.',
  pt: 'Olhamos o que você escreveu sobre {company}, e por enquanto ela não passa para suas mãos.',
}
export const mailRefusedRival = {
  es: 'Otra persona mostró que es suya.',
  en: 'Somebody else has shown that it is theirs.',
  pt: 'Outra pessoa mostrou que é sua.',
}
