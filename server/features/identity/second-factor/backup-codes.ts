import { randomInt } from 'node:crypto'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { BACKUP_CODE } from '#contract/limits.ts'

/** Small letters and digits without those that look alike in print: 0 o, 1 i l. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Codes for a printed list, 49 random bits each: `k7m2p-9xq4t`. */
export function makeBackupCodes(): string[] {
  return Array.from({ length: BACKUP_CODE.count }, () => {
    const signs = Array.from({ length: BACKUP_CODE.characters }, () => SIGNS[randomInt(SIGNS.length)])
    signs.splice(BACKUP_CODE.group, 0, '-')
    return signs.join('')
  })
}

/** As better-auth keeps them in `two_factors.backup_codes`, whose plugin takes one away once it is used. */
export function sealBackupCodes(sessionSecret: string, codes: string[]): Promise<string> {
  return symmetricEncrypt({ key: sessionSecret, data: JSON.stringify(codes) })
}

/** The codes that are left. */
export async function openBackupCodes(sessionSecret: string, sealed: string): Promise<string[]> {
  return JSON.parse(await symmetricDecrypt({ key: sessionSecret, data: sealed }))
}
