import { useId, useState } from 'react'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EmailFields } from '#web/ui/email-fields.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field, Select, TextArea } from '#web/ui/field.tsx'
import { InitialMessage } from '#web/ui/initial-message.tsx'
import { MissingFields } from '#web/ui/missing-fields.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { PlaceFields } from '#web/ui/place-fields.tsx'
import { Radio } from '#web/ui/radio.tsx'
import { ShipsToField } from '#web/ui/ships-to-field.tsx'
import { StarInput } from '#web/ui/star-input.tsx'
import { unitsField } from '#web/ui/take-out/chosen-units.ts'
import { UnitsFields } from '#web/ui/take-out/units-fields.tsx'
import styles from './design-system.module.css'
import { checkedField } from './examples.ts'
import { FORCED, OnRequest, Specimen, State } from './specimen.tsx'

const HINT = 'Como figura en tu documento.'
const ERROR = 'Información requerida'
type Given = { hint?: string; error?: string; defaultValue?: string; readOnly?: boolean; disabled?: boolean }
const UNITS = [
  { ProductId: 'ipa', name: 'Ñandú IPA', summary: 'Lata 473 ml', left: 3, unitPrice: 4.5 },
  { ProductId: 'stout', name: 'Tero Stout', summary: 'Lata 473 ml', left: 2, unitPrice: 5 },
]
const CONTROLS = [
  { name: 'Field', Control: (given: Given) => <Field label="Nombre" {...given} /> },
  { name: 'TextArea', Control: (given: Given) => <TextArea label="Comentario" rows={2} {...given} /> },
  {
    name: 'Select',
    Control: ({ readOnly: _, ...given }: Given) => (
      <Select label="Provincia" {...given}>
        <option>Córdoba</option>
        <option>Mendoza</option>
      </Select>
    ),
  },
]

