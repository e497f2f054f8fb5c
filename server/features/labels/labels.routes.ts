import { type Context, Hono } from 'hono'
import { isRefusal, refuse } from '#contract/errors.ts'
import { BEER_TYPES } from '#contract/limits.ts'
import { styleMark } from '#contract/style-mark.ts'
import type { Api, ApiEnv } from '#server/http/api-context.ts'
import { entityTag, isKnown } from '#server/http/entity-tag.ts'
import { answerRefusal } from '#server/http/refusals.ts'
import { CARD_WIDTH, type CardBeer, drawBeerCard as drawBeerCardAnew } from './cards/draw-beer-card.ts'
import { drawHouseCard } from './cards/draw-house-card.ts'
import { drawMailHeader, MAIL_HEADER_WIDTH } from './cards/draw-mail-header.ts'
import { drawAdvertisement as drawAdvertisementAnew } from './draw-advertisement.ts'
import { type ArtCompany, drawCompanyArt as drawCompanyArtAnew } from './draw-company-art.ts'
import { drawLabel as drawLabelAnew } from './draw-label.ts'
import { drawPackshot as drawPackshotAnew, type PackedBeer } from './packshots/draw-packshot.ts'
import { readPreview } from './read-preview.ts'
import { rememberDrawings } from './remember-drawings.ts'
import { createPngPen, type PngPen } from './render-label-png.ts'
import { drawStyleMark as drawStyleMarkAnew } from './style-marks/draw-style-mark.ts'

/** The label's file names hold nothing but a UUID, so that a malformed id never reaches the database. */
const UUID = '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}'
/** 17 kB each. */
const KEPT_LABELS = 500
/** Three, each in two shapes. */
const ADVERTISEMENTS = 6
const PNG_WIDTHS = ['300', '600', '900']

export interface LabelSources {
  /** The beer as its label shows it, also one that is no longer on sale: purchases keep their label. */
  findBeer(id: string): Promise<(CardBeer & PackedBeer) | undefined>
  findCompany(id: string): Promise<ArtCompany | undefined>
}

/**
 * Everything that is drawn: `/labels/{id}.svg`, `/labels/{id}-packshot.svg`, `/labels/{id}.png?width=300|600|900`, `/labels/companies/{id}.svg` and
 * `{id}-square.svg`, `/labels/advertisements/{1..3}.svg` and `{1..3}-tall.svg`, `/labels/styles/{style}.svg`, `/labels/preview.svg` and `/labels/preview-packshot.svg` of a beer that somebody is writing, and the cards that others show
 * of a link (1200 × 630): `/labels/{id}/card.png` of a beer, `/labels/card.png` of the house; `/labels/mail-header.png` heads mails. Unknown ids and names are 404, another width and facts that no beer can have are 400. Rendering a PNG costs most: too many new ones at once are
 * 503, with when to come back; one address alone leaves the others their turn.
 */
