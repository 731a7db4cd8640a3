// Runs before the first paint, so that it has the right theme, language and screen (build/first-paint.ts). A file of its own: the
// policy allows no inline script.
const page = document.documentElement
page.dataset.theme =
  localStorage.getItem('theme') || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

// as lib/words/language.ts
page.lang =
  [localStorage.getItem('language') || '', ...navigator.languages]
    .map((tag) => tag.split('-')[0])
    .find((tag) => tag === 'en' || tag === 'de') || 'en'

// an agent's own pages begin empty: they have the agent's brand, not ours
const [, area, region, place, agent] = location.pathname.split('/')
const isAgentsOwn = area === 'share' || area === 'prototype' || place === 'prototype'
if (area === 'app' && !isAgentsOwn) page.dataset.region = region
if (!isAgentsOwn) page.dataset.first = area !== 'app' ? 'mark' : place === 'agents' && !agent ? 'loading' : 'frame'
