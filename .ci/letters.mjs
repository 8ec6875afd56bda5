// Letters in a real browser, opened from files, and in caniemail's data: see .ci/letters.
//   node .ci/letters.mjs LETTERS PICTURES [NAME...]     the tools' folder is in SITE_TOOLS
// With names, only letters whose names begin like one of them. With ALL_LETTERS set,
// every check in every language, and more pictures. Without it each kind of letter is
// looked at in English and in one other language, in turn, and the games' questions are
// measured in all. With SHORT_LETTERS set, only those two languages, on a phone alone,
// without pictures and without caniemail.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const tools = createRequire(resolve(process.env.SITE_TOOLS, 'x.js'));
const { chromium } = tools('playwright-core');
const axe = tools('axe-core').source;
const SHORT = Boolean(process.env.SHORT_LETTERS);
const { caniemail } = SHORT ? {}
  : await import(pathToFileURL(resolve(process.env.SITE_TOOLS, 'caniemail/dist/index.js')).href);

const [folder, pictures] = process.argv.slice(2, 4).map((it) => resolve(it));
const names = process.argv.slice(4);
mkdirSync(pictures, { recursive: true });

const PHONE = 360;
const DESK = 720;
/** A finger needs this much height. */
const FINGER = 44;
/** What is read is no smaller than 13 px, the names of squares and what else stands
    in a picture made of cells no smaller than 10. */
const READ = 13;
const IN_PICTURES = 10;
/** The line above the headline stays one line. */
const KICKER = 24;
/** At 360 px, in each language, the first button ends within the first 510, the board begins within
    one screen; a board that is itself what is asked about a little further down. */
const FIRST_BUTTON = 510;
const BOARD = 740;
const OWN_BOARD = 800;
/** A letter about what was not carried out has all its buttons on the first screen, in English. */
const REFUSAL = 740;
/** Letters that ask one of the games' questions; those of them whose board is what is asked
    about; and a table's first letter, which welcomes before it shows the board. */
const QUESTIONS = /^(bid|plant|propose|build|extra|last-round|sealed-turn|time-(bank|due)|longest-.*|goa-(action|bid|extra|flag|founded|mark|sell|short|question-\d+))$/;
/** Letters that ask again say first how late it is; their first button is on the first screen. */
const REMINDERS = /^(time-remind|goa-remind)/;
const REMINDED = 740;
/** Those of random games with most to read first, each in the language that it happened in. */
const LONGEST = /^longest-/;
const ABOUT_BOARD = /^(goa-action|longest-goa-.*)$/;
const FIRST_LETTER = /^goa-flag$/;
const REFUSALS = /^(goa-)?(refused|plan-refused)$/;
const ALL = Boolean(process.env.ALL_LETTERS);
const OTHERS = ['pl', 'fr', 'da', 'es'];
/** In short, other languages are looked at by day alone: their colours are the same. */
const isDarkToo = (language) => !SHORT || language === 'en';
/** How wide pictures are, in English and in the language that a kind has its turn in. */
const PICTURED = ALL ? [PHONE, DESK] : [PHONE];

const failed = [];
const counts = { letters: 0, axe: 0, targets: 0, pictures: 0 };
const places = [];

/** Kinds with many letters that differ: the tests of each module receive others. */
const MANY = /^(explained|moderated|notice)$/;
const receivedKind = (file) => {
  const [kind, test] = basename(file, '.html').split('.');
  return MANY.test(kind) ? `${kind}-${test.split('-')[0]}` : kind;
};
/** The letters that tests have received: the first of each kind in each language. */
const received = () => {
  const first = new Map();
  const all = existsSync(join(folder, 'post')) ? readdirSync(join(folder, 'post')).sort() : [];
  for (const file of all) {
    const kind = `${receivedKind(file)}-${file.slice(-7)}`;
    if (!first.has(kind)) { first.set(kind, join('post', file)); }
  }
  return [...first.values()];
};
const files = [...readdirSync(folder), ...received()].filter((it) => it.endsWith('.html')
  && (names.length === 0 || names.some((name) => it.startsWith(name)))).sort();
assert.ok(files.length > 0, `no letters in ${folder}`);

