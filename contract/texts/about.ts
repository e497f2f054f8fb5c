import { MINIMUM_AGE_YEARS } from '../limits.ts'

/** What /aboutUs says; apart from the catalogue for the reason that ./document.ts gives. */
export const ABOUT = {
  title: {
    es: 'Cerveza con nombre y apellido.',
    en: 'Beer with a first and a last name.',
    pt: 'Cerveja com nome e sobrenome.',
  },

  metaTitle: { es: 'About us', en: 'About us', pt: 'Sobre nós' },

  lead: {
    es: 'Lúpulo es un mercado de cerveza artesanal. Las cervecerías publican lo que hacen; tú eliges, pagas y le cuentas al resto qué tal estuvo.',
    en: 'Lúpulo is a market for craft beer. Breweries publish what they make; you choose, pay, and tell the others how it was.',
    pt: 'Lúpulo é um mercado de cerveja artesanal. As cervejarias publicam o que fazem; você escolhe, paga e conta aos outros como estava.',
  },

  places: {
    title: {
      es: 'Las manos y los lugares',
      en: 'The hands and the places',
      pt: 'As mãos e os lugares',
    },

    lead: {
      es: 'Quién hace cada cerveza, y dónde: lo cuentan las propias cervecerías.',
      en: 'Who makes each beer, and where: the breweries tell it themselves.',
      pt: 'Quem faz cada cerveja, e onde: as próprias cervejarias contam.',
    },
  },

  ways: [
    {
      title: { es: 'Comprar', en: 'Buying', pt: 'Comprar' },

      steps: [
        {
          es: 'Busca por estilo, precio, amargor o fuerza, y llena el carrito. No hace falta una cuenta hasta pagar.',
          en: 'Search by style, price, bitterness or strength, and fill the cart. You need no account until you pay.',
          pt: 'Busque por estilo, preço, amargor ou força, e encha o carrinho. Não é preciso ter conta até pagar.',
        },
        {
          es: 'Al iniciar la compra apartamos tus cervezas mientras pagas. El precio es el que viste: si cambió, te avisamos antes.',
          en: 'When you start the purchase we hold your beers while you pay. The price is the one you saw: if it changed, we tell you first.',
          pt: 'Ao iniciar a compra reservamos suas cervejas enquanto você paga. O preço é o que você viu: se mudou, avisamos antes.',
        },
        {
          es: 'Con el pago aprobado te llega un correo con los detalles. En tus compras ves cada pedido y puedes puntuar lo que bebiste.',
          en: 'Once the payment is approved, an e-mail brings you the details. Your purchases show every order, and there you can rate what you drank.',
          pt: 'Com o pagamento aprovado chega um e-mail com os detalhes. Suas compras mostram cada pedido, e ali você pode avaliar o que bebeu.',
        },
      ],

      to: '/shop',

      go: { es: 'Ver cervezas', en: 'See the beers', pt: 'Ver cervejas' },
    },
    {
      title: { es: 'Vender', en: 'Selling', pt: 'Vender' },

      steps: [
        {
          es: 'Registra tu compañía con tus datos y los de la cervecería.',
          en: 'Register your company with your data and the brewery’s.',
          pt: 'Registre sua empresa com seus dados e os da cervejaria.',
        },
        {
          es: 'Cada cerveza tiene su precio, su stock y una etiqueta dibujada a partir de sus propios datos.',
          en: 'Each beer has its price, its stock and a label drawn from its own data.',
          pt: 'Cada cerveja tem seu preço, seu estoque e um rótulo desenhado a partir dos seus próprios dados.',
        },
        {
          es: 'Nunca se vende dos veces la misma botella: lo que alguien está pagando queda apartado.',
          en: 'The same bottle is never sold twice: what somebody is paying for is held.',
          pt: 'A mesma garrafa nunca é vendida duas vezes: o que alguém está pagando fica reservado.',
        },
      ],

      to: '/sellerSignUp',

      go: { es: 'Vender la mía', en: 'Sell mine', pt: 'Vender a minha' },
    },
  ],

  responsible: {
    title: {
      es: 'Poca, buena y sin apuro.',
      en: 'Little, good and without haste.',
      pt: 'Pouca, boa e sem pressa.',
    },

    paragraphs: [
      {
        es: `Vendemos solo a mayores de ${MINIMUM_AGE_YEARS} años. Beber alcohol en exceso es perjudicial para la salud. Si bebes, no conduzcas. Durante el embarazo y la lactancia, mejor nada.`,
        en: `We sell only to people of ${MINIMUM_AGE_YEARS} years or more. Drinking alcohol in excess is harmful to your health. If you drink, do not drive. During pregnancy and while breastfeeding, better none.`,
        pt: `Vendemos só a maiores de ${MINIMUM_AGE_YEARS} anos. Beber álcool em excesso é prejudicial à saúde. Se beber, não dirija. Durante a gravidez e a amamentação, melhor nada.`,
      },
      {
        es: 'Preferimos que disfrutes una y vuelvas, a que te lleves diez.',
        en: 'We would rather you enjoyed one and came back than took ten home.',
        pt: 'Preferimos que você desfrute uma e volte, a que leve dez.',
      },
    ],
  },

  end: {
    title: {
      es: '¿Por cuál empiezas?',
      en: 'Which one will be your first?',
      pt: 'Por qual você começa?',
    },

    text: {
      es: 'Detrás de cada etiqueta hay alguien que la hizo. Elige una y cuéntanos qué tal estuvo.',
      en: 'Behind each label is somebody who made it. Choose one, and tell us how it was.',
      pt: 'Por trás de cada rótulo há alguém que a fez. Escolha uma e conte como estava.',
    },
  },

  team: {
    title: { es: 'El equipo, a la vista', en: 'The team, in plain sight', pt: 'A equipe, à vista' },

    text: {
      es: 'Quienes hacemos Lúpulo creemos en las cuentas claras. Esto es lo que hacemos y cómo:',
      en: 'We who make Lúpulo believe in clear accounts. This is what we do, and how:',
      pt: 'Quem faz o Lúpulo acredita em contas claras. Isto é o que fazemos e como:',
    },

    links: [
      {
        to: '/contact',

        title: { es: 'Escríbenos', en: 'Write to us', pt: 'Escreva para nós' },
        text: { es: 'Te responde una persona.', en: 'A person answers.', pt: 'Uma pessoa responde.' },
      },
      {
        to: '/terms',

        title: { es: 'Términos de uso', en: 'Terms of use', pt: 'Termos de uso' },
        text: {
          es: 'Qué prometemos, y qué pedimos.',
          en: 'What we promise, and what we ask.',
          pt: 'O que prometemos, e o que pedimos.',
        },
      },
      {
        to: '/privacy',

        title: { es: 'Privacidad', en: 'Privacy', pt: 'Privacidade' },
        text: {
          es: 'Qué guardamos, y hasta cuándo.',
          en: 'What we keep, and until when.',
          pt: 'O que guardamos, e até quando.',
        },
      },
      {
        to: '/api/docs',

        title: { es: 'La API', en: 'The API', pt: 'A API' },
        text: { es: 'Para quien programa.', en: 'For programmers.', pt: 'Para quem programa.' },
      },
    ],
  },
}
