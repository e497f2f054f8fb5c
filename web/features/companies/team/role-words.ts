import type { TeamRole } from '#contract/team-roles.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as teamTexts from '#contract/texts/team.ts'
import type { Text } from '#contract/texts/text.ts'

/** What a role of a team is called, and what it may do. */
export const ROLE_WORDS: Record<TeamRole, { name: Text; may: Text }> = {
  packer: { name: teamTexts.packer, may: teamTexts.packerMay },
  seller: { name: accountWords.sales, may: teamTexts.sellerMay },
}
