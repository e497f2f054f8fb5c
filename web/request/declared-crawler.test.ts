import { expect, test } from 'vitest'
import { isDeclaredCrawler } from './declared-crawler.ts'

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23.20.0 A',
  'ia_archiver',
])('%s passes the age gate', (userAgent) => {
  expect(isDeclaredCrawler(userAgent)).toBe(true)
})

test.each([
  CHROME,
  CHROME.replace('Chrome', 'HeadlessChrome'),
  'Mozilla/5.0 (Linux; Android 13; CUBOT P60) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36',
  'curl/8.14.1',
  '',
  null,
])('%s is asked', (userAgent) => {
  expect(isDeclaredCrawler(userAgent)).toBe(false)
})
