import { ADMIN_SESSION, BUYER_SEEN_DAYS, KEPT_DAYS, SECOND_FACTOR, SIGN_IN_MINUTES } from '../limits.ts'
import type { DocumentText } from './document.ts'

/** What is kept about people and who sees it. A change of what the shop keeps changes this text. */
export const PRIVACY: DocumentText = {
  title: 'Política de privacidad',
  lead: 'Qué guardamos de ti, para qué y quién lo ve. Guardamos lo que hace falta para vender cerveza, y nada para seguirte.',
  sections: [
    {
      title: 'Lo que guardamos',
      paragraphs: [
        'De quien compra: nombre, apellido, documento, correo electrónico, dirección y, si lo diste, teléfono. De quien vende: lo mismo y el nombre y la presentación de la compañía. De la contraseña se guarda solo un resumen del que no se puede volver atrás.',
        'Si entras con un proveedor como Google: el identificador de tu cuenta allí y el nombre, el apellido y el correo que nos da. Ni la contraseña que usas allí, ni tu foto.',
        'De cada sesión: desde qué navegador se abrió y cuándo se usó. La dirección de red no se guarda.',
        'De cada pedido: qué se pidió, a qué precio, adónde va y qué pasó con el pago. También las valoraciones que escribes.',
        'De quien nos escribe desde la página de contacto: nombre, correo, teléfono y el mensaje, para responderle.',
        'De la fecha de nacimiento que escribes en la entrada queda solo la respuesta, en tu propio navegador: mayor o menor de edad.',
      ],
    },
    {
      title: 'El pago',
      paragraphs: [
        'Los datos de tu tarjeta los escribes en el sitio del proveedor de pagos y nunca pasan por Lúpulo. Nosotros recibimos el número de pago, el monto y si fue aprobado. Le decimos al proveedor qué pediste y por cuánto.',
        `Los avisos que el proveedor nos manda se borran ${KEPT_DAYS.paymentNotices} días después de procesarlos.`,
      ],
    },
    {
      title: 'Quién lo ve',
      paragraphs: [
        'Público es solo esto: en las valoraciones, tu nombre y la inicial del apellido; de una cervecería, su nombre, su lugar y lo que publica. El correo, el documento, el teléfono y la dirección no aparecen en ninguna página pública.',
        `La cervecería a la que le compras puede ver lo que hace falta para su envío: qué compraste, tu nombre, tu correo y la dirección de entrega. Tu correo, tu teléfono y tu dirección los ve hasta ${BUYER_SEEN_DAYS.afterHandOver} días después de la entrega, que para esto se da por hecha a más tardar ${BUYER_SEEN_DAYS.onTheWay} días después del envío; si cancelas, deja de verlos enseguida. La administración de la tienda puede ver los datos de las cuentas y los pedidos.`,
        'No vendemos tus datos ni los usamos para publicidad.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'Usamos solo cookies propias y necesarias. No hay cookies de terceros, de publicidad ni de estadísticas.',
        `Sesión: recuerda que iniciaste sesión, hasta ${KEPT_DAYS.session} días después del último uso o hasta que la cierres. La de quienes administran termina tras ${ADMIN_SESSION.idleMinutes} minutos sin uso y, como mucho, ${ADMIN_SESSION.hours} horas después de abrirse.`,
        `Navegador conocido: recuerda, cifrado, que desde este navegador entraste a tu cuenta, hasta ${KEPT_DAYS.knownBrowser} días. No abre nada: sirve para que los intentos fallidos de otras personas no te dejen fuera.`,
        `Entrada con un proveedor: el intento, durante ${SIGN_IN_MINUTES.attempt} minutos, y quién eres mientras eliges para qué es tu cuenta, hasta ${SIGN_IN_MINUTES.choice}. Si no eliges, se borra.`,
        `Segundo paso de quienes administran: que la contraseña fue correcta y falta el código, durante ${SECOND_FACTOR.logInMinutes} minutos.`,
        `Carrito: las cervezas que elegiste y sus cantidades, hasta ${KEPT_DAYS.cart} días.`,
        `Edad: tu respuesta en la entrada; tu fecha de nacimiento solo mientras no alcance para comprar en todos los países. La de un adulto dura ${KEPT_DAYS.adult} días; la de un menor, ${KEPT_DAYS.minor === 1 ? 'un día' : `${KEPT_DAYS.minor} días`}.`,
        'Idioma: el que elegiste, durante un año.',
        'Tu correo: el que escribiste al crear la cuenta o al recuperar la contraseña, para no pedírtelo otra vez al iniciar sesión. Dura diez minutos, o hasta que entres.',
        'Aviso: el mensaje que muestra la página siguiente, por ejemplo al iniciar sesión. Dura un minuto.',
        'En el almacenamiento del navegador quedan además una copia del carrito, tu rol y un identificador para dibujar el menú, y si saltaste una animación.',
        'Para cuando no haya conexión, tu navegador guarda además las últimas cervezas que miraste, con lo que cualquiera puede saber de ellas y nada de ti. Se borran al cerrar sesión y cuando tu respuesta en la entrada ya no vale.',
      ],
    },
    {
      title: 'Registros y límites',
      paragraphs: [
        'El registro técnico anota qué página se pidió, cuándo y con qué resultado, sin lo que escribiste en los formularios. De cada inicio de sesión anota además el identificador de la cuenta y si se logró. Para frenar abusos contamos intentos por dirección de red y por correo, y cervezas apartadas por dirección de red, guardados por poco tiempo y solo como un resumen con clave.',
      ],
    },
    {
      title: 'Tus datos son tuyos',
      paragraphs: [
        'Como prevén las leyes de protección de datos, puedes llevarte una copia de tus datos, corregirlos o borrar tu cuenta cuando quieras: en «Mis datos» y en tu perfil, con la sesión iniciada. Si no tienes cuenta o algo no funciona, escríbenos.',
        'Al borrar la cuenta desaparecen tu nombre, tu correo, tu documento, tu teléfono, tu dirección, tus sesiones y tus mensajes. Quedan las compras, porque la ley pide conservar los registros de venta, y las valoraciones: las dos sin tu nombre. Mientras haya un pedido sin pagar, un envío pendiente o una devolución en curso, la cuenta espera.',
      ],
      link: { to: '/contact', text: 'Escríbenos' },
    },
  ],
}
