import { afterAll, afterEach } from 'vitest'
import { hearAnswers } from './hear-answers.ts'
import { keepBroken, takeBroken } from './taken-broken.ts'

function expectKept(): void {
  const broken = takeBroken()
  if (broken.length) throw new Error(['An answer is not what its contract promises:', ...broken].join('\n'))
}

/** Before each file of tests: the test whose answers are not what their contract promises fails, with call and field. */
const end = hearAnswers(keepBroken)
afterEach(expectKept)
// What was asked after the last test, too.
afterAll(() => {
  end()
  expectKept()
})
