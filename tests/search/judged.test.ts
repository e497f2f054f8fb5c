import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BeerPage } from '#contract/catalogue.ts'
import { importBeers } from '#database/import/import-beers.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { sendJson } from '#tests/http/send-json.ts'
import { fits, gradeOf, type JudgedBeer } from './grade-of.ts'
import { ENGLISH, JUDGED_QUESTIONS, type JudgedQuestion, PORTUGUESE, SPANISH } from './judged-questions.ts'
import { ndcgAtTen } from './ndcg.ts'

const LEAST_MEAN = 0.85
const TOLD = 10
/** 2,410 beers of 558 breweries; their licence lies beside them. */
const data = path.resolve(import.meta.dirname, '../fixtures/craft-beers')

describe('questions as people type them', () => {
  const database = useTestDatabase()
  let beers: Map<string, JudgedBeer>

  beforeAll(async () => {
    await importBeers(database.db, {
      beersCsv: path.join(data, 'beers.csv'),
      breweriesCsv: path.join(data, 'breweries.csv'),
    })
    const { rows } = await database.pool.query<JudgedBeer>(
      `SELECT beers.id, beers.name, type, substring(description FROM '^Estilo (.*?), elaborada') AS style,
              company AS brewery, city, state, abv_percent::float AS "abvPercent"
       FROM beers JOIN companies ON companies.id = company_id`,
    )
    beers = new Map(rows.map((beer) => [beer.id, beer]))
  })

  test('are forty in each language, and every rule stands for beers that there are', () => {
    expect([SPANISH, PORTUGUESE, ENGLISH].map((questions) => Object.keys(questions).length)).toEqual([
      40, 40, 40,
    ])
    const empty = JUDGED_QUESTIONS.flatMap(({ question, wanted }) =>
      wanted
        .filter((rule) => ![...beers.values()].some((beer) => fits(beer, rule)))
        .map((rule) => ({ question, rule })),
    )
    expect(empty).toEqual([])
  })

  test(`find what was wanted: nDCG@10 of ${LEAST_MEAN} on average`, async () => {
    const answers = []
    for (const judged of JUDGED_QUESTIONS) answers.push(await ask(judged))
    const mean = answers.reduce((sum, { ndcg }) => sum + ndcg, 0) / answers.length
    const worst = answers.sort((one, other) => one.ndcg - other.ndcg).slice(0, TOLD)
    expect(
      mean,
      `mean ${mean.toFixed(3)}; the worst:\n${worst.map(inWords).join('\n')}`,
    ).toBeGreaterThanOrEqual(LEAST_MEAN)
  })

  async function ask({ question, wanted }: JudgedQuestion) {
    const { body, status } = await sendJson(
      makeTestServices(database),
      'GET',
      `/product?name=${encodeURIComponent(question)}`,
    )
    expect(status, question).toBe(200)
    const came = (body as BeerPage).products.slice(0, 10).map(({ id }) => beers.get(id)!)
    const grades = came.map((beer) => gradeOf(beer, wanted))
    const best = [...beers.values()].map((beer) => gradeOf(beer, wanted)).filter((grade) => grade > 0)
    return { question, came, grades, ndcg: ndcgAtTen(grades, best) }
  }

  function inWords({ question, came, grades, ndcg }: Awaited<ReturnType<typeof ask>>): string {
    const list = came.map((beer, index) => `${grades[index]} ${beer.name} · ${beer.brewery}`)
    return `${ndcg.toFixed(2)} «${question}»: ${list.join('; ') || 'nothing came'}`
  }
})
