import type { FoundProduct, SellerProduct } from '#contract/admin-products.ts'

/** A beer in a list of admins'; whose it is, where the list is of all breweries. */
export type ListedProduct = SellerProduct & Partial<Pick<FoundProduct, 'company' | 'companyActive'>>
