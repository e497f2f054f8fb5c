/** How crawlers and link previews name themselves in their User-Agent; telephones called 'Cubot' do too. */
export const CRAWLER_NAMES = /bot|crawl|spider|slurp|archiver|externalhit|whatsapp|preview/i
