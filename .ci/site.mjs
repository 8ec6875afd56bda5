// The pages of finished games in a real browser, opened from files: see .ci/site.
//   node .ci/site.mjs PAGES PICTURES [NAME...]     the tools' folder is in SITE_TOOLS
// Without names it takes the longest game, one of each other kind, and the lists.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const tools = createRequire(resolve(process.env.SITE_TOOLS, 'x.js'));
const { chromium } = tools('playwright-core');
const axe = tools('axe-core').source;

const [folder, pictures] = process.argv.slice(2, 4).map((it) => resolve(it));
const names = process.argv.slice(4);
mkdirSync(pictures, { recursive: true });

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };
const LARGEST = 1_500_000;
const failed = [];
const counts = { axe: 0, pictures: 0, steps: 0, pages: 0 };

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND'],
});

// ---- What every opening of a page must keep to -------------------------------

/** Opens a file, does something with it, and wants no word on the console, no
    error, and no request but the file itself. */
async function open(file, how, work) {
  const context = await browser.newContext({
    viewport: how.viewport ?? DESKTOP,
    colorScheme: how.scheme ?? 'light',
    javaScriptEnabled: how.scripts ?? true,
    hasTouch: how.touch ?? false,
    isMobile: how.touch ?? false,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(30_000);
  // A page of ten thousand games beside builds and games: this only ends a hang.
  context.setDefaultNavigationTimeout(60_000);
  const page = await context.newPage();
  const url = pathToFileURL(join(folder, file)).href;
  const faults = [];
  page.on('console', (it) => faults.push(`console: ${it.text()}`));
  page.on('pageerror', (it) => faults.push(`error: ${it.message}`));
  page.on('request', (it) => {
    if (it.url().split('#')[0] !== url) { faults.push(`request: ${it.url()}`); }
  });
  if (how.plain) {
    // axe is a script itself: for it the page's own scripts are cut out instead.
    const body = readFileSync(join(folder, file), 'utf8').replace(/<script[\s\S]*?<\/script>/g, '');
    await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
  }
  await page.goto(url + (how.address ?? ''));
  await work(page);
  await context.close();
  assert.deepEqual(faults, [], `${file}: the page says or asks for something`);
}

/** Every rule of axe but those for WCAG's third level and those given up. */
async function accessible(page, what, where = { include: [['html']] }) {
  if (!await page.evaluate(() => 'axe' in window)) { await page.evaluate(axe); }
  const found = await page.evaluate(async (where) => {
    const rules = window.axe.getRules()
      .filter((it) => !it.tags.some((tag) => /aaa$|deprecated|obsolete/.test(tag)))
      .map((it) => it.ruleId);
    const done = await window.axe.run(where, { runOnly: { type: 'rule', values: rules }, resultTypes: ['violations'] });
    const node = (it) => `\n    ${it.target} ${it.any[0]?.message ?? ''}`;
    return done.violations.map((it) => `${it.id}: ${it.help}${it.nodes.slice(0, 3).map(node).join('')}`);
  }, where);
  failed.push(...found.map((it) => `${what}: axe: ${it}`));
  counts.axe += 1;
}

/** Nothing is wider than the screen. */
async function fits(page, what) {
  const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  if (wide > screen) { failed.push(`${what}: ${wide} px wide on a screen of ${screen}`); }
}

async function picture(page, name, whole = false) {
  await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: whole });
  counts.pictures += 1;
}

// ---- A game ------------------------------------------------------------------

/** The number of the entry the page is at. */
const at = async (page) => Number(await page.locator('html').getAttribute('data-at'));

/** Position, points and holdings as they stand on the page; what has just
    changed is marked, and depends on the way. */
