import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { openApiDocument } from './openapi.ts'
import { plainMarkup } from './plain-markup.ts'

type Markup = ReturnType<typeof html>

type Operation = {
  operationId: string
  summary: string
  parameters: { name: string; in: string; required: boolean; schema: unknown }[]
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>
  'x-access': string | readonly string[]
  'x-scope'?: string
}

const STYLE = `
body{font:16px/1.5 system-ui,sans-serif;max-width:66rem;margin:0 auto;padding:2rem 1rem;background:oklch(.972 .013 85);color:oklch(.22 .02 50)}
section{border-top:1.5px solid;padding-block:1rem}h2{font-size:1.2rem;margin:0}h2 code{color:oklch(.44 .11 145)}
pre{overflow:auto;background:oklch(.94 .02 85);padding:1rem;border-radius:10px}table{border-collapse:collapse}td{padding:.2rem .8rem .2rem 0;vertical-align:top;overflow-wrap:anywhere}
.who{color:oklch(.46 .02 55)}`

/** The page shows text and nothing else: of all there is, its own style alone, by its hash. */
export const DOCS_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

function code(summary: string, schema: unknown): Markup {
  return html`<details><summary>${summary}</summary><pre>${JSON.stringify(schema, null, 2)}</pre></details>`
}

function operationHtml(method: string, path: string, operation: Operation): Markup {
  const who = Array.isArray(operation['x-access']) ? operation['x-access'].join(', ') : operation['x-access']
  const scope = operation['x-scope']
  const [[status, answer] = ['', {}]] = Object.entries(operation.responses)
  const rows = operation.parameters.map(
    (parameter) =>
      html`<tr><td><code>${parameter.name}</code></td><td>${parameter.in}${parameter.required ? ', required' : ''}</td><td><code>${JSON.stringify(parameter.schema)}</code></td></tr>`,
  )
  const body = operation.requestBody?.content['application/json']?.schema
  const response = answer.content?.['application/json']?.schema
  return html`<section><h2 id="${operation.operationId}"><code>${method.toUpperCase()}</code> ${`/api${path}`}</h2><p>${operation.summary}</p><p class="who">Who: ${who}${scope && html`; with a key: <code>${scope}</code>`}</p>${rows.length > 0 && html`<table>${rows}</table>`}${body && code('Body', body)}${response && code(`Answer ${status}`, response)}</section>
`
}

/** The OpenAPI document as a page that reads without scripts. */
export function docsPage(document: ReturnType<typeof openApiDocument>): string {
  const sections = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationHtml(method, path, operation as Operation)),
  )
  return plainMarkup(html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Lúpulo API</title><style>${raw(STYLE)}</style></head><body>
<h1>Lúpulo API</h1><p>${document.info.description} The machine’s version: <a href="/api/openapi.json">openapi.json</a>.</p>
<p><code>Authorization: Bearer</code>: ${document.components.securitySchemes.key.description}</p>
${sections}</body></html>`)
}
