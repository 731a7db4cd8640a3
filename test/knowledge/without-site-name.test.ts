import { describe, expect, test } from 'vitest'
import { withoutSiteName } from '#functions/knowledge/site-imports/without-site-name'

const shown = (titles: readonly string[]) => titles.map(withoutSiteName(titles))

describe('the name that nearly all titles share is removed', () => {
  test.each([
    ['behind a bar', ['Prices | Acme', 'Contact | Acme', 'Acme'], ['Prices', 'Contact', 'Acme']],
    ['in front', ['Acme - Prices', 'Acme - Contact', 'Acme - Jobs'], ['Prices', 'Contact', 'Jobs']],
    [
      'with an en dash',
      ['FAQ – Café Müller', 'Speisekarte – Café Müller', 'Anfahrt – café müller'],
      ['FAQ', 'Speisekarte', 'Anfahrt'],
    ],
    ['with colons', ['Acme :: Prices', 'Acme :: Contact', 'Acme'], ['Prices', 'Contact', 'Acme']],
    [
      'on both ends',
      ['Acme | Prices | Help', 'Acme | Sizes | Help', 'Acme | Jobs | Help'],
      ['Prices', 'Sizes', 'Jobs'],
    ],
    [
      'without bars of its own',
      ['Size guide | Men | Acme', 'Returns | Acme', 'Shipping | Acme', 'About us | Acme'],
      ['Size guide | Men', 'Returns', 'Shipping', 'About us'],
    ],
    [
      'where one page has none',
      ['A | Acme', 'B | Acme', 'C | Acme', 'D | Acme', 'Imprint'],
      ['A', 'B', 'C', 'D', 'Imprint'],
    ],
    ['and a page that has no title keeps none', ['A | Acme', 'B | Acme', 'C | Acme', ''], ['A', 'B', 'C', '']],
  ])('%s', (_, titles, own) => expect(shown(titles)).toEqual(own))
})

describe('other parts of titles are kept', () => {
  test.each([
    ['different ends', ['Prices | Shop', 'Opening | Visit', 'Jobs | Company']],
    ['a hyphen in words', ['E-mail', 'E-bikes', 'E-scooters']],
    ['two pages', ['Prices | Acme', 'Contact | Acme']],
    ['the same title everywhere', ['Acme', 'Acme', 'Acme']],
    ['half of them', ['A | Acme', 'B | Acme', 'C', 'D']],
    ['none', []],
  ])('%s', (_, titles) => expect(shown(titles)).toEqual(titles))
})
