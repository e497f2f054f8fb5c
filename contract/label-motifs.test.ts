import { describe, expect, test } from 'vitest'
import { HINT_WORDS } from './label-hints.ts'
import { MOTIF_WORDS, motifOf, motifsIn } from './label-motifs.ts'

test('no word stands for two things', () => {
  const words = [...Object.values(MOTIF_WORDS), ...Object.values(HINT_WORDS)].flatMap((of) => of.split(' '))
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
})

test.each(Object.entries(MOTIF_WORDS))('%s is found by each of its words', (motif, words) => {
  for (const word of words.split(' ')) expect(motifsIn(word)).toEqual([motif])
})

const beer = (name: string, type = 'Sour Beer', description = '') => ({ name, type, description })

describe('what a label shows', () => {
  test.each([
    ['Frambuesa de Chacra', 'raspberry'],
    ['Framboesas do Sul', 'raspberry'],
    ['Raspberry Berliner', 'raspberry'],
    ['Maracuyá Salvaje', 'passionfruit'],
    ['Suco de Maracujá', 'passionfruit'],
    ['PASSION FRUIT', 'passionfruit'],
    ['Jasy Renyhẽ', 'moon'],
    ['Tatatĩ', 'fire'],
    ['Q’osñi', 'fire'],
    ['Ladeira Acima', 'stairs'],
    ['Callejón', 'stairs'],
    ['Doble Fila', 'car'],
    ['Compuerta Nueve', 'gate'],
    ['Colibrí del Páramo', 'hummingbird'],
    ['Beija-flor', 'hummingbird'],
    ['Hummingbird Saison', 'hummingbird'],
    ['Puente Viejo', 'bridge'],
    ['Ponte Velha', 'bridge'],
    ['Old Bridge', 'bridge'],
    ['Cachoeira', 'waterfall'],
    ['Trem Bão', 'train'],
    ['Faro Encendido', 'lighthouse'],
    ["Devil's Cup", 'devil'],
    ['Miner’s Gold', 'pick'],
    ['Persiana Baja', 'shutter'],
    ['Balcón Colorado', 'balcony'],
    ['Ñaña', null],
    ['', null],
  ])('a name in any of its languages: %s', (name, motif) => expect(motifOf(beer(name))).toBe(motif))

  test('the first thing of a name', () => {
    expect(motifOf(beer('Cacao y Niebla'))).toBe('cacao')
    expect(motifOf(beer('Niebla y Cacao'))).toBe('fog')
  })

  test('an ingredient of the description where the name says nothing, in styles that are brewed with some', () => {
    const description = 'Bajo la luna, con doscientos gramos de frambuesa por litro.'
    expect(motifOf(beer('Chacra', 'Sour Beer', description))).toBe('raspberry')
    // There it is what it tastes like.
    expect(motifOf(beer('Chacra', 'IPA', description))).toBeNull()
    expect(motifOf(beer('Puna', 'Sour Beer', description))).toBe('raspberry')
  })

  test.each(Object.entries(HINT_WORDS))('what a name means by the way: %s', (motif, words) => {
    for (const word of words.split(' ')) expect(motifOf(beer(word, 'IPA'))).toBe(motif)
  })

  test('by the way only where it speaks of nothing else, and nothing is known to be in it', () => {
    expect(motifOf(beer('Black Lighthouse'))).toBe('lighthouse')
    expect(motifOf(beer('Black', 'Stout', 'Con cacao.'))).toBe('cacao')
    expect(motifOf(beer('Black', 'IPA', 'Con cacao.'))).toBe('raven')
  })

  test('nothing of parts of words', () => expect(motifOf(beer('Solsticio Marejada'))).toBeNull())
})
