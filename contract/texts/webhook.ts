/** Webhooks of a brewery: its page of addresses, and the page of one. */

export const title = { es: 'Webhooks', en: 'Webhooks', pt: 'Webhooks' }
export const lead = {
  es: 'Avisos firmados para tus propios programas: cuando pasa algo en tu cervecería se lo contamos al instante a la dirección que digas. Sirve, por ejemplo, para llevar tu stock en otro sistema.',
  en: 'Signed notices for programs of your own: when something happens at your brewery we tell the address that you name at once. For example, to keep your stock in another system.',
  pt: 'Avisos assinados para os seus próprios programas: quando algo acontece na sua cervejaria, contamos na hora ao endereço que você disser. Serve, por exemplo, para manter seu estoque em outro sistema.',
}
export const noPersons = {
  es: 'Los avisos llevan números de pedidos y tus cervezas; nada de quien compra. Se firman como dice Standard Webhooks, y pueden llegar más de una vez o en otro orden: guíate por su webhook-id.',
  en: 'Notices hold numbers of orders and your beers; nothing of who buys. They are signed as Standard Webhooks says, and may arrive more than once or in another order: go by their webhook-id.',
  pt: 'Os avisos levam números de pedidos e suas cervejas; nada de quem compra. São assinados como diz Standard Webhooks, e podem chegar mais de uma vez ou em outra ordem: guie-se pelo webhook-id.',
}
export const none = {
  es: 'Todavía no le avisamos a ninguna dirección.',
  en: 'We do not tell any address yet.',
  pt: 'Ainda não avisamos nenhum endereço.',
}
export const listed = {
  es: 'Direcciones a las que avisamos',
  en: 'Addresses that we tell',
  pt: 'Endereços que avisamos',
}
export const add = { es: 'Agregar una dirección', en: 'Add an address', pt: 'Adicionar um endereço' }
export const full = {
  es: 'Ya tienes {most} direcciones, que es lo máximo. Para agregar otra, quita una.',
  en: 'You have {most} addresses already, which is the most. To add another one, remove one.',
  pt: 'Você já tem {most} endereços, que é o máximo. Para adicionar outro, remova um.',
}
export const addressHint = {
  es: 'Empieza con https:// y se alcanza desde internet.',
  en: 'Begins with https:// and is reached from the internet.',
  pt: 'Começa com https:// e é alcançado pela internet.',
}
export const eventsLabel = {
  es: '¿De qué le avisamos?',
  en: 'What do we tell it of?',
  pt: 'Do que avisamos?',
}
export const eventsMissing = {
  es: 'Elige al menos una cosa.',
  en: 'Choose at least one thing.',
  pt: 'Escolha pelo menos uma coisa.',
}
export const events = {
  'order.paid': { es: 'Un pedido se pagó', en: 'An order was paid', pt: 'Um pedido foi pago' },
  'parcel.cancelled': {
    es: 'Un envío se canceló',
    en: 'A shipment was cancelled',
    pt: 'Um envio foi cancelado',
  },
  'units.removed': {
    es: 'Se sacaron unidades de un envío',
    en: 'Units were taken out of a shipment',
    pt: 'Unidades foram tiradas de um envio',
  },
  'sale.refunded': {
    es: 'Se devuelve el dinero de unas unidades',
    en: 'Money of some units goes back',
    pt: 'O dinheiro de algumas unidades é devolvido',
  },
  'beer.out': { es: 'Una cerveza se agotó', en: 'A beer ran out', pt: 'Uma cerveja se esgotou' },
  'complaint.opened': {
    es: 'Alguien abrió un reclamo',
    en: 'Somebody opened a complaint',
    pt: 'Alguém abriu uma reclamação',
  },
  'payout.paid': { es: 'Te pagamos', en: 'We paid you', pt: 'Pagamos você' },
  'webhook.test': { es: 'Una prueba', en: 'A test', pt: 'Um teste' },
}
export const isOn = { es: 'Encendida', en: 'On', pt: 'Ligado' }
export const isFailing = {
  es: 'Encendida, y no llega',
  en: 'On, and nothing arrives',
  pt: 'Ligado, e não chega',
}
export const offWord = { es: 'Apagada', en: 'Off', pt: 'Desligado' }
export const offBecause = {
  owner: {
    es: 'La apagaste el {at}: no le avisamos de nada.',
    en: 'You turned it off on {at}: we tell it nothing.',
    pt: 'Você o desligou em {at}: não avisamos nada.',
  },
  failed: {
    es: 'La apagamos el {at}: durante un día no llegó nada. Cuando tu servidor responda, enciéndela y lo que esperaba se envía.',
    en: 'We turned it off on {at}: nothing arrived for a day. Once your server answers turn it on, and what waited is sent.',
    pt: 'Nós o desligamos em {at}: durante um dia nada chegou. Quando seu servidor responder, ligue-o e o que esperava é enviado.',
  },
  gone: {
    es: 'La apagamos el {at}: tu servidor respondió 410, que ya no existe.',
    en: 'We turned it off on {at}: your server answered 410, that it is gone.',
    pt: 'Nós o desligamos em {at}: seu servidor respondeu 410, que já não existe.',
  },
}
export const tells = { es: 'Avisa de', en: 'Tells of', pt: 'Avisa de' }
export const arrived = { es: 'Último que llegó', en: 'Last that arrived', pt: 'Último que chegou' }
export const nothingYet = { es: 'Ninguno todavía', en: 'None yet', pt: 'Nenhum ainda' }
export const notDone = {
  es: 'No lo pudimos hacer.',
  en: 'We could not do that.',
  pt: 'Não foi possível fazer isso.',
}

