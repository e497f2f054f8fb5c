import { buyingAgeYears } from '../../age.ts'
import {
  ADMIN_SESSION,
  BUYER_SEEN_DAYS,
  KEPT_DAYS,
  MINIMUM_AGE_YEARS,
  SECOND_FACTOR,
  SIGN_IN_MINUTES,
} from '../../limits.ts'
import type { Documents } from '../spanish-documents.ts'
import { PT_STYLE_WORDS } from './style-words.ts'

/** What is only to be read, in Portuguese. Of two readings the Spanish one holds. */
export const PT_DOCUMENTS: Documents = {
  styleWords: PT_STYLE_WORDS,
  about: {
    title: 'Cerveja com nome e sobrenome.',
    metaTitle: 'Sobre nós',
    lead: 'Lúpulo é um mercado de cerveja artesanal. As cervejarias publicam o que fazem; você escolhe, paga e conta aos outros como estava.',
    ways: [
      {
        title: 'Comprar',
        steps: [
          'Busque por estilo, preço, amargor ou força, e encha o carrinho. Não é preciso ter conta até pagar.',
          'Ao iniciar a compra reservamos suas cervejas enquanto você paga. O preço é o que você viu: se mudou, avisamos antes.',
          'Com o pagamento aprovado chega um e-mail com os detalhes. Suas compras mostram cada pedido, e ali você pode avaliar o que bebeu.',
        ],
        to: '/shop',
        go: 'Ver cervejas',
      },
      {
        title: 'Vender',
        steps: [
          'Registre sua empresa com seus dados e os da cervejaria.',
          'Cada cerveja tem seu preço, seu estoque e um rótulo desenhado a partir dos seus próprios dados.',
          'A mesma garrafa nunca é vendida duas vezes: o que alguém está pagando fica reservado.',
        ],
        to: '/sellerSignUp',
        go: 'Vender a minha',
      },
    ],
    responsible: {
      title: 'Pouca, boa e sem pressa.',
      paragraphs: [
        `Vendemos só a maiores de ${MINIMUM_AGE_YEARS} anos. Beber álcool em excesso é prejudicial à saúde. Se beber, não dirija. Durante a gravidez e a amamentação, melhor nada.`,
        'Preferimos que você desfrute uma e volte, a que leve dez.',
      ],
    },
    team: {
      title: 'A equipe, à vista',
      text: 'Quem faz o Lúpulo acredita em contas claras. Isto é o que fazemos e como:',
      links: [
        { to: '/contact', text: 'Escreva para nós: uma pessoa responde' },
        { to: '/terms', text: 'Termos de uso: o que prometemos' },
        { to: '/privacy', text: 'Privacidade: o que guardamos' },
        { to: '/api/docs', text: 'A API, para quem programa' },
      ],
    },
  },
  contactWays: {
    label: 'Outras maneiras de chegar a nós',
    mail: { title: 'Também por e-mail', text: 'Escreva por onde escrever, uma pessoa responde.' },
    purchase: {
      title: 'É sobre uma compra?',
      text: 'Diga qual cerveja e de que dia.',
      to: '/myShop',
      go: 'Ver minhas compras',
    },
    password: {
      title: 'Esqueceu a senha?',
      text: 'Para isso não é preciso esperar por nós.',
      to: '/forgotPassword',
      go: 'Recuperar senha',
    },
    kept: {
      title: 'Seus dados',
      text: 'Guardamos sua mensagem para responder, e para nada mais.',
      to: '/privacy',
      go: 'Privacidade',
    },
  },
  privacy: {
    title: 'Política de privacidade',
    lead: 'O que guardamos sobre você, para quê e quem vê. Guardamos o que é preciso para vender cerveja, e nada para segui-lo.',
    sections: [
      {
        title: 'O que guardamos',
        paragraphs: [
          'De quem compra: nome, sobrenome, documento, e-mail, endereço e, se informado, telefone. De quem vende: o mesmo e o nome e a apresentação da empresa. Da senha guarda-se só um resumo do qual não há volta.',
          'Se você entra com um provedor como o Google: o identificador da sua conta lá e o nome, o sobrenome e o e-mail que ele nos dá. Nem a senha que você usa lá, nem sua foto.',
          'De cada sessão: de que navegador foi aberta e quando foi usada. O endereço de rede não é guardado.',
          'De cada pedido: o que foi pedido, a que preço, para onde vai e o que aconteceu com o pagamento. Também as avaliações que você escreve.',
          'De quem nos escreve pela página de contato: nome, e-mail, telefone e a mensagem, para responder.',
          'Da data de nascimento que você informa na entrada fica só a resposta, no seu próprio navegador: maior ou menor de idade.',
        ],
      },
      {
        title: 'O pagamento',
        paragraphs: [
          'Os dados do seu cartão você escreve no site do provedor de pagamentos e eles nunca passam pelo Lúpulo. Nós recebemos o número do pagamento, o valor e se foi aprovado. Dizemos ao provedor o que você pediu e por quanto.',
          `Os avisos que o provedor nos manda são apagados ${KEPT_DAYS.paymentNotices} dias depois de processados.`,
        ],
      },
      {
        title: 'Quem vê',
        paragraphs: [
          'Público é só isto: nas avaliações, seu nome e a inicial do sobrenome; de uma cervejaria, seu nome, seu lugar e o que publica. O e-mail, o documento, o telefone e o endereço não aparecem em nenhuma página pública.',
          `A cervejaria da qual você compra pode ver o que é preciso para o envio: o que você comprou, seu nome, seu e-mail e o endereço de entrega. Seu e-mail, seu telefone e seu endereço ela vê até ${BUYER_SEEN_DAYS.afterHandOver} dias depois da entrega, que para isto se dá por feita no máximo ${BUYER_SEEN_DAYS.onTheWay} dias depois do envio; se você cancelar, deixa de vê-los na hora. A administração da loja pode ver os dados das contas e os pedidos.`,
          'Não vendemos seus dados nem os usamos para publicidade.',
        ],
      },
      {
        title: 'Cookies',
        paragraphs: [
          'Usamos só cookies próprios e necessários. Não há cookies de terceiros, de publicidade nem de estatísticas.',
          `Sessão: lembra que você entrou, até ${KEPT_DAYS.session} dias depois do último uso ou até que a encerre. A de quem administra termina após ${ADMIN_SESSION.idleMinutes} minutos sem uso e, no máximo, ${ADMIN_SESSION.hours} horas depois de aberta.`,
          `Navegador conhecido: lembra, cifrado, que você entrou na sua conta por este navegador, até ${KEPT_DAYS.knownBrowser} dias. Não abre nada: serve para que as tentativas erradas de outras pessoas não deixem você de fora.`,
          `Entrada com um provedor: a tentativa, por ${SIGN_IN_MINUTES.attempt} minutos, e quem você é enquanto escolhe para que é sua conta, até ${SIGN_IN_MINUTES.choice}. Se não escolher, apaga-se.`,
          `Segunda etapa de quem administra: que a senha estava correta e falta o código, por ${SECOND_FACTOR.logInMinutes} minutos.`,
          `Carrinho: as cervejas que você escolheu e suas quantidades, até ${KEPT_DAYS.cart} dias.`,
          `Idade: sua resposta na entrada; sua data de nascimento só enquanto não basta para comprar em todos os países. A de um adulto dura ${KEPT_DAYS.adult} dias; a de um menor, ${KEPT_DAYS.minor === 1 ? 'um dia' : `${KEPT_DAYS.minor} dias`}.`,
          'Idioma: o que você escolheu, por um ano.',
          'Seu e-mail: o que você informou ao criar a conta ou ao recuperar a senha, para não pedi-lo de novo ao entrar. Dura dez minutos, ou até você entrar.',
          'Aviso: a mensagem que a página seguinte mostra, por exemplo ao entrar. Dura um minuto.',
          'No armazenamento do navegador ficam também uma cópia do carrinho, seu papel e um identificador para desenhar o menu, e se você pulou uma animação.',
          'Para quando não houver conexão, seu navegador guarda também as últimas cervejas que você olhou, com o que qualquer pessoa pode saber delas e nada sobre você. Elas são apagadas ao sair da conta e quando sua resposta na entrada deixa de valer.',
        ],
      },
      {
        title: 'Registros e limites',
        paragraphs: [
          'O registro técnico anota que página foi pedida, quando e com que resultado, sem o que você escreveu nos formulários. De cada entrada anota também o identificador da conta e se deu certo. Para frear abusos contamos tentativas por endereço de rede e por e-mail, e cervejas reservadas por endereço de rede, guardadas por pouco tempo e só como um resumo com chave.',
        ],
      },
      {
        title: 'Seus dados são seus',
        paragraphs: [
          'Como preveem as leis de proteção de dados, você pode levar uma cópia dos seus dados, corrigi-los ou apagar sua conta quando quiser: em “Meus dados” e no seu perfil, depois de entrar. Se não tem conta ou algo não funciona, escreva para nós.',
          'Ao apagar a conta desaparecem seu nome, seu e-mail, seu documento, seu telefone, seu endereço, suas sessões e suas mensagens. Ficam as compras, porque a lei pede que se guardem os registros de venda, e as avaliações: ambas sem seu nome. Enquanto houver um pedido não pago, um envio pendente ou uma devolução em andamento, a conta espera.',
        ],
        link: { to: '/contact', text: 'Escreva para nós' },
      },
    ],
  },
  terms: {
    title: 'Termos de uso',
    lead: 'O que você pode esperar do Lúpulo e o que esperamos de você, sem letras miúdas.',
    sections: [
      {
        title: 'Quem pode usar o Lúpulo',
        paragraphs: [
          `O Lúpulo é só para maiores de ${MINIMUM_AGE_YEARS} anos. Antes de entrar perguntamos a data de nascimento; quem não chega a essa idade não pode ver a loja nem comprar. Para um envio vale a idade do país de destino: no Paraguai, ${buyingAgeYears('Paraguay')} anos, também para quem o recebe.`,
          'Os dados da sua conta têm de ser verdadeiros e a senha é só sua. Há uma conta por e-mail. A administração pode desativar contas e produtos; uma conta desativada não pode entrar.',
        ],
      },
      {
        title: 'Quem vende',
        paragraphs: [
          'O Lúpulo é um mercado: cada cerveja é publicada e vendida por uma cervejaria, que aparece com seu nome junto à cerveja. A descrição, o preço e a quantidade disponível são dela. A loja recebe o pagamento através do provedor de pagamentos.',
          'As contas de cervejaria servem para vender e não para comprar.',
        ],
      },
      {
        title: 'Preços',
        paragraphs: [
          'Os preços estão em dólares dos Estados Unidos (U$S). O total que você vê no carrinho é o que se pede ao pagar: não somamos nada depois. Se um preço mudou desde que você pôs a cerveja no carrinho, mostramos antes de pagar e nada é cobrado até que você o aceite.',
        ],
      },
      {
        title: 'Reservar e pagar',
        paragraphs: [
          'Quando você inicia uma compra reservamos suas cervejas por um tempo limitado, para que ninguém as leve enquanto você paga. Se o pagamento não chega a tempo, as cervejas voltam à venda, nada é cobrado e avisamos por e-mail.',
          'Paga-se no site do provedor de pagamentos. Uma compra fica confirmada quando o provedor nos diz que o pagamento foi aprovado; então escrevemos com os detalhes.',
        ],
      },
      {
        title: 'Entrega',
        paragraphs: [
          'Cada pedido vai ao endereço que aparece no carrinho ao iniciar a compra, em um envio por cervejaria. Suas compras mostram em que estado está cada um. Não prometemos um prazo de entrega.',
        ],
      },
      {
        title: 'O que pode ser cancelado',
        paragraphs: [
          'Um pedido que você ainda não pagou não o compromete a nada: se não for pago, vence sozinho e nada é cobrado.',
          'Um envio pago você mesmo cancela em Minhas compras enquanto a cervejaria não o tiver marcado como enviado: volta tudo o que você pagou por essas cervejas, e as demais seguem seu caminho. Depois que saiu não se cancela mais pela loja; se algo não chegou ou chegou mal, peça ajuda nas suas compras e a administração pode devolver tudo ou uma parte.',
          'O que comprou uma conta que é desativada é enviado mesmo assim. Se a administração devolver dinheiro ou cancelar um pedido, escrevemos a você com o motivo.',
        ],
      },
      {
        title: 'Devoluções de dinheiro',
        paragraphs: [
          'Se um pagamento chega tarde e as cervejas já não estão, se o mesmo pedido é pago duas vezes ou se o valor não é o que corresponde, devolvemos esse dinheiro sem que você peça.',
          'As devoluções vão ao mesmo meio de pagamento e avisamos por e-mail quando estão feitas. Quanto demoram a aparecer na sua conta depende do provedor e do seu banco. Estes termos não tiram nenhum direito que a lei do seu país lhe dê.',
        ],
      },
      {
        title: 'Avaliações',
        paragraphs: [
          'Só avalia quem comprou e pagou a cerveja, uma vez por cerveja. A avaliação é pública, com seu nome e a inicial do seu sobrenome.',
          'Se essa compra for cancelada ou reembolsada, a avaliação é apagada com ela. O que foi grátis não se avalia, e nenhuma cervejaria avalia o que é seu.',
        ],
      },
      {
        title: 'Beber com responsabilidade',
        paragraphs: [
          'Beber álcool em excesso é prejudicial à saúde. Se beber, não dirija. Não compre para menores de idade.',
        ],
      },
    ],
  },
}
