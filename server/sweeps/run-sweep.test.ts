import { expect, onTestFinished, test, vi } from 'vitest'
import { openPool } from '#database/open-pool.ts'
import { sweeps } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { runSweep } from './run-sweep.ts'

const database = useTestDatabase()

test('a run leaves one note, which the next one writes over', async () => {
  const services = makeTestServices(database)
  await runSweep(services, 'purge-notices')
  const [first] = await database.db.select().from(sweeps)
  expect(first).toMatchObject({ name: 'purge-notices', failedAt: null, error: '' })
  expect(first!.startedAt <= first!.succeededAt!).toBe(true)
  await runSweep(services, 'purge-notices')
  const [second, ...others] = await database.db.select().from(sweeps)
  expect(others).toEqual([])
  expect(second!.succeededAt! > first!.succeededAt!).toBe(true)
})

test('without a database it fails as it always did, and says nothing more', async () => {
  const { db, pool } = openPool('postgresql://127.0.0.1:1/nowhere', 1)
  onTestFinished(() => pool.end())
  const services = makeTestServices({ db, pool })
  const says = vi.spyOn(services.log, 'warn')
  await expect(runSweep(services, 'remove-expired-verifications')).rejects.toThrow()
  expect(says).not.toHaveBeenCalled()
})

test('a run that cannot be noted did its work all the same', async () => {
  const services = makeTestServices(database)
  const says = vi.spyOn(services.log, 'warn')
  await database.pool.query('ALTER TABLE sweeps RENAME TO sweeps_away')
  await runSweep(services, 'purge-notices')
  await database.pool.query('ALTER TABLE sweeps_away RENAME TO sweeps')
  expect(says).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ work: 'purge-notices' }),
    'recurring work was not noted',
  )
})
