/** The invented people whose purchases and reviews fill the demo shop. */
export type DemoBuyer = {
  name: string
  lastName: string
  document: string
  phone: string
  country: string
  state: string
  city: string
  address: string
}

export type DemoBuyerKey =
  | 'valentina'
  | 'thiago'
  | 'camila'
  | 'andres'
  | 'lucia'
  | 'ramon'
  | 'florencia'
  | 'beatriz'
  | 'mateo'
  | 'daniela'
  | 'ignacio'
  | 'paula'

export const demoBuyers: Record<DemoBuyerKey, DemoBuyer> = {
  valentina: {
    name: 'Valentina',
    lastName: 'Ferreyra',
    document: '36914205',
    phone: '+54 351 466 0318',
    country: 'Argentina',
    state: 'Córdoba',
    city: 'Córdoba',
    address: 'Pasaje Revol 52, 3º B',
  },
  thiago: {
    name: 'Thiago',
    lastName: 'Nascimento',
    document: '118340927',
    phone: '+55 31 3224 7085',
    country: 'Brazil',
    state: 'Minas Gerais',
    city: 'Belo Horizonte',
    address: 'Rua Sapucaí, 410, apto 702',
  },
  camila: {
    name: 'Camila',
    lastName: 'Sepúlveda',
    document: '171290365',
    phone: '+56 41 290 4471',
    country: 'Chile',
    state: 'Biobío',
    city: 'Concepción',
    address: 'Calle Aníbal Pinto 1630',
  },
  andres: {
    name: 'Andrés',
    lastName: 'Londoño',
    document: '71683940',
    phone: '+57 604 412 9036',
    country: 'Colombia',
    state: 'Antioquia',
    city: 'Medellín',
    address: 'Carrera 43 # 9-27, Manila',
  },
  lucia: {
    name: 'Lucía',
    lastName: 'Paredes Huillca',
    document: '40712856',
    phone: '+51 84 236 117',
    country: 'Peru',
    state: 'Cusco',
    city: 'Cusco',
    address: 'Cuesta de San Blas 318',
  },
  ramon: {
    name: 'Ramón',
    lastName: 'Ayala',
    document: '3580412',
    phone: '+595 21 447 905',
    country: 'Paraguay',
    state: 'Asunción',
    city: 'Asunción',
    address: 'Calle Estados Unidos 1184',
  },
  florencia: {
    name: 'Florencia',
    lastName: 'Etcheverry',
    document: '45108673',
    phone: '+598 2418 3370',
    country: 'Uruguay',
    state: 'Montevideo',
    city: 'Montevideo',
    address: 'Bulevar España 2215, apto 4',
  },
  beatriz: {
    name: 'Beatriz',
    lastName: 'Carvalho',
    document: '204713586',
    phone: '+55 81 3428 6190',
    country: 'Brazil',
    state: 'Pernambuco',
    city: 'Recife',
    address: 'Rua da Aurora, 873',
  },
  mateo: {
    name: 'Mateo',
    lastName: 'Guamán',
    document: '104827359',
    phone: '+593 7 282 4406',
    country: 'Ecuador',
    state: 'Azuay',
    city: 'Cuenca',
    address: 'Calle Larga 6-41',
  },
  daniela: {
    name: 'Daniela',
    lastName: 'Urdaneta',
    document: '18236704',
    phone: '+58 261 792 5518',
    country: 'Venezuela',
    state: 'Zulia',
    city: 'Maracaibo',
    address: 'Avenida 4 Bella Vista 67-20',
  },
  ignacio: {
    name: 'Ignacio',
    lastName: 'Condori',
    document: '5931847',
    phone: '+591 4 425 8803',
    country: 'Bolivia',
    state: 'Cochabamba',
    city: 'Cochabamba',
    address: 'Calle Baptista 0440',
  },
  paula: {
    name: 'Paula',
    lastName: 'Iriarte',
    document: '29470318',
    phone: '+54 223 451 7726',
    country: 'Argentina',
    state: 'Buenos Aires',
    city: 'Mar del Plata',
    address: 'Calle Alem 3390',
  },
}
