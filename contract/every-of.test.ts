import { expect, test } from 'vitest'
import { everyOf } from './every-of.ts'

type Meal = 'breakfast' | 'lunch' | 'dinner'

test('a list of every member is handed back as it is', () => {
  expect(everyOf<Meal>()(['dinner', 'breakfast', 'lunch'])).toEqual(['dinner', 'breakfast', 'lunch'])
})

// The compiler is the check here: where one of these lists were taken, `tsc` would say that nothing is to be expected.
test('a list without a member, or with a stranger, does not compile', () => {
  const lists = [
    // @ts-expect-error 'dinner' is missing.
    everyOf<Meal>()(['breakfast', 'lunch']),
    // @ts-expect-error Nothing is there.
    everyOf<Meal>()([]),
    // @ts-expect-error 'tea' is no meal.
    everyOf<Meal>()(['breakfast', 'lunch', 'dinner', 'tea']),
    // @ts-expect-error A list that may be anything names nobody.
    everyOf<Meal>()([] as Meal[] as readonly ('breakfast' | 'lunch')[]),
  ]
  expect(lists).toHaveLength(4)
})
