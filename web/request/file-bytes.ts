import {
  DOCUMENTS_MAX_BYTES,
  ORDER_MESSAGE_PICTURES_MAX_BYTES,
  PICTURE_MAX_BYTES,
  REPORT_MAX_BYTES,
} from '#contract/limits.ts'
import type { PageHandle } from '../page-handle.ts'

/** How scripts call a page when they send its form. */
const DATA = '.data'

/** A file of beers or of a bank may be as large as a picture here: that it is too large is said at its field. */
const MOST = {
  picture: PICTURE_MAX_BYTES,
  'message-pictures': ORDER_MESSAGE_PICTURES_MAX_BYTES,
  beers: PICTURE_MAX_BYTES,
  documents: DOCUMENTS_MAX_BYTES,
  report: REPORT_MAX_BYTES,
  'return-file': PICTURE_MAX_BYTES,
}

/**
 * How many bytes of file a form sent to this path may hold; 0: it holds none, or a script has uploaded its picture ahead.
 * @param handleAt what the page at a path says of itself (handlesOf)
 */
export function fileBytes(path: string, handleAt: (path: string) => PageHandle | undefined): number {
  const byScript = path.endsWith(DATA)
  const kind = handleAt(byScript ? path.slice(0, -DATA.length) : path)?.takesFile
  return !kind || (byScript && kind === 'picture') ? 0 : MOST[kind]
}
