/** Where an admin or a seller sets up the second factor, and the one page that an admin who owes it may see. */
export const SECOND_FACTOR_PAGE = '/account/secondFactor'
