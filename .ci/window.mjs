// The window in a real browser: see .ci/window.
//   node .ci/window.mjs BINARY PICTURES     the tools' folder is in SITE_TOOLS
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const tools = createRequire(resolve(process.env.SITE_TOOLS, 'x.js'));
const { chromium } = tools('playwright-core');
const axe = tools('axe-core').source;

const [binary, pictures] = process.argv.slice(2, 4).map((it) => resolve(it));
mkdirSync(pictures, { recursive: true });

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };
/** More answers than a first round takes: something has gone wrong. */
const MOST_ANSWERS = 40;
const failed = [];
const counts = { axe: 0, pictures: 0, answers: 0 };
const began = Date.now();

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  // Nothing is looked up, so nothing can be fetched from elsewhere.
  args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1'],
});

// ---- Windows -----------------------------------------------------------------

const running = [];

/** Starts the program and reads where its window is, and the token if it has one. */
async function window(args, folder) {
  const program = spawn(binary, args, {
    cwd: folder, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, MONSOON_LOG: 'error' },
  });
  running.push(program);
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  const first = (await lines.next()).value;
  const port = /:(\d+)\//.exec(first)[1];
  const locked = args.includes('--token') || args.some((it) => it.startsWith('0.0.0.0'));
  const token = locked ? (await lines.next()).value.split(' ').at(-1) : null;
  return { program, url: `http://127.0.0.1:${port}`, token };
}

const folders = [];

function folder() {
  folders.push(mkdtempSync(join(tmpdir(), 'window-')));
  return folders.at(-1);
}

/** Opens a page and wants no word on the console, no error, and no request to elsewhere. */
async function open(where, how, work) {
  const context = await browser.newContext({
    viewport: how.viewport ?? DESKTOP,
    colorScheme: how.scheme ?? 'light',
    javaScriptEnabled: how.scripts ?? true,
    hasTouch: how.viewport === PHONE,
    isMobile: how.viewport === PHONE,
    // axe is a script of ours, not of the page.
    bypassCSP: how.checked ?? false,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const faults = [];
  const expected = how.expects ?? [];
  page.on('console', (it) => faults.push(`console: ${it.text()}`));
  page.on('pageerror', (it) => faults.push(`error: ${it.message}`));
  page.on('request', (it) => {
    const url = it.url();
    if (!url.startsWith(where.url) && !url.startsWith('data:')) { faults.push(`request: ${url}`); }
    if (/token|monsoon\+/.test(new URL(url).search)) { faults.push(`a secret in an address: ${url}`); }
  });
  await page.goto(where.url + (how.path ?? '/'));
  const done = await work(page);
  await context.close();
  const left = faults.filter((it) => !expected.some((known) => known.test(it)));
  assert.deepEqual(left, [], `${how.path ?? '/'}: the page says or asks for something`);
  return done;
}

/** Every rule of axe but those for WCAG's third level and those given up. */
async function accessible(page, what) {
  if (!await page.evaluate(() => 'axe' in window)) { await page.evaluate(axe); }
  const found = await page.evaluate(async () => {
    const rules = window.axe.getRules()
      .filter((it) => !it.tags.some((tag) => /aaa$|deprecated|obsolete/.test(tag)))
      .map((it) => it.ruleId);
    // Letters are checked by .ci/letters.
    const where = { exclude: [['iframe']] };
    const done = await window.axe.run(where, { iframes: false, runOnly: { type: 'rule', values: rules }, resultTypes: ['violations'] });
    const node = (it) => `\n    ${it.target} ${it.any[0]?.message ?? it.failureSummary ?? ''}`;
    return done.violations.map((it) => `${it.id}: ${it.help}${it.nodes.slice(0, 3).map(node).join('')}`);
  });
  failed.push(...found.map((it) => `${what}: axe: ${it}`));
  counts.axe += 1;
}

/** Nothing is wider than the screen, the letter in its frame included, and whatever is to be
    pressed is large enough for a finger. */
async function fits(page, what) {
  const frames = [page.mainFrame(), ...page.frames().filter((it) => it !== page.mainFrame())];
  for (const frame of frames) {
    const [wide, screen] = await frame.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
    if (wide > screen) { failed.push(`${what}: ${wide} px wide in ${screen}`); }
  }
  const small = await page.evaluate(() => [...document.querySelectorAll('a, button, input:not([type=hidden]), textarea, summary')]
    .filter((it) => it.checkVisibility() && !it.closest('p:not(.tools)') && !it.matches('.skip'))
    .map((it) => [it.textContent.trim().slice(0, 30), it.getBoundingClientRect()])
    .filter(([, box]) => box.height > 0 && box.height < 24)
    .map(([text, box]) => `${text}: ${Math.round(box.height)} px high`));
  failed.push(...small.map((it) => `${what}: ${it}`));
}

async function picture(page, name, whole = false) {
  await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: whole });
  counts.pictures += 1;
}

