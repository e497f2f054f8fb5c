/** The sandbox's own stylesheet: paper, ink and one green, light and dark; system fonts, nothing to load. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --paper: oklch(.972 .013 85); --raised: oklch(.995 .006 90); --tint: oklch(.94 .02 85);
  --ink: oklch(.22 .02 50); --ink-2: oklch(.46 .02 55); --line: oklch(.885 .016 80);
  --hop: oklch(.44 .11 145); --amber: oklch(.76 .15 72); --amber-text: oklch(.52 .12 65); --clay: oklch(.5 .17 30);
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: oklch(.19 .014 55); --raised: oklch(.235 .016 55); --tint: oklch(.28 .018 58);
    --ink: oklch(.95 .014 85); --ink-2: oklch(.75 .02 80); --line: oklch(.33 .016 60);
    --hop: oklch(.8 .15 135); --amber: oklch(.82 .14 78); --amber-text: oklch(.82 .14 78); --clay: oklch(.75 .14 30);
  }
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 16px 16px 64px; background: var(--paper); color: var(--ink);
  font: 16px/1.5 'Instrument Sans', system-ui, -apple-system, 'Segoe UI', sans-serif;
  font-variant-numeric: tabular-nums; -webkit-text-size-adjust: 100%;
}
body.narrow { max-width: 33rem; }
body.wide { max-width: 72rem; }
@media (min-width: 640px) { body { padding: 32px 32px 64px; } }
h1, h2, .total strong, .mark {
  font-family: 'Bricolage Grotesque', 'Instrument Sans', system-ui, sans-serif;
  font-weight: 750; letter-spacing: -.02em; line-height: 1.08; margin: 0; text-wrap: balance;
}
h1 { font-size: clamp(29px, 7vw, 40px); }
h2 { font-size: 19px; }
p { margin: 0; max-width: 66ch; }
a { color: var(--hop); text-underline-offset: .18em; }
:focus-visible { outline: 3px solid var(--hop); outline-offset: 3px; }
header { display: flex; flex-wrap: wrap; gap: 8px 22px; align-items: baseline; padding-bottom: 12px;
  border-bottom: 1.5px solid var(--ink); margin-bottom: 32px; }
header nav { display: flex; flex-wrap: wrap; gap: 4px 22px; }
@media (min-width: 480px) { header nav { margin-left: auto; } }
header a { color: inherit; font-weight: 600; text-decoration: none; padding: 6px 0; }
header a:hover { text-decoration: underline; }
.mark { font-size: 23px; }
main { display: grid; gap: 22px; }
.money { white-space: nowrap; }
.quiet { color: var(--ink-2); }
.small { font-size: 14.5px; }
.tag { justify-self: start; border: 1.5px dashed var(--amber-text); border-radius: 14px; padding: 4px 14px;
  font-size: 13px; font-weight: 650; color: var(--amber-text); letter-spacing: .01em; }
.card { background: var(--raised); border: 1px solid var(--line); border-radius: 14px; padding: 16px; }
@media (min-width: 640px) { .card { padding: 22px; } }
.lines { list-style: none; margin: 0; padding: 0; }
.lines li { display: grid; grid-template-columns: auto 1fr auto; gap: 4px 12px; align-items: center;
  padding: 12px 0; border-bottom: 1px solid var(--line); }
.lines li:first-child { padding-top: 0; }
.lines li:last-child { border-bottom: 1.5px solid var(--ink); }
.lines img { width: 45px; height: 63px; object-fit: cover; border-radius: 4px; background: var(--tint); }
.lines .name { font-weight: 600; overflow-wrap: anywhere; }
.lines .name:first-child { grid-column: 1 / 3; }
.lines .price { text-align: right; white-space: nowrap; }
.total { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 4px 16px; padding-top: 16px; }
.total strong { font-size: 29px; }
.choices { display: grid; gap: 12px; }
.choice { display: grid; gap: 6px; }
@media (min-width: 480px) { .choice { grid-template-columns: 12.5rem 1fr; gap: 16px; align-items: center; } }
button, .button { font: inherit; font-weight: 650; min-height: 48px; padding: 10px 22px; border-radius: 99px; cursor: pointer;
  border: 1.5px solid var(--ink); background: transparent; color: var(--ink); text-decoration: none;
  display: inline-flex; align-items: center; justify-content: center; white-space: nowrap; }
button:hover, .button:hover { background: var(--tint); }
button.main, .button.main { background: var(--hop); border-color: var(--hop); color: var(--paper); }
button.main:hover, .button.main:hover { background: color-mix(in oklab, var(--hop), var(--ink) 18%); }
button.small, .button.small { min-height: 36px; padding: 4px 14px; font-size: 14.5px; }
.row select, .row input { font: inherit; font-size: 14.5px; min-height: 36px; padding: 4px 10px; border-radius: 10px;
  border: 1.5px solid var(--ink-2); background: var(--paper); color: var(--ink); }
.choice button { width: 100%; }
.notice { border-left: 4px solid var(--amber); background: var(--tint); border-radius: 0 10px 10px 0; padding: 12px 16px; }
.notice.bad { border-color: var(--clay); }
.notice.good { border-color: var(--hop); }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.status { display: inline-flex; gap: 8px; align-items: center; font-weight: 600; }
.status::before { content: ''; width: 9px; height: 9px; border-radius: 50%; background: var(--ink-2); }
.status.approved::before { background: var(--hop); }
.status.pending::before, .status.in_process::before { background: var(--amber); }
.status.rejected::before, .status.charged_back::before { background: var(--clay); }
.list { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
.list .card { display: grid; gap: 8px; }
.facts { display: flex; flex-wrap: wrap; gap: 2px 22px; align-items: baseline; }
.facts strong { font-size: 19px; }
code, pre { font: 13px/1.5 ui-monospace, 'Cascadia Mono', 'Liberation Mono', monospace; overflow-wrap: anywhere; }
pre { margin: 0; white-space: pre-wrap; background: var(--tint); border-radius: 10px; padding: 16px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0; }
dt { color: var(--ink-2); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: min(70vh, 50rem); border: 1px solid var(--line); border-radius: 14px; background: #fff; }
.mail { display: grid; gap: 0 16px; color: inherit; text-decoration: none; }
@media (min-width: 640px) { .mail { grid-template-columns: 16rem 1fr auto; } }
.mail:hover .subject { text-decoration: underline; }
.subject { font-weight: 650; overflow-wrap: anywhere; }
.tiles { display: grid; gap: 12px; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); list-style: none; margin: 0; padding: 0; }
.tiles a { display: grid; gap: 6px; height: 100%; color: inherit; text-decoration: none; }
.tiles a:hover h2 { text-decoration: underline; }
.accounts { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px; }
.account { display: grid; width: 100%; border-radius: 14px; padding: 12px 22px; text-align: left; justify-items: start;
  justify-content: start; font-weight: 400; white-space: normal; overflow-wrap: anywhere; }
.fields { display: grid; gap: 16px; }
.fields label { display: block; font-weight: 600; margin-bottom: 4px; }
.fields .tick { display: flex; gap: 10px; align-items: center; min-height: 44px; margin: 0; font-weight: 400; }
.fields .tick input { width: 20px; height: 20px; flex: none; accent-color: var(--hop); }
.fields input:not([type=checkbox]) { font: inherit; width: 100%; min-height: 48px; padding: 8px 14px; border-radius: 10px;
  border: 1.5px solid var(--ink-2); background: var(--paper); color: var(--ink); }
.fields input[aria-invalid] { border-color: var(--clay); }
.problem { color: var(--clay); }
@media (prefers-reduced-motion: no-preference) { button, .button { transition: background-color .15s; } }
`
