import type { Refusal } from '#contract/errors.ts'
import type { Transaction } from '#database/open-pool.ts'
import type { Turns } from '../../take-turns.ts'

/** What everybody else needs of pictures. */
export interface MediaService {
  /** Lets pictures be drawn one after the other, whatever they are for: decoding one takes much memory. */
  turns: Turns
  /**
   * Makes sure that a picture is there and stays there until the transaction ends: call it before the record that is
   * going to show the picture is written, in the same transaction. Until then no sweeper takes the picture away.
   *
   * @param address what the record's `image` is about to be; none ('' or undefined) and drawn labels pass
   * Refuses: malformed with `fields.image`, when our storage has no such picture (never had, or no longer has).
   */
  claim(tx: Transaction, address: string | null | undefined): Promise<Refusal | undefined>
  /** The same for pictures that have no address, by their names: false when one of them is not there. */
  claimPrivate(tx: Transaction, names: readonly string[]): Promise<boolean>
}