const board = async (page) =>
  (await page.locator('.stage').innerHTML()).replace(/ class="(new)?"/g, '').replace(/ new"/g, '"');

async function game(file) {
  const name = file.replace(/\.html$/, '');
  const size = statSync(join(folder, file)).size;
  assert.ok(size < LARGEST, `${file}: ${size} bytes`);
  const began = Date.now();
  const facts = await plain(file, name);
  await keys(file, facts);
  await hands(file, facts);
  await variations(file, facts);
  await touched(file, facts);
  await printed(file, facts);
  await looks(file, name, facts);
  counts.pages += 1;
  console.log(`${name}: ${size} bytes, ${facts.lines} entries, ${facts.all.length} positions, `
    + `${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** Without scripts: the last position, the log and the scores are there to read,
    and nothing that would need a script. What the page is made of is read here. */
async function plain(file, name) {
  const facts = {};
  await open(file, { scripts: false }, async (page) => {
    const data = JSON.parse(await page.locator('#data').textContent());
    facts.all = data.p.map((it) => it.n);
    facts.rounds = data.p.map((it) => it.r);
    facts.beside = data.v;
    facts.last = facts.all.at(-1);
    facts.board = await board(page);
    facts.lines = await page.locator('#log li.e').count();
    assert.ok(facts.lines >= facts.all.length && facts.lines > 20, `${file}: a log of ${facts.lines} lines`);
    for (const seen of ['.board svg.pic', 'table.results', '#chart', `#n${facts.last}`, '#n0']) {
      assert.ok(await page.locator(seen).first().isVisible(), `${file}: ${seen} without scripts`);
    }
    for (const gone of ['#controls', '#say', '#keys']) {
      assert.ok(!await page.locator(gone).isVisible(), `${file}: ${gone} without scripts`);
    }
    // The points beside the board are those of the table of scores.
    const text = async (where) => (await page.locator(where).allTextContents()).map((it) => it.trim()).sort();
    assert.deepEqual(await text('[data-s]'), await text('.results .total td'), `${file}: points`);
  });
  return facts;
}

async function keys(file, { all, rounds, last, board: end }) {
  await open(file, {}, async (page) => {
    const is = async (wanted, how) => assert.equal(await at(page), wanted, `${file}: after ${how}`);
    const press = async (key, wanted) => {
      await page.keyboard.press(key);
      await is(wanted, key);
    };
    await is(last, 'opening');
    await press('Home', all[0]);
    await press('ArrowLeft', all[0]);
    for (const n of all.slice(1)) {
      await press('ArrowRight', n);
      counts.steps += 1;
    }
    await press('ArrowRight', last);
    assert.equal(await board(page), end, `${file}: another board after walking there`);
    // A step back draws what a step on has drawn.
    await press('ArrowLeft', all.at(-2));
    await press('End', last);
    assert.equal(await board(page), end, `${file}: another board after a step back`);
    // By rounds, there and back.
    const firsts = all.filter((_, i) => i === 0 || rounds[i] > Math.max(...rounds.slice(0, i)));
    await press('Home', firsts[0]);
    for (const n of firsts.slice(1)) { await press('PageDown', n); }
    for (const n of firsts.slice(0, -1).reverse()) { await press('PageUp', n); }
    // P plays, and P pauses.
    await press('Home', all[0]);
    await page.locator('#speed').selectOption('250');
    await page.locator('h1').click();
    await page.keyboard.press('p');
    await page.waitForFunction((n) => Number(document.documentElement.dataset.at) >= n, all[2], { timeout: 5000 });
    await page.keyboard.press('p');
    const rest = await at(page);
    await page.waitForTimeout(600);
    await is(rest, 'a pause');
  });
}

async function hands(file, { all, rounds, last }) {
  const middle = all[Math.floor(all.length / 2)];
  for (const n of [all[0], 5, middle, last]) {
    await open(file, { address: `#n${n}` }, async (page) => {
      assert.equal(await at(page), all.filter((it) => it <= n).at(-1), `${file}: address #n${n}`);
    });
  }
  await open(file, {}, async (page) => {
    const is = async (wanted, how) => assert.equal(await at(page), wanted, `${file}: after ${how}`);
    for (const [button, wanted] of [['first', all[0]], ['next', all[1]], ['next', all[2]], ['back', all[1]], ['end', last], ['back', all.at(-2)]]) {
      await page.locator(`#${button}`).click();
      await is(wanted, button);
    }
    const third = rounds.indexOf(3);
    await page.locator('#round').selectOption('3');
    await is(all[third], 'choosing round 3');
    await page.locator('#slide').fill('7');
    await is(all[7], 'the slider');
    await page.locator(`#n${middle} .line`).click();
    await is(middle, 'a click in the log');
    assert.equal(await page.locator('#log .here').getAttribute('id'), `n${middle}`, `${file}: the line in the log`);
    const chart = await page.locator('#chart').boundingBox();
    await page.locator('#chart').click({ position: { x: chart.width * 0.3, y: chart.height / 2 } });
    const near = all.indexOf(await at(page)) / all.length;
    assert.ok(near > 0.2 && near < 0.35, `${file}: a click in the first half of the chart goes to ${near}`);
    await page.locator('#first').click();
    await page.locator('#play').click();
    await page.waitForFunction((n) => Number(document.documentElement.dataset.at) >= n, all[1], { timeout: 5000 });
  });
}

