import { Link } from 'react-router'
import type { DocumentText } from '#contract/texts/document.ts'
import styles from './document.module.css'

/** A text to be read: title, lead, and sections at a comfortable width. */
export function Document({ text }: { text: DocumentText }) {
  return (
    <article className={styles.document}>
      <header className={`stack gap-5 ${styles.head}`}>
        <h1>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
      </header>
      <div className={styles.sections}>
        {text.sections.map((section) => (
          <section key={section.title} className={`stack gap-3 ${styles.section}`}>
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
