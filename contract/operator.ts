/** Who runs the shop, as the law of most countries wants it told. Each as it is to be read; '' where nothing is said. */
export type Operator = { legalName: string; taxNumber: string; address: string; phone: string }

/** What is known of who runs the shop, piece by piece in the order of reading; none where the settings say nothing. */
export function operatorFacts({ legalName, taxNumber, address, phone }: Operator): string[] {
  return [legalName, taxNumber, address, phone].filter(Boolean)
}
