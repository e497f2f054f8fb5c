import { isNull } from 'drizzle-orm'
import type { CommissionRules } from '#contract/commission.ts'
import { commissionRules } from '#database/schema.ts'
import { listRules } from '#server/features/commission/list-rules.ts'
import { onlyAdmins, onlySellers } from '../answers.ts'
import type { Row, Shop } from '../row.ts'

const TERMS = { percent: 12.5, fixed: 0, taxPercent: 21 }

/** A rule that is the only one, for there is one of a kind at most; and the list as it is seen. */
async function aRule({ services }: Shop): Promise<Record<string, string>> {
  await services.db
    .update(commissionRules)
    .set({ removedAt: new Date() })
    .where(isNull(commissionRules.removedAt))
  const [rule] = await services.db
    .insert(commissionRules)
    .values({ place: 1, basisPoints: 1250, fixedCents: 0, taxBasisPoints: 2100 })
    .returning()
  const { seen }: CommissionRules = await listRules(services)
  return { id: rule!.id, seen }
}

export const COMMISSION: Row[] = [
  { call: 'listCommissionRules', ask: () => ({}), answers: onlyAdmins(200) },
  {
    call: 'addCommissionRule',
    given: async ({ services }) => ({ seen: (await listRules(services)).seen }),
    ask: ({ made, companyId }) => ({ body: { companyId, ...TERMS, seen: made.seen } }),
    answers: onlyAdmins(201),
  },
  {
    call: 'changeCommissionRule',
    given: aRule,
    ask: ({ made: { id, seen } }) => ({ params: { id: id! }, body: { ...TERMS, percent: 10, seen } }),
    answers: onlyAdmins(200),
  },
  {
    call: 'moveCommissionRule',
    given: aRule,
    ask: ({ made: { id, seen } }) => ({ params: { id: id! }, body: { to: 'up', seen } }),
    answers: onlyAdmins(200),
  },
  {
    call: 'removeCommissionRule',
    given: aRule,
    ask: ({ made: { id, seen } }) => ({ params: { id: id! }, body: { seen, reason: 'promoción' } }),
    answers: onlyAdmins(200),
  },
  {
    call: 'tryCommissionRules',
    ask: ({ companyId }) => ({ query: `?companyId=${companyId}&type=IPA&price=4.50&units=3` }),
    answers: onlyAdmins(200),
  },
  ...(['companyId', 'rivalId'] as const).map(
    (which): Row => ({
      call: 'getOwnCommission',
      says: which === 'companyId' ? 'the brewery’s' : 'the rival’s',
      ask: (target) => ({ params: { id: target[which] } }),
      answers: onlySellers({
        seller: which === 'companyId' ? 200 : 'user-not-found',
        rivalSeller: which === 'companyId' ? 'user-not-found' : 200,
        admin: 200,
      }),
    }),
  ),
]
