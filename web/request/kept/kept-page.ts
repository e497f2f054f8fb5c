/** A page as it is sent: compressed (gzip), with the headers that belong to exactly these bytes. `route`: the pattern of who made it. */
export type KeptPage = { body: Uint8Array<ArrayBuffer>; headers: Record<string, string>; route: string }

/** The page that is kept under a key, or is made to be (`KeptBriefly.share`, which only the server knows). */
export type ShareKept = (
  key: string,
  make: () => Promise<KeptPage | undefined>,
) => Promise<KeptPage | undefined>
