/** Where a brewery says that it is away. */
export function pausePage(companyId: string): string {
  return `/company/${companyId}/pause`
}

/** Where a brewery makes and revokes the keys of its programs. */
export function keysPage(companyId: string): string {
  return `/company/${companyId}/keys`
}

/** Where a brewery's own programs are told what happens, all of them or one. */
export function webhooksPage(companyId: string, webhookId?: string): string {
  return `/company/${companyId}/webhooks${webhookId === undefined ? '' : `/${webhookId}`}`
}

/** Where its owner says who works for a brewery. */
export function teamPage(companyId: string): string {
  return `/company/${companyId}/team`
}

/** Where a brewery chooses which mails it gets. */
export function companyMailsPage(companyId: string): string {
  return `/company/${companyId}/mails`
}

/** The pages of a brewery that lie in the line of its account, in their order. */
export const ACCOUNT_PAGES = {
  team: teamPage,
  pause: pausePage,
  mails: companyMailsPage,
  keys: keysPage,
  webhooks: (companyId: string) => webhooksPage(companyId),
}
