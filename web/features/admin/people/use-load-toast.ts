import { useEffect, useRef } from 'react'
import * as peopleTexts from '#contract/texts/people.ts'
import { useText } from '#web/texts.ts'
import { useToast } from '#web/ui/toast/toast.tsx'
import type { PeopleList } from './people-place.ts'

type Loaded = {
  place: { list: PeopleList | '' }
  found: { total: number } | null
  failed: object | null
}

/**
 * Says that a list was loaded, once for each that is opened: neither its pages nor its other orders say it again, nor one
 * that says itself that nobody is in it. Says each time that it could not be. @param loaded what the loader brought; the same object until it brings another
 */
export function useLoadToast(loaded: Loaded): void {
  const t = useText()
  const toast = useToast()
  const told = useRef<PeopleList | ''>('')
  useEffect(() => {
    const { place, found, failed } = loaded
    if (failed) toast.error(t(peopleTexts.notLoaded))
    else if (found?.total && place.list && place.list !== told.current) {
      toast.success(t(place.list === 'buyers' ? peopleTexts.buyersLoaded : peopleTexts.sellersLoaded))
    }
    told.current = failed ? '' : place.list
  }, [loaded, t, toast])
}
