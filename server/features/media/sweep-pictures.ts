import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { pictures } from '#database/schema.ts'
import type { Services } from '../../services.ts'
import { pictureFiles } from './picture-files.ts'
import { isShownNowhere } from './shown-pictures.ts'

const BATCH = 100

type Sweeping = Pick<Services, 'db' | 'env' | 'mediaStorage'>

/**
 * Deletes the pictures that nothing shows, once they are older than MEDIA_KEPT_UNUSED_SECONDS. Any number of processes
 * may do so at once.
 *
 * First a picture is condemned, in a transaction, then its files are deleted, then its row. Were the row to go first, a
 * process that died would leave files that nobody finds again; were the files to go first, a record could begin to show
 * a picture that has none. A condemned one can be claimed by nobody, and is found again until it is gone.
 */
export async function sweepPictures(services: Sweeping): Promise<void> {
  while ((await condemn(services)) === BATCH);
  await deleteCondemned(services)
}

/** @returns how many pictures were looked at: BATCH when there may be more */
function condemn({ db, env }: Sweeping): Promise<number> {
  const isOld = sql`${pictures.createdAt} < now() - make_interval(secs => ${env.MEDIA_KEPT_UNUSED_SECONDS})`
  return db.transaction(async (tx) => {
    // Skips what somebody is claiming; whoever comes now waits.
    const unused = await tx
      .select({ name: pictures.name })
      .from(pictures)
      .where(and(isOld, isNull(pictures.condemnedAt), isShownNowhere))
      .orderBy(asc(pictures.createdAt))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const names = unused.map(({ name }) => name)
    if (!names.length) return 0
    // Asked again, now that they are locked: a record may have begun to show one after the first look.
    await tx
      .update(pictures)
      .set({ condemnedAt: sql`now()` })
      .where(and(inArray(pictures.name, names), isShownNowhere))
    return names.length
  })
}

async function deleteCondemned({ db, mediaStorage }: Sweeping): Promise<void> {
  for (let last = ''; ; ) {
    const condemned = await db
      .select({ name: pictures.name })
      .from(pictures)
      .where(and(isNotNull(pictures.condemnedAt), gt(pictures.name, last)))
      .orderBy(asc(pictures.name))
      .limit(BATCH)
    if (!condemned.length) return
    for (const { name } of condemned) {
      for (const file of pictureFiles(name)) await mediaStorage.delete(file)
      await db.delete(pictures).where(eq(pictures.name, name))
    }
    last = condemned.at(-1)!.name
  }
}
