/**
 * A page that is only to be read. Such texts stand apart from the catalogue of ./catalogue.ts, which every page carries:
 * only the page that shows one brings it along.
 */
export type DocumentText = {
  title: string
  lead: string
  sections: { title: string; paragraphs: string[]; link?: { to: string; text: string } }[]
}
