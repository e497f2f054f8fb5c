import { expect, test } from 'vitest'
import { standingOf } from './standing-of.ts'

test.each([
  // The documentation's words.
  ['created', '', 'taken'],
  ['approved', '', 'in-process'],
  ['success', 'in_progress', 'in-process'],
  ['success', 'accredited', 'paid'],
  ['processed', 'approved', 'paid'],
  ['approved', 'approved', 'paid'],
  ['approved', 'partially_refunded', 'returned-partly'],
  ['transaction_in_process', 'pending_authorized', 'in-process'],
  ['transaction_in_process', 'pending_bank', 'in-process'],
  ['in_process', 'pending_authorized', 'in-process'],
  ['in_process', 'pending_bank', 'in-process'],
  ['pending', '', 'in-process'],
  ['refunded', 'refunded', 'returned'],
  ['rejected', 'by_bank', 'failed'],
  ['rejected', 'by_provider', 'failed'],
  ['rejected', 'high_risk', 'failed'],
  ['rejected', 'insufficient_funds', 'failed'],
  ['rejected', 'other_reason', 'failed'],
  ['rejected', 'review_manual', 'failed'],
  ['error', 'failed', 'failed'],
  ['canceled', '', 'failed'],
  // The test scenarios' words.
  ['new', '', 'taken'],
  ['failed', 'by_caps', 'failed'],
  ['partially_processed', '', 'in-process'],
  ['partially_processed', 'pending_bank', 'in-process'],
  ['processed', '', 'paid'],
  ['reverted', 'refunded', 'returned'],
  ['partially_reverted', 'partially_refunded', 'returned-partly'],
])('%s/%s is %s', (status, detail, standing) => {
  expect(standingOf(status, detail)).toBe(standing)
})

test.each([
  ['', ''],
  ['settled', ''],
  ['approved', 'by_magic'],
  ['success', 'pending'],
  ['constructor', ''],
  ['approved', 'toString'],
])('%s/%s is known to nobody, so neither paid nor failed', (status, detail) => {
  expect(standingOf(status, detail)).toBeUndefined()
})