const nameOf = (file) => basename(file, '.html');
const kindOf = (file) => (file.startsWith('post') ? `post-${receivedKind(file)}` : nameOf(file).split('-').slice(0, -1).join('-'));
const languageOf = (file) => nameOf(file).split('-').at(-1);
const kinds = [...new Set(files.map(kindOf))];
/** Whether this is the language other than English in which a kind is looked at whole. */
const isInTurn = (file) => languageOf(file) === OTHERS[kinds.indexOf(kindOf(file)) % OTHERS.length];

// ---- What mail programs make of them -------------------------------------------

const PROGRAMS = ['gmail.*', 'outlook.windows', 'outlook.outlook-com', 'outlook.ios', 'outlook.android',
  'apple-mail.*', 'yahoo.*', 'thunderbird.macos', 'samsung-email.*', 'protonmail.*'];

/** What some of them don't do, and why nothing is lost by it. Anything else fails. */
const WITHOUT = {
  '<body> element': 'its colour is on the outer table, too',
  '<style> element': 'every letter is whole without it: it holds the dark colours and larger type',
  '@media': 'only for the dark colours and larger type',
  'Class selector': 'only for the dark colours and larger type',
  'Descendant combinator': 'only for the dark colours and larger type',
  'Type selector': 'only for the dark colours and larger type',
  'Attribute selector': 'only for the dark colours of Outlook’s apps',
  'color-scheme meta tag': 'where it is unknown the program chooses colours by itself',
  'color-scheme CSS property': 'where it is unknown the program chooses colours by itself',
  'aria-label attribute': 'what a picture made of cells says is said in words, too',
  'border-radius': 'corners are square',
  'display:none': 'the preview line is then a line above the letter, in the colour of its ground',
  'max-height property': 'the same line',
  'overflow': 'the same line',
  'table-layout': 'the first row carries the widths',
  'white-space': 'a button may break where it need not',
  'word-break': 'a very long word is then as wide as it is',
  'word-wrap': 'a very long word is then as wide as it is',
  'text-decoration': 'links are underlined',
};

/** The names of the features that a program is said not to have. */
function lacks(file) {
  const found = new Map();
  for (const program of PROGRAMS) {
    let html = readFileSync(join(folder, file), 'utf8');
    for (let without = 0; ; without += 1) {
      assert.ok(without < 9, `${file}: ${program} has no data for too much`);
      try {
        for (const [client, issues] of caniemail({ clients: [program], html }).issues.errors) {
          for (const { title } of issues) { found.set(title, `${found.get(title) ?? ''} ${client}`); }
        }
        break;
      } catch (error) {
        // The data say nothing of this property in this program: look at the others.
        const [, property] = /Feature "([a-z-]+)" not found/.exec(error.message) ?? [];
        if (!property) { throw error; }
        html = html.replaceAll(new RegExp(`(?<![a-z-])${property}:[^;"}]*;?`, 'g'), '');
      }
    }
  }
  return found;
}

const unknown = new Map();
for (const file of SHORT ? [] : files.filter((it) => ALL || languageOf(it) === 'en' || isInTurn(it))) {
  for (const [title, clients] of lacks(file)) {
    if (!(title in WITHOUT)) { unknown.set(title, `${file}:${clients}`); }
  }
}
failed.push(...[...unknown].map(([title, where]) => `caniemail: ${title} is not everywhere: ${where}`));

// ---- What a browser makes of them ----------------------------------------------

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND'],
});

/** Every rule of axe for WCAG's first two levels. */
async function accessible(page, what) {
  if (!await page.evaluate(() => 'axe' in window)) { await page.evaluate(axe); }
  const found = await page.evaluate(async () => {
    // A letter is shown inside a mail program, which has the landmarks.
    const landmarks = ['region', 'landmark-one-main', 'page-has-heading-one'];
    const rules = window.axe.getRules()
      .filter((it) => !it.tags.some((tag) => /aaa$|deprecated|obsolete|experimental/.test(tag)))
      .map((it) => it.ruleId).filter((it) => !landmarks.includes(it));
    const done = await window.axe.run(document, { runOnly: { type: 'rule', values: rules }, resultTypes: ['violations'] });
    const node = (it) => `\n    ${it.target} ${it.any[0]?.message ?? ''}`;
    return done.violations.map((it) => `${it.id}: ${it.help}${it.nodes.slice(0, 3).map(node).join('')}`);
  });
  failed.push(...found.map((it) => `${what}: axe: ${it}`));
  counts.axe += 1;
}

