/**
 * Whether `company` took the name of another one that is on and waits for nobody's look, and no admin has looked at it: a condition in SQL, for the
 * carousel and the work list alike. What the flag says is looked at first; it is set for few.
 */
export const NAME_WAITS = `company.name_taken_at IS NOT NULL AND company.name_looked_at IS NULL AND company.active
  AND EXISTS (SELECT FROM companies AS other
              WHERE other.name_key = company.name_key AND other.active AND other.waits_since IS NULL
                AND other.id <> company.id)`
