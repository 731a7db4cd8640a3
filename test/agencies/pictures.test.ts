import { expect, test } from 'vitest'
import { agencies } from '#functions/agencies/store'
import { brandOfAgency } from '#functions/domains/brand/brand-of-agency'
import { brandHead } from '#functions/domains/portal/brand-head'
import { portraitPrefix } from '#functions/files/portraits/portrait-prefix'
import { type IconSize, iconSizes, noIcons } from '#shared/agencies/icon-sizes'
import { agencyManifest } from '#shared/notifications/manifest'
import { agencyFixture } from '#test/support/worlds/region-fixtures/agency-fixture'

const { fixture, newAgency, save, settingsOf } = agencyFixture()

const png = (width: number, height = width) => {
  const bytes = new Uint8Array(64)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}

let uploads = 0
const upload = async (workspaceId: string, bytes: Uint8Array, extension = 'png') => {
  const name = `${portraitPrefix(workspaceId, `upload${++uploads}`)}x.${extension}`
  await fixture.region.files.put(`media/unsaved/${name}`, bytes, 'image/png')
  return `https://app.example.com/media/eu/unsaved/${name}`
}

test('an agency’s picture is kept in each size, and its pages, its installed portal and its tabs show those', async () => {
  const owner = await newAgency()
  const icons = Object.fromEntries(
    await Promise.all(iconSizes.map(async (size) => [size, await upload(owner.workspaceId, png(size))])),
  )
  expect((await save(owner, { icons }, 0)).status).toBe(200)
  const stored = await agencies.get({ ID: owner.agencyId })
  if (!stored) throw new Error('no agency')
  const brand = brandOfAgency(stored)
  for (const size of iconSizes) expect(brand.icons[size]).toMatch(/^\/media\/eu\/[\w-]+\.png$/)
  expect(agencyManifest(brand).icons.map(({ src, sizes, type }) => ({ src, sizes, type }))).toEqual(
    ([512, 256, 192] as const).map((size) => ({ src: brand.icons[size], sizes: `${size}x${size}`, type: 'image/png' })),
  )
  const head = brandHead(brand)
  expect(head).toContain(`<link rel="icon" type="image/png" sizes="32x32" href="${brand.icons[32]}">`)
  expect(head).toContain(`<link rel="apple-touch-icon" href="${brand.icons[192]}">`)
})

test.each<[string, Uint8Array, string]>([
  ['of another size', png(256), 'png'],
  ['that is not square', png(512, 256), 'png'],
  ['of another format', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new Array(60).fill(0)]), 'jpg'],
  ['whose header is cut off', png(512).slice(0, 20), 'png'],
])('a picture %s is refused', async (_, bytes, extension) => {
  const owner = await newAgency()
  const refused = await save(
    owner,
    { icons: { ...noIcons, 512: await upload(owner.workspaceId, bytes, extension) } },
    0,
  )
  expect([refused.status, refused.body.issues?.[0]]).toEqual([
    422,
    expect.objectContaining({
      path: 'changes.icons.512',
      message: 'This is no PNG picture of 512 × 512 pixels.',
    }),
  ])
  expect((await settingsOf(owner)).icons).toEqual(noIcons)
})

test('pictures that no icon shows any more are let go of', async () => {
  const owner = await newAgency()
  const one = async (size: IconSize) => ({ ...noIcons, [size]: await upload(owner.workspaceId, png(size)) })
  const { body } = await save(owner, { icons: await one(192) }, 0)
  const seen = fixture.region.events().length
  await save(owner, { icons: await one(512) }, 0)
  expect(fixture.region.events().slice(seen)).toContainEqual(
    expect.objectContaining({
      type: 'workspaces.portrait-replaced',
      data: { workspaceId: owner.workspaceId, url: body.agency.icons[192] },
    }),
  )
})

test.each(['squarePhotoURL', 'darkModeSquarePhotourl', 'faviconURL'] as const)(
  'a %s of another host is refused, and one of ours is kept',
  async (field) => {
    const owner = await newAgency()
    const [own, theirs] = [
      await upload(owner.workspaceId, png(64)),
      await upload(owner.workspaceId, png(64)).then((url) => url.replace('app.example.com', 'elsewhere.example')),
    ]
    for (const url of [theirs, 'javascript:alert(1)', '"><script>alert(1)</script>', '/media/../x.png'])
      expect(await save(owner, { [field]: url }, 0), url).toMatchObject({
        status: 422,
        body: { issues: [{ path: `changes.${field}`, message: expect.stringContaining('Upload the picture here') }] },
      })
    const { agency } = (await save(owner, { [field]: own }, 0)).body
    expect(agency[field]).toBe(own.replace('/unsaved/', '/'))
    expect((await save(owner, { [field]: agency[field], name: 'Again' }, 0)).status).toBe(200)
    expect((await save(owner, { [field]: '' }, 0)).body.agency[field]).toBe('')
  },
)
