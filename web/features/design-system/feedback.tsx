import { LinkButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LeaveQuestion } from '#web/ui/leave-question.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PouringBeer } from '#web/ui/pouring-beer.tsx'
import { ReasonSheet } from '#web/ui/reason-sheet.tsx'
import { SkeletonBlock, SkeletonLabel, SkeletonWords } from '#web/ui/skeleton.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import { ToastRegion } from '#web/ui/toast/toast-region.tsx'
import styles from './design-system.module.css'
import { OnRequest, Specimen, State } from './specimen.tsx'

const nothing = () => {}
const TOASTS = [
  { id: 1, kind: 'success', text: 'Puna se sacó del carrito', undo: nothing, durationMs: 8000 },
  { id: 2, kind: 'notice', text: 'El pago sigue pendiente', durationMs: 4000 },
  {
    id: 3,
    kind: 'error',
    title: 'Login Error',
    text: 'El correo o la contraseña no coinciden',
    durationMs: 0,
  },
] as const
const TONES = { good: 'Publicada', waiting: 'Pendiente', bad: 'Rechazada', over: 'Terminada' } as const

/** What the shop says back. */
export function Feedback() {
  return (
    <>
      <Specimen
        name="Toast"
        file="toast/toast-region.tsx"
        use="What was just done or went wrong: const toast = useToast() (toast/toast.tsx). Errors stay until closed."
      >
        <State name="success with a way back, notice, error" wide>
          <div className={styles.stage}>
            <ToastRegion toasts={[...TOASTS]} onClose={nothing} />
          </div>
        </State>
      </Specimen>
      <Specimen
        name="Skeleton"
        file="skeleton.tsx"
        use="What will stand there, while a page takes long: words, a block, a label."
      >
        <State name="words, block, label">
          <p>
            <SkeletonWords width="14ch" />
          </p>
          <SkeletonBlock style={{ width: 160, height: 44 }} />
          <SkeletonLabel style={{ width: 120 }} />
        </State>
      </Specimen>
      <Specimen
        name="Dialog"
        file="dialog.tsx"
        use="Asks before something, or shows more: a native dialog. It asks itself (leave-question.tsx) before what was typed into it is lost, as unsaved-changes.tsx does of a page."
      >
        <State name="open">
          <OnRequest name="Open it">
            {(close) => (
              <Dialog open onClose={close} title="¿Salir sin guardar?">
                <LeaveQuestion onStay={close} onLeave={close} />
              </Dialog>
            )}
          </OnRequest>
        </State>
      </Specimen>
      <Specimen
        name="ReasonSheet"
        file="reason-sheet.tsx"
        use="Confirmation and a reason before something that harms somebody."
      >
        <State name="open">
          <OnRequest name="Open it">
            {(close) => (
              <ReasonSheet
                title="Ocultar la opinión"
                action="/ui"
                hidden={{}}
                submit="Ocultar"
                closeTo="/ui"
                onClose={close}
              >
                <p>Su autora lo va a saber.</p>
              </ReasonSheet>
            )}
          </OnRequest>
        </State>
      </Specimen>
      <Specimen name="StatusWord" file="status-word.tsx" use="A state as a word with a dot.">
        {(Object.keys(TONES) as (keyof typeof TONES)[]).map((tone) => (
          <State key={tone} name={tone}>
            <StatusWord tone={tone}>{TONES[tone]}</StatusWord>
          </State>
        ))}
      </Specimen>
      <Specimen
        name="Notice"
        file="notice.tsx"
        use="Something waits for its reader: words, and beside them the form that goes on with it."
      >
        <State name="with words" wide>
          <Notice>
            <p>Hay lugar para 20 cervezas; te quedan 3.</p>
          </Notice>
        </State>
      </Specimen>
      <Specimen
        name="EmptyState"
        file="empty-state.tsx"
        use="There is nothing to show: one sentence and a way on."
      >
        <State name="with a way on" wide>
          <EmptyState text="Todavía no compraste nada.">
            <LinkButton to="/ui">Ver cervezas</LinkButton>
          </EmptyState>
        </State>
      </Specimen>
      <Specimen
        name="PouringBeer"
        file="pouring-beer.tsx"
        use="A glass that fills over a page for some seconds; skipped by any key, never shown to who asks for less motion."
      >
        <State name="running" wide>
          <OnRequest name="Pour one">
            {() => (
              <div className={styles.stage}>
                <PouringBeer seconds={6} />
              </div>
            )}
          </OnRequest>
        </State>
      </Specimen>
    </>
  )
}
