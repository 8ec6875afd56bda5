(function () {
  "use strict";
  // So many rows at once: a browser can sort ten thousand, but not show them
  // while somebody waits.
  var STEP = 200;
  var compare = new Intl.Collator().compare;

  function element(name, text, attributes) {
    var made = document.createElement(name);
    made.textContent = text;
    Object.keys(attributes || {}).forEach(function (key) { made.setAttribute(key, attributes[key]); });
    return made;
  }

  function value(row, column) {
    var cell = row.cells[column];
    return cell.dataset.v || cell.textContent;
  }

  document.querySelectorAll("table.sort").forEach(function (table) {
    var body = table.tBodies[0], of = table.dataset.of, frame = table.parentNode;
    var all = Array.prototype.slice.call(body.rows);
    var found = all, wanted = "", shown = STEP;
    var status = element("p", "", { role: "status", "class": "small" });
    var more = element("button", "Show " + STEP + " more", { type: "button" });
    var words = new Map(all.map(function (row) { return [row, row.textContent.toLowerCase()]; }));

    function show() {
      var rows = document.createDocumentFragment();
      found.slice(0, shown).forEach(function (row) { rows.appendChild(row); });
      body.textContent = "";
      body.appendChild(rows);
      more.hidden = shown >= found.length;
      status.textContent = more.hidden && !wanted ? "" :
        Math.min(shown, found.length) + " of " + found.length + " " + of;
    }

    function find() {
      found = all.filter(function (row) { return words.get(row).indexOf(wanted) >= 0; });
      show();
    }

    if (all.length > 20) {
      var label = element("label", "Find " + of + " ", { "class": "find" });
      var search = element("input", "", { type: "search" });
      label.appendChild(search);
      frame.parentNode.insertBefore(label, frame);
      search.addEventListener("input", function () {
        wanted = search.value.trim().toLowerCase();
        shown = STEP;
        find();
      });
    }
    frame.parentNode.insertBefore(more, frame.nextSibling);
    frame.parentNode.insertBefore(status, more);
    more.addEventListener("click", function () { shown += STEP; show(); });
    // Paper has room.
    window.addEventListener("beforeprint", function () { var was = shown; shown = Infinity; show(); shown = was; });
    window.addEventListener("afterprint", show);

    Array.prototype.forEach.call(table.tHead.rows[0].cells, function (head, column) {
      var button = element("button", head.textContent, { type: "button" });
      head.textContent = "";
      head.appendChild(button);
      button.addEventListener("click", function () {
        var turn = head.getAttribute("aria-sort") === "ascending" ? -1 : 1;
        Array.prototype.forEach.call(head.parentNode.cells, function (other) {
          other.removeAttribute("aria-sort");
        });
        head.setAttribute("aria-sort", turn < 0 ? "descending" : "ascending");
        var keys = new Map(all.map(function (row) {
          var key = value(row, column);
          return [row, key === "" || isNaN(key) ? key : +key];
        }));
        all.sort(function (one, other) {
          var a = keys.get(one), b = keys.get(other);
          return turn * (typeof a === "number" && typeof b === "number" ? a - b : compare(a, b));
        });
        find();
      });
    });
    show();
  });
}());
