/** The one form of the shop's page; controls outside of it belong to it by this id (HTML, attribute `form`). */
export const SHOP_FORM_ID = 'shop-search'
