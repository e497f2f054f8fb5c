import { useState } from 'react'
import * as accountWords from '#contract/texts/account-words.ts'
import * as ownOrderTexts from '#contract/texts/own-order.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { FootBar } from '#web/ui/foot-bar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { FORCED, Specimen, State } from './specimen.tsx'

const LOOKS = ['primary', 'outline', 'quiet', 'danger'] as const
const LABELS = { plus: 'Sumar una unidad', minus: 'Restar una unidad', quantity: 'Cantidad' }
const nothing = () => {}

/** What people press. */
export function Actions() {
  const [units, setUnits] = useState(2)
  return (
    <>
      {LOOKS.map((look) => (
        <Specimen
          key={look}
          name={`Button, ${look}`}
          file="button.tsx"
          use="Does something. primary: the one action of a page; outline: the others; quiet: beside text; danger: takes something away."
        >
          <State name="at rest">
            <Button look={look}>Guardar</Button>
          </State>
          {FORCED.map((forced) => (
            <State key={forced} name={forced} forced={forced}>
              <Button look={look}>Guardar</Button>
            </State>
          ))}
          <State name="busy">
            <Button look={look} busy>
              Guardar
            </Button>
          </State>
          <State name="disabled">
            <Button look={look} disabled>
              Guardar
            </Button>
          </State>
        </Specimen>
      ))}
      <Specimen
        name="Button, sizes"
        file="button.tsx"
        use="small in rows, large under forms, round for a single sign."
      >
        <State name="small">
          <Button size="small">Guardar</Button>
        </State>
        <State name="large">
          <Button size="large">Guardar</Button>
        </State>
        <State name="round">
          <Button size="round" aria-label="Sumar">
            <Icon name="plus" />
          </Button>
        </State>
        <State name="round, busy">
          <Button size="round" busy aria-label="Sumar">
            <Icon name="plus" />
          </Button>
        </State>
        <State name="idle: nothing to do yet">
          <Button idle>Guardar</Button>
        </State>
        <State name="round, aria-disabled">
          <Button size="round" look="outline" aria-disabled aria-label="Sumar">
            <Icon name="plus" />
          </Button>
        </State>
      </Specimen>
      <Specimen
        name="LinkButton"
        file="button.tsx"
        use="A link that looks like a button: it leads somewhere."
      >
        {LOOKS.slice(0, 3).map((look) => (
          <State key={look} name={look}>
            <LinkButton to="/ui" look={look}>
              Ver cervezas
            </LinkButton>
          </State>
        ))}
        <State name="focus-visible" forced="focus-visible">
          <LinkButton to="/ui">Ver cervezas</LinkButton>
        </State>
      </Specimen>
      <Specimen name="Stepper" file="stepper.tsx" use="How many: minus, a typed number, plus.">
        <State name="at rest">
          <Stepper
            value={units}
            max={6}
            onChange={(wanted) => setUnits(Math.min(wanted, 6))}
            labels={LABELS}
          />
        </State>
        {FORCED.map((forced) => (
          <State key={forced} name={forced} forced={forced} on="button:last-of-type">
            <Stepper value={2} max={6} onChange={nothing} labels={LABELS} />
          </State>
        ))}
        <State name="at its most">
          <Stepper value={6} max={6} onChange={nothing} labels={LABELS} />
        </State>
        <State name="disabled">
          <Stepper value={2} max={6} onChange={nothing} labels={LABELS} disabled />
        </State>
      </Specimen>
      <Specimen
        name="FootBar"
        file="foot-bar.tsx"
        use="What is done with the rows of a list that are ticked; it stays in view as long as the list."
      >
        <State name="with something chosen" wide>
          <FootBar isReady says="2 elegidas">
            <Button>Enviar</Button>
          </FootBar>
        </State>
      </Specimen>
      <Specimen name="CopyButton" file="copy-button.tsx" use="Copies a text, where scripts run.">
        <State name="at rest">
          <CopyButton
            copied="6FE5BA78"
            label={ownOrderTexts.copyCode}
            done={ownOrderTexts.codeCopied}
            failed={accountWords.notCopied}
          />
        </State>
      </Specimen>
    </>
  )
}