export const addressTroubles = {
  'no-address': {
    es: 'Esto no es una dirección: escribe algo como https://stock.micerveceria.com/avisos.',
    en: 'This is no address: write something like https://stock.mybrewery.com/notices.',
    pt: 'Isto não é um endereço: escreva algo como https://estoque.minhacervejaria.com/avisos.',
  },
  'not-https': {
    es: 'Tiene que empezar con https://: los avisos no viajan a la vista de otros.',
    en: 'It has to begin with https://: notices do not travel where others can see them.',
    pt: 'Precisa começar com https://: os avisos não viajam à vista de outros.',
  },
  'with-password': {
    es: 'Sin usuario ni contraseña en la dirección: que somos nosotros te lo dice la firma.',
    en: 'Without a user or password in the address: the signature tells you that it is us.',
    pt: 'Sem usuário nem senha no endereço: a assinatura diz que somos nós.',
  },
  'other-port': {
    es: 'Solo se usan los puertos 443 y 8443.',
    en: 'Only the ports 443 and 8443 are used.',
    pt: 'Só se usam as portas 443 e 8443.',
  },
  'no-such-name': {
    es: 'No encontramos ese nombre en internet: revisa que esté bien escrito.',
    en: 'We did not find that name on the internet: look whether it is written right.',
    pt: 'Não encontramos esse nome na internet: veja se está escrito certo.',
  },
  private: {
    es: 'Ese nombre lleva a una red privada, a la que desde internet no se llega.',
    en: 'That name leads to a private network, which is not reached from the internet.',
    pt: 'Esse nome leva a uma rede privada, à qual não se chega pela internet.',
  },
}
export const added = {
  es: 'Listo: desde ahora le avisamos. Guarda el secreto en tu programa y haz una prueba.',
  en: 'Done: from now on we tell it. Keep the secret in your program, and try it out.',
  pt: 'Pronto: a partir de agora avisamos. Guarde o segredo no seu programa e faça um teste.',
}
export const removed = {
  es: 'Quitamos la dirección.',
  en: 'We removed the address.',
  pt: 'Removemos o endereço.',
}

/** The mail when nothing arrived for a day. */
export const mailSubject = {
  es: 'Apagamos un webhook: {host} no responde',
  en: 'We turned off a webhook: {host} does not answer',
  pt: 'Desligamos um webhook: {host} não responde',
}
export const mailTitle = {
  es: 'Tu programa no recibe nuestros avisos',
  en: 'Your program does not get our notices',
  pt: 'Seu programa não recebe nossos avisos',
}
export const mailFailed = {
  es: '{name}, durante un día no llegó ningún aviso a {address}, y dejamos de probar. Lo que pase mientras esté apagada no se le cuenta; lo que ya esperaba se envía cuando la enciendas.',
  en: '{name}, for a day no notice arrived at {address}, and we have stopped trying. What happens while it is off is not told there; what waited already is sent once you turn it on.',
  pt: '{name}, durante um dia nenhum aviso chegou a {address}, e paramos de tentar. O que acontecer enquanto estiver desligado não é contado; o que já esperava é enviado quando você o ligar.',
}
export const mailGone = {
  es: '{name}, el servidor de {address} respondió 410, que esa dirección ya no existe: dejamos de avisarle.',
  en: '{name}, the server of {address} answered 410, that this address is gone: we have stopped telling it.',
  pt: '{name}, o servidor de {address} respondeu 410, que esse endereço já não existe: paramos de avisar.',
}
export const mailButton = { es: 'Ver el webhook', en: 'See the webhook', pt: 'Ver o webhook' }
