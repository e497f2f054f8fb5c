import { expect, test } from 'vitest'
import { endAll } from './end-all.ts'

test('all that was started ends, the last one first, also where one fails to', async () => {
  const ended: string[] = []
  const ends = ['world', 'shop', 'proxy'].map((name) => async () => {
    ended.push(name)
    if (name === 'shop') throw new Error('it said a secret')
  })
  await expect(endAll(ends)).rejects.toThrow('it said a secret')
  expect(ended).toEqual(['proxy', 'shop', 'world'])
  expect(ends).toEqual([])
})
