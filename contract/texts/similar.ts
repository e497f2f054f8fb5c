export const title = { es: 'Parecidas', en: 'Similar ones', pt: 'Parecidas' }
export const lead = {
  es: 'Por estilo, amargor y fuerza. Nadie paga por estar aquí.',
  en: 'By style, bitterness and strength. Nobody pays to be here.',
  pt: 'Por estilo, amargor e força. Ninguém paga para estar aqui.',
}
export const bitterer = { es: 'más amarga', en: 'more bitter', pt: 'mais amarga' }
export const milder = { es: 'más suave', en: 'milder', pt: 'mais suave' }
export const stronger = { es: 'más fuerte', en: 'stronger', pt: 'mais forte' }
export const lighter = { es: 'más ligera', en: 'lighter', pt: 'mais leve' }
export const asMuch = {
  es: 'igual de amarga y de fuerte',
  en: 'as bitter and as strong',
  pt: 'tão amarga e tão forte quanto esta',
}
export const asStrong = { es: 'igual de fuerte', en: 'as strong', pt: 'tão forte quanto esta' }
