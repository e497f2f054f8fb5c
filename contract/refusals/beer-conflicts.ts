import type { RefusalTexts } from './refusal-texts.ts'

/** What cannot be done with beers and breweries as they stand, by hand or by file. */
export const BEER_CONFLICTS = {
  'company-incomplete': {
    status: 409,
    message: {
      es: 'Antes de publicar, completa los datos de tu compañía.',
      en: 'Before publishing, complete your company’s data.',
      pt: 'Antes de publicar, complete os dados da sua empresa.',
    },
  },
  'no-room-unproved': {
    status: 409,
    message: {
      es: 'Mientras tu correo no esté confirmado hay lugar para {room} cervezas. Abre el enlace que te enviamos, o pide otro en «Cuenta».',
      en: 'Until your email is confirmed there is room for {room} beers. Open the link that we mailed you, or ask for another under “Account”.',
      pt: 'Enquanto seu e-mail não for confirmado há lugar para {room} cervejas. Abra o link que enviamos, ou peça outro em «Conta».',
    },
  },
  'price-changed': {
    status: 409,
    message: {
      es: 'El precio de una cerveza cambió. Revisa tu carrito.',
      en: 'The price of a beer changed. Check your cart.',
      pt: 'O preço de uma cerveja mudou. Confira seu carrinho.',
    },
  },
  'not-enough-stock': {
    status: 409,
    message: {
      es: 'No queda la cantidad que pediste. Revisa tu carrito.',
      en: 'There are not as many left as you asked for. Check your cart.',
      pt: 'Não resta a quantidade que você pediu. Confira seu carrinho.',
    },
  },
  'brewery-without-seller': {
    status: 409,
    message: {
      es: 'La cervecería de una de tus cervezas todavía no vende aquí. Revisa tu carrito.',
      en: 'The brewery of one of your beers does not sell here yet. Check your cart.',
      pt: 'A cervejaria de uma das suas cervejas ainda não vende aqui. Revise seu carrinho.',
    },
  },
  'brewery-paused': {
    status: 409,
    message: {
      es: 'La cervecería de una de tus cervezas está en pausa. Revisa tu carrito.',
      en: 'The brewery of one of your beers is away. Check your cart.',
      pt: 'A cervejaria de uma das suas cervejas está em pausa. Revise seu carrinho.',
    },
  },
  'beer-not-on-sale': {
    status: 409,
    message: {
      es: 'Una cerveza de tu carrito ya no está a la venta.',
      en: 'A beer in your cart is no longer on sale.',
      pt: 'Uma cerveja do seu carrinho já não está à venda.',
    },
  },
  'below-held-stock': {
    status: 409,
    message: {
      es: 'Hay {held} unidades apartadas en compras abiertas.',
      en: '{held} units are held in open purchases.',
      pt: 'Há {held} unidades reservadas em compras abertas.',
    },
  },
  'stock-unclear': {
    status: 409,
    message: {
      es: 'Hay {held} unidades apartadas en compras abiertas: indica en stockShown las existencias que viste.',
      en: '{held} units are held in open purchases: say in stockShown which stock you saw.',
      pt: 'Há {held} unidades reservadas em compras abertas: informe em stockShown o estoque que você viu.',
    },
  },
  'record-changed': {
    status: 409,
    message: {
      es: 'Alguien cambió estos datos mientras los editabas.',
      en: 'Somebody changed this while you were editing it.',
      pt: 'Alguém mudou estes dados enquanto você os editava.',
    },
  },
  'too-many-saved': {
    status: 409,
    message: {
      es: 'No caben más cervezas guardadas: quita alguna primero.',
      en: 'There is no room for more saved beers: take one off first.',
      pt: 'Não cabem mais cervejas salvas: tire alguma primeiro.',
    },
  },
  'too-many-followed': {
    status: 409,
    message: {
      es: 'No caben más cervecerías: deja de seguir alguna primero.',
      en: 'There is no room for more breweries: stop following one first.',
      pt: 'Não cabem mais cervejarias: deixe de seguir alguma primeiro.',
    },
  },
  'import-running': {
    status: 409,
    message: {
      es: 'Ya se está publicando un archivo tuyo. Espera a que termine.',
      en: 'A file of yours is being published already. Wait until it ends.',
      pt: 'Um arquivo seu já está sendo publicado. Espere até que termine.',
    },
  },
  'import-waiting': {
    status: 409,
    message: {
      es: 'Un archivo tuyo espera lugar para publicarse. Espera a que siga, o descarta lo que le falta.',
      en: 'A file of yours waits for room to be published. Wait until it goes on, or discard the rest of it.',
      pt: 'Um arquivo seu espera lugar para ser publicado. Espere até que continue, ou descarte o que falta.',
    },
  },
  'import-answered': {
    status: 409,
    message: {
      es: 'Este archivo ya no espera tu respuesta.',
      en: 'This file no longer waits for your answer.',
      pt: 'Este arquivo já não espera sua resposta.',
    },
  },
  'import-has-bad-rows': {
    status: 409,
    message: {
      es: 'Hay filas con errores: corrígelas, o publica solo las filas buenas.',
      en: 'There are rows with errors: correct them, or publish only the good ones.',
      pt: 'Há linhas com erros: corrija-as, ou publique só as boas.',
    },
  },
  'import-prices-far': {
    status: 409,
    message: {
      es: 'Hay precios que pasan a diez veces lo que eran, o a la décima parte. Revísalos y marca que son correctos.',
      en: 'Some prices become ten times what they were, or a tenth of it. Check them and tick that they are right.',
      pt: 'Há preços que passam a dez vezes o que eram, ou à décima parte. Confira-os e marque que estão corretos.',
    },
  },
  'beer-archived': {
    status: 409,
    message: {
      es: 'Esta cerveza está archivada. Restáurala antes.',
      en: 'This beer is archived. Restore it first.',
      pt: 'Esta cerveja está arquivada. Restaure-a antes.',
    },
  },
  'import-nothing-left': {
    status: 409,
    message: {
      es: 'No queda ninguna fila por publicar.',
      en: 'No row is left to publish.',
      pt: 'Não resta nenhuma linha por publicar.',
    },
  },
} as const satisfies RefusalTexts
