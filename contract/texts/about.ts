import { MINIMUM_AGE_YEARS } from '../limits.ts'

/** What /aboutUs says; apart from the catalogue for the reason that ./document.ts gives. */
export const ABOUT = {
  title: 'Cerveza con nombre y apellido.',
  metaTitle: 'About us',
  lead: 'Lúpulo es un mercado de cerveza artesanal. Las cervecerías publican lo que hacen; tú eliges, pagas y le cuentas al resto qué tal estuvo.',
  ways: [
    {
      title: 'Comprar',
      steps: [
        'Busca por estilo, precio, amargor o fuerza, y llena el carrito. No hace falta una cuenta hasta pagar.',
        'Al iniciar la compra apartamos tus cervezas mientras pagas. El precio es el que viste: si cambió, te avisamos antes.',
        'Con el pago aprobado te llega un correo con los detalles. En tus compras ves cada pedido y puedes puntuar lo que bebiste.',
      ],
      to: '/shop',
      go: 'Ver cervezas',
    },
    {
      title: 'Vender',
      steps: [
        'Registra tu compañía con tus datos y los de la cervecería.',
        'Cada cerveza tiene su precio, su stock y una etiqueta dibujada a partir de sus propios datos.',
        'Nunca se vende dos veces la misma botella: lo que alguien está pagando queda apartado.',
      ],
      to: '/sellerSignUp',
      go: 'Vender la mía',
    },
  ],
  responsible: {
    title: 'Poca, buena y sin apuro.',
    paragraphs: [
      `Vendemos solo a mayores de ${MINIMUM_AGE_YEARS} años. Beber alcohol en exceso es perjudicial para la salud. Si bebes, no conduzcas. Durante el embarazo y la lactancia, mejor nada.`,
      'Preferimos que disfrutes una y vuelvas, a que te lleves diez.',
    ],
  },
  team: {
    title: 'El equipo, a la vista',
    text: 'Quienes hacemos Lúpulo creemos en las cuentas claras. Esto es lo que hacemos y cómo:',
    links: [
      { to: '/contact', text: 'Escríbenos: te responde una persona' },
      { to: '/terms', text: 'Términos de uso: qué prometemos' },
      { to: '/privacy', text: 'Privacidad: qué guardamos' },
      { to: '/api/docs', text: 'La API, para quien programa' },
    ],
  },
}
