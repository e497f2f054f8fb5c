/** What each fact of a beer is called: in forms, in files, in the audit log and on pages. `beerColumn`: in files alone. */

export const volumeMl = { es: 'Volumen (ml)', en: 'Volume (ml)', pt: 'Volume (ml)' }
