import { buyingAgeYears } from '../age.ts'
import { MINIMUM_AGE_YEARS } from '../limits.ts'
import type { Document } from './document.ts'

/** What we and those who use the shop can expect of each other. It promises only what the shop does. */
export const TERMS: Document = {
  title: { es: 'Términos de uso', en: 'Terms of use', pt: 'Termos de uso' },

  lead: {
    es: 'Lo que puedes esperar de Lúpulo y lo que esperamos de ti, sin letra chica.',
    en: 'What you can expect of Lúpulo and what we expect of you, without small print.',
    pt: 'O que você pode esperar do Lúpulo e o que esperamos de você, sem letras miúdas.',
  },

  sections: [
    {
      title: { es: 'Quién puede usar Lúpulo', en: 'Who may use Lúpulo', pt: 'Quem pode usar o Lúpulo' },

      paragraphs: [
        {
          es: `Lúpulo es solo para mayores de ${MINIMUM_AGE_YEARS} años. Antes de entrar preguntamos la fecha de nacimiento; quien no llega a esa edad no puede ver la tienda ni comprar. Para un envío cuenta la edad del país de destino: en Paraguay, ${buyingAgeYears('Paraguay')} años, también para quien lo recibe.`,
          en: `Lúpulo is only for people of ${MINIMUM_AGE_YEARS} years or more. Before you come in we ask for your date of birth; whoever is younger can neither see the shop nor buy. For a delivery the age of its country counts: in Paraguay ${buyingAgeYears('Paraguay')}, also for whoever takes it.`,
          pt: `O Lúpulo é só para maiores de ${MINIMUM_AGE_YEARS} anos. Antes de entrar perguntamos a data de nascimento; quem não chega a essa idade não pode ver a loja nem comprar. Para um envio vale a idade do país de destino: no Paraguai, ${buyingAgeYears('Paraguay')} anos, também para quem o recebe.`,
        },
        {
          es: 'Los datos de tu cuenta tienen que ser verdaderos y la contraseña es solo tuya. Hay una cuenta por correo electrónico. La administración puede desactivar cuentas y productos; una cuenta desactivada no puede iniciar sesión.',
          en: 'The data of your account must be true and the password is yours alone. There is one account for each e-mail. The administration may deactivate accounts and products; a deactivated account cannot log in.',
          pt: 'Os dados da sua conta têm de ser verdadeiros e a senha é só sua. Há uma conta por e-mail. A administração pode desativar contas e produtos; uma conta desativada não pode entrar.',
        },
      ],
    },
    {
      title: { es: 'Quién vende', en: 'Who sells', pt: 'Quem vende' },

      paragraphs: [
        {
          es: 'Lúpulo es un mercado: cada cerveza la publica y la vende una cervecería, que aparece con su nombre junto a la cerveza. La descripción, el precio y la cantidad disponible los pone ella. El pago lo recibe la tienda a través del proveedor de pagos.',
          en: 'Lúpulo is a market: each beer is published and sold by a brewery, whose name stands beside the beer. The brewery sets its description, its price and how much there is. The shop receives the payment through the payment provider.',
          pt: 'O Lúpulo é um mercado: cada cerveja é publicada e vendida por uma cervejaria, que aparece com seu nome junto à cerveja. A descrição, o preço e a quantidade disponível são dela. A loja recebe o pagamento através do provedor de pagamentos.',
        },
        {
          es: 'Las cuentas de cervecería sirven para vender y no para comprar.',
          en: 'Brewery accounts are for selling and not for buying.',
          pt: 'As contas de cervejaria servem para vender e não para comprar.',
        },
      ],
    },
    {
      title: { es: 'Precios', en: 'Prices', pt: 'Preços' },

      paragraphs: [
        {
          es: 'Los precios están en dólares de los Estados Unidos (U$S). El total que ves en el carrito es el que se te pide al pagar: no le sumamos nada después. Si un precio cambió desde que pusiste la cerveza en el carrito, te lo mostramos antes de pagar y no se cobra nada hasta que lo aceptes.',
          en: 'Prices are in United States dollars (U$S). The total that you see in the cart is what you are asked to pay: we add nothing afterwards. If a price changed since you put the beer into the cart, we show you before you pay, and nothing is charged until you accept it.',
          pt: 'Os preços estão em dólares dos Estados Unidos (U$S). O total que você vê no carrinho é o que se pede ao pagar: não somamos nada depois. Se um preço mudou desde que você pôs a cerveja no carrinho, mostramos antes de pagar e nada é cobrado até que você o aceite.',
        },
      ],
    },
    {
      title: { es: 'Apartar y pagar', en: 'Holding and paying', pt: 'Reservar e pagar' },

      paragraphs: [
        {
          es: 'Cuando inicias una compra apartamos tus cervezas por un tiempo limitado, para que nadie más se las lleve mientras pagas. Si el pago no llega a tiempo, las cervezas vuelven a la venta, no se cobra nada y te avisamos por correo.',
          en: 'When you start a purchase we hold your beers for a limited time, so that nobody else takes them while you pay. If the payment does not come in time, the beers go back on sale, nothing is charged and we tell you by e-mail.',
          pt: 'Quando você inicia uma compra reservamos suas cervejas por um tempo limitado, para que ninguém as leve enquanto você paga. Se o pagamento não chega a tempo, as cervejas voltam à venda, nada é cobrado e avisamos por e-mail.',
        },
        {
          es: 'Se paga en el sitio del proveedor de pagos. Una compra queda confirmada cuando el proveedor nos dice que el pago fue aprobado; entonces te escribimos con los detalles.',
          en: 'You pay on the payment provider’s site. A purchase is confirmed when the provider tells us that the payment was approved; then we write to you with the details.',
          pt: 'Paga-se no site do provedor de pagamentos. Uma compra fica confirmada quando o provedor nos diz que o pagamento foi aprovado; então escrevemos com os detalhes.',
        },
      ],
    },
    {
      title: { es: 'Entrega', en: 'Delivery', pt: 'Entrega' },

      paragraphs: [
        {
          es: 'Cada pedido va a la dirección que figura en el carrito al iniciar la compra, en un envío por cervecería. En tus compras se ve en qué estado está cada uno. No prometemos un plazo de entrega.',
          en: 'Each order goes to the address that the cart shows when the purchase is started, in one shipment for each brewery. Your purchases show in what state each of them is. We do not promise a delivery time.',
          pt: 'Cada pedido vai ao endereço que aparece no carrinho ao iniciar a compra, em um envio por cervejaria. Suas compras mostram em que estado está cada um. Não prometemos um prazo de entrega.',
        },
      ],
    },
    {
      title: { es: 'Qué se puede cancelar', en: 'What can be cancelled', pt: 'O que pode ser cancelado' },

      paragraphs: [
        {
          es: 'Un pedido que todavía no pagaste no te compromete a nada: si no lo pagas, vence solo y no se cobra.',
          en: 'An order that you have not paid yet binds you to nothing: if you do not pay it, it expires by itself and nothing is charged.',
          pt: 'Um pedido que você ainda não pagou não o compromete a nada: se não for pago, vence sozinho e nada é cobrado.',
        },
        {
          es: 'Un envío pagado lo cancelas tú desde Mis compras mientras su cervecería no lo haya marcado como enviado: vuelve todo lo que pagaste por esas cervezas, y las demás siguen su camino. Después de que salió ya no se cancela desde la tienda; si algo no llegó o llegó mal, pide ayuda en tus compras y la administración puede devolverte todo o una parte.',
          en: 'You cancel a paid shipment yourself under My purchases as long as its brewery has not marked it as shipped: all that you paid for those beers comes back, and the others go their way. Once it has left it cannot be cancelled in the shop; if something did not arrive or arrived in bad shape, ask for help from your purchases, and the administration can give back all of it or a part.',
          pt: 'Um envio pago você mesmo cancela em Minhas compras enquanto a cervejaria não o tiver marcado como enviado: volta tudo o que você pagou por essas cervejas, e as demais seguem seu caminho. Depois que saiu não se cancela mais pela loja; se algo não chegou ou chegou mal, peça ajuda nas suas compras e a administração pode devolver tudo ou uma parte.',
        },
        {
          es: 'Lo que compró una cuenta que se desactiva se envía igual. Si la administración devuelve dinero o cancela un pedido, te escribimos con el motivo.',
          en: 'What an account that is deactivated has bought is sent all the same. If the administration gives money back or cancels an order, we write to you with the reason.',
          pt: 'O que comprou uma conta que é desativada é enviado mesmo assim. Se a administração devolver dinheiro ou cancelar um pedido, escrevemos a você com o motivo.',
        },
      ],
    },
    {
      title: { es: 'Devoluciones de dinero', en: 'Refunds', pt: 'Devoluções de dinheiro' },

      paragraphs: [
        {
          es: 'Si un pago llega tarde y las cervezas ya no están, si se paga dos veces el mismo pedido o si el monto no es el que corresponde, devolvemos ese dinero sin que lo pidas.',
          en: 'If a payment comes late and the beers are gone, if the same order is paid twice or if the amount is not the right one, we give that money back without your asking.',
          pt: 'Se um pagamento chega tarde e as cervejas já não estão, se o mesmo pedido é pago duas vezes ou se o valor não é o que corresponde, devolvemos esse dinheiro sem que você peça.',
        },
        {
          es: 'Si te arrepientes de una compra, dilo con el botón de arrepentimiento que está al pie de cada página, sin iniciar sesión: te damos un código al momento. Lo que todavía no salió se cancela cuando lo confirmas desde tu correo, y su dinero vuelve; de lo que ya salió te responde la administración.',
          en: 'If you want to take back a purchase, say so with the link at the foot of each page, without logging in: you get a code at once. What has not been sent yet is cancelled when you confirm it from your e-mail, and its money goes back; about what has left already the administration answers you.',
          pt: 'Se você se arrepende de uma compra, diga com o link de arrependimento que está no pé de cada página, sem entrar na conta: damos um código na hora. O que ainda não saiu é cancelado quando você confirma pelo seu e-mail, e o dinheiro volta; sobre o que já saiu a administração responde.',
        },
        {
          es: 'Las devoluciones van al mismo medio de pago y te avisamos por correo cuando están hechas. Lo que tarde en verse en tu cuenta depende del proveedor y de tu banco. Estos términos no quitan ningún derecho que te dé la ley de tu país.',
          en: 'Refunds go to the same means of payment and we tell you by e-mail when they are made. How long it takes until you see it depends on the provider and your bank. These terms take away no right that the law of your country gives you.',
          pt: 'As devoluções vão ao mesmo meio de pagamento e avisamos por e-mail quando estão feitas. Quanto demoram a aparecer na sua conta depende do provedor e do seu banco. Estes termos não tiram nenhum direito que a lei do seu país lhe dê.',
        },
      ],
    },
    {
      title: { es: 'Valoraciones', en: 'Ratings', pt: 'Avaliações' },

      paragraphs: [
        {
          es: 'Solo puntúa quien compró y pagó la cerveza, una vez por cerveza. La valoración es pública, con tu nombre y la inicial de tu apellido.',
          en: 'Only those who bought and paid for the beer rate it, once for each beer. A rating is public, with your name and the initial of your last name.',
          pt: 'Só avalia quem comprou e pagou a cerveja, uma vez por cerveja. A avaliação é pública, com seu nome e a inicial do seu sobrenome.',
        },
        {
          es: 'Si esa compra se cancela o se devuelve, la valoración se borra con ella. Lo que fue gratis no se puntúa, y ninguna cervecería puntúa lo suyo.',
          en: 'If that purchase is cancelled or refunded, the rating is deleted with it. What was free is not rated, and no brewery rates its own.',
          pt: 'Se essa compra for cancelada ou reembolsada, a avaliação é apagada com ela. O que foi grátis não se avalia, e nenhuma cervejaria avalia o que é seu.',
        },
      ],
    },
    {
      title: {
        es: 'Beber con responsabilidad',
        en: 'Drinking responsibly',
        pt: 'Beber com responsabilidade',
      },

      paragraphs: [
        {
          es: 'Beber alcohol en exceso es perjudicial para la salud. Si bebes, no conduzcas. No compres para menores de edad.',
          en: 'Drinking alcohol in excess is harmful to your health. If you drink, do not drive. Do not buy for minors.',
          pt: 'Beber álcool em excesso é prejudicial à saúde. Se beber, não dirija. Não compre para menores de idade.',
        },
      ],
    },
  ],
}
