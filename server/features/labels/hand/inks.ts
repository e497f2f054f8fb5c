/** What a brewery prints with: three tones of its house colour, and the colours that go with it. */
export interface Inks {
  /** Nearly black: text on `pale`, grounds under `pale` text. */
  deep: string
  /** The house colour itself. */
  main: string
  /** Text on `main`: whichever of the other two reads better. */
  onMain: string
  /** Nearly white, warm or cool as the house is. */
  pale: string
  /** Second colours, one a beer: what tells siblings apart. */
  partners: readonly [string, string, string, string, string]
}

/**
 * The house colours, around the wheel and then the quiet ones. `deep` and `pale` read at least
 * 13 : 1 on one another, `onMain` on `main` at least 5 : 1 (hand-of.test.ts).
 */
export const HOUSE_INKS: Readonly<Record<string, Inks>> = {
  brick: {
    deep: '#3a0f12',
    main: '#bd2f27',
    onMain: '#fdf0e2',
    pale: '#fdf0e2',
    partners: ['#f7b23b', '#7fc4b8', '#f59a86', '#a9cf6b', '#8ab4e8'],
  },
  tangerine: {
    deep: '#3b1a0b',
    main: '#f0812f',
    onMain: '#3b1a0b',
    pale: '#fff3df',
    partners: ['#2b9a94', '#ffd25c', '#d9477a', '#8fb7e6', '#7d9f3c'],
  },
  mustard: {
    deep: '#33260a',
    main: '#e3ab1f',
    onMain: '#33260a',
    pale: '#fdf6dc',
    partners: ['#d9532f', '#3f8f88', '#8d5fa8', '#7aa644', '#4b86c6'],
  },
  olive: {
    deep: '#232a10',
    main: '#5f6b1c',
    onMain: '#f7f4dd',
    pale: '#f7f4dd',
    partners: ['#e8a13a', '#d7694a', '#c9d36a', '#78b5b0', '#e6a7b4'],
  },
  leaf: {
    deep: '#0d3018',
    main: '#1f7434',
    onMain: '#f3f8e3',
    pale: '#f3f8e3',
    partners: ['#f5d34e', '#f2795c', '#b8de7a', '#7cc7d8', '#f0a8c6'],
  },
  bottle: {
    deep: '#0b2a24',
    main: '#14604c',
    onMain: '#f4f1df',
    pale: '#f4f1df',
    partners: ['#e7b84c', '#e58a63', '#8ec9a0', '#d9d48c', '#e7a2a8'],
  },
  teal: {
    deep: '#062c33',
    main: '#0c6f7c',
    onMain: '#eef8f2',
    pale: '#eef8f2',
    partners: ['#f48d5c', '#f6cf5f', '#8fd9c4', '#f09bb0', '#c0d86c'],
  },
  sky: {
    deep: '#10283f',
    main: '#4ba3d8',
    onMain: '#10283f',
    pale: '#f1f7fb',
    partners: ['#f5705a', '#ffd35a', '#9cd9c0', '#f5a7c4', '#f2a24b'],
  },
  cobalt: {
    deep: '#0d1a4d',
    main: '#2a4fc4',
    onMain: '#f2f2fb',
    pale: '#f2f2fb',
    partners: ['#ff9a56', '#f9d64f', '#7fcbe8', '#f68aa9', '#8ed6a4'],
  },
  navy: {
    deep: '#0c1830',
    main: '#233f6e',
    onMain: '#f6f0e2',
    pale: '#f6f0e2',
    partners: ['#e96a4f', '#efb94a', '#8bb8d6', '#e7a894', '#9fc79c'],
  },
  violet: {
    deep: '#241049',
    main: '#6e43b8',
    onMain: '#f6f0fb',
    pale: '#f6f0fb',
    partners: ['#f7a03c', '#f4d35e', '#b79cf0', '#f27f9e', '#7fd1b9'],
  },
  plum: {
    deep: '#310b2c',
    main: '#87286f',
    onMain: '#fbeff3',
    pale: '#fbeff3',
    partners: ['#f0a23f', '#ef7d72', '#d79be0', '#7cc0bc', '#c9d069'],
  },
  magenta: {
    deep: '#41082b',
    main: '#c22468',
    onMain: '#fff0f2',
    pale: '#fff0f2',
    partners: ['#ffc845', '#4fb9b3', '#f99ab2', '#8d7ae0', '#a5d15a'],
  },
  blush: {
    deep: '#4a1526',
    main: '#f2a0a4',
    onMain: '#4a1526',
    pale: '#fff5ee',
    partners: ['#c83f4f', '#3f8f7f', '#f7c95c', '#5f7fd0', '#e9743c'],
  },
  cocoa: {
    deep: '#26130c',
    main: '#74432a',
    onMain: '#faf0e0',
    pale: '#faf0e0',
    partners: ['#e49a43', '#d96a4a', '#8fb59a', '#ecc77a', '#86a9c9'],
  },
  bone: {
    deep: '#17161a',
    main: '#2b2a30',
    onMain: '#f4efe2',
    pale: '#f4efe2',
    partners: ['#ef4f3a', '#f2b53a', '#57b0a4', '#ef8fae', '#6f8ff0'],
  },
}
