// New letters show up by themselves: the parts of the page that may change are fetched
// again once there is a newer letter. Without this script, the list reloads itself.
'use strict';
let newest = null;

async function fetched(address) {
  const answer = await fetch(address, { credentials: 'same-origin', cache: 'no-store' });
  if (!answer.ok) { throw new Error(`${answer.status}`); }
  return answer.text();
}

async function look() {
  const now = await fetched('/newest');
  if (newest !== null && now !== newest) {
    const page = new DOMParser().parseFromString(await fetched(location.pathname + location.search), 'text/html');
    for (const part of document.querySelectorAll('[data-live]')) {
      const fresh = page.getElementById(part.id);
      // Whoever is on a link here with the keyboard stays on it.
      const held = part.contains(document.activeElement) ? document.activeElement.getAttribute('href') : null;
      if (fresh) { part.replaceChildren(...fresh.childNodes); }
      if (held) { part.querySelector(`a[href="${CSS.escape(held)}"]`)?.focus(); }
    }
    document.getElementById('news').textContent = 'New letters came.';
  }
  newest = now;
}

// A button has filled the box: on with it. (The attribute autofocus gives way to the
// fragment in the address.)
document.querySelector('textarea[data-filled]')?.focus();

setInterval(() => { look().catch(() => { /* The window may be closed; it may open again. */ }); }, 1500);
look().catch(() => {});
