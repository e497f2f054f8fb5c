import { Icon, type IconName } from '#web/ui/icon.tsx'
import styles from './design-system.module.css'
import { Specimen, State } from './specimen.tsx'

const COLOURS = [
  'paper',
  'raised',
  'tint',
  'ink',
  'ink-2',
  'line',
  'hop',
  'amber',
  'amber-deep',
  'clay',
  'foam',
]
const SIZES = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const ICONS: IconName[] = [
  ...(['alert', 'check', 'close', 'left', 'right', 'down', 'minus', 'plus'] as const),
  ...(['search', 'filter', 'bag', 'picture', 'person'] as const),
]

/** Colours, letters and signs: what all the pieces are made of. */
export function Foundations() {
  return (
    <>
      <Specimen
        name="Tokens"
        file="tokens.css"
        use="Every colour, size and distance; nothing else may name one. tokens.test.ts holds the pairs to their contrast."
      >
        <State name="colours" wide>
          <ul className={styles.swatches}>
            {COLOURS.map((name) => (
              <li key={name}>
                <span style={{ background: `var(--${name})` }} />
                <code>--{name}</code>
              </li>
            ))}
          </ul>
        </State>
        <State name="sizes" wide>
          <ul className={`stack gap-2 ${styles.sizes}`}>
            {SIZES.map((size) => (
              <li key={size} style={{ fontSize: `var(--size-${size})` }}>
                {size} Cerveza
              </li>
            ))}
          </ul>
        </State>
      </Specimen>
      <Specimen name="Icon" file="icon.tsx" use="A sign beside a text, or in a control that has a name.">
        <State name="all of them" wide>
          <ul className={`wrap gap-4 ${styles.icons}`}>
            {ICONS.map((name) => (
              <li key={name}>
                <Icon name={name} />
                {name}
              </li>
            ))}
          </ul>
        </State>
      </Specimen>
    </>
  )
}
