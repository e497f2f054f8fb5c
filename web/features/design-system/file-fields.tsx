import { FileField } from '#web/ui/file-field.tsx'
import { PictureChosen } from '#web/ui/upload/picture-chosen.tsx'
import { UploadControl } from '#web/ui/upload/upload-control.tsx'
import { UploadRefusal } from '#web/ui/upload/upload-refusal.tsx'
import { PICTURE, stillUpload } from './examples.ts'
import { Specimen, State } from './specimen.tsx'

const nothing = () => {}
const chosen = { file: new File([new Uint8Array(480_000)], 'etiqueta.jpg'), preview: PICTURE }

/** Files in forms, and pictures step by step. */
export function FileFields() {
  return (
    <>
      <Specimen
        name="FileField"
        file="file-field.tsx"
        use="A file that a form cannot do without, in the page’s own words."
      >
        <State name="empty" wide>
          <FileField label="Archivo CSV" hint="Hasta 2 MB." />
        </State>
        <State name="focus-visible" forced="focus-visible" on="[type=file]" wide>
          <FileField label="Archivo CSV" hint="Hasta 2 MB." />
        </State>
        <State name="wrong" wide>
          <FileField label="Archivo CSV" error="El archivo pesa más de 2 MB." />
        </State>
        <State name="optional" wide>
          <FileField label="Imágenes" hint="Hasta 4." multiple optional />
        </State>
      </Specimen>
      <Pictures />
    </>
  )
}

function Pictures() {
  return (
    <Specimen
      name="UploadControl"
      file="upload/upload-control.tsx"
      use="A picture in a form: choose, Cargar, Cambiar, Cancelar. Its form has to do what its file says."
    >
      <State name="empty" wide>
        <UploadControl name="image" label="Foto" preset="person" />
      </State>
      <State name="hover" forced="hover" on="[data-step]" wide>
        <UploadControl name="image" label="Foto" preset="person" />
      </State>
      <State name="focus-visible" forced="focus-visible" on="[type=file]" wide>
        <UploadControl name="image" label="Foto" preset="person" />
      </State>
      <State name="wrong" wide>
        <UploadControl name="image" label="Foto" preset="person" error="Se requiere una imagen" />
      </State>
      <State name="kept" wide>
        <UploadControl name="image" label="Foto" preset="person" defaultValue={PICTURE} />
      </State>
      <State name="chosen (upload/picture-chosen.tsx)" wide>
        <PictureChosen upload={stillUpload()} chosen={chosen} isHeld={false} onChange={nothing} />
      </State>
      <State name="on its way" wide>
        <PictureChosen upload={stillUpload(60)} chosen={chosen} isHeld onChange={nothing} />
      </State>
      <State name="refused (upload/upload-refusal.tsx)" wide>
        <UploadRefusal sentence="El archivo pesa más de 5 MB." />
      </State>
    </Specimen>
  )
}
