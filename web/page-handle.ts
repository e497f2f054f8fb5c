import type { Register } from 'react-router'
import type { Role } from '#contract/limits.ts'
import type { Permission } from '#contract/staff-roles.ts'
import type { TeamStanding } from '#contract/team-roles.ts'

/** The pages' addresses as `routes.ts` writes them, such as `/detail/:id`. */
export type PagePath = keyof Register['pages']

/**
 * What a page says of itself: `export const handle: PageHandle` in each `*.page.tsx` (React Router's own export, so that
 * browsers have it too, once the page is there). A page without one keeps the shop from starting (guardPages).
 */
export type PageHandle = {
  /**
   * Who may open it and send its forms, all others get the role-aware 404: 'visitors' are those who are not signed in. A
   * page of roles needs a loader: guarded is what the server is asked for.
   */
  openTo: 'everybody' | 'visitors' | readonly Role[]
  /** Who of a brewery's team may open it and send its forms, besides its owner: nobody, unless told. Of pages of roles. */
  team?: readonly TeamStanding[]
  /** What one of the administration needs to open it and send its forms, besides an owner: who may all. `owner`, unless told. Of pages of admins. */
  staff?: Permission
  /** Who may send its forms, where fewer may than open it. */
  formsOpenTo?: readonly Role[]
  /** Only to whom the `:id` of its address is (of a seller, the company's). */
  ownId?: true
  /** An admin who owes the second factor that the shop requires may open it: where they set it up. */
  beforeSecondFactor?: true
  /** Its form may be sent by an admin who sees the shop as somebody; no other may. */
  sentWhileSeeing?: true
  /** Search engines may list it, and it gives its head (`headOf`); every other page says `noindex`. */
  findable?: true
  /** It is part of buying or logging in: whoever opens it waits for no turn. */
  takesNoTurn?: true
  /** Whoever brings nothing of their own (visitorKey) sees the same of it as all others who do: it is made once for them, and kept for a second. */
  sameForVisitors?: true
  /** Its scripts are fetched when somebody first presses or types: until then nothing on it needs them. */
  liveOnceUsed?: true
  /**
   * What file its form may hold: a picture, where no script uploads it ahead (ui/upload); a file of beers, documents, a report or
   * a bank’s return file, or a message’s pictures, with scripts too.
   */
  takesFile?: 'picture' | 'message-pictures' | 'beers' | 'documents' | 'return-file' | 'report'
}