/** What was taken back has its own positions, and is walked like the game. */
async function variations(file, { all, beside, last, board: end }) {
  const gone = beside.filter((it) => it.a === it.n - 1);
  assert.ok(gone.length > 1 && beside.length > gone.length, `${file}: nothing was taken back`);
  const [first, second] = gone;
  // Some steps, such as keeping the extra canal, leave the board as it is.
  const moved = (one, other, { n, c }) =>
    assert.equal(one !== other, c.length > 0, `${file}: what moves at ${n}, beside the game`);
  assert.ok(first.c.length + second.c.length > 0, `${file}: nothing that was taken back moves anything`);
  assert.equal(second.a, first.n, `${file}: two that follow each other`);
  for (const entry of [first, second]) {
    await open(file, { address: `#n${entry.n}` }, async (page) => {
      assert.equal(await at(page), entry.n, `${file}: address #n${entry.n}`);
    });
  }
  await open(file, {}, async (page) => {
    const is = async (wanted, how) => assert.equal(await at(page), wanted, `${file}: after ${how}`);
    const press = async (key, wanted) => {
      await page.keyboard.press(key);
      await is(wanted, `${key} beside the game`);
    };
    await page.locator(`#n${first.n} .line`).click();
    await is(first.n, 'a click on a struck-out line');
    const there = await board(page);
    await press('ArrowRight', second.n);
    moved(await board(page), there, second);
    await press('ArrowRight', second.n);
    await press('ArrowLeft', first.n);
    assert.equal(await board(page), there, `${file}: another board after a step back beside the game`);
    await press('ArrowLeft', first.a);
    moved(await board(page), there, first);
    const on = all[all.indexOf(first.a) + 1];
    await press('ArrowRight', on);
    // A return shows where it leads to.
    const back = beside.find((it) => it.a < it.n - 1);
    await page.locator(`#n${back.n} .line`).click();
    await is(back.n, 'a click on a return');
    await page.keyboard.press('ArrowLeft');
    const returned = await board(page);
    await page.locator(`#n${back.n} .line`).click();
    assert.equal(await board(page), returned, `${file}: a return shows another position`);
    await press('End', last);
    assert.equal(await board(page), end, `${file}: another board after looking beside the game`);
  });
}

/** A finger on the board. */
async function touched(file, { all, last }) {
  await open(file, { viewport: PHONE, touch: true }, async (page) => {
    const input = await page.context().newCDPSession(page);
    const swipe = async (by) => {
      await page.locator('.board').scrollIntoViewIfNeeded();
      const box = await page.locator('.board svg.pic').boundingBox();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const send = (type, ...touchPoints) => input.send('Input.dispatchTouchEvent', { type, touchPoints });
      await send('touchStart', { x: x - by / 2, y });
      for (let part = -0.5; part <= 0.5; part += 0.1) { await send('touchMove', { x: x + by * part, y }); }
      // The finger rests before it leaves: nothing runs on that a tap would only stop.
      await page.waitForTimeout(200);
      await send('touchMove', { x: x + by / 2, y });
      await send('touchEnd');
    };
    // What a finger meant is known a moment after it has left the screen.
    const becomes = async (wanted, how) => {
      const there = (n) => Number(document.documentElement.dataset.at) === n;
      await page.waitForFunction(there, wanted, { timeout: 3000 }).catch(() => {});
      assert.equal(await at(page), wanted, `${file}: after ${how}`);
    };
    await swipe(160);
    await becomes(all.at(-2), 'a swipe to the right');
    await swipe(160);
    await becomes(all.at(-3), 'a second swipe to the right');
    await swipe(-160);
    await becomes(all.at(-2), 'a swipe to the left');
    await swipe(-160);
    await becomes(last, 'a second swipe to the left');
    await page.locator('#back').tap();
    await becomes(all.at(-2), 'a tap');
  });
}

