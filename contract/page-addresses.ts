import { normalForm } from './normal-form.ts'

/**
 * Endings that mail programs take for the end of a page's address: those of countries, and the general ones that are common
 * or cheap. No list is ever whole; whatever names its scheme, `www.` or a path after one of these is found all the same.
 */
const ENDINGS = new Set(
  `ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ch
  ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi gl gm
  gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la
  lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np
  nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su
  sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw
  com net org edu gov mil int info biz name pro mobi asia cat tel travel jobs post coop aero museum
  app dev page web site website online store shop tienda blog news link click live life world today space host cloud email
  digital media agency studio design network systems tech technology software solutions services support center company
  business finance money cash loan credit bank capital fund market marketing trade sale deals discount promo bid auction
  win casino bet poker game games fun party club social chat dating date sexy porn adult xxx cam video stream movie tube
  music photo photos pics pictures gallery art beer bar pub wine vodka food pizza coffee cafe kitchen restaurant rest menu
  delivery express taxi tours vacations holiday hotel house homes property land estate rent lat xyz top icu vip red blue
  pink black green gift gifts day dad foo boo onion fit ink bio llc inc ltd ninja monster buzz cyou cfd sbs bond quest rocks lol zone wtf guru ninja one plus best cool gold plus zip mov
  download accountant science review reviews faith men work team global group guide help how run tips wiki works
  рф бел укр срб мкд қаз 中国 中國 台灣 香港 公司 网络`
    .split(/\s+/)
    .filter(Boolean),
)

/** Endings that are words of a name as well: 'Av.de Mayo', 'S.A.de C.V.', 'Bs.As.' */
const ALSO_WORDS = new Set([
  'al',
  'as',
  'at',
  'be',
  'de',
  'do',
  'es',
  'in',
  'is',
  'la',
  'no',
  'so',
  'st',
  'to',
])

/** What is abbreviated with a period right before the next word, by people in a hurry: 'Av.Colón', 'Dr.Bar' */
const ABBREVIATIONS = new Set(
  `ap apto arq av avda bl blvd bs bv cap cia cnel col cont cra cv dep depto doc don dpto dr dra dto edif esq etc fco gdor gob
  gral hnos ing int jr km lic loc lt ltda ma mr mrs ms mz nro num of pbro pca pje pres prof pte pto pza r rda rep rva s sec
  srl sr sra srta sta sto tte urb vol vte`
    .split(/\s+/)
    .filter(Boolean),
)

const WRITTEN_OUT = /:\/\/|(^|[^\p{L}\p{N}])www\d?\.|\.xn--|(^|[^\d.])\d{1,3}(\.\d{1,3}){3}([/:]|$)/iu
/**
 * Ends before the ending, which may be the word before the next period. A word is tried from its beginning alone: tried from each of
 * its letters, one of 60,000 took eight seconds.
 */
const WITH_ENDING = /(?<![\p{L}\p{N}-])([\p{L}\p{N}-]+)\.(?=(\p{L}{2,})(?![\p{L}\p{N}])(\/\S)?)/gu

/**
 * Whether a text holds the address of a page, in the ways that mail programs make a link of: 'https://…', 'www.…',
 * 'evil.com', 't.me/x'. Periods of abbreviations, initials and numbers are none: 'St. Mary’s', 'D.O.M.', 'Av.Colón', '4.7'.
 */
export function holdsPageAddress(text: string): boolean {
  // Wide and ideographic periods and slashes lead to the same pages.
  const plain = normalForm(text, 'NFKC').replaceAll('。', '.')
  if (WRITTEN_OUT.test(plain)) return true
  for (const [, label, ending, path] of plain.matchAll(WITH_ENDING)) {
    const word = ending!.toLowerCase()
    if (mixesScripts(word)) return true
    if (!ENDINGS.has(word)) continue
    if (path) return true
    const before = label!.toLowerCase()
    const isAbbreviated = ABBREVIATIONS.has(before) || (before.length === 1 && ALSO_WORDS.has(word))
    if (!isAbbreviated) return true
  }
  return false
}

/** Latin letters beside those of Cyrillic or Greek that look like them: 'cоm' is written by nobody who means a word. */
function mixesScripts(word: string): boolean {
  return /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)
}
