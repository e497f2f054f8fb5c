export type CompanysBeer = { beer: number; company: number; rank: number }

/**
 * The few of the highest rank among many, of one company at most so many, in their order. Exact: what has once given way comes
 * after so many others that it never comes back.
 */
export class TopOfCompanies {
  readonly places: CompanysBeer[] = []
  readonly #most: number
  readonly #ofOne: number
  readonly #isFirst: (one: CompanysBeer, other: CompanysBeer) => boolean

  /** @param isFirst whether the first of two beers of one rank comes before the second */
  constructor(most: number, ofOne: number, isFirst: (one: CompanysBeer, other: CompanysBeer) => boolean) {
    this.#most = most
    this.#ofOne = ofOne
    this.#isFirst = isFirst
  }

  /** A beer of a lower rank is not among them. */
  get leastWanted(): number {
    return this.places.length < this.#most ? Number.NEGATIVE_INFINITY : this.places.at(-1)!.rank
  }

  /** A beer, by its number, at most once. */
  offer(beer: CompanysBeer): void {
    const { places } = this
    if (beer.rank < this.leastWanted) return
    const itsOwn = places.filter(({ company }) => company === beer.company)
    const givesWay = itsOwn.length === this.#ofOne ? itsOwn.at(-1) : places[this.#most - 1]
    if (givesWay && !this.#comesBefore(beer, givesWay)) return
    if (givesWay) places.splice(places.indexOf(givesWay), 1)
    const at = places.findIndex((place) => this.#comesBefore(beer, place))
    places.splice(at < 0 ? places.length : at, 0, beer)
  }

  #comesBefore(one: CompanysBeer, other: CompanysBeer): boolean {
    return one.rank === other.rank ? this.#isFirst(one, other) : one.rank > other.rank
  }
}