/** On paper: no buttons, and the whole log. */
async function printed(file, { lines }) {
  await open(file, { scheme: 'dark' }, async (page) => {
    await page.keyboard.press('Home');
    await page.emulateMedia({ media: 'print' });
    for (const gone of ['#controls', '#say', '#keys']) {
      assert.ok(!await page.locator(gone).isVisible(), `${file}: ${gone} on paper`);
    }
    // The log is as high as what is in it, and every line has its place.
    const log = await page.evaluate(() => {
      const box = document.querySelector('section.log');
      const seen = [...document.querySelectorAll('#log li.e')].filter((it) => it.getClientRects().length > 0);
      return { cut: box.scrollHeight > box.clientHeight + 1, seen: seen.length };
    });
    assert.deepEqual(log, { cut: false, seen: lines }, `${file}: the log on paper`);
    await page.pdf({ path: join(pictures, file.replace(/\.html$/, '.pdf')), format: 'A4', printBackground: false });
  });
}

/** The long log takes axe most of its time: it is looked over once at each size in
    each scheme, with scripts or without; and after a step only what it changes. */
const SHORT = { include: [['html']], exclude: [['#log li.e:not(.here)']] };
const CHANGING = { include: [['.stage'], ['#say'], ['#controls'], ['#chart'], ['#log .here']] };

/** axe and pictures, at both sizes, in both colour schemes, from start to end
    and without scripts. */
async function looks(file, name, { all }) {
  for (const [size, viewport] of [['phone', PHONE], ['desktop', DESKTOP]]) {
    for (const scheme of ['light', 'dark']) {
      const how = { viewport, scheme, touch: size === 'phone' };
      const whole = (size === 'phone') === (scheme === 'light');
      await open(file, how, async (page) => {
        for (const [when, n] of [['end', all.length - 1], ['start', 0], ['middle', Math.floor(all.length * 0.6)]]) {
          await page.locator('#slide').fill(String(n));
          const what = `${name}-${size}-${scheme}-${when}`;
          await accessible(page, what, when !== 'end' ? CHANGING : whole ? undefined : SHORT);
          await fits(page, what);
          await page.locator('#replay').evaluate((it) => it.scrollIntoView());
          await picture(page, what);
        }
        await page.evaluate(() => scrollTo(0, 0));
        await picture(page, `${name}-${size}-${scheme}-top`);
      });
      await open(file, { ...how, plain: true }, async (page) => {
        await accessible(page, `${name}-${size}-${scheme}-plain`, whole ? SHORT : undefined);
        await fits(page, `${name}-${size}-${scheme}-plain`);
      });
    }
  }
}

// ---- The list of games -------------------------------------------------------

