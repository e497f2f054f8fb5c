import { Avatar } from '#web/ui/avatar.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { EmailWords } from '#web/ui/email-words.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PictureRow, PictureRows } from '#web/ui/picture-rows.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { BEERS, type Beer, PICTURE } from './examples.ts'
import { Specimen, State } from './specimen.tsx'

const COLUMNS: Column<Beer>[] = [
  { key: 'name', head: 'Cerveza', cell: ({ name }) => name, sorts: true },
  { key: 'style', head: 'Estilo', cell: ({ style }) => style },
  { key: 'stock', head: 'Stock', cell: ({ stock }) => stock, number: true, sorts: true },
  {
    key: 'state',
    head: 'Estado',
    cell: ({ stock }) => (
      <StatusWord tone={stock ? 'good' : 'bad'}>{stock ? 'A la venta' : 'Agotada'}</StatusWord>
    ),
  },
]
const table = (
  <DataTable
    caption="Cervezas"
    columns={COLUMNS}
    rows={BEERS}
    keyOf={({ id }) => id}
    sorting={{ by: 'name', down: false }}
    sortedAt={() => '/ui'}
  />
)

/** What is there to be read. */
export function Reading() {
  return (
    <>
      <Specimen
        name="DataTable"
        file="table/data-table.tsx"
        use="Dense rows with heads that sort; cards on phones."
      >
        <State name="sorted by its first column" wide>
          {table}
        </State>
        <State name="hover on a row" forced="hover" on="tbody tr" wide>
          {table}
        </State>
        <State name="focus-visible on a head" forced="focus-visible" on="th a" wide>
          {table}
        </State>
      </Specimen>
      <Specimen
        name="Disclosure"
        file="disclosure.tsx"
        use="What is read or done now and then, behind its title."
      >
        <State name="at rest">
          <Disclosure title="Marcar como enviado">Transportista</Disclosure>
        </State>
        <State name="open">
          <Disclosure title="Marcar como enviado" open>
            Transportista
          </Disclosure>
        </State>
        <State name="small">
          <Disclosure title="Cambiar" look="small">
            Dirección
          </Disclosure>
        </State>
        <State name="quiet">
          <Disclosure title="Historia" look="quiet">
            Pagado
          </Disclosure>
        </State>
        <State name="focus-visible" forced="focus-visible" on="summary">
          <Disclosure title="Marcar como enviado">Transportista</Disclosure>
        </State>
      </Specimen>
      <Specimen name="FactList" file="fact-list.tsx" use="A record: names small, values below them.">
        <State name="with one fact missing" wide>
          <FactList
            empty="Sin completar"
            facts={[
              { name: 'Nombre', value: 'Lucía Paz' },
              { name: 'Ciudad', value: '' },
            ]}
          />
        </State>
      </Specimen>
      <Specimen
        name="EmailWords"
        file="email-words.tsx"
        use="An address in a narrow place: it breaks at its @."
      >
        <State name="narrower than the address">
          <p style={{ width: '9em' }}>
            <EmailWords email="lucia.paz@correo.example" />
          </p>
        </State>
      </Specimen>
      <Specimen name="PictureRows" file="picture-rows.tsx" use="A titled list of rows with small pictures.">
        <State name="two rows" wide>
          <PictureRows title="Más vendidas" note="De los últimos 30 días." ranked>
            {BEERS.slice(0, 2).map(({ id, name, style }) => (
              <PictureRow key={id} image={PICTURE} heading={name} facts={style} />
            ))}
          </PictureRows>
        </State>
      </Specimen>
      <Specimen name="Stars" file="stars.tsx" use="A rating, read out as words.">
        {[0, 2.5, 4.4, 5].map((value) => (
          <State key={value} name={String(value)}>
            <Stars value={value} />
          </State>
        ))}
      </Specimen>
      <Specimen
        name="Picture"
        file="picture.tsx"
        use="A picture in the width and format that suit the screen."
      >
        <State name="a drawing">
          <Picture
            image={PICTURE}
            alt="El logo de Lúpulo"
            sizes="96px"
            frame={[1, 1]}
            style={{ width: 96 }}
          />
        </State>
      </Specimen>
      <Specimen name="Avatar" file="avatar.tsx" use="Somebody's initials, where a picture will be.">
        <State name="LP">
          <div style={{ width: 120 }}>
            <Avatar initials="LP" />
          </div>
        </State>
      </Specimen>
    </>
  )
}
