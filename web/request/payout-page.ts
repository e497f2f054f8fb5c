/** Where a seller says where they are paid to. */
export const PAYOUT_PAGE = '/account/payout'
