import { createHash } from 'node:crypto'
import type { openApiDocument } from './openapi.ts'

type Operation = {
  operationId: string
  summary: string
  parameters: { name: string; in: string; required: boolean; schema: unknown }[]
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>
  'x-access': string | readonly string[]
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

function escapeHtml(value: string): string {
  return value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function code(value: unknown): string {
  return `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const who = Array.isArray(operation['x-access']) ? operation['x-access'].join(', ') : operation['x-access']
  const [[status, answer] = ['', {}]] = Object.entries(operation.responses)
  const parts = [
    `<h2 id="${operation.operationId}"><code>${method.toUpperCase()}</code> ${escapeHtml(`/api${path}`)}</h2>`,
    `<p>${escapeHtml(operation.summary)}</p><p class="who">Who: ${escapeHtml(String(who))}</p>`,
  ]
  if (operation.parameters.length) {
    const rows = operation.parameters.map(
      (parameter) =>
        `<tr><td><code>${escapeHtml(parameter.name)}</code></td><td>${parameter.in}${parameter.required ? ', required' : ''}</td><td><code>${escapeHtml(JSON.stringify(parameter.schema))}</code></td></tr>`,
    )
    parts.push(`<table>${rows.join('')}</table>`)
  }
  const body = operation.requestBody?.content['application/json']?.schema
  if (body) parts.push(`<details><summary>Body</summary>${code(body)}</details>`)
  const response = answer.content?.['application/json']?.schema
  if (response) parts.push(`<details><summary>Answer ${status}</summary>${code(response)}</details>`)
  return `<section>${parts.join('')}</section>`
}

/** The OpenAPI document as a page that reads without scripts. */
export function docsPage(document: ReturnType<typeof openApiDocument>): string {
  const sections = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationHtml(method, path, operation as Operation)),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Lúpulo API</title><style>${STYLE}</style></head><body>
<h1>Lúpulo API</h1><p>${escapeHtml(document.info.description)} The machine’s version: <a href="/api/openapi.json">openapi.json</a>.</p>
${sections.join('\n')}</body></html>`
}
