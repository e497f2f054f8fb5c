type Packed = { image: string; presentation?: string; unitsPerPack?: number }

/**
 * The address of a beer's drawn label on what it is sold in, by the label's: one that changes with what its brewery says of that. A photograph
 * shows what its beer is sold in, and stays as it is.
 */
export function packshot({ image, presentation = '', unitsPerPack = 1 }: Packed): string {
  const told = encodeURIComponent(`${presentation} ${unitsPerPack}`)
  return image.replace('.svg?', `-packshot.svg?in=${told}&`)
}
