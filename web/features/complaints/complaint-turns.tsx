import type { ComplaintTurn } from '#contract/complaint-states.ts'
import * as complaintAnswerTexts from '#contract/texts/complaint-answer.ts'
import * as messagesTexts from '#contract/texts/messages.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { complaintsAddress } from '#web/request/complaint-address.ts'
import { useText } from '#web/texts.ts'
import { Chip } from '#web/ui/chip.tsx'
import { ChipLine } from '#web/ui/chip-line.tsx'

type Place = { q: string; waitsFor: ComplaintTurn | undefined; page?: number }

/** A page of a brewery's complaints, of those alone that hold these words, or wait for these, where either is said. */
export function listAddress(companyId: string, { q, waitsFor, page = 1 }: Place): string {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(waitsFor && { waitsFor }),
    ...(page > 1 && { pag: String(page) }),
  })
  return query.size ? `${complaintsAddress(companyId)}?${query}` : complaintsAddress(companyId)
}

const TURNS = [
  [undefined, messagesTexts.allList],
  ['brewery', complaintAnswerTexts.turnBrewery],
  ['others', complaintAnswerTexts.turnOthers],
  ['nobody', complaintAnswerTexts.turnNobody],
] as const

type Props = { companyId: string; place: Place; counts: Record<ComplaintTurn, number>; all: number }

/** A brewery's complaints by whom they wait for, with how many of those that are looked for. */
export function ComplaintTurns({ companyId, place: { q, waitsFor }, counts, all }: Props) {
  const t = useText()
  return (
    <nav aria-label={t(complaintAnswerTexts.turns)}>
      <ChipLine chosen={waitsFor}>
        {TURNS.map(([turn, text]) => (
          <li key={turn ?? ''}>
            <Chip to={listAddress(companyId, { q, waitsFor: turn })} chosen={turn === waitsFor}>
              {t(text, { count: numberText(turn ? counts[turn] : all) })}
            </Chip>
          </li>
        ))}
      </ChipLine>
    </nav>
  )
}
