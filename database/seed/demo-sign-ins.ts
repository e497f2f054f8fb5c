/** Who can sign in at the demo shop. The seller is Galpón Puelche, the buyer Valentina Ferreyra. */
export const demoSignIns = {
  buyer: { email: 'buyer@lupulo.example', buyer: 'valentina' },
  seller: { email: 'ventas@galpon-puelche.example', brewery: 'galpon-puelche' },
  admin: { email: 'admin@lupulo.example' },
} as const

export type DemoRole = keyof typeof demoSignIns
export const DEMO_ROLES = Object.keys(demoSignIns) as DemoRole[]
