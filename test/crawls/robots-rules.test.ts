import robotsParser from 'robots-parser'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { allowedBy, pauseOf, sitemapsOf } from '#functions/crawls/site/robots'
import { seededRandom } from '#test/support/worlds/seeded-random'

const origin = 'https://shop.example'
const rules = (text: string) => ({ robots: { [origin]: { text } } })
const allows = (text: string, path: string): boolean => allowedBy(rules(text))(origin + path)
const forAll = (...lines: string[]) => ['User-agent: *', ...lines].join('\n')

afterEach(() => vi.restoreAllMocks())

describe('which addresses a rule names (examples of developers.google.com)', () => {
  test.each([
    ['/', ['/', '/fish'], []],
    ['/*', ['/', '/fish'], []],
    ['/$', ['/'], ['/fish', '/?id=1']],
    [
      '/fish',
      ['/fish', '/fish.html', '/fish/salmon.html', '/fishheads', '/fishheads/yummy.html', '/fish.php?id=anything'],
      ['/Fish.asp', '/catfish', '/?id=fish', '/desert/fish'],
    ],
    [
      '/fish*',
      ['/fish', '/fish.html', '/fish/salmon.html', '/fishheads', '/fishheads/yummy.html', '/fish.php?id=anything'],
      ['/Fish.asp', '/catfish', '/?id=fish', '/desert/fish'],
    ],
    [
      '/fish/',
      ['/fish/', '/fish/?id=anything', '/fish/salmon.htm'],
      ['/fish', '/fish.html', '/animals/fish/', '/Fish/Salmon.asp'],
    ],
    [
      '/*.php',
      [
        '/index.php',
        '/filename.php',
        '/folder/filename.php',
        '/folder/filename.php?parameters',
        '/folder/any.php.file.html',
        '/filename.php/',
      ],
      ['/', '/windows.PHP'],
    ],
    [
      '/*.php$',
      ['/filename.php', '/folder/filename.php', '/a.php.php'],
      ['/filename.php?parameters', '/filename.php/', '/filename.php5', '/windows.PHP'],
    ],
    ['/fish*.php', ['/fish.php', '/fishheads/catfish.php?parameters'], ['/Fish.PHP']],
    ['/a**b*$', ['/ab', '/axb?c'], ['/a', '/ba']],
    ['*fish', ['/fish', '/desert/fish'], ['/']],
    ['fish', [], ['/fish']],
    ['', [], ['/', '/fish']],
  ])('Disallow: %s', (path, forbidden, allowed) => {
    const isAllowed = allowedBy(rules(forAll(`Disallow: ${path}`)))
    expect(forbidden.filter((one) => isAllowed(origin + one))).toEqual([])
    expect(allowed.filter((one) => !isAllowed(origin + one))).toEqual([])
  })

  test.each([
    ['/page', 'Allow: /p', 'Disallow: /', true],
    ['/folder/page', 'Allow: /folder', 'Disallow: /folder', true],
    ['/page.htm', 'Allow: /page', 'Disallow: /*.htm', false],
    ['/page.php5', 'Allow: /page', 'Disallow: /*.ph', true],
    ['/', 'Allow: /$', 'Disallow: /', true],
    ['/page.htm', 'Allow: /$', 'Disallow: /', false],
    // RFC 9309, 5.2
    ['/example/page/', 'Allow: /example/page/', 'Disallow: /example/page/disallowed.gif', true],
    ['/example/page/disallowed.gif', 'Allow: /example/page/', 'Disallow: /example/page/disallowed.gif', false],
  ])('of two rules for %s, %s and %s, the longer decides, else Allow', (path, one, other, expected) => {
    expect([allows(forAll(one, other), path), allows(forAll(other, one), path)]).toEqual([expected, expected])
  })
})

describe('how paths are compared (RFC 9309, 2.2.2 and 2.2.3)', () => {
  test.each([
    ['/foo/bar?baz=quz', '/foo/bar?baz=quz'],
    ['/foo/bar?baz=https://foo.bar', '/foo/bar?baz=https://foo.bar'],
    ['/foo/bar?baz=https%3a%2F%2ffoo.bar', '/foo/bar?baz=https%3A%2F%2Ffoo.bar'],
    ['/foo/bar/ツ', '/foo/bar/%E3%83%84'],
    ['/foo/bar/%e3%83%84', '/foo/bar/ツ'],
    ['/foo/bar/%62%61%7A', '/foo/bar/baz'],
    ['/foo/bar/baz', '/foo/bar/%62%61%7A'],
    ['/path/file-with-a-%2A.html', '/path/file-with-a-*.html'],
    ['/path/foo-%24', '/path/foo-$'],
    ['/a$b', '/a%24b'],
    ['/100%', '/100%'],
    ['/%2561', '/%2561'],
  ])('%s is %s', (rule, path) => expect(allows(forAll(`Disallow: ${rule}`), path)).toBe(false))

  test.each([
    ['/a%2Fb', '/a/b'],
    ['/%2561', '/%61'],
    ['/file-%2A.html', '/file-1.html'],
    ['/path/foo-%24', '/path/foo-'],
  ])('%s is not %s', (rule, path) => expect(allows(forAll(`Disallow: ${rule}`), path)).toBe(true))
})