/** What forms are made of. */
export function FormFields() {
  const [stars, setStars] = useState(3)
  // The radio buttons of a name are one choice: those of the other theme are another.
  const id = useId()
  return (
    <>
      {CONTROLS.map(({ name, Control }) => (
        <Specimen
          key={name}
          name={name}
          file="field.tsx"
          use="Label above, hint below, and what is wrong in the hint's place."
        >
          <State name="with a hint">
            <div className={styles.field}>
              <Control hint={HINT} />
            </div>
          </State>
          {FORCED.slice(0, 2).map((forced) => (
            <State key={forced} name={forced} forced={forced}>
              <div className={styles.field}>
                <Control />
              </div>
            </State>
          ))}
          <State name="wrong">
            <div className={styles.field}>
              <Control hint={HINT} error={ERROR} />
            </div>
          </State>
          {name !== 'Select' && (
            <State name="read-only">
              <div className={styles.field}>
                <Control defaultValue="Lucía" readOnly />
              </div>
            </State>
          )}
          <State name="disabled">
            <div className={styles.field}>
              <Control disabled />
            </div>
          </State>
        </Specimen>
      ))}
      <Specimen
        name="PasswordField"
        file="password-field.tsx"
        use="Beside what is typed, the sign that shows it."
      >
        <State name="with a hint">
          <div className={styles.field}>
            <PasswordField label="Contraseña" autoComplete="new-password" hint="Al menos 8 caracteres." />
          </div>
        </State>
        <State name="wrong">
          <div className={styles.field}>
            <PasswordField label="Contraseña" autoComplete="new-password" error={ERROR} />
          </div>
        </State>
      </Specimen>
      <Specimen
        name="InitialMessage"
        file="initial-message.tsx"
        use="What the specification says below a field before anything is wrong: seen while the field is in hand."
      >
        <State name="in hand" forced="focus-within" on=".stack">
          <div className={styles.field}>
            <Field label="Nombre" hint={<InitialMessage initial="Se requiere nombre" hint={undefined} />} />
          </div>
        </State>
        <State name="with a rule">
          <div className={styles.field}>
            <Field
              label="Contraseña"
              hint={<InitialMessage initial="Se requiere contraseña" hint="Al menos 8 caracteres." />}
            />
          </div>
        </State>
      </Specimen>
      <Specimen name="MissingFields" file="missing-fields.tsx" use="Above a button that is off: why.">
        <State name="five">
          <MissingFields fields={['Nombre', 'Apellido', 'Documento', 'Contraseña', 'País']} />
        </State>
      </Specimen>
      <Specimen name="Checkbox" file="checkbox.tsx" use="Yes or no, with what is wrong below it.">
        <State name="at rest">
          <Checkbox id={`check-rest${id}`} label="Acepto los términos" />
        </State>
        <State name="ticked">
          <Checkbox id={`check-on${id}`} label="Acepto los términos" defaultChecked />
        </State>
        <State name="hover" forced="hover" on="label">
          <Checkbox id={`check-hover${id}`} label="Acepto los términos" />
        </State>
        <State name="focus-visible" forced="focus-visible">
          <Checkbox id={`check-focus${id}`} label="Acepto los términos" />
        </State>
        <State name="wrong">
          <Checkbox id={`check-wrong${id}`} label="Acepto los términos" error={ERROR} />
        </State>
        <State name="disabled">
          <Checkbox id={`check-off${id}`} label="Acepto los términos" disabled />
        </State>
      </Specimen>
      <Specimen name="Radio" file="radio.tsx" use="One of a few, in a fieldset whose legend asks.">
        <State name="at rest">
          <Radio id={`radio-rest${id}`} name={`radio${id}`} label="Uno por día" />
        </State>
        <State name="chosen">
          <Radio id={`radio-on${id}`} name={`radio${id}`} label="Un correo por cada venta" defaultChecked />
        </State>
        <State name="disabled">
          <Radio id={`radio-off${id}`} name={`radio-off${id}`} label="Ninguno" disabled />
        </State>
      </Specimen>
      <Specimen name="StarInput" file="star-input.tsx" use="One to five stars: radio buttons underneath.">
        <State name="three">
          <StarInput name={`stars${id}`} legend="Puntaje" value={stars} onChange={setStars} />
        </State>
        <State name="hover on the fifth" forced="hover" on="fieldset">
          <StarInput name={`stars-hover${id}`} legend="Puntaje" />
        </State>
        <State name="focus-visible" forced="focus-visible">
          <StarInput name={`stars-focus${id}`} legend="Puntaje" />
        </State>
        <State name="disabled">
          <fieldset disabled>
            <StarInput name={`stars-off${id}`} legend="Puntaje" value={2} onChange={setStars} />
          </fieldset>
        </State>
      </Specimen>
      <Specimen name="PlaceFields" file="place-fields.tsx" use="Country, and the state that belongs to it.">
        <State name="Argentina" wide>
          <div className="stack gap-4">
            <PlaceFields
              country={{ ...checkedField(`country${id}`, 'País'), defaultValue: 'Argentina' }}
              state={checkedField(`state${id}`, 'Provincia')}
            />
          </div>
        </State>
      </Specimen>
      <Specimen
        name="ShipsToField"
        file="ships-to-field.tsx"
        use="The countries that a brewery ships to; who says where they are in the same form is offered that country."
      >
        <State name="own country, the others folded away" wide>
          <div className="stack gap-4">
            <ShipsToField
              field={checkedField(`ships-own${id}`, 'A qué países envías')}
              chosen={['own']}
              offersOwn
            />
          </div>
        </State>
        <State name="some" wide>
          <div className="stack gap-4">
            <ShipsToField
              field={checkedField(`ships${id}`, 'A qué países envías')}
              chosen={['Chile', 'Peru']}
            />
          </div>
        </State>
        <State name="wrong" wide>
          <div className="stack gap-4">
            <ShipsToField
              field={{ ...checkedField(`ships-wrong${id}`, 'A qué países envías'), error: ERROR }}
              chosen={[]}
            />
          </div>
        </State>
      </Specimen>
      <Specimen
        name="EmailFields"
        file="email-fields.tsx"
        use="An account's e-mail, and what a change of it needs."
      >
        <State name="another e-mail asks for the password" wide>
          <div className="stack gap-4">
            <EmailFields
              email={{
                ...checkedField(`email${id}`, 'Correo electrónico'),
                defaultValue: 'otra@example.com',
              }}
              currentPassword={checkedField(`current${id}`, 'Contraseña actual')}
              current="lucia@example.com"
              proof={{ by: 'password' }}
            />
          </div>
        </State>
      </Specimen>
      <Specimen
        name="UnitsFields"
        file="take-out/units-fields.tsx"
        use="How many units of a parcel's lines are taken out."
      >
        <State name="one asks for more than there is" wide>
          <UnitsFields
            legend="Unidades que no salen"
            offered={UNITS}
            typed={{ ipa: '4' }}
            errors={[{ fieldId: unitsField('ipa'), text: 'De Ñandú IPA escribe un número entre 0 y 3.' }]}
          />
        </State>
      </Specimen>
      <Specimen
        name="ErrorSummary"
        file="error-summary.tsx"
        use="All that is wrong, above a form (checked-form.tsx has it, sent by a post-form.tsx): takes the focus, leads to each field."
      >
        <State name="two errors" wide>
          <OnRequest name="Show it">
            {() => (
              <ErrorSummary
                title="Hay campos por corregir"
                errors={[
                  { fieldId: `email${id}`, text: `Correo electrónico: ${ERROR}` },
                  { text: 'No hay conexión.' },
                ]}
              />
            )}
          </OnRequest>
        </State>
      </Specimen>
    </>
  )
}
