/** The form of search and filters: its controls name it wherever they stand, and the bar's own search gives way to it (bar-search.module.css). */
export const SHOP_FORM_ID = 'shop-search'