/** Nothing is wider than the screen. */
async function fits(page, what, width) {
  await page.setViewportSize({ width, height: 740 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  if (wide > width) { failed.push(`${what}: ${wide} px wide on a screen of ${width}`); }
}

/** Where things stand, how tall the buttons are, what is too small to read or too wide for its place; what only a voice reads (`.V`) has no size. */
const measure = (page) => page.evaluate(([read, inPictures]) => {
  const top = (it) => it && Math.round(it.getBoundingClientRect().top + window.scrollY);
  const bottom = (it) => it && Math.round(it.getBoundingClientRect().bottom + window.scrollY);
  const links = [...document.querySelectorAll('a[href^="mailto:"]')].filter((it) => !it.closest('.g, .bd, .dv'));
  const buttons = links.filter((it) => ['block', 'inline-block'].includes(getComputedStyle(it).display));
  const board = document.querySelector('.bd, .g, .dv');
  const small = new Set();
  const broken = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const within = text.parentElement;
    const size = parseFloat(getComputedStyle(within).fontSize);
    const hidden = within.closest('caption, .V') || !text.data.trim() || size === 0 || within.getClientRects().length === 0;
    const least = within.closest('.g, .bd, .dv, table[role="img"]') ? inPictures : read;
    if (!hidden && size < least) { small.add(`${size} px: ${text.data.trim().slice(0, 30)}`); }
    if (hidden || !within.closest('.g, .bd, .dv, a, table[role="img"], td[align="center"][bgcolor]')) { continue; }
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\u00ad]{3,}/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (!word.includes('\u00ad') && new Set([...range.getClientRects()].map((it) => Math.round(it.top))).size > 1) { broken.add(word); }
    }
  }
  return {
    first: bottom(buttons[0]),
    board: top(board),
    kicker: Math.round(document.querySelector('h1').previousElementSibling.getBoundingClientRect().height),
    last: Math.max(...buttons.filter((it) => getComputedStyle(it).display === 'block').map(bottom)),
    tall: document.documentElement.scrollHeight,
    heights: buttons.map((it) => [Math.round(it.getBoundingClientRect().height), it.textContent.trim().slice(0, 40)]),
    small: [...small],
    broken: [...broken],
    over: buttons.filter((it) => {
      const range = document.createRange();
      range.selectNodeContents(it);
      const right = (of) => of.getBoundingClientRect().right;
      return right(range) > right(it.closest('td') ?? it) + 1;
    }).map((it) => it.textContent.trim().slice(0, 40)),
  };
}, [READ, IN_PICTURES]);

/** As a voice reads it: in its language, the question first, headings in order, no table of
    which it can't tell what it holds. */
const read = (page) => page.evaluate(() => {
  const faults = [];
  const body = document.querySelector('#monsoon-letter');
  if (!document.documentElement.lang || document.documentElement.lang !== body?.lang) { faults.push('no lang'); }
  const headings = [...document.querySelectorAll('h1, h2, h3')].map((it) => Number(it.tagName[1]));
  if (headings[0] !== 1 || headings.filter((it) => it === 1).length !== 1) { faults.push(`headings ${headings}`); }
  headings.forEach((level, at) => { if (at > 0 && level > headings[at - 1] + 1) { faults.push(`a heading skips: ${headings}`); } });
  const head = document.querySelector('h1');
  const before = [...document.querySelectorAll('a, th, h2')].filter((it) => head.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_PRECEDING);
  if (before.length > 0) { faults.push(`before the headline: ${before[0].textContent.slice(0, 30)}`); }
  for (const table of document.querySelectorAll('table')) {
    const [role, label] = [table.getAttribute('role'), table.getAttribute('aria-label')];
    const heads = [...table.querySelectorAll(':scope > * > tr > th')];
    const headed = heads.length > 0 && heads.every((it) => it.scope) && (table.caption || label);
    // Layout, a picture or a group with a name, or rows and columns with headers.
    const told = role === 'presentation' ? heads.length === 0 : ['img', 'group'].includes(role) ? label : !role && headed;
    if (!told) { faults.push(`a table that doesn’t say what it is: ${table.textContent.trim().slice(0, 30)}`); }
  }
  const silent = [...document.querySelectorAll('a')].filter((it) => !it.textContent.trim() && !it.getAttribute('aria-label'));
  if (silent.length > 0) { faults.push(`a link without a name: ${silent[0].href.slice(-30)}`); }
  return faults;
});

