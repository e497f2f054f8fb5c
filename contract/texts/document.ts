import type { Text } from './text.ts'

/** What holds texts, with words in their places. */
export type InWords<Value> = Value extends Text
  ? string
  : Value extends object
    ? { [Key in keyof Value]: InWords<Value[Key]> }
    : Value

/** A page that is only to be read. It stands apart from the texts of pages: only a loader puts it into words. */
export type Document = {
  title: Text
  lead: Text
  sections: { title: Text; paragraphs: Text[]; link?: { to: string; text: Text } }[]
}

/** The same in the reader's words. */
export type DocumentText = InWords<Document>
