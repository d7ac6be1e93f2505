// Searches the headings, issues, rules and messages of the site. The index is a script, because pages of files cannot read data.
(() => {
  const root = document.documentElement.dataset.root;
  const field = document.getElementById("search");
  const results = document.getElementById("results");
  field.parentElement.hidden = false;

  const load = () => {
    const script = document.createElement("script");
    script.src = root + "search-index.js";
    script.onload = show;
    document.head.append(script);
  };

  // Whether the text contains the message of an engine, with values in it.
  const isMessage = (title, text) => {
    if (!title.includes("%") || title.replace(/%\w|\W/g, "").length < 8) return false;
    const pattern = title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/%[\d.]*\w/g, ".*");
    return new RegExp(pattern, "i").test(text);
  };

  const score = ([title, note], text) => {
    const name = title.toLowerCase();
    if (name === text) return 0;
    if (isMessage(title, text)) return 1;
    if (name.startsWith(text)) return 2;
    if (name.includes(text)) return 3;
    const all = name + " " + note.toLowerCase();
    return text.split(/\s+/).every(word => all.includes(word)) ? 4 : 5;
  };

  function show() {
    const text = field.value.trim().toLowerCase();
    const found = !text || !window.SEARCH_INDEX ? [] : window.SEARCH_INDEX
      .map(entry => ({entry, score: score(entry, text)}))
      .filter(hit => hit.score < 5)
      .sort((a, b) => a.score - b.score)
      .slice(0, 20);
    results.replaceChildren(...found.map(({entry: [title, note, address]}) => {
      const item = document.createElement("li");
      const link = item.appendChild(document.createElement("a"));
      link.href = root + address;
      link.append(title, Object.assign(document.createElement("small"), {textContent: note}));
      return item;
    }));
    if (!found.length) results.append(Object.assign(document.createElement("li"), {textContent: "No headings, issues, rules or messages found"}));
    results.hidden = !text;
  }

  field.addEventListener("focus", load, {once: true});
  field.addEventListener("input", show);
  field.addEventListener("keydown", event => event.key === "Enter" && results.querySelector("a")?.click());
  results.addEventListener("click", () => { results.hidden = true; });
  document.addEventListener("keydown", event => {
    if (event.key === "/" && event.target !== field) { event.preventDefault(); field.focus(); }
    if (event.key === "Escape") results.hidden = true;
  });
})();
