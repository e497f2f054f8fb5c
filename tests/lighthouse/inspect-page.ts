import { type Browser, chromium } from '@playwright/test'
import lighthouse, { type Flags } from 'lighthouse'
import { findChromium } from '../e2e/find-chromium.ts'
import { freePorts } from '../running/free-ports.ts'

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']
type NetworkRecord = { url: string; resourceType: string; transferSize: number }

export type Inspector = {
  /**
   * Opens a page as a telephone does on a first visit, nothing kept from before, and has Lighthouse look at it.
   * @param cookie what the visitor brings along: see anAdult
   */
  inspect(url: string, cookie: string, flags: Flags): Promise<Report>
  /** For what Lighthouse does not look at. */
  browser: Browser
  close(): Promise<void>
}

/** What is forgotten before a visit; Lighthouse by itself would keep what pages write down. */
const FIRST_VISIT: Flags['clearStorageTypes'] = [
  'file_systems',
  'shader_cache',
  'service_workers',
  'cache_storage',
  'local_storage',
]

/** A Chromium that Lighthouse can reach. @throws when none can be had: see findChromium */
export async function openInspector(): Promise<Inspector> {
  const [port] = (await freePorts(1)) as [number]
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--remote-debugging-port=${port}`,
    ],
  })
  return {
    async inspect(url, cookie, flags) {
      const lhr = await report(url, {
        port,
        logLevel: 'error',
        extraHeaders: cookie ? { Cookie: cookie } : {},
        disableFullPageScreenshot: true,
        clearStorageTypes: FIRST_VISIT,
        ...flags,
      })
      if (new URL(lhr.finalDisplayedUrl).href !== new URL(url).href)
        throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`)
      return lhr
    },
    browser,
    close: () => browser.close(),
  }
}

/** A report. On a busy machine a browser's recording can lack its beginning: then the page is visited again. */
async function report(url: string, flags: Flags, triesLeft = 2): Promise<Report> {
  const lhr = (await lighthouse(url, flags))?.lhr
  if (lhr && !lhr.runtimeError) return lhr
  if (triesLeft) return report(url, flags, triesLeft - 1)
  throw new Error(`${url}: ${lhr?.runtimeError?.message ?? 'Lighthouse gave no report'}`)
}

/** What a page fetched (Lighthouse's audit `network-requests`, which the flags must ask for). */
export function networkRecords(report: Report): NetworkRecord[] {
  const details = report.audits['network-requests']?.details
  if (details?.type !== 'table') throw new Error('The report holds no network requests.')
  return details.items as unknown as NetworkRecord[]
}

/** Each audit of these categories that a page does not pass, with what it found. */
export function failedAudits(report: Report, categories: string[]): string[] {
  return categories.flatMap((name) => {
    const { auditRefs = [] } = report.categories[name] ?? {}
    return auditRefs.flatMap(({ id, weight }) => {
      const audit = report.audits[id]
      // Audits without a weight are hints, those without a score do not apply to the page.
      if (!audit || !weight || audit.scoreDisplayMode === 'notApplicable' || audit.score === 1) return []
      const found = JSON.stringify((audit.details as { items?: unknown[] })?.items ?? [])
      return [`${name}: ${id}: ${audit.title} ${audit.errorMessage ?? ''} ${found.slice(0, 1500)}`]
    })
  })
}
