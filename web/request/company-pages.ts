/** Where a brewery says that it is away. */
export function pausePage(companyId: string): string {
  return `/company/${companyId}/pause`
}

/** Where its owner says who works for a brewery. */
export function teamPage(companyId: string): string {
  return `/company/${companyId}/team`
}

/** Where a brewery chooses which mails it gets. */
export function companyMailsPage(companyId: string): string {
  return `/company/${companyId}/mails`
}