export function labelRoutes(
  { findBeer, findCompany }: LabelSources,
  addressOf: (context: Context<ApiEnv>) => string,
): Api {
  const routes: Api = new Hono<ApiEnv>()
  const drawLabel = rememberDrawings(drawLabelAnew, KEPT_LABELS)
  const drawPackshot = rememberDrawings(drawPackshotAnew, KEPT_LABELS)
  const drawBeerCard = rememberDrawings(drawBeerCardAnew, KEPT_LABELS)
  const drawCompanyArt = rememberDrawings(drawCompanyArtAnew, KEPT_LABELS)
  const drawCompanySquare = rememberDrawings(
    (company: ArtCompany) => drawCompanyArtAnew(company, 'square'),
    KEPT_LABELS,
  )
  const drawAdvertisement = rememberDrawings(
    ({ file }: { file: string }) =>
      drawAdvertisementAnew(Number(file[0]), file.includes('-tall') ? 'tall' : 'wide'),
    ADVERTISEMENTS,
  )
  const drawStyleMark = rememberDrawings(drawStyleMarkAnew, BEER_TYPES.length)
  const renderPng = createPngPen()
  // The house's own pictures wait behind no beer's, and no beer's push them out: mails and previews show them.
  const renderHousePng = createPngPen()
  let houseCard: string | undefined
  let mailHeader: string | undefined

  routes.get(`/labels/:file{${UUID}\\.svg}`, async (context) => {
    const beer = await findBeer(idOf(context))
    return beer ? answerSvg(context, drawLabel(beer)) : answerRefusal(context, refuse('not-found'))
  })

  routes.get(`/labels/:file{${UUID}-packshot\\.svg}`, async (context) => {
    const beer = await findBeer(idOf(context))
    return beer ? answerSvg(context, drawPackshot(beer)) : answerRefusal(context, refuse('not-found'))
  })

  routes.get(`/labels/:file{${UUID}\\.png}`, async (context) => {
    const width = context.req.query('width') ?? '300'
    if (!PNG_WIDTHS.includes(width)) {
      return answerRefusal(context, refuse('malformed', undefined, { width: PNG_WIDTHS.join(' · ') }))
    }
    const beer = await findBeer(idOf(context))
    return beer
      ? answerPng(context, drawLabel(beer), {
          widthPx: Number(width),
          renderPng,
          address: addressOf(context),
        })
      : answerRefusal(context, refuse('not-found'))
  })

  routes.get(`/labels/:id{${UUID}}/card.png`, async (context) => {
    const beer = await findBeer(context.req.param('id').toLowerCase())
    return beer
      ? answerPng(context, drawBeerCard(beer), {
          widthPx: CARD_WIDTH,
          renderPng,
          address: addressOf(context),
        })
      : answerRefusal(context, refuse('not-found'))
  })

  routes.get('/labels/card.png', (context) => {
    houseCard ??= drawHouseCard()
    return answerPng(context, houseCard, {
      widthPx: CARD_WIDTH,
      renderPng: renderHousePng,
      address: addressOf(context),
    })
  })

  routes.get('/labels/mail-header.png', (context) => {
    mailHeader ??= drawMailHeader()
    return answerPng(context, mailHeader, {
      widthPx: 2 * MAIL_HEADER_WIDTH,
      renderPng: renderHousePng,
      address: addressOf(context),
    })
  })

  routes.get(`/labels/companies/:file{${UUID}(-square)?\\.svg}`, async (context) => {
    const company = await findCompany(idOf(context))
    if (!company) return answerRefusal(context, refuse('not-found'))
    const isSquare = context.req.param('file').includes('-square')
    return answerSvg(context, isSquare ? drawCompanySquare(company) : drawCompanyArt(company))
  })

  routes.get('/labels/advertisements/:file{[1-3](-tall)?\\.svg}', (context) =>
    answerSvg(context, drawAdvertisement({ file: context.req.param('file') })),
  )

  routes.get('/labels/styles/:file{[a-z-]+\\.svg}', (context) => {
    const type = BEER_TYPES.find((each) => styleMark(each) === context.req.path)
    return type ? answerSvg(context, drawStyleMark({ type })) : answerRefusal(context, refuse('not-found'))
  })

  // Nobody asks for the same one twice: it is not remembered, so that it pushes no label out.
  const drawn = { 'preview.svg': drawLabelAnew, 'preview-packshot.svg': drawPackshotAnew }
  routes.get('/labels/:file{preview(-packshot)?\\.svg}', (context) => {
    const beer = readPreview(context.req.query())
    if (isRefusal(beer)) return answerRefusal(context, beer)
    return answerSvg(context, drawn[context.req.param('file') as keyof typeof drawn](beer))
  })

  routes.get('/labels/*', (context) => answerRefusal(context, refuse('not-found')))
  return routes
}

function idOf(context: Context): string {
  return context.req.param('file')!.slice(0, 36).toLowerCase()
}

function answerSvg(context: Context, svg: string): Response {
  // A label opened on its own is a document of our origin: nothing in it may ever run or load.
  context.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  )
  return isFresh(context, svg)
    ? context.body(null, 304)
    : context.body(svg, 200, { 'Content-Type': 'image/svg+xml; charset=utf-8' })
}

async function answerPng(
  context: Context,
  svg: string,
  { widthPx, renderPng, address }: { widthPx: number; renderPng: PngPen; address: string },
): Promise<Response> {
  // The drawing stands for its picture, so that an unchanged one is never rendered again.
  if (isFresh(context, `${widthPx} ${svg}`)) return context.body(null, 304)
  const png = await renderPng(svg, widthPx, address)
  if (!png) {
    context.header('ETag', undefined)
    context.header('Cache-Control', 'no-store')
    return answerRefusal(context, refuse('too-many-pictures'))
  }
  return context.body(new Uint8Array(png), 200, { 'Content-Type': 'image/png' })
}

/** Sets the caching headers (RFC 8246) and says whether the browser already has this drawing. */
function isFresh(context: Context, drawn: string): boolean {
  context.header('X-Content-Type-Options', 'nosniff')
  const isVersioned = context.req.query('v') !== undefined
  context.header('Cache-Control', `public, max-age=${isVersioned ? '31536000, immutable' : '3600'}`)
  return isKnown(context, entityTag(drawn))
}
