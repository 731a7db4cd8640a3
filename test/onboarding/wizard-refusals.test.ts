import { describe, expect, test } from 'vitest'
import { importMessages } from '#shared/documents/import-messages'
import { onboardingMessages, onboardingText } from '#shared/onboarding/messages'
import { ico, png } from '#test/support/providers/brand-sites'
import { atFixedTime } from '#test/support/worlds/at-fixed-time'
import { wizardFixture } from '#test/support/worlds/region-fixtures/wizard-fixture'

const it = wizardFixture()

describe('without a usable website', () => {
  const byHand = async (website: string) => {
    const choices = { primaryColor: '#0070f3', themeMode: 'dark', faviconApproved: false }
    await it.wizard.create(website, { brandingChoices: choices })
    await it.wizard.settle()
    return (await it.wizard.create(website, { brandingChoices: choices })).body
  }

  test('without a website, the branding is neutral at once and the user chooses everything', async () => {
    expect((await it.wizard.branding('')).body).toMatchObject({
      status: 'done',
      brandingInfo: { name: 'Given Name', description: 'Given description.', colors: [], themeMode: 'light' },
    })
    const body = await byHand('')
    expect(body).toMatchObject({ status: 'done', pageCount: 0, agentData: { title: 'Given Name' } })
    expect(JSON.parse(body.agentData.customThemeJSONString)).toMatchObject({ primary: '#0070f3', themeType: 'dark' })
  })

  test.each([
    ['that is down', 500, 'text/html', '', importMessages['page-broken']],
    ['that forbids', 403, 'text/html', '', importMessages['page-forbidden']],
    ['that is no page', 200, 'image/png', ico, onboardingMessages.notAPage],
  ] as const)(
    'one %s says so in the specification’s words and ours, and the agent is made by hand',
    async (_, status, type, answer, detail) => {
      it.site.serve(() => ({ status, headers: { 'content-type': type }, body: answer }))
      await it.wizard.branding(it.site.origin)
      await it.wizard.settle()
      const { body } = await it.wizard.branding(it.site.origin)
      expect(body).toMatchObject({ status: 'failed', message: 'Unable to analyze website branding', detail })
      expect(await byHand(it.site.origin)).toMatchObject({ status: 'done', pageCount: 0 })
    },
  )

  test.each([
    'nonsense',
    'nonsense.',
    'two words.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'me@example.com',
    'https://user:pass@example.com',
  ])('%s is no website', async (website) => {
    const { status, body } = await it.wizard.branding(website)
    expect([status, body.issues[0].path, body.message]).toEqual([
      422,
      'company.website',
      'Please enter a valid website URL or domain',
    ])
  })
})

describe('input is validated', () => {
  test.each([
    [{ company: { name: ' ', description: 'Three small hotels.', website: '' } }, 'Company name is required'],
    [{ company: { name: 'x', description: '', website: '' } }, 'Please tell us what your company does'],
    [{ company: { name: 'x', description: '  hotels     ', website: '' } }, 'Please provide at least 10 characters'],
    [
      { brandingChoices: { primaryColor: 'red', themeMode: 'light', faviconApproved: true } },
      onboardingMessages.colourInvalid,
    ],
    [
      {
        brandingChoices: {
          primaryColor: '#d9531e',
          themeMode: 'light',
          faviconApproved: false,
          customLogo: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>').toString(
            'base64',
          ),
        },
      },
      onboardingMessages.logoType,
    ],
    [
      {
        brandingChoices: {
          primaryColor: '#d9531e',
          themeMode: 'light',
          faviconApproved: true,
          picture: 'https://elsewhere.example/logo.png',
        },
      },
      onboardingMessages.pictureUnknown,
    ],
    [
      {
        brandingChoices: {
          primaryColor: '#d9531e',
          themeMode: 'light',
          faviconApproved: false,
          customLogo: Buffer.concat([png, Buffer.alloc(500_001)]).toString('base64'),
        },
      },
      onboardingMessages.logoTooLarge,
    ],
  ])('$1', async (input, message) => {
    const { status, body } = await it.wizard.create('', input)
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain(JSON.stringify(message).slice(1, -1))
  })

  test('a workspace analyzes at most twenty websites an hour', async () => {
    await atFixedTime(async () => {
      for (let n = 0; n < 20; n++) await it.wizard.branding('', { attemptId: `another${String(n).padStart(20, '0')}` })
      expect((await it.wizard.branding('', { attemptId: `another${'9'.repeat(20)}` })).status).toBe(429)
    })
  })
})

describe('a failed creation', () => {
  test('is reported, and a retry with the same attempt creates the one agent', async () => {
    await it.wizard.branding(it.site.origin)
    await it.wizard.settle()
    it.wizard.state.around = async (name, work) => {
      if (name === 'onboarding/creation/create-wizard-agent') throw new Error('out of order')
      return work()
    }
    await it.wizard.create(it.site.origin)
    await it.wizard.settle()
    expect((await it.wizard.create(it.site.origin)).body).toEqual({ status: 'failed', ...onboardingText('notCreated') })
    it.wizard.state.around = undefined
    expect((await it.wizard.create(it.site.origin)).body.status).toBe('failed')
    expect((await it.wizard.create(it.site.origin, { isRetry: true })).body.status).toBe('running')
    await it.wizard.settle()
    expect((await it.wizard.create(it.site.origin)).body).toMatchObject({ status: 'done', pageCount: 3 })
    expect(await it.agents()).toHaveLength(1)
  })

  test.each([
    'onboarding/creation/await-pages',
    'onboarding/creation/create-wizard-agent',
    'onboarding/creation/import-wizard-pages',
    'onboarding/creation/await-source',
    'onboarding/creation/finish-creation',
  ])('whose step %s crashes after its work ends normally', async (dying) => {
    let deaths = 0
    it.wizard.state.around = async (name, work) => {
      const result = await work()
      if (name === dying && deaths++ === 0) throw new Error('the answer was lost')
      return result
    }
    await it.wizard.branding(it.site.origin)
    await it.wizard.settle()
    await it.wizard.create(it.site.origin)
    await it.wizard.settle()
    expect((await it.wizard.create(it.site.origin)).body).toMatchObject({ status: 'done', pageCount: 3 })
    expect(await it.agents()).toHaveLength(1)
  })
})
