import type { ReportKind } from '#contract/provider-book-kinds.ts'
import type { ProviderFailure } from './payment-provider.ts'

/** What a report is asked for: moves from `from` on and before `until`. */
export type ReportWish = { kind: ReportKind; from: Date; until: Date }

/** How far a report is that was asked for; one that is made has a file. */
export type ReportStanding =
  | { standing: 'making' }
  | { standing: 'made'; fileName: string }
  | { standing: 'failed'; why: string }

/** Where the provider's books come from: asked for, made after a while, fetched as a file. */
export interface ReportSource {
  /** Asks for one, in the columns that we read. Twice is one report too many over there, and nothing worse. */
  ask(wish: ReportWish): Promise<{ taskId: string } | ProviderFailure>
  /** How far it is. */
  follow(wish: ReportWish & { taskId: string }): Promise<ReportStanding | ProviderFailure>
  /** Its bytes, as they come. */
  fetchFile(kind: ReportKind, fileName: string): Promise<ReadableStream<Uint8Array> | ProviderFailure>
  /** Whether it is known not to answer now. Asks nobody. */
  isAway(): boolean
}
