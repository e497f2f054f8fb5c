import type { ReportDecision, ReportedThing, ReportReason } from '../report-words.ts'
import type { Text } from './text.ts'

/** What anybody reports of the shop: its link, its page, and the words that the administration reads as well. */

export const report = { es: 'Reportar', en: 'Report', pt: 'Denunciar' }
export const reportNamed = { es: 'Reportar {name}', en: 'Report {name}', pt: 'Denunciar {name}' }
export const reviewOf = {
  es: 'la opinión de {person}',
  en: 'the review by {person}',
  pt: 'a avaliação de {person}',
}
export const titles: Record<ReportedThing, Text> = {
  beer: { es: 'Reportar una cerveza', en: 'Report a beer', pt: 'Denunciar uma cerveja' },
  company: { es: 'Reportar una cervecería', en: 'Report a brewery', pt: 'Denunciar uma cervejaria' },
  review: { es: 'Reportar una opinión', en: 'Report a review', pt: 'Denunciar uma avaliação' },
}
export const lead = {
  es: 'Lo mira una persona de la tienda. Nadie más se entera de quién reporta.',
  en: 'A person of the shop looks at it. Nobody else learns who reports.',
  pt: 'Uma pessoa da loja olha. Ninguém mais fica sabendo quem denuncia.',
}
export const why = { es: '¿Qué pasa?', en: 'What is wrong?', pt: 'O que acontece?' }
export const reasons: Record<ReportReason, Text> = {
  'not-as-said': { es: 'No es lo que dice', en: 'It is not what it says', pt: 'Não é o que diz' },
  offensive: { es: 'Es ofensivo', en: 'It is offensive', pt: 'É ofensivo' },
  minors: {
    es: 'Es ilegal, o se dirige a menores',
    en: 'It is illegal, or meant for minors',
    pt: 'É ilegal, ou se dirige a menores',
  },
  fraud: { es: 'Parece un fraude', en: 'It looks like a fraud', pt: 'Parece fraude' },
  copyright: {
    es: 'Usa algo que no es suyo (marca, foto, texto)',
    en: 'It uses what is not its own (brand, picture, text)',
    pt: 'Usa algo que não é seu (marca, foto, texto)',
  },
  other: { es: 'Otra cosa', en: 'Something else', pt: 'Outra coisa' },
}
export const words = {
  es: 'Cuéntanos más (opcional)',
  en: 'Tell us more (optional)',
  pt: 'Conte mais (opcional)',
}
export const wordsHint = {
  es: 'Qué viste y dónde. No hace falta que digas quién eres.',
  en: 'What you saw and where. You need not say who you are.',
  pt: 'O que você viu e onde. Não precisa dizer quem é.',
}
export const email = {
  es: 'Correo electrónico (opcional)',
  en: 'E-mail (optional)',
  pt: 'E-mail (opcional)',
}
export const emailHint = {
  es: 'Solo para avisarte qué se decidió; después lo borramos.',
  en: 'Only to tell you what was decided; we delete it after that.',
  pt: 'Só para avisar o que se decidiu; depois o apagamos.',
}
export const failed = { es: 'No se envió', en: 'It was not sent', pt: 'Não foi enviado' }
export const doneTitle = {
  es: 'Gracias, lo vamos a mirar',
  en: 'Thank you, we will look at it',
  pt: 'Obrigado, vamos olhar',
}
export const done = {
  es: 'Una persona de la tienda lo mira y decide. Si dejaste tu correo, te avisamos.',
  en: 'A person of the shop looks at it and decides. If you left your e-mail, we will tell you.',
  pt: 'Uma pessoa da loja olha e decide. Se você deixou seu e-mail, avisamos.',
}
export const nothingNamed = {
  es: 'Falta decir qué se reporta. Ve a la cerveza, la cervecería o la opinión, y pulsa «Reportar» ahí.',
  en: 'It does not say what is reported. Go to the beer, the brewery or the review, and press “Report” there.',
  pt: 'Falta dizer o que se denuncia. Vá à cerveja, à cervejaria ou à avaliação, e toque em «Denunciar» ali.',
}

export const mailSubject = {
  es: 'Lo que reportaste en Lúpulo',
  en: 'What you reported at Lúpulo',
  pt: 'O que você denunciou na Lúpulo',
}
export const mailTitle: Record<ReportDecision, Text> = {
  left: {
    es: 'Lo miramos y queda como está',
    en: 'We looked at it, and it stays as it is',
    pt: 'Olhamos, e fica como está',
  },
  'taken-down': {
    es: 'Lo miramos y ya no se ve',
    en: 'We looked at it, and it is not shown any more',
    pt: 'Olhamos, e não se vê mais',
  },
}
export const mailLead: Record<ReportedThing, Text> = {
  beer: {
    es: 'Alguien reportó con este correo una cerveza de la tienda.',
    en: 'Somebody reported a beer of the shop with this e-mail.',
    pt: 'Alguém denunciou com este e-mail uma cerveja da loja.',
  },
  company: {
    es: 'Alguien reportó con este correo una cervecería de la tienda.',
    en: 'Somebody reported a brewery of the shop with this e-mail.',
    pt: 'Alguém denunciou com este e-mail uma cervejaria da loja.',
  },
  review: {
    es: 'Alguien reportó con este correo una opinión sobre una cerveza.',
    en: 'Somebody reported a review of a beer with this e-mail.',
    pt: 'Alguém denunciou com este e-mail uma avaliação de uma cerveja.',
  },
}
export const mailDecided: Record<ReportDecision, Text> = {
  left: {
    es: 'No encontramos nada que la tienda no permita. Si pasa algo más, puedes volver a reportarlo.',
    en: 'We found nothing that the shop does not allow. If something else happens, you can report it again.',
    pt: 'Não encontramos nada que a loja não permita. Se acontecer algo mais, você pode denunciar de novo.',
  },
  'taken-down': {
    es: 'La tienda dejó de mostrarla. Gracias por avisar.',
    en: 'The shop has stopped showing it. Thank you for telling us.',
    pt: 'A loja deixou de mostrá-la. Obrigado por avisar.',
  },
}
export const mailNotYou = {
  es: 'Si no fuiste tú, no hace falta que hagas nada: borramos este correo de lo reportado.',
  en: 'If it was not you, you need not do anything: we have deleted this e-mail from the report.',
  pt: 'Se não foi você, não precisa fazer nada: apagamos este e-mail da denúncia.',
}
