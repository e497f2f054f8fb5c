import type { ChosenKind } from '../chosen-person.ts'

type PersonPages = {
  record: string
  history: string
  edit: string
  audit: string
  products?: string
}

/**
 * Where the pages about one person lie, and what admins did to them: each address says who it is, so that they work
 * without scripts too.
 */
export function personPages(kind: ChosenKind, id: string): PersonPages {
  const chosen = `?id=${id}`
  const audit = `/admin/audit?subject=${id}`
  if (kind === 'buyer') {
    return {
      record: `/admin/buyer/${id}`,
      history: `/admin/buyer/adminHistoryShopBuyer${chosen}`,
      edit: `/admin/buyer/adminUserModify${chosen}`,
      audit,
    }
  }
  return {
    record: `/admin/seller/${id}`,
    history: `/admin/seller/AdminHistoryShopSeller${chosen}`,
    edit: `/admin/seller/admincompanymodify${chosen}`,
    audit,
    products: `/admin/seller/products${chosen}`,
  }
}
