import { useNavigation } from 'react-router'
import * as commissionTexts from '#contract/texts/commission.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { commissionsAt } from './commissions-address.ts'

type Props = { id: string /** From 1. */; place: number; last: number; seen: string }

/** Up and down, as far as there is somewhere to go. */
export function MoveRule({ id, place, last, seen }: Props) {
  const t = useText()
  const moving = useNavigation().formData
  return (
    <>
      {(['up', 'down'] as const).map((to) =>
        (to === 'up' ? place > 1 : place < last) ? (
          <IfMay what="pay">
            <PostForm key={to} action={commissionsAt()} preventScrollReset>
              <input type="hidden" name="act" value="move" />
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="to" value={to} />
              <input type="hidden" name="seen" value={seen} />
              <Button
                type="submit"
                look="outline"
                size="small"
                busy={moving?.get('id') === id && moving.get('to') === to}
              >
                {t(to === 'up' ? commissionTexts.moveUp : commissionTexts.moveDown)}{' '}
                <span className="visually-hidden">{t(commissionTexts.ruleAt, { place })}</span>
              </Button>
            </PostForm>
          </IfMay>
        ) : null,
      )}
    </>
  )
}
