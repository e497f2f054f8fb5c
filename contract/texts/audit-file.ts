/** The audit log: what admins did. */

export const subject = { es: 'Id', en: 'Id', pt: 'Id' }
export const facts = { es: 'Además', en: 'Besides', pt: 'Além disso' }
