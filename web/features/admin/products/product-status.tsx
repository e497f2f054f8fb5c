import { useNavigation } from 'react-router'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as productsTexts from '#contract/texts/products.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import type { ListedProduct } from './listed-product.ts'
import styles from './products.module.css'
import { type ProductsPlace, productsAddress } from './products-address.ts'

/** Whether a beer is active, who or what else keeps it off sale, and the administration's own switch of it. */
export function ProductStatus({ product, at }: { product: ListedProduct; at: ProductsPlace }) {
  const t = useText()
  const { id, name, status, available, blocked, pastDate, company, companyActive } = product
  return (
    <div className={`ends ${styles.status}`}>
      <div className={styles.why}>
        <StatusWord tone={status ? 'good' : blocked ? 'bad' : 'over'}>
          <Spoken text={status ? productsTexts.active : productsTexts.inactive} />
        </StatusWord>
        {blocked && <span>{t(productsTexts.blocked)}</span>}
        {!available && <span>{t(productsTexts.offBySeller)}</span>}
        {pastDate && <span>{t(productsTexts.pastDate)}</span>}
        {companyActive === false && <span>{t(productsTexts.companyInactive)}</span>}
      </div>
      {blocked ? (
        <Activate id={id} name={name} companyId={company?.id ?? at.id} at={at} />
      ) : (
        <IfMay what="goods">
          <LinkButton to={productsAddress(at, id)} look="outline" size="small" preventScrollReset>
            <Spoken text={adminWords.inactivate} /> <span className="visually-hidden">{name}</span>
          </LinkButton>
        </IfMay>
      )}
    </div>
  )
}

type Activated = { id: string; name: string; companyId: string; at: ProductsPlace }

function Activate({ id, name, companyId, at }: Activated) {
  const sent = useNavigation().formData
  const isSending = sent?.get('intent') === 'activate' && sent.get('beerId') === id
  return (
    <IfMay what="goods">
      <PostForm action={productsAddress(at)} preventScrollReset>
        <input type="hidden" name="intent" value="activate" />
        <input type="hidden" name="beerId" value={id} />
        <input type="hidden" name="companyId" value={companyId} />
        <Button type="submit" look="outline" size="small" busy={isSending}>
          <Spoken text={adminWords.activate} /> <span className="visually-hidden">{name}</span>
        </Button>
      </PostForm>
    </IfMay>
  )
}
