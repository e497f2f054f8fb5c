import { createHmac } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30_000

/** The code of six digits that an authenticator shows for a key in base32 (RFC 6238). @param step 1 for the next one */
export function shownCode(key: string, step = 0): string {
  const bits = Array.from(key, (sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const number = hash.readUInt32BE(hash.at(-1)! & 15) & 0x7fff_ffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** A code of the right shape that it shows neither now nor in the minutes around. */
export function codeNotShown(key: string): string {
  const near = new Set([-2, -1, 0, 1, 2].map((step) => shownCode(key, step)))
  return ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !near.has(code))!
}
