/** Where a brewery says that it is away. */
export function pausePage(companyId: string): string {
  return `/company/${companyId}/pause`
}

/** Where a brewery chooses which mails it gets. */
export function companyMailsPage(companyId: string): string {
  return `/company/${companyId}/mails`
}
