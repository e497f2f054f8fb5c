/** Orders `first` to `last` of a shop, and when the first of them and the one after the last were placed: days ago. */
export type Month = { first: number; last: number; fromDaysAgo: number; untilDaysAgo: number }
