import { describe, expect, test } from 'vitest'
import { hostClaims } from '#lib/hosts/host-claims'
import { sanitiseCss } from '#shared/agents/css/sanitise-css'
import { agencyFixture } from '#test/support/worlds/region-fixtures/agency-fixture'

const { newAgency, save, add, settingsOf } = agencyFixture()

const inPortal = (css: string) => sanitiseCss(css, 'portal').css

describe('the CSS of an agency', () => {
  test('is kept as it was written, and published as far as it is safe', async () => {
    const owner = await newAgency()
    await add(owner, 'osprey')
    const customCSS =
      '.portal-card { border-radius: 2px; background: url(https://spy.example/x) } @import "https://spy.example";'
    expect((await save(owner, { customCSS })).body.agency.customCSS).toBe(customCSS)
    expect(JSON.stringify(await settingsOf(owner))).not.toContain('safeCss')
    const claim = await hostClaims.get({ host: 'osprey.agencies.example' })
    const { customCss } = JSON.parse(claim?.brand ?? '{}')
    expect(customCss).toContain('border-radius:2px')
    expect(customCss).not.toContain('spy.example')
    expect((await save(owner, { customCSS: '' })).body.agency.customCSS).toBe('')
  })

  test('of which nothing can be used is refused, with its line', async () => {
    const owner = await newAgency()
    const refused = await save(owner, { customCSS: '@media all {'.repeat(40) }, 0)
    expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([422, 'changes.customCSS'])
    expect((await settingsOf(owner)).customCSS).toBe('')
  })

  test('reaches the portal’s own parts by names that stay, and nothing outside of it', () => {
    expect(inPortal('.portal-top { color: red }')).toMatch(
      /^:is\(\.vg-top,\.vg-portal-page__bar\):where\(\[data-agency-css\] :not\(.*\)\)\{color:red\}$/,
    )
    expect(inPortal('.portal { background: navy }')).toContain(':is([data-agency-css]){background:navy}')
    // the whole page is neither moved nor taken away
    expect(inPortal('.portal { display: none; position: fixed }')).toBe('')
  })

  test.each([
    ['html { display: none }'],
    ['body { background: red }'],
    [':root { --brand: red }'],
    ['input[value^="a"] { background: red }'],
    ['.portal-card { background: url(https://spy.example/x) }'],
    ['@import url(https://spy.example/x.css);'],
    ['@font-face { font-family: x; src: url(https://spy.example/x) }'],
    ['.x { } </style><script>alert(1)</script>'],
  ])('leaves out %s', (css) => {
    const safe = inPortal(css)
    expect(safe).not.toMatch(/spy|script|html|body|:root|value/)
  })

  test('cannot hide who looks at a client’s pages in their name', () => {
    expect(inPortal('.vg-portal__notice { display: none }')).toContain(
      ':not([popover],dialog,[popover] *,dialog *,.vg-portal__notice',
    )
  })
})
