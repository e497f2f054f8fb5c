/** What /contact says beside its form; apart from the catalogue for the reason that ./document.ts gives. */
export const CONTACT_WAYS = {
  label: {
    es: 'Otras maneras de llegar a nosotros',
    en: 'Other ways to reach us',
    pt: 'Outras maneiras de chegar a nós',
  },

  mail: {
    title: { es: 'También por correo', en: 'By e-mail too', pt: 'Também por e-mail' },

    text: {
      es: 'Escribas por donde escribas, te responde una persona.',
      en: 'Whichever way you write, a person answers.',
      pt: 'Escreva por onde escrever, uma pessoa responde.',
    },
  },

  purchase: {
    title: { es: '¿Es por una compra?', en: 'Is it about a purchase?', pt: 'É sobre uma compra?' },

    text: {
      es: 'Dinos el número del pedido: está en tus compras y en cada correo.',
      en: 'Tell us the number of the order: it is in your purchases and in each e-mail.',
      pt: 'Diga o número do pedido: está nas suas compras e em cada e-mail.',
    },

    to: '/myShop',

    go: { es: 'Ver mis compras', en: 'See my purchases', pt: 'Ver minhas compras' },
  },

  password: {
    title: { es: '¿Olvidaste la contraseña?', en: 'Forgot your password?', pt: 'Esqueceu a senha?' },

    text: {
      es: 'Para eso no hace falta esperarnos.',
      en: 'For that you need not wait for us.',
      pt: 'Para isso não é preciso esperar por nós.',
    },

    to: '/forgotPassword',

    go: { es: 'Recuperar contraseña', en: 'Recover password', pt: 'Recuperar senha' },
  },

  kept: {
    title: { es: 'Tus datos', en: 'Your data', pt: 'Seus dados' },

    text: {
      es: 'Guardamos tu mensaje para responderte, y para nada más.',
      en: 'We keep your message to answer you, and for nothing else.',
      pt: 'Guardamos sua mensagem para responder, e para nada mais.',
    },

    to: '/privacy',

    go: { es: 'Privacidad', en: 'Privacy', pt: 'Privacidade' },
  },
}
