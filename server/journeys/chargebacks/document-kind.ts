import type { DOCUMENT_TYPES } from '#contract/limits.ts'

type DocumentType = (typeof DOCUMENT_TYPES)[number]

/** The first bytes of each kind (ISO 10918-1, PNG section 5.2, ISO 32000-1 section 7.5.2), and how its files are named. */
const KINDS: { type: DocumentType; begins: number[]; extension: string }[] = [
  { type: 'image/jpeg', begins: [0xff, 0xd8, 0xff], extension: 'jpg' },
  { type: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], extension: 'png' },
  { type: 'application/pdf', begins: [...Buffer.from('%PDF-')], extension: 'pdf' },
]

/** What a document is by its content, whatever it is called; undefined for what the provider does not take. */
export function documentKind(content: Buffer): { type: DocumentType; extension: string } | undefined {
  return KINDS.find(({ begins }) => begins.every((byte, at) => content[at] === byte))
}

/** The extension that goes with a type that documentKind told. */
export function extensionOf(type: string): string {
  return KINDS.find((kind) => kind.type === type)?.extension ?? 'bin'
}
