/**
 * How close a beer is to another one with which it was bought, in SQL, of `beer_pairs AS pair` and the other one's `paired_beers AS other`: by
 * how many buyers, over the root of all who bought the other one, so that what is in every cart is not everything's pair. Of one that
 * is not counted yet, those of the pair stand for all.
 */
export const closeness = 'pair.buyers / sqrt(greatest(other.buyers, pair.buyers))'
