import { type Motif, motifsIn } from '#contract/label-motifs.ts'
import { LAND_OF, THING_OF_LAND } from './lands.ts'

/** What the air is full of: drawn over a land instead of a sun, and no thing by itself. */
const AIRS = ['wind', 'fog', 'snow', 'rain'] as const
export type Air = (typeof AIRS)[number]

const SKY = 'cloud lightning sun moon star condor butterfly hummingbird rocket'.split(' ')
const BEASTS = 'crab bird goat mule turtle dog cat bear wolf deer snake octopus rabbit bull fish'.split(' ')
/** Things that grow on something: they hang from above, on a stem. */
const HUNG =
  'raspberry berries passionfruit citrus stonefruit cherry grape guava physalis apple mango banana coffee cacao hop herb tamarind bell kantuta'.split(
    ' ',
  )

export interface Subject {
  motif: Motif
  /** In the sky, hanging from above, grown on a stalk, or with its feet on the ground. */
  stands: 'sky' | 'hung' | 'grown' | 'ground'
  air?: Air
}

/** Weather is what a brewery is called by, or nothing of it: stories are full of storms. */
const WEATHER = ['cloud', 'lightning']

/**
 * The one thing that a brewery's picture shows: the first that its name speaks of, else an animal of its story, else the first
 * thing in that, else what stands in the land that it is called by. Lands and winds are drawn as such.
 */
export function subjectOf({ name, story }: { name: string; story: string }): Subject {
  const isThing = (motif: Motif) => !(motif in LAND_OF) && !isAir(motif)
  const named = motifsIn(name)
  const told = motifsIn(story)
  const motif =
    named.find(isThing) ??
    told.find((one) => BEASTS.includes(one)) ??
    told.find((one) => isThing(one) && !WEATHER.includes(one)) ??
    named.map((one) => THING_OF_LAND[one]).find((one) => one) ??
    'glass'
  const air = named.find(isAir)
  return { motif, stands: standOf(motif), ...(air && { air }) }
}

function standOf(motif: Motif): Subject['stands'] {
  if (motif === 'flower') return 'grown'
  return SKY.includes(motif) ? 'sky' : HUNG.includes(motif) ? 'hung' : 'ground'
}

const isAir = (motif: Motif): motif is Air => AIRS.some((air) => air === motif)
