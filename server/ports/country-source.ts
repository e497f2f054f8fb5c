/** Who knows which countries there are. */
export interface CountrySource {
  /** Common names in English, of any continent; throws when there is no answer, or none that can be read. */
  fetchNames(): Promise<string[]>
}