/** The letter in its frame, once it is there. */
async function letter(page) {
  await page.locator('.letter iframe').waitFor();
  const frame = page.frames().find((it) => it !== page.mainFrame());
  assert.ok(frame, 'a letter without a frame');
  await frame.waitForLoadState();
  return frame;
}

// ---- A first round -----------------------------------------------------------

/** The newest letter that asks something, from the list. */
async function asking(page) {
  return page.locator('#letters li.asks a').first().getAttribute('href');
}

const WAYS = ['press', 'fill', 'type'];

/** Answers the letter on the page: by its button below it, by the letter's own button, which
    fills the box, or by typing what a button says. */
async function answer(page, way, what) {
  const before = page.url();
  const press = page.locator('.presses button').first();
  await press.waitFor();
  if (way === 'press') {
    await press.click();
  } else if (way === 'fill') {
    const frame = await letter(page);
    await frame.locator('a[href*="?button="]').first().click();
    await page.waitForURL(/\?button=\d+(&again=1)?#answer/);
    assert.notEqual(await page.locator('#text').inputValue(), '', `${what}: the box is empty`);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
  } else {
    const order = (await press.locator('code').count()) > 0 ? await press.locator('code').innerText() : await press.innerText();
    await page.locator('#text').fill(order);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
  }
  await page.waitForURL((url) => url.pathname !== new URL(before).pathname);
  counts.answers += 1;
  assert.ok(!(await page.locator('.who').first().innerText()).includes('refused,'), `${what}: ${way} was refused`);
}

/** Which round a letter is in. */
async function round(page) {
  const text = await page.evaluate(async () => (await fetch(`${location.pathname}/text`)).text());
  return Math.max(0, ...[...text.matchAll(/round (\d+)/gi)].map((it) => Number(it[1])));
}

async function plays(game) {
  const where = await window(['try', '--game', game], folder());
  // The list in another tab, to see whether it follows.
  const list = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  await list.goto(where.url);
  const before = await list.locator('#letters li').count();
  await open(where, { viewport: DESKTOP }, async (page) => {
    await page.goto(where.url + await asking(page));
    const first = await round(page);
    let answers = 0;
    for (; answers < MOST_ANSWERS && await round(page) <= Math.max(first, 1); answers += 1) {
      await answer(page, WAYS[answers % WAYS.length], `${game}, answer ${answers + 1}`);
    }
    assert.ok(answers >= 3 && answers < MOST_ANSWERS, `${game}: ${answers} answers, and no second round`);
    await letter(page);
    await picture(page, `${game}-desktop`);
    console.log(`${game}: a round of ${answers} answers, ${((Date.now() - began) / 1000).toFixed(1)} s`);
  });
  await list.waitForFunction((n) => document.querySelectorAll('#letters li').length > n, before, { timeout: 6000 });
  assert.equal(await list.locator('#news').innerText(), 'New letters came.');
  await list.context().close();
  return where;
}

// ---- How it looks ------------------------------------------------------------

/** Phones and desks, light and dark; the pages are the same for every game, so one of them
    is spared the half. */
const ALL = [[PHONE, 'light'], [PHONE, 'dark'], [DESKTOP, 'light'], [DESKTOP, 'dark']];

async function looks(where, name, all) {
  let path = '';
  for (const [viewport, scheme] of all) {
    const size = viewport.width;
    await open(where, { viewport, scheme, checked: true }, async (page) => {
      const what = `${name} ${size} ${scheme}`;
      await accessible(page, `${what}: the list`);
      await fits(page, `${what}: the list`);
      await picture(page, `${name}-list-${size}-${scheme}`);
      path = await asking(page);
      await page.goto(where.url + path);
      await letter(page);
      await accessible(page, `${what}: a letter`);
      await fits(page, `${what}: a letter`);
      await picture(page, `${name}-letter-${size}-${scheme}`, true);
      await page.goto(`${where.url}/table/1`);
      await accessible(page, `${what}: a table`);
      await fits(page, `${what}: a table`);
      await page.goto(`${where.url}${path}?button=0#answer`);
      await accessible(page, `${what}: a filled box`);
      await picture(page, `${name}-filled-${size}-${scheme}`);
    });
  }
  // An empty answer is said to be one, and a page that is not there.
  await open(where, { path, viewport: PHONE, checked: true, expects: [/status of 40[04]/] }, async (page) => {
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('alert').waitFor();
    await accessible(page, `${name}: a fault`);
    await page.goto(`${where.url}/letter/99999`);
    await accessible(page, `${name}: nothing here`);
    await picture(page, `${name}-nothing-360`);
  });
}

/** By the keyboard alone: to the content, to a letter, into the box, and sent. */
async function keys(where) {
  await open(where, {}, async (page) => {
    await page.keyboard.press('Tab');
    assert.match(await page.evaluate(() => document.activeElement.className), /skip/);
    await page.goto(where.url + await asking(page));
    const order = await page.locator('.presses button').first().evaluate((it) => (it.querySelector('code') ?? it).textContent);
    await page.locator('#text').focus();
    await page.keyboard.type(order);
    await page.keyboard.press('Tab');
    const before = page.url();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.href !== before);
  });
}

