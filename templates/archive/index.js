(function () {
  "use strict";
  var value = function (row, column) {
    var cell = row.cells[column];
    return cell.dataset.v || cell.textContent;
  };
  document.querySelectorAll("table.sort").forEach(function (table) {
    var body = table.tBodies[0];
    Array.prototype.forEach.call(table.tHead.rows[0].cells, function (head, column) {
      var button = document.createElement("button");
      button.textContent = head.textContent;
      head.textContent = "";
      head.appendChild(button);
      button.addEventListener("click", function () {
        var down = head.getAttribute("aria-sort") === "ascending";
        Array.prototype.forEach.call(head.parentNode.cells, function (other) {
          other.removeAttribute("aria-sort");
        });
        head.setAttribute("aria-sort", down ? "descending" : "ascending");
        Array.prototype.slice.call(body.rows)
          .sort(function (one, other) {
            var a = value(one, column), b = value(other, column);
            var order = isNaN(a) || isNaN(b) ? a.localeCompare(b) : a - b;
            return down ? -order : order;
          })
          .forEach(function (row) { body.appendChild(row); });
      });
    });
  });
}());
