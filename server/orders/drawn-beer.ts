import { sql } from 'drizzle-orm'

/** SQL of `beers` and `companies`: what the label of a beer is drawn from, as `LabelFacts`: the beer as it is today. */
export const DRAWN_BEER = sql`json_build_object('id', beers.id, 'name', beers.name, 'company', companies.company,
  'type', beers.type, 'abvPercent', beers.abv_percent, 'ibu', beers.ibu, 'description', beers.description)`
