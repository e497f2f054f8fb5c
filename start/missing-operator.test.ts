import { expect, test } from 'vitest'
import { readEnv } from '#server/settings/env.ts'
import { missingOperator } from './missing-operator.ts'

const OPERATOR = {
  OPERATOR_LEGAL_NAME: 'Lúpulo S.R.L.',
  OPERATOR_TAX_NUMBER: 'CUIT 30-71234567-8',
  OPERATOR_ADDRESS: 'Av. Colón 120, Córdoba, Argentina',
  OPERATOR_PHONE: '+54 351 555 0100',
}
const real = (settings: object) => readEnv({ NODE_ENV: 'production', ALLOW_SANDBOX: '1', ...settings })

test('a real shop that does not tell who runs it says so once at start, and opens', () => {
  expect(missingOperator(real({ ...OPERATOR, OPERATOR_PHONE: '' }))).toBe(
    'OPERATOR_PHONE not set: neither the foot of pages nor the terms tell who runs this shop.',
  )
  expect(missingOperator(real({}))).toContain('OPERATOR_LEGAL_NAME, OPERATOR_TAX_NUMBER, OPERATOR_ADDRESS')
  expect(missingOperator(real(OPERATOR))).toBeUndefined()
  expect(missingOperator(readEnv({}))).toBeUndefined()
})

test('who runs the shop is known to its pages', () => {
  expect(real(OPERATOR).operator).toEqual({
    legalName: 'Lúpulo S.R.L.',
    taxNumber: 'CUIT 30-71234567-8',
    address: 'Av. Colón 120, Córdoba, Argentina',
    phone: '+54 351 555 0100',
  })
})
