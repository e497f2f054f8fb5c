import { buyingAgeYears } from '../age.ts'
import { MINIMUM_AGE_YEARS } from '../limits.ts'
import type { DocumentText } from './document.ts'

/** What we and those who use the shop can expect of each other. It promises only what the shop does. */
export const TERMS: DocumentText = {
  title: 'Términos de uso',
  lead: 'Lo que puedes esperar de Lúpulo y lo que esperamos de ti, sin letra chica.',
  sections: [
    {
      title: 'Quién puede usar Lúpulo',
      paragraphs: [
        `Lúpulo es solo para mayores de ${MINIMUM_AGE_YEARS} años. Antes de entrar preguntamos la fecha de nacimiento; quien no llega a esa edad no puede ver la tienda ni comprar. Para un envío cuenta la edad del país de destino: en Paraguay, ${buyingAgeYears('Paraguay')} años, también para quien lo recibe.`,
        'Los datos de tu cuenta tienen que ser verdaderos y la contraseña es solo tuya. Hay una cuenta por correo electrónico. La administración puede desactivar cuentas y productos; una cuenta desactivada no puede iniciar sesión.',
      ],
    },
    {
      title: 'Quién vende',
      paragraphs: [
        'Lúpulo es un mercado: cada cerveza la publica y la vende una cervecería, que aparece con su nombre junto a la cerveza. La descripción, el precio y la cantidad disponible los pone ella. El pago lo recibe la tienda a través del proveedor de pagos.',
        'Las cuentas de cervecería sirven para vender y no para comprar.',
      ],
    },
    {
      title: 'Precios',
      paragraphs: [
        'Los precios están en dólares de los Estados Unidos (U$S). El total que ves en el carrito es el que se te pide al pagar: no le sumamos nada después. Si un precio cambió desde que pusiste la cerveza en el carrito, te lo mostramos antes de pagar y no se cobra nada hasta que lo aceptes.',
      ],
    },
    {
      title: 'Apartar y pagar',
      paragraphs: [
        'Cuando inicias una compra apartamos tus cervezas por un tiempo limitado, para que nadie más se las lleve mientras pagas. Si el pago no llega a tiempo, las cervezas vuelven a la venta, no se cobra nada y te avisamos por correo.',
        'Se paga en el sitio del proveedor de pagos. Una compra queda confirmada cuando el proveedor nos dice que el pago fue aprobado; entonces te escribimos con los detalles.',
      ],
    },
    {
      title: 'Entrega',
      paragraphs: [
        'Cada pedido va a la dirección que figura en el carrito al iniciar la compra, en un envío por cervecería. En tus compras se ve en qué estado está cada uno. No prometemos un plazo de entrega.',
      ],
    },
    {
      title: 'Qué se puede cancelar',
      paragraphs: [
        'Un pedido que todavía no pagaste no te compromete a nada: si no lo pagas, vence solo y no se cobra.',
        'Un envío pagado lo cancelas tú desde Mis compras mientras su cervecería no lo haya marcado como enviado: vuelve todo lo que pagaste por esas cervezas, y las demás siguen su camino. Después de que salió ya no se cancela desde la tienda; si algo no llegó o llegó mal, pide ayuda en tus compras y la administración puede devolverte todo o una parte.',
        'Lo que compró una cuenta que se desactiva se envía igual. Si la administración devuelve dinero o cancela un pedido, te escribimos con el motivo.',
      ],
    },
    {
      title: 'Devoluciones de dinero',
      paragraphs: [
        'Si un pago llega tarde y las cervezas ya no están, si se paga dos veces el mismo pedido o si el monto no es el que corresponde, devolvemos ese dinero sin que lo pidas.',
        'Las devoluciones van al mismo medio de pago y te avisamos por correo cuando están hechas. Lo que tarde en verse en tu cuenta depende del proveedor y de tu banco. Estos términos no quitan ningún derecho que te dé la ley de tu país.',
      ],
    },
    {
      title: 'Valoraciones',
      paragraphs: [
        'Solo puntúa quien compró y pagó la cerveza, una vez por cerveza. La valoración es pública, con tu nombre y la inicial de tu apellido.',
        'Si esa compra se cancela o se devuelve, la valoración se borra con ella. Lo que fue gratis no se puntúa, y ninguna cervecería puntúa lo suyo.',
      ],
    },
    {
      title: 'Beber con responsabilidad',
      paragraphs: [
        'Beber alcohol en exceso es perjudicial para la salud. Si bebes, no conduzcas. No compres para menores de edad.',
      ],
    },
  ],
}
