/** The few beers of the highest ranks, of equals the newer: for so few that each is compared with all of them. */
export class BestBeers {
  readonly beers: number[] = []
  #ranks: number[] = []
  #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** A beer, by its number, at most once. */
  offer(beer: number, rank: number): void {
    const { beers } = this
    if (beers.length === this.#most && this.#isBefore(beers.length - 1, beer, rank)) return
    let at = beers.length
    while (at > 0 && !this.#isBefore(at - 1, beer, rank)) at--
    beers.splice(at, 0, beer)
    this.#ranks.splice(at, 0, rank)
    beers.length = this.#ranks.length = Math.min(beers.length, this.#most)
  }

  #isBefore(at: number, beer: number, rank: number): boolean {
    return this.#ranks[at]! > rank || (this.#ranks[at] === rank && this.beers[at]! > beer)
  }
}
