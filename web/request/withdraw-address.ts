/** Where one withdraws from a purchase; what is below it confirms that. */
export const WITHDRAW_PATH = '/withdraw'

/** Nobody says their age to be allowed to withdraw from what they bought. */
export function isOfWithdrawing(pathname: string): boolean {
  return pathname === WITHDRAW_PATH || pathname.startsWith(`${WITHDRAW_PATH}/`)
}
