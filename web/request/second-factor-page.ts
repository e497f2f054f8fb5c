/** Where an admin sets up the second factor, and the one page that who owes it may see. */
export const SECOND_FACTOR_PAGE = '/account/secondFactor'
