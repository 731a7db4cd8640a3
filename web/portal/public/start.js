// Runs before anything else of the page. What an address carries to log in with is taken out of it and of the history at once, so that
// no later request, script or referrer has it. A file of its own: the policy allows no inline script.
const names = ['token', 'username', 'password', 'secret']
const query = new URLSearchParams(location.search)
const hash = new URLSearchParams(location.hash.slice(1))
const read = (from) => Object.fromEntries(names.filter((name) => from.has(name)).map((name) => [name, from.get(name)]))
const given = { query: read(query), hash: read(hash) }
if (Object.keys({ ...given.query, ...given.hash }).length > 0) {
  for (const name of names) query.delete(name)
  const rest = query.toString()
  const kept = Object.keys(given.hash).length > 0 ? '' : location.hash
  history.replaceState(history.state, '', `${location.pathname}${rest && `?${rest}`}${kept}`)
  globalThis.portalArrival = given
}

const page = document.documentElement
page.dataset.theme =
  localStorage.getItem('theme') || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

// as lib/words/language.ts
page.lang =
  [localStorage.getItem('language') || '', ...navigator.languages]
    .map((tag) => tag.split('-')[0])
    .find((tag) => tag === 'en' || tag === 'de') || 'en'
