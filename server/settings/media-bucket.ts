/** The settings of a bucket of an S3-compatible store, as they are written. */
type Given = {
  MEDIA_S3_ENDPOINT?: string | undefined
  MEDIA_S3_BUCKET?: string | undefined
  MEDIA_S3_REGION: string
  MEDIA_S3_ACCESS_KEY_ID?: string | undefined
  MEDIA_S3_SECRET_ACCESS_KEY?: string | undefined
}

const NEEDED = [
  'MEDIA_S3_ENDPOINT',
  'MEDIA_S3_BUCKET',
  'MEDIA_S3_ACCESS_KEY_ID',
  'MEDIA_S3_SECRET_ACCESS_KEY',
] as const

/** The bucket that pictures lie in; undefined: they lie on the local disk. */
export function mediaBucket(given: Given) {
  const { MEDIA_S3_ENDPOINT: endpoint, MEDIA_S3_BUCKET: bucket, MEDIA_S3_REGION: region } = given
  const { MEDIA_S3_ACCESS_KEY_ID: accessKeyId, MEDIA_S3_SECRET_ACCESS_KEY: secretAccessKey } = given
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined
  return { endpoint, bucket, region, accessKeyId, secretAccessKey }
}

/** Half a store would quietly put pictures on the local disk: a sentence for each missing half. */
export function missingForMediaBucket(given: Given): string[] {
  const missing = NEEDED.filter((name) => !given[name])
  if (missing.length === NEEDED.length) return []
  return missing.map((name) => `${name} is missing: pictures on S3 take ${NEEDED.join(', ')}.`)
}
