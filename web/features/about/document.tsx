import { Link } from 'react-router'
import type { DocumentText } from '#contract/texts/document.ts'
import * as documentPageTexts from '#contract/texts/document-page.ts'
import { useText } from '#web/texts.ts'
import styles from './document.module.css'

/** What a section is led to by: the same in each language. */
const sectionId = (at: number) => `section-${at + 1}`

/** A text to be read: title, lead, and sections at a comfortable width, and what is in it: above them, or beside them where there is room. */
export function Document({ text }: { text: DocumentText }) {
  const t = useText()
  return (
    <article className={styles.document}>
      <header className={`stack gap-5 ${styles.head}`}>
        <h1>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
        <nav className={styles.contents} aria-label={t(documentPageTexts.contents)}>
          <ol>
            {text.sections.map(({ title }, at) => (
              <li key={title}>
                <a href={`#${sectionId(at)}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      </header>
      <div className={styles.sections}>
        {text.sections.map((section, at) => (
          <section key={section.title} id={sectionId(at)} className={`stack gap-3 ${styles.section}`}>
            <h2>{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.link && <Link to={section.link.to}>{section.link.text}</Link>}
          </section>
        ))}
      </div>
    </article>
  )
}
