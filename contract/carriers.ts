import { normalForm } from './normal-form.ts'

/**
 * Who carries parcels in the region, and where each shows the way of one: the page that takes a tracking number in its
 * address, or the one on which it is typed. `names` are what sellers write, in small letters without accents.
 */
type Carrier = { id: string; names: string[]; address: (tracking: string) => string }

const CARRIERS: Carrier[] = [
  // Argentina
  { id: 'andreani', names: ['andreani'], address: (n) => `https://www.andreani.com/envio/${n}` },
  { id: 'oca', names: ['oca'], address: (n) => `https://www.oca.com.ar/Busquedas/Envios?numero=${n}` },
  {
    id: 'correo-argentino',
    names: ['correo argentino'],
    address: (n) => `https://www.correoargentino.com.ar/formularios/e-commerce?id=${n}`,
  },
  { id: 'via-cargo', names: ['via cargo'], address: (n) => `https://viacargo.com.ar/tracking/${n}` },
  // Brazil
  {
    id: 'correios',
    names: ['correios', 'sedex', 'pac'],
    address: (n) => `https://rastreamento.correios.com.br/app/index.php?objetos=${n}`,
  },
  { id: 'jadlog', names: ['jadlog'], address: (n) => `https://www.jadlog.com.br/tracking?cte=${n}` },
  { id: 'loggi', names: ['loggi'], address: (n) => `https://www.loggi.com/rastreador/${n}` },
  // Chile
  {
    id: 'chilexpress',
    names: ['chilexpress'],
    address: (n) => `https://centrodeayuda.chilexpress.cl/seguimiento/${n}`,
  },
  {
    id: 'starken',
    names: ['starken', 'turbus'],
    address: (n) => `https://www.starken.cl/seguimiento?codigo=${n}`,
  },
  {
    id: 'blue-express',
    names: ['blue express', 'bluexpress', 'blue'],
    address: (n) => `https://www.blue.cl/seguimiento/?n_seguimiento=${n}`,
  },
  {
    id: 'correos-de-chile',
    names: ['correos de chile', 'correos chile'],
    address: (n) => `https://www.correos.cl/seguimiento-en-linea?codigos=${n}`,
  },
  // Colombia
  {
    id: 'servientrega',
    names: ['servientrega'],
    address: (n) => `https://www.servientrega.com/wps/portal/rastreo-envio?guia=${n}`,
  },
  {
    id: 'coordinadora',
    names: ['coordinadora'],
    address: (n) => `https://coordinadora.com/rastreo/rastreo-de-guia/detalle-de-rastreo-de-guia/?guia=${n}`,
  },
  {
    id: 'interrapidisimo',
    names: ['interrapidisimo', 'inter rapidisimo'],
    address: (n) => `https://interrapidisimo.com/sigue-tu-envio/?guia=${n}`,
  },
  { id: 'envia', names: ['envia'], address: (n) => `https://envia.co/rastreo?guia=${n}` },
  // Peru
  {
    id: 'olva',
    names: ['olva', 'olva courier'],
    address: (n) => `https://tracking.olvaexpress.pe/?tracking=${n}`,
  },
  { id: 'shalom', names: ['shalom'], address: (n) => `https://rastrea.shalom.pe/?orden=${n}` },
  // Uruguay
  { id: 'dac', names: ['dac'], address: (n) => `https://www.dac.com.uy/envios/rastrear?guia=${n}` },
  {
    id: 'correo-uruguayo',
    names: ['correo uruguayo'],
    address: (n) =>
      `https://ahiva.correo.com.uy/servicioConsultaTntIps-wsWeb/seguimientoEnvios/eventosweb?codigoPieza=${n}`,
  },
  // Ecuador, Venezuela, and everywhere
  {
    id: 'tramaco',
    names: ['tramaco', 'tramacoexpress'],
    address: (n) => `https://www.tramaco.com.ec/rastreo?guia=${n}`,
  },
  { id: 'mrw', names: ['mrw'], address: (n) => `https://www.mrwve.com/rastreo?guia=${n}` },
  {
    id: 'zoom',
    names: ['zoom', 'grupo zoom'],
    address: (n) => `https://zoom.red/tracking-de-envios-personas/?nro-guia=${n}`,
  },
  {
    id: 'dhl',
    names: ['dhl', 'dhl express'],
    address: (n) => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${n}`,
  },
  {
    id: 'fedex',
    names: ['fedex', 'fedex express'],
    address: (n) => `https://www.fedex.com/fedextrack/?trknbr=${n}`,
  },
  { id: 'ups', names: ['ups'], address: (n) => `https://www.ups.com/track?tracknum=${n}` },
]

const BY_NAME = new Map(CARRIERS.flatMap((carrier) => carrier.names.map((name) => [name, carrier])))

/** 'Vía-Cargo S.A.' → 'via cargo': small letters without accents and signs, and without the form of its company. */
function plainName(carrier: string): string {
  return normalForm(carrier, 'NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(s\.?a\.?s?|ltda|s\.?r\.?l)\.?$/, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/**
 * Where a parcel can be followed; null where nobody is known by that name, or no number was given. The number is what its
 * seller typed: it goes into the address encoded, so that it is nothing but a number there.
 */
export function trackingAddress({ carrier, tracking }: { carrier: string; tracking: string }): string | null {
  const known = BY_NAME.get(plainName(carrier))
  const number = tracking.trim()
  // A path of dots would be another page.
  return known && /[\p{L}\p{N}]/u.test(number) ? known.address(encodeURIComponent(number)) : null
}
