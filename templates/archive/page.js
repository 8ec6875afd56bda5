(function () {
  "use strict";
  var $ = function (id) { return document.getElementById(id); };
  var data = JSON.parse($("data").textContent);
  var last = data.p.length - 1;
  if (last < 0) { return; }
  var slots = {};
  document.querySelectorAll("[data-p]").forEach(function (slot) {
    slots[slot.getAttribute("data-p")] = slot;
  });
  var points = {};
  document.querySelectorAll("[data-s]").forEach(function (place) {
    points[place.getAttribute("data-s")] = place;
  });
  // What stands on the page: a fragment's number for each key.
  var shown = positionAt(last);
  var at = last;
  // The entry that is shown beside the game's own way, if one is.
  var off = null;
  var timer = 0;
  var byEntry = {};
  data.p.forEach(function (p, index) { byEntry[p.n] = index; });
  var beside = {};
  data.v.forEach(function (v) { beside[v.n] = v; });
  var calm = window.matchMedia && window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  var say = $("say"), slide = $("slide"), rounds = $("round"), play = $("play");
  var log = document.querySelector("section.log"), mark = $("mark"), chart = $("chart");

  function positionAt(index) {
    var numbers = data.k.map(function () { return 0; });
    for (var i = 0; i <= index; i += 1) {
      var c = data.p[i].c;
      for (var j = 0; j < c.length; j += 2) { numbers[c[j]] = c[j + 1]; }
    }
    return numbers;
  }

  function numbersOf(n) {
    if (byEntry[n] !== undefined) { return positionAt(byEntry[n]); }
    var v = beside[n], numbers = numbersOf(v.a);
    for (var j = 0; j < v.c.length; j += 2) { numbers[v.c[j]] = v.c[j + 1]; }
    return numbers;
  }

  // The position of the game's own way that an entry beside it sprang from.
  function root(n) {
    while (byEntry[n] === undefined) { n = beside[n].a; }
    return byEntry[n];
  }

  // What was done after this entry, and was taken back with it.
  function next(n) {
    return data.v.filter(function (v) { return v.a === n && v.n === n + 1; })[0] || null;
  }

  function show(index, quiet) {
    off = null;
    at = Math.max(0, Math.min(last, index));
    paint(data.p[at], positionAt(at), quiet);
  }

  // An entry that was taken back, or one that only says so, and where it led.
  function showBeside(n, quiet) {
    off = beside[n];
    at = root(n);
    paint(off, numbersOf(n), quiet);
  }

  function showEntry(n, quiet) {
    if (byEntry[n] !== undefined) { show(byEntry[n], quiet); } else { showBeside(n, quiet); }
  }

  function paint(p, wanted, quiet) {
    var index = at;
    wanted.forEach(function (number, key) {
      if (number !== shown[key] && slots[data.k[key]]) {
        slots[data.k[key]].innerHTML = data.f[number];
      }
    });
    shown = wanted;
    fresh(p.c);
    p.s.forEach(function (count, seat) {
      if (points[seat]) { points[seat].textContent = count === null ? "–" : count; }
    });
    document.documentElement.setAttribute("data-at", p.n);
    slide.value = index;
    var gone = off ? ", beside the game" : "";
    slide.setAttribute("aria-valuetext", "Entry " + p.n + ", round " + p.r + gone);
    document.documentElement.classList.toggle("beside", Boolean(off));
    rounds.value = p.r;
    ["first", "back"].forEach(function (id) { $(id).disabled = !off && index === 0; });
    $("next").disabled = off ? !next(off.n) : index === last;
    $("end").disabled = !off && index === last;
    if (mark && chart) {
      var left = +chart.dataset.left, right = +chart.dataset.right;
      var x = left + (right - left) * index / Math.max(1, last);
      mark.setAttribute("x1", x);
      mark.setAttribute("x2", x);
    }
    tell(p, quiet);
    if (!quiet) {
      try { history.replaceState(null, "", "#n" + p.n); } catch (_) { /* a file may refuse */ }
    }
  }

  // What this step changed stands out.
  function fresh(changes) {
    document.querySelectorAll(".new").forEach(function (slot) { slot.classList.remove("new"); });
    if ((at === 0 && !off) || changes.length > 40) { return; }
    for (var i = 0; i < changes.length; i += 2) {
      var slot = slots[data.k[changes[i]]];
      if (slot) { slot.classList.add("new"); }
    }
  }

  // The sentence of the position, and its line in the log.
  function tell(p, quiet) {
    var before = log.querySelector(".here");
    if (before) {
      before.classList.remove("here");
      before.removeAttribute("aria-current");
    }
    var line = $("n" + p.n);
    if (!line) { return; }
    line.classList.add("here");
    line.setAttribute("aria-current", "step");
    say.textContent = "";
    Array.prototype.forEach.call(line.children, function (child, nth) {
      var part = document.createElement("span");
      part.innerHTML = child.innerHTML;
      part.className = nth === 0 ? "head" : child.className;
      var time = nth === 0 ? part.querySelector("time") : null;
      if (time) { time.remove(); }
      say.appendChild(part);
      say.appendChild(document.createTextNode(" "));
    });
    if (log.scrollHeight > log.clientHeight + 4) {
      var down = line.getBoundingClientRect().top - log.getBoundingClientRect().top;
      var top = log.scrollTop + down - (log.clientHeight - line.offsetHeight) / 2;
      var far = Math.abs(top - log.scrollTop) > log.clientHeight;
      log.scrollTo({ top: top, behavior: calm || timer || quiet || far ? "auto" : "smooth" });
    }
  }

  function stop() {
    if (timer) { clearInterval(timer); }
    timer = 0;
    say.setAttribute("aria-live", "polite");
    playing(false);
  }

  function playing(on) {
    play.querySelector("use").setAttribute("href", on ? "#pause" : "#play-on");
    play.setAttribute("aria-label", on ? "Pause" : "Play");
  }

  function start() {
    if (off) { show(at); }
    if (at === last) { show(0); }
    // A voice that reads every step would never catch up.
    say.setAttribute("aria-live", "off");
    timer = setInterval(function () {
      if (at >= last) { stop(); } else { show(at + 1); }
    }, +$("speed").value);
    playing(true);
  }

  function go(index) { stop(); show(index); }
  function goTo(n) { stop(); showEntry(n); }

  // One step, along the game or along what was taken back.
  function step(by) {
    if (!off) { return go(at + by); }
    if (by < 0) { return goTo(off.a); }
    var on = next(off.n);
    if (on) { goTo(on.n); }
  }
  function toggle() { if (timer) { stop(); } else { start(); } }

  function byRound(step) {
    var r = data.p[at].r, i = at;
    if (step > 0) {
      while (i < last && data.p[i].r <= r) { i += 1; }
    } else {
      if (i > 0 && data.p[i - 1].r < r) { r = data.p[i - 1].r; i -= 1; }
      while (i > 0 && data.p[i - 1].r >= r) { i -= 1; }
    }
    go(i);
  }

  var firstOf = {};
  data.p.forEach(function (p, index) {
    if (firstOf[p.r] === undefined) {
      firstOf[p.r] = index;
      var option = document.createElement("option");
      option.value = p.r;
      option.textContent = p.r === 0 ? "Set-up" : "Round " + p.r;
      rounds.appendChild(option);
    }
  });

  $("first").addEventListener("click", function () { go(0); });
  $("back").addEventListener("click", function () { step(-1); });
  $("next").addEventListener("click", function () { step(1); });
  $("end").addEventListener("click", function () { go(last); });
  play.addEventListener("click", toggle);
  slide.addEventListener("input", function () { go(+slide.value); });
  rounds.addEventListener("change", function () { go(firstOf[rounds.value]); });
  $("speed").addEventListener("change", function () { if (timer) { stop(); start(); } });

  document.addEventListener("keydown", function (event) {
    if (event.altKey || event.ctrlKey || event.metaKey) { return; }
    if (/^(SELECT|TEXTAREA)$/.test(event.target.tagName)) { return; }
    if (event.target === slide && /^(Arrow|Page|Home|End)/.test(event.key)) { return; }
    var done = true;
    switch (event.key) {
      case "ArrowLeft": step(-1); break;
      case "ArrowRight": step(1); break;
      case "PageUp": byRound(-1); break;
      case "PageDown": byRound(1); break;
      case "Home": go(0); break;
      case "End": go(last); break;
      case "p": case "P": toggle(); break;
      default: done = false;
    }
    if (done) { event.preventDefault(); }
  });

  log.addEventListener("click", function (event) {
    if (String(window.getSelection())) { return; }
    var line = event.target.closest("li");
    var n = line && line.id ? +line.id.slice(1) : NaN;
    if (byEntry[n] !== undefined || beside[n]) {
      event.preventDefault();
      goTo(n);
    }
  });

  if (chart) {
    chart.addEventListener("click", function (event) {
      var box = chart.getBoundingClientRect(), view = chart.viewBox.baseVal;
      var x = (event.clientX - box.left) / box.width * view.width;
      var left = +chart.dataset.left, right = +chart.dataset.right;
      go(Math.round((x - left) / (right - left) * last));
    });
  }

  var touch = null, board = document.querySelector(".board");
  board.addEventListener("touchstart", function (event) {
    touch = event.touches.length === 1 ? event.touches[0] : null;
  }, { passive: true });
  board.addEventListener("touchend", function (event) {
    if (!touch) { return; }
    var dx = event.changedTouches[0].clientX - touch.clientX;
    var dy = event.changedTouches[0].clientY - touch.clientY;
    if (Math.abs(dx) > 40 && Math.abs(dx) > 2 * Math.abs(dy)) { step(dx < 0 ? 1 : -1); }
    touch = null;
  });

  // The address names an entry; of one that is not there, the position before.
  function follow() {
    var match = /^#n(\d+)$/.exec(location.hash);
    if (!match) { return false; }
    if (beside[+match[1]]) {
      stop();
      showBeside(+match[1], true);
      return true;
    }
    var index = -1;
    data.p.forEach(function (p, i) { if (p.n <= +match[1]) { index = i; } });
    stop();
    show(Math.max(0, index), true);
    return true;
  }
  window.addEventListener("hashchange", follow);

  document.documentElement.classList.add("js");
  ["say", "controls", "keys"].forEach(function (id) { $(id).hidden = false; });
  if (follow()) {
    // The browser goes to the line in the log; the board is what is wanted.
    window.addEventListener("load", function () {
      setTimeout(function () { $("replay").scrollIntoView(); }, 0);
    });
  } else {
    show(last, true);
  }
}());