describe('whose rules they are', () => {
  test.each([
    [
      'ours replace those for all',
      'User-agent: *\nDisallow: /\n\nUser-agent: Knowledge-Fetch/1.2\nDisallow: /b',
      '/a',
      true,
    ],
    [
      'all our groups count',
      'User-agent: knowledge-fetch\nDisallow: /a\nUser-agent: x\nDisallow: /c\nUser-agent: KNOWLEDGE-FETCH\nDisallow: /b',
      '/a',
      false,
    ],
    ['agents in one group share it', 'User-agent: x\nUser-agent: knowledge-fetch\nDisallow: /a', '/a', false],
    [
      'a sitemap among agents ends nothing',
      'User-agent: knowledge-fetch\nSitemap: /s\nUser-agent: x\nDisallow: /a',
      '/a',
      false,
    ],
    [
      'a group of ours without a path allows all',
      'User-agent: *\nDisallow: /\nUser-agent: knowledge-fetch\nDisallow:',
      '/a',
      true,
    ],
    ['a longer name is another crawler', 'User-agent: knowledge-fetcher\nDisallow: /', '/a', true],
    ['rules before any agent are for nobody', 'Disallow: /', '/a', true],
    ['comments and other line ends', 'User-agent: * # all\rDisallow: /a # not this\r\n', '/a', false],
  ])('%s', (_, text, path, expected) => expect(allows(text, path)).toBe(expected))

  test('another origin has no rules here, and no address is nobody’s', () => {
    const isAllowed = allowedBy(rules(forAll('Disallow: /')))
    expect([isAllowed('https://other.example/a'), isAllowed('no address'), isAllowed(`${origin}/a`)]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('the delay is of the group that decides, sitemaps are of all', () => {
    const text =
      'Sitemap: https://shop.example/a.xml\nUser-agent: *\nCrawl-delay: 4\nUser-agent: x\nCrawl-delay: 2.5\nSitemap: b'
    expect([pauseOf(rules(text)), sitemapsOf(rules(text))]).toEqual([4, ['https://shop.example/a.xml', 'b']])
    const ours = `${text}\nUser-agent: knowledge-fetch\nCrawl-delay: 1.2`
    expect([pauseOf(rules(ours)), pauseOf(rules(`${ours}\nCrawl-delay: soon`))]).toEqual([2, 2])
    expect([pauseOf(rules(forAll('Crawl-delay: 60'))), pauseOf(rules(forAll('Crawl-delay: -1')))]).toEqual([10, 0])
  })
})

test('2,000 random files judge addresses like robots-parser', () => {
  const random = seededRandom(9309)
  const word = (letters: string, longest: number) =>
    Array.from({ length: random.between(0, longest) }, () => random.pick([...letters])).join('')
  const line = () => `${random.pick(['Allow', 'Disallow'])}: /${word('aab**/.', 6)}${random.pick(['', '', '$'])}`
  const group = () =>
    [
      `User-agent: ${random.pick(['*', 'knowledge-fetch', 'x'])}`,
      ...Array.from({ length: random.between(1, 5) }, line),
    ].join('\n')
  const different: string[] = []
  for (let file = 0; file < 2000; file++) {
    const text = [group(), group(), group()].join('\n')
    const reference = robotsParser(`${origin}/robots.txt`, text)
    const isAllowed = allowedBy(rules(text))
    for (let address = 0; address < 8; address++) {
      const url = `${origin}/${word('aab/.?', 8)}`
      if (isAllowed(url) !== (reference.isAllowed(url, 'knowledge-fetch') ?? true)) different.push(`${text}\n${url}`)
    }
  }
  expect(different).toEqual([])
})

describe('the work for one address', () => {
  const address = `${origin}/${'ab'.repeat(950)}`
  const filled = (line: (index: number) => string): string => {
    const lines: string[] = []
    for (let length = 0, index = 0; length < 400_000; index++) length += lines[lines.push(line(index)) - 1]?.length ?? 0
    return forAll(...lines)
  }

  /** Characters of the address that are searched or looked up. */
  const workFor = (text: string): number => {
    const isAllowed = allowedBy(rules(text))
    let work = 0
    const search = String.prototype.indexOf
    const slice = String.prototype.slice
    vi.spyOn(String.prototype, 'indexOf').mockImplementation(function (this: string, ...[part, from = 0]) {
      const at = search.call(this, part, from)
      work += (at < 0 ? this.length : at + part.length) - from
      return at
    })
    vi.spyOn(String.prototype, 'slice').mockImplementation(function (this: string, ...bounds) {
      const part = slice.apply(this, bounds)
      work += part.length
      return part
    })
    isAllowed(address)
    vi.restoreAllMocks()
    return work
  }

  test('400 KB of rules with stars search it for 20,000 characters’ worth of rules at most', () => {
    const one = workFor(filled((index) => `Disallow: /${'*a'.repeat(900)}*${index}`))
    expect([one > 1900, one <= 20 * 1901]).toEqual([true, true])
    expect(workFor(filled((index) => `Disallow: /*${index}x`))).toBeLessThan((20_000 * 1901) / 4)
  })

  test('400 KB of rules without stars look up one beginning for each length', () => {
    expect(workFor(filled((index) => `Disallow: /${'ab'.repeat(index % 300)}c${index}`))).toBeLessThan(1901 * 700)
  })

  test('rules with stars past the budget count no more, those without do', () => {
    const text = filled((index) => `Disallow: /*${index}.${'x'.repeat(990)}`)
    expect(allows(`${text}\nDisallow: /*late\nDisallow: /late-too`, '/too/late')).toBe(true)
    expect(allows(`${text}\nDisallow: /*late\nDisallow: /late-too`, '/late-too')).toBe(false)
    expect(allows(text.replace('/*0', '/*first\nDisallow: /*0'), '/the/first')).toBe(false)
  })
})
