/** The texts of e-mails about an account: its password, its second factor, its e-mail, its end. */

export const codeSubject = {
  es: 'Tu código para cambiar la contraseña de Lúpulo',
  en: 'Your code to change your Lúpulo password',
  pt: 'Seu código para mudar a senha do Lúpulo',
}
export const codeTitle = {
  es: 'Tu código de verificación',
  en: 'Your verification code',
  pt: 'Seu código de verificação',
}
export const codeLead = {
  es: '{name}, elige una contraseña nueva con el botón, o escribe este código. Vale durante {minutes} minutos y una sola vez. Si no lo pediste, ignora este correo: tu contraseña sigue igual.',
  en: '{name}, choose a new password with the button, or enter this code. It is good for {minutes} minutes, and once. If you did not ask for it, ignore this e-mail: your password stays as it is.',
  pt: '{name}, escolha uma senha nova com o botão, ou informe este código. Vale por {minutes} minutos e uma única vez. Se você não o pediu, ignore este e-mail: sua senha continua igual.',
}
export const passwordChangedSubject = {
  es: 'Cambiaste la contraseña de Lúpulo',
  en: 'You changed your Lúpulo password',
  pt: 'Você mudou a senha do Lúpulo',
}
export const passwordChangedTitle = {
  es: 'Tu contraseña cambió',
  en: 'Your password changed',
  pt: 'Sua senha mudou',
}
export const passwordChangedLead = {
  es: '{name}, la contraseña de tu cuenta se cambió y cerramos las demás sesiones abiertas. Si no fuiste tú, recupérala ahora mismo.',
  en: '{name}, your account’s password was changed and we ended the other open sessions. If it was not you, recover it right now.',
  pt: '{name}, a senha da sua conta foi mudada e encerramos as outras sessões abertas. Se não foi você, recupere-a agora mesmo.',
}
export const passwordLeavesOthers = {
  es: 'Tus claves de API, las personas de tu equipo y las invitaciones que mandaste siguen valiendo: si no fuiste tú, míralas en tu cuenta.',
  en: 'Your API keys, the people of your team and the invitations that you sent still hold: if it was not you, look at them in your account.',
  pt: 'Suas chaves de API, as pessoas da sua equipe e os convites que você enviou continuam valendo: se não foi você, veja-os na sua conta.',
}
export const secondFactorSubject = {
  es: 'Cambió la verificación en dos pasos de tu cuenta de Lúpulo',
  en: 'The two-step verification of your Lúpulo account changed',
  pt: 'Mudou a verificação em duas etapas da sua conta do Lúpulo',
}
export const secondFactorOnLead = {
  es: '{name}, desde ahora entrar pide también un código de tu aplicación, y cerramos tus demás sesiones. Si no fuiste tú, cambia tu contraseña ahora mismo y avisa a quien opera el servidor.',
  en: '{name}, from now on logging in also takes a code of your app, and we ended your other sessions. If it was not you, change your password right now and tell whoever runs the server.',
  pt: '{name}, a partir de agora entrar pede também um código do seu aplicativo, e encerramos suas outras sessões. Se não foi você, mude sua senha agora mesmo e avise quem opera o servidor.',
}
export const secondFactorOffLead = {
  es: '{name}, desde ahora para entrar alcanza con tu contraseña. Si no fuiste tú, cámbiala ahora mismo.',
  en: '{name}, from now on your password is enough to log in. If it was not you, change it right now.',
  pt: '{name}, a partir de agora para entrar basta sua senha. Se não foi você, mude-a agora mesmo.',
}
export const secondFactorResetLead = {
  es: '{name}, quien opera el servidor quitó tu segundo paso y cerró tus sesiones. Si no lo pediste, cambia tu contraseña ahora mismo.',
  en: '{name}, whoever runs the server took your second step away and ended your sessions. If you did not ask for it, change your password right now.',
  pt: '{name}, quem opera o servidor removeu sua segunda etapa e encerrou suas sessões. Se você não pediu, mude sua senha agora mesmo.',
}
export const backupCodesTitle = {
  es: 'Tienes códigos de respaldo nuevos',
  en: 'You have new backup codes',
  pt: 'Você tem novos códigos de reserva',
}
export const backupCodesLead = {
  es: '{name}, se crearon códigos de respaldo nuevos para tu cuenta y los anteriores ya no sirven. Si no fuiste tú, cambia tu contraseña ahora mismo.',
  en: '{name}, new backup codes were created for your account and the earlier ones no longer work. If it was not you, change your password right now.',
  pt: '{name}, foram criados novos códigos de reserva para sua conta e os anteriores já não servem. Se não foi você, mude sua senha agora mesmo.',
}
export const emailLinkHours = {
  es: 'El enlace vale durante {hours} horas y una sola vez.',
  en: 'The link is good for {hours} hours, and once.',
  pt: 'O link vale por {hours} horas e uma única vez.',
}
export const confirmEmailSubject = {
  es: 'Confirma tu correo en Lúpulo',
  en: 'Confirm your e-mail at Lúpulo',
  pt: 'Confirme seu e-mail no Lúpulo',
}
export const confirmEmailTitle = {
  es: 'Confirma tu correo',
  en: 'Confirm your e-mail',
  pt: 'Confirme seu e-mail',
}
export const confirmEmailLead = {
  es: 'Con este correo se creó una cuenta en Lúpulo. Confirma que es tuyo con el botón. Si no fuiste tú, ignora este mensaje.',
  en: 'An account at Lúpulo was created with this e-mail. Confirm with the button that it is yours. If it was not you, ignore this message.',
  pt: 'Uma conta no Lúpulo foi criada com este e-mail. Confirme com o botão que ele é seu. Se não foi você, ignore esta mensagem.',
}
export const confirmChangeSubject = {
  es: 'Confirma tu nuevo correo en Lúpulo',
  en: 'Confirm your new e-mail at Lúpulo',
  pt: 'Confirme seu novo e-mail no Lúpulo',
}
export const confirmChangeTitle = {
  es: 'Confirma tu nuevo correo',
  en: 'Confirm your new e-mail',
  pt: 'Confirme seu novo e-mail',
}
export const confirmChangeLead = {
  es: 'Pidieron que este sea el correo de una cuenta de Lúpulo. El cambio vale cuando lo confirmas con el botón; un proveedor con el que se entraba, como Google, deja entonces de abrir la cuenta. Si no fuiste tú, ignora este mensaje y nada cambia.',
  en: 'Somebody asked for this to be the e-mail of a Lúpulo account. The change holds once you confirm it with the button; a provider with which one logged in, such as Google, opens the account no more then. If it was not you, ignore this message and nothing changes.',
  pt: 'Pediram que este seja o e-mail de uma conta do Lúpulo. A mudança vale quando você a confirma com o botão; um provedor com que se entrava, como o Google, deixa então de abrir a conta. Se não foi você, ignore esta mensagem e nada muda.',
}
export const changeAskedSubject = {
  es: 'Pediste cambiar el correo de tu cuenta de Lúpulo',
  en: 'You asked to change the e-mail of your Lúpulo account',
  pt: 'Você pediu para mudar o e-mail da sua conta do Lúpulo',
}
export const changeAskedTitle = {
  es: 'Pediste cambiar tu correo',
  en: 'You asked to change your e-mail',
  pt: 'Você pediu para mudar seu e-mail',
}
export const changeAskedLead = {
  es: '{name}, pidieron que otro correo sea el de tu cuenta. El cambio vale cuando se confirma desde ese otro correo. Si no fuiste tú, elige ahora mismo otra contraseña: con eso el cambio queda anulado.',
  en: '{name}, somebody asked for another e-mail to be that of your account. The change holds once it is confirmed from that other e-mail. If it was not you, choose another password right now: that calls the change off.',
  pt: '{name}, pediram que outro e-mail seja o da sua conta. A mudança vale quando é confirmada a partir desse outro e-mail. Se não foi você, escolha agora mesmo outra senha: com isso a mudança fica anulada.',
}
export const changeByAdminSubject = {
  es: 'Tu cuenta de Lúpulo va a tener otro correo',
  en: 'Your Lúpulo account will have another e-mail',
  pt: 'Sua conta do Lúpulo vai ter outro e-mail',
}
export const changeByAdminTitle = {
  es: 'Otro correo para tu cuenta',
  en: 'Another e-mail for your account',
  pt: 'Outro e-mail para sua conta',
}
export const changeByAdminLead = {
  es: '{name}, la administración de Lúpulo pidió que otro correo sea el de tu cuenta. El cambio vale cuando se confirma desde ese otro correo. Si no lo esperabas, escríbenos ahora mismo; y si eliges otra contraseña, el cambio queda anulado.',
  en: '{name}, the administration of Lúpulo asked for another e-mail to be that of your account. The change holds once it is confirmed from that other e-mail. If you did not expect it, write to us right now; and if you choose another password, the change is called off.',
  pt: '{name}, a administração do Lúpulo pediu que outro e-mail seja o da sua conta. A mudança vale quando é confirmada a partir desse outro e-mail. Se você não esperava, escreva para nós agora mesmo; e se escolher outra senha, a mudança fica anulada.',
}
export const changeDoneSubject = {
  es: 'Cambió el correo de tu cuenta de Lúpulo',
  en: 'The e-mail of your Lúpulo account changed',
  pt: 'Mudou o e-mail da sua conta do Lúpulo',
}
export const changeDoneTitle = { es: 'Tu correo cambió', en: 'Your e-mail changed', pt: 'Seu e-mail mudou' }
export const changeDoneLead = {
  es: '{name}, el correo de tu cuenta ya es otro y cerramos las demás sesiones abiertas. Si no fuiste tú, escríbenos ahora mismo.',
  en: '{name}, your account’s e-mail is another one now and we ended the other open sessions. If it was not you, write to us right now.',
  pt: '{name}, o e-mail da sua conta já é outro e encerramos as outras sessões abertas. Se não foi você, escreva para nós agora mesmo.',
}
export const changeDoneUnlinked = {
  es: 'El proveedor con el que entrabas ya no abre esa cuenta.',
  en: 'The provider with which you logged in opens that account no more.',
  pt: 'O provedor com que você entrava já não abre essa conta.',
}
export const accountDeletedSubject = {
  es: 'Borramos tu cuenta de Lúpulo',
  en: 'We deleted your Lúpulo account',
  pt: 'Apagamos sua conta do Lúpulo',
}
export const accountDeletedLead = {
  es: 'Como lo pediste, borramos tu cuenta y tus datos personales. Este es el último correo que te enviamos, y después de enviarlo olvidamos también esta dirección. Gracias por haber brindado con nosotros.',
  en: 'As you asked, we deleted your account and your personal data. This is the last e-mail that we send you, and after sending it we forget this address too. Thank you for having raised a glass with us.',
  pt: 'Como você pediu, apagamos sua conta e seus dados pessoais. Este é o último e-mail que enviamos, e depois de enviá-lo esquecemos também este endereço. Obrigado por ter brindado conosco.',
}