/** Without scripts everything works but that the page follows by itself. */
async function plain(where) {
  await open(where, { scripts: false }, async (page) => {
    assert.ok((await page.content()).includes('http-equiv="refresh"'), 'the list does not reload itself');
    for (const way of WAYS) {
      await page.goto(where.url + await asking(page));
      await answer(page, way, 'without scripts');
      await page.goto(where.url);
    }
  });
}

/** A letter runs no scripts and reaches nothing, whatever stands in it. */
async function sandboxed(where) {
  await open(where, {}, async (page) => {
    const path = await asking(page);
    await page.goto(where.url + path);
    await letter(page);
    const sandbox = await page.locator('.letter iframe').getAttribute('sandbox');
    assert.equal(sandbox, 'allow-top-navigation-by-user-activation');
    const answer = await page.request.get(`${where.url}${path}/page`);
    const policy = answer.headers()['content-security-policy'];
    assert.match(policy, /^sandbox allow-top-navigation-by-user-activation; default-src 'none'/);
    assert.ok(!/allow-scripts|script-src|connect-src/.test(policy), policy);
    assert.ok(!(await answer.text()).includes('mailto:'), 'a link opens a mail program');
  });
}

// ---- Elsewhere than on loopback ----------------------------------------------

async function locked() {
  const where = await window(['try', '--game', 'santiago', '--listen', '0.0.0.0:0'], folder());
  assert.ok(where.token.length >= 32, 'a short token');
  await open(where, { viewport: PHONE, checked: true, expects: [/status of 401/] }, async (page) => {
    await accessible(page, 'the entrance');
    await fits(page, 'the entrance');
    await picture(page, 'entrance-360');
    await page.locator('#token').fill('a guess');
    await page.getByRole('button', { name: 'Enter', exact: true }).click();
    await page.getByRole('alert').waitFor();
    await accessible(page, 'the entrance, once more');
    await page.locator('#token').fill(where.token);
    await page.getByRole('button', { name: 'Enter', exact: true }).click();
    await page.locator('#letters').waitFor();
    for (const way of WAYS) {
      await page.goto(where.url + await asking(page));
      await answer(page, way, 'behind the token');
      await page.goto(where.url);
    }
  });
}

/** A house that others run. */
async function post() {
  const at = folder();
  writeFileSync(join(at, 'config.toml'), '[inbound.maildir]\npath = "in"\n[outbound.maildir]\npath = "out"\n');
  const done = (...args) => assert.equal(spawnSync(binary, args, { cwd: at }).status, 0, args.join(' '));
  done('init');
  const empty = await window(['post', '--listen', '127.0.0.1:0'], at);
  await open(empty, { viewport: PHONE, checked: true }, async (page) => {
    await accessible(page, 'an empty house');
    await picture(page, 'empty-360');
  });
  const seats = ['Anna <anna@example.org>', 'Ben with a name that is as long as names may be here <ben@example.org> pl'];
  done('table', 'new', 'santiago', ...seats.flatMap((it) => ['--seat', it]));
  await open(empty, { viewport: PHONE, checked: true }, async (page) => {
    await fits(page, 'a house');
    await accessible(page, 'a house');
    await page.goto(empty.url + await asking(page));
    await letter(page);
    await fits(page, 'a letter in Polish');
    await picture(page, 'post-letter-360', true);
  });
}

try {
  for (const game of ['santiago', 'goa-2012']) {
    const where = await plays(game);
    await looks(where, game, game === 'santiago' ? ALL : [ALL[0], ALL[3]]);
    if (game === 'santiago') {
      await keys(where);
      await plain(where);
      await sandboxed(where);
    }
  }
  await locked();
  await post();
} finally {
  for (const program of running) { program.kill(); }
  await browser.close();
  for (const it of folders) { rmSync(it, { recursive: true, force: true }); }
}
console.log(`${counts.answers} answers, ${counts.axe} runs of axe, ${counts.pictures} pictures, `
  + `${((Date.now() - began) / 1000).toFixed(0)} s`);
if (failed.length > 0) {
  console.log(failed.join('\n'));
  process.exit(1);
}
