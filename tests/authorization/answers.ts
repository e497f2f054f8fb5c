import type { ErrorCode } from '#contract/errors.ts'
import { STAFF_PARTS, type StaffPart } from '#contract/staff-roles.ts'

/** The columns of the table. `buyer` and `seller` own what a call is about; their others have nothing to do with it. */
export const PEOPLE = {
  visitor: 'visitor',
  buyer: 'buyer',
  otherBuyer: 'other buyer',
  seller: 'seller',
  teamSeller: 'seller of the team',
  packer: 'packer of the team',
  rivalSeller: 'rival seller',
  admin: 'admin',
  money: 'money',
  care: 'care',
  catalogue: 'catalogue',
  reader: 'reader',
  deactivated: 'deactivated',
} as const
export type Who = keyof typeof PEOPLE

/** How a call ends: with the code of its refusal, or the status of a success. */
export type Outcome = ErrorCode | 200 | 201

/** Who works for the seller: what they are answered follows from contract/team-calls.ts (see team-answers.ts). */
export type OfTeam = 'teamSeller' | 'packer'
/** Who administers a part of the shop: what they are answered follows from contract/staff-calls.ts (see staff-answers.ts). */
export type OfStaff = StaffPart
/** Everybody else. */
export type Else = Exclude<Who, OfTeam | OfStaff>

/** Whose answers follow from somebody else's. */
export const FOLLOWING: readonly Who[] = ['teamSeller', 'packer', ...STAFF_PARTS]

/** What each of the others is answered. */
export type Answers = Record<Else, Outcome>

/** The same for everybody, but for those who are told apart. */
export function everybody(outcome: Outcome, others: Partial<Answers> = {}): Answers {
  const people = (Object.keys(PEOPLE) as Who[]).filter((who) => !FOLLOWING.includes(who))
  return { ...(Object.fromEntries(people.map((who) => [who, outcome])) as Answers), ...others }
}

/** The same for whoever has a session, but for those who are told apart. */
export function signedIn(outcome: Outcome, others: Partial<Answers> = {}): Answers {
  return everybody(outcome, { visitor: 'not-signed-in', deactivated: 'not-signed-in', ...others })
}

/** Of a call that is for buyers. */
export function onlyBuyers(others: Pick<Answers, 'buyer' | 'otherBuyer'> & Partial<Answers>): Answers {
  return signedIn('forbidden', others)
}

/** Of a call that is for sellers. */
export function onlySellers(others: Pick<Answers, 'seller' | 'rivalSeller'> & Partial<Answers>): Answers {
  return signedIn('forbidden', others)
}

/** Of a call that is for admins alone. */
export function onlyAdmins(outcome: Outcome): Answers {
  return signedIn('forbidden', { admin: outcome })
}