async function list(file) {
  const name = file.replace(/\.html$/, '');
  const began = Date.now();
  const rows = (page) => page.locator('#games tbody tr').count();
  let all = 0;
  await open(file, { scripts: false }, async (page) => {
    all = await rows(page);
    assert.ok(all > 8, `${file}: ${all} games without scripts`);
    assert.equal(await page.locator('button:visible, input:visible').count(), 0, `${file}: buttons without scripts`);
    for (const seen of ['#players', '#figures', '.bars svg.data']) {
      assert.ok(await page.locator(seen).first().isVisible(), `${file}: ${seen} without scripts`);
    }
  });
  await open(file, {}, async (page) => {
    const column = () => page.locator('#games tbody td:nth-child(5)').allTextContents();
    const head = page.locator('#games thead th:nth-child(5)');
    // Seconds of the page's own thread, so that a busy machine is not blamed on it.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const used = async () => (await devtools.send('Performance.getMetrics')).metrics.find((it) => it.name === 'TaskDuration').value;
    for (const [order, sign] of [['ascending', 1], ['descending', -1]]) {
      const from = await used();
      await head.locator('button').click();
      const entries = (await column()).map(Number);
      const sorting = await used() - from;
      assert.ok(sorting > 0 && sorting < 1, `${file}: sorting takes ${sorting} s`);
      assert.equal(await head.getAttribute('aria-sort'), order, `${file}: what is told of the order`);
      assert.deepEqual(entries, [...entries].sort((a, b) => sign * (a - b)), `${file}: ${order}`);
      assert.notEqual(entries[0], entries.at(-1), `${file}: all the same, which proves nothing`);
    }
    if (all > 20) {
      await page.locator('.find input').first().fill('  GOA (2012)');
      const titles = await page.locator('#games tbody th').allTextContents();
      assert.ok(titles.length > 20 && titles.every((it) => it === 'Goa (2012)'), `${file}: searching`);
      await page.locator('.find input').first().fill('nobody of this name');
      assert.equal(await rows(page), 0, `${file}: searching for nobody`);
      await page.locator('.find input').first().fill('');
      const few = await rows(page);
      await page.locator('#games ~ button').first().click();
      assert.ok(few < all && await rows(page) > few, `${file}: ${few} of ${all}, and more`);
    }
    await page.locator('.jump a[href="#figures"]').click();
    assert.ok(await page.locator('#figures h2').evaluate((it) => it.getBoundingClientRect().top < innerHeight), `${file}: to the figures`);
  });
  // Paper has all of it, and no buttons to press.
  await open(file, { scheme: 'dark' }, async (page) => {
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    assert.equal(await rows(page), all, `${file}: games on paper`);
    assert.equal(await page.locator('.find:visible, .jump:visible').count(), 0, `${file}: buttons on paper`);
    if (all < 100) { await page.pdf({ path: join(pictures, `${name}.pdf`), format: 'A4' }); }
  });
  for (const [size, viewport] of [['phone', PHONE], ['desktop', DESKTOP]]) {
    for (const scheme of ['light', 'dark']) {
      // The page of ten thousand games looks like that of nine, and takes longer.
      if (all > 100 && (size !== 'phone' || scheme !== 'light')) { continue; }
      const how = { viewport, scheme, touch: size === 'phone' };
      const what = `${name}-${size}-${scheme}`;
      await open(file, how, async (page) => {
        await accessible(page, what);
        await fits(page, what);
        await picture(page, what, all < 100);
      });
      if (all < 100) {
        await open(file, { ...how, plain: true }, async (page) => {
          await accessible(page, `${what}-plain`);
          await fits(page, `${what}-plain`);
        });
      }
    }
  }
  counts.pages += 1;
  console.log(`${name}: ${statSync(join(folder, file)).size} bytes, ${all} games, ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** What was found and what was wanted, if it is short enough to read. */
function told({ message, actual, expected, operator }) {
  if (operator === '==') { return message; }
  const [found, wanted] = [actual, expected].map((it) => JSON.stringify(it) ?? '');
  return found.length + wanted.length < 400 ? `${message}: ${found} instead of ${wanted}` : message;
}

// ---- All of them -------------------------------------------------------------

const pages = readdirSync(folder).filter((it) => it.endsWith('.html'));
const positions = (file) => (readFileSync(join(folder, file), 'utf8').match(/"n":\d+,"r":/g) ?? []).length;
const lists = pages.filter((it) => it.startsWith('index'));
const games = pages.filter((it) => !it.startsWith('index')).map((it) => [positions(it), it]).sort((a, b) => b[0] - a[0]);

// The longest game, and one of each other kind, large tables first.
const kinds = [/^goa-2012/, /^goa-2004/, /^santiago-\d/, /^santiago-hidden/];
const chosen = [games[0]?.[1]];
for (const kind of kinds) {
  if (!chosen.some((it) => kind.test(it))) { chosen.push(games.find(([, it]) => kind.test(it))?.[1]); }
}
const wanted = names.length > 0 ? names : [...chosen, ...lists];
const work = wanted.map((it) => () => (it?.startsWith('index') ? list(it) : game(it)));
try {
  assert.ok(names.length > 0 || (lists.length > 0 && chosen.every(Boolean)), `not every kind of page is in ${folder}: ${pages}`);
  console.log(`the longest game: ${chosen[0]}`);
  const worker = async () => { for (let next = work.shift(); next; next = work.shift()) { await next(); } };
  await Promise.all([worker(), worker()]);
} catch (error) {
  failed.push(error instanceof assert.AssertionError ? told(error) : error.stack);
}
await browser.close();
console.log(`${counts.pages} pages, ${counts.steps} steps by key, ${counts.axe} runs of axe, ${counts.pictures} pictures`);
if (failed.length > 0) {
  console.error(failed.map((it) => `FAILED: ${it}`).join('\n'));
  process.exit(1);
}
