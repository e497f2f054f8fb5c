/**
 * The one form of the shop's page; controls outside of it belong to it by this id (HTML, attribute `form`), and on a desk the bar's
 * search gives way to it (bar-search.module.css).
 */
export const SHOP_FORM_ID = 'shop-search'
