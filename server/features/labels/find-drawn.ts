import type { Pool } from 'pg'
import { motifOf } from '#contract/label-motifs.ts'
import type { BeerType } from '#contract/limits.ts'
import type { CardBeer } from './cards/draw-beer-card.ts'
import type { ArtCompany } from './draw-company-art.ts'
import type { PackedBeer } from './packshots/draw-packshot.ts'

type BeerRow = Omit<CardBeer & PackedBeer, 'abvPercent' | 'motif'> & {
  type: BeerType
  abv_percent: string
  description: string
}

/** What the labels are drawn from, read when one is asked for. Beers that are off sale keep their label. */
export function drawnFrom(pool: Pool) {
  return {
    async findBeer(id: string): Promise<(CardBeer & PackedBeer) | undefined> {
      const { rows } = await pool.query<BeerRow>({
        name: 'label-beer',
        text: `SELECT coalesce(beer.label_seed, beer.id) AS id, beer.name, company.company, shown_name(company.id) AS "shownAs", beer.type, beer.abv_percent, beer.ibu, beer.description, beer.presentation,
            beer.units_per_pack AS "unitsPerPack"
          FROM beers AS beer JOIN companies AS company ON company.id = beer.company_id WHERE beer.id = $1`,
        values: [id],
      })
      const [row] = rows
      if (!row) return undefined
      const { abv_percent: abvPercent, description, ...beer } = row
      return { ...beer, abvPercent: Number(abvPercent), motif: motifOf(row) }
    },
    async findCompany(id: string): Promise<ArtCompany | undefined> {
      const { rows } = await pool.query<ArtCompany>({
        name: 'label-company',
        text: 'SELECT id, company AS name, country, state, city, story FROM companies WHERE id = $1',
        values: [id],
      })
      return rows[0]
    },
  }
}
