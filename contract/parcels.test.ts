import { expect, test } from 'vitest'
import { shipment } from './parcels.ts'

const trackingOf = (tracking: string) => shipment.safeParse({ carrier: 'Andreani', tracking })

test.each(['3,60002E+14', '3.60002E+14', ' 4e+12 '])(
  '«%s», a number that a sheet has rounded, is no tracking number',
  (tracking) => {
    expect(trackingOf(tracking).error?.issues.map(({ message }) => message)).toEqual([
      expect.stringContaining('redondeó'),
    ])
  },
)

test.each(['360002000123456', '3E14', 'E+14', '12E+14', 'CA-2026'])('«%s» is one', (tracking) => {
  expect(trackingOf(tracking).data?.tracking).toBe(tracking)
})
