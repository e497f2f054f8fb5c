export const askedFor = {
  es: 'Pediste {count}; {rest}',
  en: 'You asked for {count}; {rest}',
  pt: 'Você pediu {count}; {rest}',
}
