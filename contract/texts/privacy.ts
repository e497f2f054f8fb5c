import {
  ADMIN_SESSION,
  BREWERY_CLAIM,
  BUYER_SEEN_DAYS,
  FRUITLESS_DAYS,
  KEPT_DAYS,
  SECOND_FACTOR,
  SIGN_IN_MINUTES,
  VIEWING,
} from '../limits.ts'
import type { Document } from './document.ts'

/** What is kept about people and who sees it. A change of what the shop keeps changes this text. */
export const PRIVACY: Document = {
  title: { es: 'Política de privacidad', en: 'Privacy policy', pt: 'Política de privacidade' },

  lead: {
    es: 'Qué guardamos de ti, para qué y quién lo ve. Guardamos lo que hace falta para vender cerveza, y nada para seguirte.',
    en: 'What we keep about you, what for, and who sees it. We keep what it takes to sell beer, and nothing to follow you.',
    pt: 'O que guardamos sobre você, para quê e quem vê. Guardamos o que é preciso para vender cerveja, e nada para segui-lo.',
  },

  sections: [
    {
      title: { es: 'Lo que guardamos', en: 'What we keep', pt: 'O que guardamos' },

      paragraphs: [
        {
          es: 'De quien compra: nombre, apellido, documento, correo electrónico, dirección y, si lo diste, teléfono. De quien vende: lo mismo y el nombre y la presentación de la compañía. De la contraseña se guarda solo un resumen del que no se puede volver atrás.',
          en: 'Of buyers: name, last name, identity document, e-mail, address and, if given, phone. Of sellers: the same, and the company’s name and story. Of the password only a digest is kept from which there is no way back.',
          pt: 'De quem compra: nome, sobrenome, documento, e-mail, endereço e, se informado, telefone. De quem vende: o mesmo e o nome e a apresentação da empresa. Da senha guarda-se só um resumo do qual não há volta.',
        },
        {
          es: 'De la cuenta en la que se le paga a una cervecería: el titular, el banco y los números, cifrados con una clave aparte. Nadie los ve enteros, tampoco la administración: los lee solo el pago. También, cuándo y quién la guardó.',
          en: 'Of the account that a brewery is paid to: holder, bank and numbers, encrypted under a key of their own. Nobody sees them whole, the administration neither: only the payout reads them. Also when it was saved, and by whom.',
          pt: 'Da conta em que uma cervejaria recebe: o titular, o banco e os números, criptografados com uma chave à parte. Ninguém os vê inteiros, nem a administração: só o repasse os lê. Também quando foi salva e por quem.',
        },
        {
          es: 'Si entras con un proveedor como Google: el identificador de tu cuenta allí y el nombre, el apellido y el correo que nos da. Ni la contraseña que usas allí, ni tu foto.',
          en: 'If you log in with a provider such as Google: the identifier of your account there, and the name, last name and e-mail that it gives us. Neither the password that you use there nor your picture.',
          pt: 'Se você entra com um provedor como o Google: o identificador da sua conta lá e o nome, o sobrenome e o e-mail que ele nos dá. Nem a senha que você usa lá, nem sua foto.',
        },
        {
          es: 'De cada sesión: desde qué navegador se abrió y cuándo se usó. La dirección de red no se guarda.',
          en: 'Of each session: from which browser it was opened and when it was used. The network address is not kept.',
          pt: 'De cada sessão: de que navegador foi aberta e quando foi usada. O endereço de rede não é guardado.',
        },
        {
          es: 'De cada pedido: qué se pidió, a qué precio, adónde va y qué pasó con el pago. También las valoraciones que escribes.',
          en: 'Of each order: what was ordered, at what price, where it goes and what became of the payment. Also the ratings that you write.',
          pt: 'De cada pedido: o que foi pedido, a que preço, para onde vai e o que aconteceu com o pagamento. Também as avaliações que você escreve.',
        },
        {
          es: 'De lo que quieres volver a encontrar: qué cervezas guardaste, cuándo y cuánto costaban, y qué cervecerías sigues. A la cervecería le decimos cuántas personas la siguen, nunca quiénes.',
          en: 'Of what you want to find again: which beers you saved, when and what they cost, and which breweries you follow. The brewery is told how many people follow it, never who.',
          pt: 'Do que você quer reencontrar: que cervejas salvou, quando e quanto custavam, e que cervejarias segue. À cervejaria dizemos quantas pessoas a seguem, nunca quem.',
        },
        {
          es: 'Si pides avisos sobre lo que guardaste y sigues: cuáles pediste, cuándo te mandamos el último y a qué precio. Cada aviso trae cómo dejar de recibirlos, sin iniciar sesión.',
          en: 'If you ask for alerts about what you saved and follow: which you asked for, when we sent you the last one and at what price. Each alert says how to stop them, without logging in.',
          pt: 'Se você pede avisos sobre o que salvou e segue: quais pediu, quando mandamos o último e a que preço. Cada aviso diz como deixar de recebê-los, sem entrar na conta.',
        },
        {
          es: `De lo que se busca y no se encuentra: las palabras y cuántas veces al día, hasta ${FRUITLESS_DAYS} días. Quién las buscó no se guarda, y tampoco las búsquedas con un correo o un número de teléfono o de documento.`,
          en: `Of what is looked for and not found: the words and how many times a day, for up to ${FRUITLESS_DAYS} days. Who looked for them is not kept, nor are searches with an e-mail, or the number of a phone or a document.`,
          pt: `Do que se procura e não se encontra: as palavras e quantas vezes por dia, por até ${FRUITLESS_DAYS} dias. Quem as procurou não é guardado, nem as buscas com um e-mail ou um número de telefone ou de documento.`,
        },
        {
          es: 'De quien nos escribe desde la página de contacto: nombre, correo, teléfono y el mensaje, para responderle.',
          en: 'Of those who write to us from the contact page: name, e-mail, phone and the message, to answer them.',
          pt: 'De quem nos escreve pela página de contato: nome, e-mail, telefone e a mensagem, para responder.',
        },
        {
          es: `De quien, sin tener cuenta, nos dice que una cervecería es suya: nombre, correo, lo que escribe y, si los dejó, teléfono y enlace. Lo lee solo la administración, para decidir, y recién cuando se confirmó el correo. Lo que no se confirma se borra al vencer su enlace, a los ${BREWERY_CLAIM.linkDays} días; lo demás, ${KEPT_DAYS.breweryClaims} días después de la decisión.`,
          en: `Of whoever tells us, without an account, that a brewery is theirs: name, e-mail, what they write and, if they left them, phone and link. Only the administration reads it, to decide, and only once the e-mail is confirmed. What is not confirmed is deleted when its link is over, after ${BREWERY_CLAIM.linkDays} days; the rest, ${KEPT_DAYS.breweryClaims} days after the decision.`,
          pt: `De quem nos diz, sem ter conta, que uma cervejaria é sua: nome, e-mail, o que escreve e, se os deixou, telefone e link. Só a administração lê, para decidir, e só depois de confirmado o e-mail. O que não se confirma é apagado quando o link vence, depois de ${BREWERY_CLAIM.linkDays} dias; o resto, ${KEPT_DAYS.breweryClaims} dias depois da decisão.`,
        },
        {
          es: 'De la fecha de nacimiento que escribes en la entrada queda solo la respuesta, en tu propio navegador: mayor o menor de edad.',
          en: 'Of the date of birth that you enter at the door only the answer is left, in your own browser: of legal age or not.',
          pt: 'Da data de nascimento que você informa na entrada fica só a resposta, no seu próprio navegador: maior ou menor de idade.',
        },
      ],
    },
    {
      title: { es: 'El pago', en: 'Payment', pt: 'O pagamento' },

      paragraphs: [
        {
          es: 'Los datos de tu tarjeta los escribes en el sitio del proveedor de pagos y nunca pasan por Lúpulo. Nosotros recibimos el número de pago, el monto y si fue aprobado. Le decimos al proveedor qué pediste y por cuánto.',
          en: 'You enter your card’s data on the payment provider’s site, and they never pass through Lúpulo. We receive the number of the payment, the amount, and whether it was approved. We tell the provider what you ordered and for how much.',
          pt: 'Os dados do seu cartão você escreve no site do provedor de pagamentos e eles nunca passam pelo Lúpulo. Nós recebemos o número do pagamento, o valor e se foi aprovado. Dizemos ao provedor o que você pediu e por quanto.',
        },
        {
          es: `Los avisos que el proveedor nos manda se borran ${KEPT_DAYS.paymentNotices} días después de procesarlos.`,
          en: `The notices that the provider sends us are deleted ${KEPT_DAYS.paymentNotices} days after they were handled.`,
          pt: `Os avisos que o provedor nos manda são apagados ${KEPT_DAYS.paymentNotices} dias depois de processados.`,
        },
        {
          es: `De quien reporta una cerveza, una cervecería o una opinión guardamos solo lo que escribe; el correo, si lo deja, se borra al decidir, y las palabras ${KEPT_DAYS.decidedReports} días después.`,
          en: `Of whoever reports a beer, a brewery or a review we keep only what they write; the e-mail, if they leave one, is deleted with the decision, and the words ${KEPT_DAYS.decidedReports} days later.`,
          pt: `De quem denuncia uma cerveja, uma cervejaria ou uma avaliação guardamos só o que escreve; o e-mail, se o deixa, é apagado ao decidir, e as palavras ${KEPT_DAYS.decidedReports} dias depois.`,
        },
        {
          es: `Lo que se escribe en el botón de arrepentimiento queda con la compra de la que habla. Si no corresponde a ninguna, se borra a los ${KEPT_DAYS.strayWithdrawals} días.`,
          en: `What is written on the page for withdrawing from a purchase stays with that purchase. What belongs to none is deleted after ${KEPT_DAYS.strayWithdrawals} days.`,
          pt: `O que se escreve no botão de arrependimento fica com a compra de que fala. O que não corresponde a nenhuma é apagado depois de ${KEPT_DAYS.strayWithdrawals} dias.`,
        },
      ],
    },
    {
      title: { es: 'Quién lo ve', en: 'Who sees it', pt: 'Quem vê' },

      paragraphs: [
        {
          es: 'Público es solo esto: en las valoraciones, tu nombre y la inicial del apellido; de una cervecería, su nombre, su lugar y lo que publica. El correo, el documento, el teléfono y la dirección no aparecen en ninguna página pública.',
          en: 'Only this is public: on ratings, your name and the initial of your last name; of a brewery, its name, its place and what it publishes. E-mail, document, phone and address appear on no public page.',
          pt: 'Público é só isto: nas avaliações, seu nome e a inicial do sobrenome; de uma cervejaria, seu nome, seu lugar e o que publica. O e-mail, o documento, o telefone e o endereço não aparecem em nenhuma página pública.',
        },
        {
          es: `La cervecería a la que le compras puede ver lo que hace falta para su envío: qué compraste, tu nombre, tu correo y la dirección de entrega. Tu correo, tu teléfono y tu dirección los ve hasta ${BUYER_SEEN_DAYS.afterHandOver} días después de la entrega, que para esto se da por hecha a más tardar ${BUYER_SEEN_DAYS.onTheWay} días después del envío, y mientras no salga lo que aceptaste que te envíe de nuevo por un reclamo; si cancelas, deja de verlos enseguida. La administración de la tienda puede ver los datos de las cuentas y los pedidos.`,
          en: `The brewery from which you buy can see what its shipment takes: what you bought, your name, your e-mail and the delivery address. Your e-mail, phone and address it sees until ${BUYER_SEEN_DAYS.afterHandOver} days after the hand-over, which counts as done at the latest ${BUYER_SEEN_DAYS.onTheWay} days after the parcel left, and while you wait for what you agreed that it sends again for a complaint; if you cancel, they are hidden at once. The shop’s administration can see the data of accounts and orders.`,
          pt: `A cervejaria da qual você compra pode ver o que é preciso para o envio: o que você comprou, seu nome, seu e-mail e o endereço de entrega. Seu e-mail, seu telefone e seu endereço ela vê até ${BUYER_SEEN_DAYS.afterHandOver} dias depois da entrega, que para isto se dá por feita no máximo ${BUYER_SEEN_DAYS.onTheWay} dias depois do envio, e enquanto não sair o que você aceitou que ela envie de novo por uma reclamação; se você cancelar, deixa de vê-los na hora. A administração da loja pode ver os dados das contas e os pedidos.`,
        },
        {
          es: 'Lo que tú y una cervecería se escriben sobre un pedido, con sus fotos, y lo que reclamas lo leen tú, quienes trabajan en esa cervecería y la administración, nadie más. Queda con el pedido; tus palabras y tus fotos se borran con tu cuenta.',
          en: 'What you and a brewery write each other about an order, with its photos, and what you complain of is read by you, by those who work at that brewery and by the administration, by nobody else. It stays with the order; your words and photos are deleted with your account.',
          pt: 'O que você e uma cervejaria escrevem sobre um pedido, com as fotos, e o que você reclama são lidos por você, por quem trabalha nessa cervejaria e pela administração, por mais ninguém. Fica com o pedido; suas palavras e suas fotos são apagadas com sua conta.',
        },
        {
          es: 'La factura que una cervecería adjunta a tu pedido la pueden descargar tú, quienes venden en esa cervecería y la administración, nadie más. Queda con el pedido hasta que la cervecería la reemplaza o la quita, o hasta que tú o ella borran su cuenta.',
          en: 'The invoice that a brewery attaches to your order can be downloaded by you, by those who sell at that brewery and by the administration, by nobody else. It stays with the order until the brewery replaces or removes it, or until you or the brewery delete the account.',
          pt: 'A nota fiscal que uma cervejaria anexa ao seu pedido pode ser baixada por você, por quem vende nessa cervejaria e pela administração, por mais ninguém. Fica com o pedido até que a cervejaria a substitua ou remova, ou até que você ou ela apague a conta.',
        },
        {
          es: `Para ayudarte, alguien de la administración puede ver la tienda como tú durante ${VIEWING.minutes} minutos: solo mira, no puede cambiar nada, y antes tiene que escribir por qué. Guardamos quién fue, cuándo y el motivo: lo lees junto a tus sesiones y en la copia de tus datos.`,
          en: `To help you, somebody of the administration can see the shop as you for ${VIEWING.minutes} minutes: they only look, can change nothing, and have to write why first. We keep who it was, when, and the reason: you read it beside your sessions and in the copy of your data.`,
          pt: `Para ajudar você, alguém da administração pode ver a loja como você durante ${VIEWING.minutes} minutos: só olha, não pode mudar nada, e antes tem de escrever por quê. Guardamos quem foi, quando e o motivo: você lê junto às suas sessões e na cópia dos seus dados.`,
        },
        {
          es: 'No vendemos tus datos ni los usamos para publicidad.',
          en: 'We do not sell your data, nor use it for advertising.',
          pt: 'Não vendemos seus dados nem os usamos para publicidade.',
        },
      ],
    },
    {
      title: { es: 'Cookies', en: 'Cookies', pt: 'Cookies' },

      paragraphs: [
        {
          es: 'Usamos solo cookies propias y necesarias. No hay cookies de terceros, de publicidad ni de estadísticas.',
          en: 'We use only cookies of our own, and necessary ones. There are none of third parties, for advertising or for statistics.',
          pt: 'Usamos só cookies próprios e necessários. Não há cookies de terceiros, de publicidade nem de estatísticas.',
        },
        {
          es: `Sesión: recuerda que iniciaste sesión, hasta ${KEPT_DAYS.session} días después del último uso o hasta que la cierres. La de quienes administran termina tras ${ADMIN_SESSION.idleMinutes} minutos sin uso y, como mucho, ${ADMIN_SESSION.hours} horas después de abrirse.`,
          en: `Session: remembers that you logged in, up to ${KEPT_DAYS.session} days after its last use or until you end it. That of administrators ends after ${ADMIN_SESSION.idleMinutes} minutes without use and, at most, ${ADMIN_SESSION.hours} hours after it was opened.`,
          pt: `Sessão: lembra que você entrou, até ${KEPT_DAYS.session} dias depois do último uso ou até que a encerre. A de quem administra termina após ${ADMIN_SESSION.idleMinutes} minutos sem uso e, no máximo, ${ADMIN_SESSION.hours} horas depois de aberta.`,
        },
        {
          es: `Navegador conocido: recuerda, cifrado, que desde este navegador entraste a tu cuenta, hasta ${KEPT_DAYS.knownBrowser} días. No abre nada: sirve para que los intentos fallidos de otras personas no te dejen fuera.`,
          en: `Known browser: remembers, encrypted, that you logged in to your account from this browser, up to ${KEPT_DAYS.knownBrowser} days. It opens nothing: it keeps other people’s failed attempts from shutting you out.`,
          pt: `Navegador conhecido: lembra, cifrado, que você entrou na sua conta por este navegador, até ${KEPT_DAYS.knownBrowser} dias. Não abre nada: serve para que as tentativas erradas de outras pessoas não deixem você de fora.`,
        },
        {
          es: `Entrada con un proveedor: el intento, durante ${SIGN_IN_MINUTES.attempt} minutos, y quién eres mientras eliges para qué es tu cuenta, hasta ${SIGN_IN_MINUTES.choice}. Si no eliges, se borra.`,
          en: `Log-in with a provider: the attempt, for ${SIGN_IN_MINUTES.attempt} minutes, and who you are while you choose what your account is for, up to ${SIGN_IN_MINUTES.choice}. If you do not choose, it is deleted.`,
          pt: `Entrada com um provedor: a tentativa, por ${SIGN_IN_MINUTES.attempt} minutos, e quem você é enquanto escolhe para que é sua conta, até ${SIGN_IN_MINUTES.choice}. Se não escolher, apaga-se.`,
        },
        {
          es: `Segundo paso, de quien lo activó: que la contraseña fue correcta y falta el código, durante ${SECOND_FACTOR.logInMinutes} minutos.`,
          en: `Second step, of whoever turned it on: that the password was right and the code is missing, for ${SECOND_FACTOR.logInMinutes} minutes.`,
          pt: `Segunda etapa, de quem a ativou: que a senha estava correta e falta o código, por ${SECOND_FACTOR.logInMinutes} minutos.`,
        },
        {
          es: `Carrito: las cervezas que elegiste y sus cantidades, hasta ${KEPT_DAYS.cart} días.`,
          en: `Cart: the beers that you chose and how many, up to ${KEPT_DAYS.cart} days.`,
          pt: `Carrinho: as cervejas que você escolheu e suas quantidades, até ${KEPT_DAYS.cart} dias.`,
        },
        {
          es: `Comparación: las cervezas que comparas, hasta ${KEPT_DAYS.compared} días.`,
          en: `Comparison: the beers that you compare, up to ${KEPT_DAYS.compared} days.`,
          pt: `Comparação: as cervejas que você compara, até ${KEPT_DAYS.compared} dias.`,
        },
        {
          es: `Tu gusto: los controles que moviste, o que no quieres recomendaciones, hasta ${KEPT_DAYS.taste} días. Lo que te gusta lo leemos de tus puntuaciones y compras cada vez, y no lo guardamos.`,
          en: `Your taste: the sliders that you moved, or that you want no recommendations, up to ${KEPT_DAYS.taste} days. What you like is read from your ratings and purchases each time, and not kept.`,
          pt: `Seu gosto: os controles que você ajustou, ou que não quer recomendações, até ${KEPT_DAYS.taste} dias. Do que você gosta lemos a cada vez das suas avaliações e compras, e não guardamos.`,
        },
        {
          es: `Edad: tu respuesta en la entrada; tu fecha de nacimiento solo mientras no alcance para comprar en todos los países. La de un adulto dura ${KEPT_DAYS.adult} días; la de un menor, ${KEPT_DAYS.minor === 1 ? 'un día' : `${KEPT_DAYS.minor} días`}.`,
          en: `Age: your answer at the door; your date of birth only while it is not enough to buy in every country. An adult’s is kept for ${KEPT_DAYS.adult} days; a minor’s, for ${KEPT_DAYS.minor === 1 ? 'a day' : `${KEPT_DAYS.minor} days`}.`,
          pt: `Idade: sua resposta na entrada; sua data de nascimento só enquanto não basta para comprar em todos os países. A de um adulto dura ${KEPT_DAYS.adult} dias; a de um menor, ${KEPT_DAYS.minor === 1 ? 'um dia' : `${KEPT_DAYS.minor} dias`}.`,
        },
        {
          es: 'Idioma: el que elegiste, durante un año.',
          en: 'Language: the one that you chose, for a year.',
          pt: 'Idioma: o que você escolheu, por um ano.',
        },
        {
          es: 'Tu correo: el que escribiste al crear la cuenta o al recuperar la contraseña, para no pedírtelo otra vez al iniciar sesión. Dura diez minutos, o hasta que entres.',
          en: 'Your e-mail: the one that you typed when you signed up or recovered the password, so that the log-in need not ask for it again. It lasts ten minutes, or until you log in.',
          pt: 'Seu e-mail: o que você informou ao criar a conta ou ao recuperar a senha, para não pedi-lo de novo ao entrar. Dura dez minutos, ou até você entrar.',
        },
        {
          es: 'Aviso: el mensaje que muestra la página siguiente, por ejemplo al iniciar sesión. Dura un minuto.',
          en: 'Notice: the message that the next page shows, for example when you log in. It lasts a minute.',
          pt: 'Aviso: a mensagem que a página seguinte mostra, por exemplo ao entrar. Dura um minuto.',
        },
        {
          es: 'En el almacenamiento del navegador quedan además una copia del carrito, tu rol y un identificador para dibujar el menú, y si saltaste una animación.',
          en: 'The browser’s storage also holds a copy of the cart, your role and an identifier to draw the menu, and whether you skipped an animation.',
          pt: 'No armazenamento do navegador ficam também uma cópia do carrinho, seu papel e um identificador para desenhar o menu, e se você pulou uma animação.',
        },
        {
          es: 'Para cuando no haya conexión, tu navegador guarda además las últimas cervezas que miraste, con lo que cualquiera puede saber de ellas y nada de ti. Se borran al cerrar sesión y cuando tu respuesta en la entrada ya no vale.',
          en: 'For when there is no connection, your browser also keeps the beers that you last looked at, with what anybody may know of them and nothing of you. They are deleted when you log out, and once your answer at the door no longer holds.',
          pt: 'Para quando não houver conexão, seu navegador guarda também as últimas cervejas que você olhou, com o que qualquer pessoa pode saber delas e nada sobre você. Elas são apagadas ao sair da conta e quando sua resposta na entrada deixa de valer.',
        },
      ],
    },
    {
      title: { es: 'Registros y límites', en: 'Logs and limits', pt: 'Registros e limites' },

      paragraphs: [
        {
          es: 'El registro técnico anota qué página se pidió, cuándo y con qué resultado, sin lo que escribiste en los formularios. De cada inicio de sesión anota además el identificador de la cuenta y si se logró. Para frenar abusos contamos intentos por dirección de red y por correo, y cervezas apartadas por dirección de red, guardados por poco tiempo y solo como un resumen con clave.',
          en: 'The technical log notes which page was asked for, when and with what result, without what you wrote into forms. Of each log-in it also notes the identifier of the account and whether it succeeded. To hold abuse back we count attempts by network address and by e-mail, and beers held by network address, kept for a short time and only as a keyed digest.',
          pt: 'O registro técnico anota que página foi pedida, quando e com que resultado, sem o que você escreveu nos formulários. De cada entrada anota também o identificador da conta e se deu certo. Para frear abusos contamos tentativas por endereço de rede e por e-mail, e cervejas reservadas por endereço de rede, guardadas por pouco tempo e só como um resumo com chave.',
        },
      ],
    },
    {
      title: { es: 'Tus datos son tuyos', en: 'Your data is yours', pt: 'Seus dados são seus' },

      paragraphs: [
        {
          es: 'Como prevén las leyes de protección de datos, puedes llevarte una copia de tus datos, corregirlos o borrar tu cuenta cuando quieras: en «Mis datos» y en tu perfil, con la sesión iniciada. Si no tienes cuenta o algo no funciona, escríbenos.',
          en: 'As data protection laws provide, you can take a copy of your data with you, correct it or delete your account whenever you like: under “My data” and in your profile, once logged in. If you have no account, or something does not work, write to us.',
          pt: 'Como preveem as leis de proteção de dados, você pode levar uma cópia dos seus dados, corrigi-los ou apagar sua conta quando quiser: em “Meus dados” e no seu perfil, depois de entrar. Se não tem conta ou algo não funciona, escreva para nós.',
        },
        {
          es: 'Al borrar la cuenta desaparecen tu nombre, tu correo, tu documento, tu teléfono, tu dirección, tus sesiones y tus mensajes. Quedan las compras, porque la ley pide conservar los registros de venta, y las valoraciones: las dos sin tu nombre. Mientras haya un pedido sin pagar, un envío pendiente, un reclamo sin resolver o una devolución en curso, la cuenta espera.',
          en: 'When you delete the account, your name, e-mail, document, phone, address, sessions and messages disappear. Purchases stay, because the law asks for records of sales, and so do ratings: both without your name. While there is an unpaid order, a shipment pending, a complaint that is not over or a refund under way, the account waits.',
          pt: 'Ao apagar a conta desaparecem seu nome, seu e-mail, seu documento, seu telefone, seu endereço, suas sessões e suas mensagens. Ficam as compras, porque a lei pede que se guardem os registros de venda, e as avaliações: ambas sem seu nome. Enquanto houver um pedido não pago, um envio pendente, uma reclamação sem solução ou uma devolução em andamento, a conta espera.',
        },
      ],

      link: {
        to: '/contact',

        text: { es: 'Escríbenos', en: 'Write to us', pt: 'Escreva para nós' },
      },
    },
  ],
}
