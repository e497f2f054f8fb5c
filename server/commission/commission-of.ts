import { type SQL, sql } from 'drizzle-orm'
import { chargeStep } from '#database/ledger/charge-step.ts'

/** Of ten thousand basis points, the whole. */
const WHOLE = 10_000

/**
 * SQL of what the shop keeps of each line, beside all columns of that line: `rule_id` (null: no rule fits, nothing is kept) with
 * its `basis_points`, `fixed_cents` and `tax_basis_points`, and `gross_cents`, `commission_cents` and `tax_cents` in hundredths
 * of the currency. The first rule by place holds that is for the line's brewery and style on its day.
 *
 * The commission is the rule's part of the price, and its fixed amount of each unit at the line's own rate, rounded together,
 * half up, to the smallest coin; the tax is its part of that, rounded likewise. Neither is more than what is left of the price.
 * @param lines SQL of rows with `company_id`, `type` (style), `day` (of the shop), `currency`, `quantity`, `unit_cents` (of
 *   dollars) and `charge_unit_cents` (hundredths of the currency)
 */
export function commissionOf(lines: SQL): SQL {
  // What a fenced query reckons stands in it once: pulled up, each amount would be reckoned wherever it is named.
  return sql`
    SELECT kept.*, least(gross_cents - commission_cents, ${halfUp(
      sql`commission_cents::numeric * tax_basis_points`,
      sql`${WHOLE}::bigint`,
    )}) AS tax_cents
    FROM (
      SELECT line.*, rule.id AS rule_id, coalesce(rule.basis_points, 0) AS basis_points,
             coalesce(rule.fixed_cents, 0) AS fixed_cents, coalesce(rule.tax_basis_points, 0) AS tax_basis_points,
             least(gross_cents, ${halfUp(
               sql`gross_cents::numeric * (rule.basis_points * unit_cents::bigint + rule.fixed_cents * ${WHOLE}::bigint)`,
               sql`(${WHOLE}::bigint * unit_cents)`,
             )}) AS commission_cents
      FROM (
        SELECT line.*, line.quantity::bigint * line.charge_unit_cents AS gross_cents, ${chargeStep(sql`line.currency`)} AS step
        FROM (${lines}) AS line OFFSET 0
      ) AS line
      LEFT JOIN LATERAL (
        SELECT * FROM commission_rules
        WHERE removed_at IS NULL AND gross_cents > 0
          AND (company_id IS NULL OR company_id = line.company_id) AND (type IS NULL OR type = line.type)
          AND (starts_on IS NULL OR starts_on <= line.day) AND (ends_on IS NULL OR ends_on >= line.day)
        ORDER BY place, id LIMIT 1
      ) AS rule ON true OFFSET 0
    ) AS kept`
}

/**
 * SQL of a quotient, in whole smallest coins (`step`): halves go up. Nothing is lost on the way, numerics are divided as integers. 0
 * where there is no rule to divide by.
 */
function halfUp(dividend: SQL, divisor: SQL): SQL {
  return sql`coalesce(div(2 * ${dividend} + ${divisor} * step, 2 * ${divisor} * step) * step, 0)::bigint`
}
