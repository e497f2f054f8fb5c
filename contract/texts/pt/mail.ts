import type { MailTextCode } from '../mail.ts'

/** The texts of e-mails in Portuguese. */
export const PT_MAILS: Readonly<Record<MailTextCode, string>> = {
  'mail.receiptSubject': 'Sua compra no Lúpulo: {total}',
  'mail.receiptTitle': 'Saúde! Sua compra está confirmada.',
  'mail.receiptLead': 'Obrigado, {name}. Isto é o que você comprou:',
  'mail.saleSubject': 'Você vendeu no Lúpulo: {total}',
  'mail.saleTitle': 'Saúde! Você tem uma venda.',
  'mail.saleLead': '{name}, já está paga. Isto é o que se deve enviar, e para onde:',
  'mail.seeParcels': 'Ver o envio',
  'mail.expirySubject': 'Seu pedido do Lúpulo venceu sem pagamento',
  'mail.expiryTitle': 'Seu pedido venceu',
  'mail.expiryLead':
    '{name}, não recebemos o pagamento a tempo e as cervejas voltaram à venda. Nada foi cobrado.',
  'mail.act.order-cancelled': 'Cancelamos seu pedido do Lúpulo',
  'mail.orderCancelledTitle': 'Seu pedido foi cancelado',
  'mail.actLead.order-cancelled':
    'a administração cancelou este pedido, que esperava seu pagamento, e as cervejas voltaram à venda. Nada foi cobrado; se um pagamento ainda chegar, nós o devolvemos.',
  'mail.withdrawnSubject': 'Cancelamos seu pedido do Lúpulo',
  'mail.withdrawnTitle': 'Seu pedido foi cancelado',
  'mail.withdrawnLead':
    '{name}, já não vendemos {beers}. Por isso cancelamos seu pedido, que esperava seu pagamento. Se você chegou a pagá-lo, devolvemos tudo ao mesmo meio de pagamento. O resto espera por você na loja.',
  'mail.refundSubject': 'Devolvemos {total} a você',
  'mail.refundTitle': 'Devolução do seu dinheiro',
  'mail.refundLead': '{name}, devolvemos {total} ao mesmo meio de pagamento.',
  'mail.shippedSubject': 'O que você comprou da {company} está a caminho',
  'mail.shippedTitle': 'Já saiu',
  'mail.shippedLead': '{name}, a {company} enviou sua compra. Quem leva: {carrier}.',
  'mail.shippedTracking': 'Código de rastreamento: {tracking}.',
  'mail.shippedAdult': 'Na entrega pede-se ver que quem recebe é maior de idade.',
  'mail.deliveredSubject': 'O que você comprou da {company} foi entregue',
  'mail.deliveredTitle': 'Entregue. Saúde!',
  'mail.deliveredLead':
    '{name}, a {company} entregou sua compra a uma pessoa maior de idade. Se não chegou, peça ajuda a partir das suas compras. Se chegou, conte-nos o que achou.',
  'mail.cancelledSubject': 'Um envio da sua cervejaria foi cancelado',
  'mail.cancelledTitle': 'Não é preciso enviar',
  'mail.cancelledLead':
    '{name}, quem comprou cancelou este envio antes que saísse: não o mande. Devolvemos o dinheiro, e as cervejas já estão de novo no seu estoque.',
  'mail.seeAllParcels': 'Ver seus envios',
  'mail.answeredSubject': '{company} respondeu à sua avaliação',
  'mail.answeredTitle': 'Responderam a você',
  'mail.answeredLead': '{name}, {company} respondeu ao que você escreveu sobre {beer}:',
  'mail.seeAnswer': 'Ver a resposta',
  'mail.act.review-hidden': 'Ocultamos sua avaliação sobre {subject}',
  'mail.hiddenTitle': 'Sua avaliação já não aparece',
  'mail.actLead.review-hidden':
    'a administração ocultou o que você escreveu sobre {subject}: já não aparece nem conta na nota.',
  'mail.codeSubject': 'Seu código para mudar a senha do Lúpulo',
  'mail.codeTitle': 'Seu código de verificação',
  'mail.codeLead':
    '{name}, escolha uma senha nova com o botão, ou informe este código. Vale por {minutes} minutos e uma única vez. Se você não o pediu, ignore este e-mail: sua senha continua igual.',
  'mail.choosePassword': 'Escolher uma senha',
  'mail.passwordChangedSubject': 'Você mudou a senha do Lúpulo',
  'mail.passwordChangedTitle': 'Sua senha mudou',
  'mail.passwordChangedLead':
    '{name}, a senha da sua conta foi mudada e encerramos as outras sessões abertas. Se não foi você, recupere-a agora mesmo.',
  'mail.recoverPassword': 'Recuperar senha',
  'mail.secondFactorSubject': 'Mudou a verificação em duas etapas da sua conta do Lúpulo',
  'mail.secondFactorOnTitle': 'A verificação em duas etapas está ativada',
  'mail.secondFactorOnLead':
    '{name}, a partir de agora entrar pede também um código do seu aplicativo, e encerramos suas outras sessões. Se não foi você, mude sua senha agora mesmo e avise quem opera o servidor.',
  'mail.secondFactorOffTitle': 'A verificação em duas etapas está desativada',
  'mail.secondFactorOffLead':
    '{name}, a partir de agora para entrar basta sua senha. Se não foi você, mude-a agora mesmo.',
  'mail.secondFactorResetLead':
    '{name}, quem opera o servidor removeu sua segunda etapa e encerrou suas sessões. Se você não pediu, mude sua senha agora mesmo.',
  'mail.backupCodesTitle': 'Você tem novos códigos de reserva',
  'mail.backupCodesLead':
    '{name}, foram criados novos códigos de reserva para sua conta e os anteriores já não servem. Se não foi você, mude sua senha agora mesmo.',
  'mail.emailLinkHours': 'O link vale por {hours} horas e uma única vez.',
  'mail.confirmEmailSubject': 'Confirme seu e-mail no Lúpulo',
  'mail.confirmEmailTitle': 'Confirme seu e-mail',
  'mail.confirmEmailLead':
    'Uma conta no Lúpulo foi criada com este e-mail. Confirme com o botão que ele é seu. Se não foi você, ignore esta mensagem.',
  'mail.confirmChangeSubject': 'Confirme seu novo e-mail no Lúpulo',
  'mail.confirmChangeTitle': 'Confirme seu novo e-mail',
  'mail.confirmChangeLead':
    'Pediram que este seja o e-mail de uma conta do Lúpulo. A mudança vale quando você a confirma com o botão; um provedor com que se entrava, como o Google, deixa então de abrir a conta. Se não foi você, ignore esta mensagem e nada muda.',
  'mail.confirmEmail': 'Confirmar meu e-mail',
  'mail.changeAskedSubject': 'Você pediu para mudar o e-mail da sua conta do Lúpulo',
  'mail.changeAskedTitle': 'Você pediu para mudar seu e-mail',
  'mail.changeAskedLead':
    '{name}, pediram que outro e-mail seja o da sua conta. A mudança vale quando é confirmada a partir desse outro e-mail. Se não foi você, escolha agora mesmo outra senha: com isso a mudança fica anulada.',
  'mail.changeByAdminSubject': 'Sua conta do Lúpulo vai ter outro e-mail',
  'mail.changeByAdminTitle': 'Outro e-mail para sua conta',
  'mail.changeByAdminLead':
    '{name}, a administração do Lúpulo pediu que outro e-mail seja o da sua conta. A mudança vale quando é confirmada a partir desse outro e-mail. Se você não esperava, escreva para nós agora mesmo; e se escolher outra senha, a mudança fica anulada.',
  'mail.changeDoneSubject': 'Mudou o e-mail da sua conta do Lúpulo',
  'mail.changeDoneTitle': 'Seu e-mail mudou',
  'mail.changeDoneLead':
    '{name}, o e-mail da sua conta já é outro e encerramos as outras sessões abertas. Se não foi você, escreva para nós agora mesmo.',
  'mail.changeDoneUnlinked': 'O provedor com que você entrava já não abre essa conta.',
  'mail.writeToUs': 'Escrever para nós',
  'mail.contactSubject': 'Mensagem de {name}',
  'mail.contactTitle': 'Escreveram para você da loja',
  'mail.contactLead': '{name} ({email}, {phone}) deixou esta mensagem na página de contato:',
  'mail.contactPurchase': 'É sobre a compra {code}.',
  'mail.answer': 'Responder',
  'mail.accountDeletedSubject': 'Apagamos sua conta do Lúpulo',
  'mail.accountDeletedTitle': 'Sua conta foi apagada',
  'mail.accountDeletedLead':
    'Como você pediu, apagamos sua conta e seus dados pessoais. Este é o último e-mail que enviamos, e depois de enviá-lo esquecemos também este endereço. Obrigado por ter brindado conosco.',
  'mail.actReason': 'O motivo:',
  'mail.actSee': 'Ver no Lúpulo',
  'mail.refundReview':
    'Se você opinou sobre uma cerveja cujo dinheiro voltou por inteiro, sua opinião vai com ela.',
  'mail.saleRefundedSubject': 'O dinheiro de uma venda é devolvido: pedido {order}',
  'mail.saleRefundedTitle': 'Dinheiro que volta a quem comprou',
  'mail.saleRefundedLead':
    '{name}, a administração devolve a quem comprou o dinheiro destas suas cervejas do pedido {order}.',
  'mail.saleRefundedKeep': 'Ainda não saiu: não envie.',
  'mail.saleRefundedRest': 'Ainda não saiu: envie só o restante.',
  'mail.saleRefundedRestocked': 'As cervejas já estão de novo no seu estoque.',
  'mail.act.buyer-activated': 'Sua conta do Lúpulo está ativa de novo',
  'mail.actLead.buyer-activated': 'a administração ativou sua conta: você já pode entrar.',
  'mail.act.buyer-deactivated': 'Desativamos sua conta do Lúpulo',
  'mail.actLead.buyer-deactivated':
    'a administração desativou sua conta e encerrou suas sessões. O que você já pagou será enviado mesmo assim.',
  'mail.act.buyer-edited': 'Mudamos dados da sua conta do Lúpulo',
  'mail.actLead.buyer-edited': 'a administração mudou estes dados da sua conta.',
  'mail.act.company-activated': 'Sua cervejaria está de volta ao Lúpulo',
  'mail.actLead.company-activated':
    'a administração ativou {subject}: suas cervejas voltam à venda e você já pode entrar.',
  'mail.act.company-deactivated': 'Desativamos sua cervejaria no Lúpulo',
  'mail.actLead.company-deactivated':
    'a administração desativou {subject}: suas cervejas saíram da venda e encerramos suas sessões. O que já está pago é enviado e pago a você.',
  'mail.act.company-edited': 'Mudamos dados da sua cervejaria no Lúpulo',
  'mail.actLead.company-edited': 'a administração mudou estes dados de {subject}.',
  'mail.act.beer-activated': 'Sua cerveja pode voltar à venda',
  'mail.actLead.beer-activated':
    'a administração retirou o bloqueio de {subject}: está à venda se você a tem disponível.',
  'mail.act.beer-deactivated': 'Tiramos uma cerveja sua da venda',
  'mail.actLead.beer-deactivated':
    'a administração bloqueou {subject}: não está mais à venda. O que já está pago é enviado.',
  'mail.act.beer-edited': 'Mudamos uma cerveja sua',
  'mail.actLead.beer-edited': 'a administração mudou estes dados de {subject}.',
  'mail.act.admin-activated': 'Você volta a administrar o Lúpulo',
  'mail.actLead.admin-activated': 'outra pessoa da administração ativou sua conta.',
  'mail.act.admin-deactivated': 'Você não administra mais o Lúpulo',
  'mail.actLead.admin-deactivated':
    'outra pessoa da administração desativou sua conta e encerrou suas sessões.',
  'mail.act.parcel-shipped': 'Marcamos um envio seu como enviado',
  'mail.actLead.parcel-shipped':
    'a administração marcou como enviada a sua parte do pedido {order}. Avisamos quem comprou.',
  'mail.act.parcel-delivered': 'Marcamos um envio seu como entregue',
  'mail.actLead.parcel-delivered':
    'a administração marcou como entregue a sua parte do pedido {order}. Avisamos quem comprou.',
  'mail.act.payout-marked': 'Pagamos suas vendas do Lúpulo',
  'mail.actLead.payout-marked': 'pagamos {amount} a {subject}. Em Vendas você vê de quais.',
  'mail.act.order-refunded': 'Vamos devolver dinheiro do seu pedido {order}',
  'mail.actLead.order-refunded':
    'a administração devolve a você {amount} do pedido {order}, ao mesmo meio de pagamento. Quando estiver de volta, escrevemos a você.',
  'mail.act.review-restored': 'Sua opinião voltou a aparecer',
  'mail.actLead.review-restored':
    'a administração voltou a mostrar sua opinião ({subject}): conta de novo na pontuação.',
  'mail.order': 'Pedido {code}',
  'mail.total': 'Total',
  'mail.delivery': 'Entrega',
  'mail.followParcel': 'Acompanhar a entrega',
  'mail.seePurchases': 'Ver minhas compras',
  'mail.seeShop': 'Voltar à loja',
}