async function letter(file) {
  const [name, language] = [nameOf(file), languageOf(file)];
  const whole = ALL || language === 'en' || isInTurn(file);
  for (const scheme of whole && isDarkToo(language) ? ['light', 'dark'] : ['light']) {
    const context = await browser.newContext({ viewport: { width: PHONE, height: 740 }, colorScheme: scheme, reducedMotion: 'reduce' });
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    const url = pathToFileURL(join(folder, file)).href;
    page.on('request', (it) => { if (it.url() !== url) { failed.push(`${name}: asks for ${it.url()}`); } });
    await page.goto(url);
    for (const width of SHORT ? [PHONE] : [320, DESK, PHONE]) { await fits(page, name, width); }
    if (scheme === 'light') {
      const { first, board, kicker, last, tall, heights, small, broken, over } = await measure(page);
      if (kicker > KICKER) { failed.push(`${name}: the line above the headline is ${kicker} px high`); }
      for (const [height, label] of heights) {
        counts.targets += 1;
        if (height < FINGER) { failed.push(`${name}: “${label}” is ${height} px high`); }
      }
      failed.push(...broken.map((it) => `${name}: broken in the middle: ${it}`));
      failed.push(...over.map((it) => `${name}: wider than its button: ${it}`));
      failed.push(...small.map((it) => `${name}: too small to read: ${it}`));
      failed.push(...(await read(page)).map((it) => `${name}: ${it}`));
      places.push({ name: kindOf(file), language, first, board, last, tall });
    }
    if (whole) { await accessible(page, `${name}, ${scheme}`); }
    for (const width of !SHORT && (language === 'en' || isInTurn(file)) ? PICTURED : []) {
      await page.setViewportSize({ width, height: 740 });
      await page.screenshot({ path: join(pictures, `${name}-${width}-${scheme}.png`), fullPage: true });
      counts.pictures += 1;
    }
    await context.close();
  }
  counts.letters += 1;
}

const waiting = files.filter((it) => ALL || languageOf(it) === 'en' || isInTurn(it) || LONGEST.test(kindOf(it)) || (!SHORT && QUESTIONS.test(kindOf(it))));
const inTurn = async () => {
  for (let file = waiting.shift(); file; file = waiting.shift()) { await letter(file); }
};
await Promise.all([inTurn(), inTurn()]);
await browser.close();

// ---- What came of it --------------------------------------------------------------

const or = (it) => (it === undefined || it === null ? '-' : String(it)).padStart(6);
console.log('letter at 360 px, in English; in any'.padEnd(36), 'button', ' board', ' whole', 'button', ' board');
for (const { name, first, board, last, tall } of places.filter((it) => it.language === 'en' || LONGEST.test(it.name))) {
  const same = places.filter((it) => it.name === name);
  const furthest = (of) => Math.max(...same.map((it) => it[of] ?? 0)) || undefined;
  const [lowest, below] = [furthest('first'), furthest('board')];
  console.log(name.padEnd(36), or(first), or(board), or(tall), or(lowest), or(below));
  if (REFUSALS.test(name) && !(last > 0 && last <= REFUSAL)) { failed.push(`${name}: the last button ends at ${last} px, not within ${REFUSAL}`); }
  if (REMINDERS.test(name) && !(lowest <= REMINDED)) { failed.push(`${name}: the first button ends at ${lowest} px, not within ${REMINDED}`); }
  if (!QUESTIONS.test(name)) { continue; }
  const most = ABOUT_BOARD.test(name) ? OWN_BOARD : BOARD;
  if (!(lowest <= FIRST_BUTTON)) { failed.push(`${name}: the first button ends at ${lowest} px, not within ${FIRST_BUTTON}`); }
  if (below > most && !FIRST_LETTER.test(name)) { failed.push(`${name}: the board begins at ${below} px, not within ${most}`); }
}
console.log(JSON.stringify(counts));
for (const fault of failed) { console.log(`FAILED: ${fault}`); }
process.exit(failed.length === 0 ? 0 : 1);
