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
    phone: '+543514660318',
    country: 'Argentina',
    state: 'Córdoba',
    city: 'Córdoba',
    address: 'Pasaje Revol 52, 3º B',
  },
  thiago: {
    name: 'Thiago',
    lastName: 'Nascimento',
    document: '118340927',
    phone: '+553132247085',
    country: 'Brazil',
    state: 'Minas Gerais',
    city: 'Belo Horizonte',
    address: 'Rua Sapucaí, 410, apto 702',
  },
  camila: {
    name: 'Camila',
    lastName: 'Sepúlveda',
    document: '171290365',
    phone: '+56412904471',
    country: 'Chile',
    state: 'Biobío',
    city: 'Concepción',
    address: 'Calle Aníbal Pinto 1630',
  },
  andres: {
    name: 'Andrés',
    lastName: 'Londoño',
    document: '71683940',
    phone: '+576044129036',
    country: 'Colombia',
    state: 'Antioquia',
    city: 'Medellín',
    address: 'Carrera 43 # 9-27, Manila',
  },
  lucia: {
    name: 'Lucía',
    lastName: 'Paredes Huillca',
    document: '40712856',
    phone: '+5184236117',
    country: 'Peru',
    state: 'Cusco',
    city: 'Cusco',
    address: 'Cuesta de San Blas 318',
  },
  ramon: {
    name: 'Ramón',
    lastName: 'Ayala',
    document: '3580412',
    phone: '+59521447905',
    country: 'Paraguay',
    state: 'Asunción',
    city: 'Asunción',
    address: 'Calle Estados Unidos 1184',
  },
  florencia: {
    name: 'Florencia',
    lastName: 'Etcheverry',
    document: '45108673',
    phone: '+59824183370',
    country: 'Uruguay',
    state: 'Montevideo',
    city: 'Montevideo',
    address: 'Bulevar España 2215, apto 4',
  },
  beatriz: {
    name: 'Beatriz',
    lastName: 'Carvalho',
    document: '204713586',
    phone: '+558134286190',
    country: 'Brazil',
    state: 'Pernambuco',
    city: 'Recife',
    address: 'Rua da Aurora, 873',
  },
  mateo: {
    name: 'Mateo',
    lastName: 'Guamán',
    document: '104827359',
    phone: '+59372824406',
    country: 'Ecuador',
    state: 'Azuay',
    city: 'Cuenca',
    address: 'Calle Larga 6-41',
  },
  daniela: {
    name: 'Daniela',
    lastName: 'Urdaneta',
    document: '18236704',
    phone: '+582617925518',
    country: 'Venezuela',
    state: 'Zulia',
    city: 'Maracaibo',
    address: 'Avenida 4 Bella Vista 67-20',
  },
  ignacio: {
    name: 'Ignacio',
    lastName: 'Condori',
    document: '5931847',
    phone: '+59144258803',
    country: 'Bolivia',
    state: 'Cochabamba',
    city: 'Cochabamba',
    address: 'Calle Baptista 0440',
  },
  paula: {
    name: 'Paula',
    lastName: 'Iriarte',
    document: '29470318',
    phone: '+542234517726',
    country: 'Argentina',
    state: 'Buenos Aires',
    city: 'Mar del Plata',
    address: 'Calle Alem 3390',
  },
}
