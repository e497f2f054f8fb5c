/** Sign-up forms as a careful person fills them in: what a test is not about is right. */

export function aBuyerForm(over: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'María José',
    lastName: 'Núñez',
    document: 30123456,
    email: 'maria@correo.example',
    password: 'Cebada2024',
    country: 'Argentina',
    state: 'Córdoba',
    city: 'Villa General Belgrano',
    address: 'San Martín 120',
    image: '',
    ...over,
  }
}

export function aCompanyForm(over: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    ...aBuyerForm({ email: 'ventas@cerveceria.example', document: 27333444 }),
    phone: '+54 351 555 0101',
    company: 'Cervecería Los 3 Ríos',
    ...over,
  }
}
