import * as accountWords from './account-words.ts'

export const deliveryTexts = {
  recipient: { es: 'Quién recibe', en: 'Who receives it', pt: 'Quem recebe' },
  address: accountWords.address,
  city: accountWords.city,
  state: accountWords.stateProvince,
  country: accountWords.country,
  phone: accountWords.phone,
  phoneHint: {
    es: 'Opcional, para coordinar la entrega.',
    en: 'Optional, to arrange the delivery.',
    pt: 'Opcional, para combinar a entrega.',
  },
}
