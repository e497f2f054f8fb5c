import type { Transaction } from '#database/open-pool.ts'
import { reviews, shopRating } from '#database/schema.ts'
import type { DemoPurchase } from './demo-purchases.ts'
import { beerKey, type SeededBeers } from './seed-beers.ts'
import type { SeededPeople } from './seed-people.ts'

/** What buyers wrote after their purchases. The beers' ratings follow by a trigger, which takes the shop's mean as it will be. */
export async function seedReviews(
  tx: Transaction,
  purchases: DemoPurchase[],
  people: SeededPeople,
  beers: SeededBeers,
  daysBefore: (days: number, hour?: number) => Date,
): Promise<void> {
  const written = purchases.flatMap(({ buyer, hour, lines }) =>
    lines.flatMap(({ brewery, beer, review }) =>
      review
        ? [
            {
              buyerId: people.buyers[buyer]!,
              beerId: beers.get(beerKey(brewery, beer))!.id,
              rate: review.rate,
              comment: review.comment,
              createdAt: daysBefore(review.daysAgo, hour),
            },
          ]
        : [],
    ),
  )
  const rateCount = written.length
  const rateSum = written.reduce((total, { rate }) => total + rate, 0)
  await tx
    .insert(shopRating)
    .values({ mean: Math.round((100 * rateSum) / rateCount) / 100, rateCount, rateSum })
  await tx.insert(reviews).values(written)
}
