import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const companyStep = async () => {
  const owner = await dashboard.newOwner()
  const { page, user } = dashboard.visit(owner, '/app/eu/agents?drawer=wizard')
  const name = await page.findByLabelText('Company name')
  return {
    page,
    user,
    name,
    website: page.getByRole('textbox', { name: /^Website/ }),
    description: page.getByLabelText('What does your company do?'),
    next: () => user.click(page.getByRole('button', { name: 'Continue' })),
    /** The messages at the fields, in order. */
    messages: () => page.queryAllByRole('alert').map(({ textContent }) => textContent),
  }
}

test('Continue with wrong fields moves the focus to the first of them, each with its message until it is edited', async () => {
  const { user, name, website, description, next, messages } = await companyStep()
  // the drawer opens with the focus there, too
  await expect.poll(() => document.activeElement).toBe(name)
  await next()
  expect(document.activeElement).toBe(name)
  expect(messages()).toEqual([
    'Company name is required',
    'Company website is required',
    'Please tell us what your company does',
  ])
  await user.type(name, 'Casa Verde')
  await user.type(website, 'casa verde')
  await user.type(description, ' hotels    ')
  expect(messages()).toEqual([])

  await next()
  expect(document.activeElement).toBe(website)
  expect(messages()).toEqual(['Please enter a valid website URL or domain', 'Please provide at least 10 characters'])
  await user.clear(website)
  await user.type(website, 'casaverde.example')
  expect(messages()).toEqual(['Please provide at least 10 characters'])
  await next()
  expect(document.activeElement).toBe(description)
})

test('a company without a website continues without one, and its colour may have three digits', async () => {
  const { page, user, name, website, description, next, messages } = await companyStep()
  await user.type(website, 'nothing')
  await next()
  await user.click(page.getByRole('button', { name: 'My company has no website' }))
  expect(website.closest('[hidden]')).not.toBeNull()
  expect(document.activeElement).toBe(description)
  await user.type(name, 'Casa Verde')
  await user.type(description, 'Three small hotels.')
  expect(messages()).toEqual([])
  await next()
  const field = await page.findByRole<HTMLInputElement>('textbox', { name: 'Another colour' })
  await user.clear(field)
  await user.type(field, '#zzz')
  await user.tab()
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['#zzz', 'true'])
  await page.findByText('Three or six hex digits, like #2563eb.')
  await user.clear(field)
  await user.type(field, 'F80')
  await user.tab()
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['#ff8800', null])
})

test('a question that the new agent answered is asked in its test chat at a press, once', async () => {
  const owner = await dashboard.newOwner()
  const agent = await dashboard.call(owner, 'GET /v2/agents/{agentId}', { agentId: owner.agentId })
  const question = 'How often should a bicycle be serviced?'
  const answer = { question, answer: 'Once a year.', title: 'Care', url: 'https://kestrel.example/care' }
  const made = {
    status: 'done',
    agentId: owner.agentId,
    prototypeUrl: '/app/eu/prototype',
    agentData: agent.data,
    steps: [],
    suggestedQuestions: [question],
    triedQuestions: [answer],
    pageCount: 3,
  }
  dashboard.answerInstead('POST /rpc/onboarding.createPersonalizedAgent', () => Response.json(made))
  const company = { name: 'Kestrel', website: 'kestrel.example', description: 'Kestrel repairs bicycles.' }
  const choices = { primaryColor: '#a63d12', themeMode: 'light', faviconApproved: false }
  const draft = { attemptId: 'a'.repeat(24), step: 'branding', company, choices }
  localStorage.setItem(`wizard.${owner.uid}`, JSON.stringify(draft))
  const { page, user } = dashboard.visit(owner, '/app/eu/agents?drawer=wizard')
  await page.findByText('Once a year.')
  page.getByText('Answered from Care')
  await user.click(page.getByRole('button', { name: `Ask it: ${question}` }))
  const log = await page.findByRole('log', { name: 'Test chat' })
  await expect.poll(() => log.textContent).toContain(question)
  await expect.poll(() => location.search).toBe('?showDebugger=true')
  // an exchange is listed when its answer has ended
  const asked = () => dashboard.exchanges.filter(({ key }) => key.endsWith('/{conversationId}/messages')).length
  await expect.poll(asked).toBe(1)
})

test.each([
  [
    'a website with a colour',
    'kestrel.example',
    [{ hex: '#a63d12', usage: 'Buttons', weight: 1 }],
    'We found no logo on kestrel.example',
  ],
  ['a website with nothing', 'kestrel.example', [], 'We found no logo and no colour on kestrel.example'],
  ['no website', '', [], 'Choose the look'],
])('the brand of %s is claimed only if it was found', async (_, website, colors, title) => {
  const owner = await dashboard.newOwner()
  const brandingInfo = { name: 'Kestrel', description: 'Bicycles.', colors, themeMode: 'light' }
  const answer = { status: 'done', brandingInfo, pages: { done: 1, total: 1 }, steps: [] }
  dashboard.answerInstead('POST /rpc/onboarding.getBrandingInfo', () => Response.json(answer))
  const company = { name: 'Kestrel', website, description: 'Kestrel repairs bicycles.' }
  const draft = { attemptId: 'a'.repeat(24), step: 'branding', company }
  localStorage.setItem(`wizard.${owner.uid}`, JSON.stringify(draft))
  const { page } = dashboard.visit(owner, '/app/eu/agents?drawer=wizard')
  await page.findByRole('heading', { name: title })
  expect(page.queryByText('Our suggestion. Change it to your own.') !== null).toBe(colors.length === 0)
})

test('a logo is chosen, replaced by one that is pasted, and removed', async () => {
  const owner = await dashboard.newOwner()
  const company = { name: 'Kestrel', website: '', description: 'Kestrel repairs bicycles.' }
  localStorage.setItem(`wizard.${owner.uid}`, JSON.stringify({ attemptId: 'a'.repeat(24), step: 'branding', company }))
  const brandingInfo = { name: 'Kestrel', description: '', colors: [], themeMode: 'light' }
  const answer = { status: 'done', brandingInfo, pages: { done: 0, total: 0 }, steps: [] }
  dashboard.answerInstead('POST /rpc/onboarding.getBrandingInfo', () => Response.json(answer))
  const { page, user } = dashboard.visit(owner, '/app/eu/agents?drawer=wizard')
  const field = () => page.findByLabelText<HTMLInputElement>('Upload', { selector: 'input' })
  // the first field of the step has the focus
  await expect.poll(async () => document.activeElement === (await field())).toBe(true)
  const file = (name: string, bytes = 8) => new File([new Uint8Array(bytes)], name, { type: 'image/png' })
  await user.upload(await field(), file('large.png', 500_001))
  await page.findByText('large.png: Max size: 0.5 MBs')
  await user.upload(await field(), file('first.png'))
  await page.findByText('first.png')
  const paste = (name: string) => {
    const row = page.getByText(/\.png$/).closest('section')
    const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
      clipboardData: { files: [file(name)] },
    })
    row?.dispatchEvent(event)
  }
  paste('second.png')
  await page.findByText('second.png')
  await user.click(page.getByRole('button', { name: /second\.png/ }))
  await expect.poll(async () => document.activeElement === (await field())).toBe(true)
  expect(page.queryByText('second.png')).toBeNull()
})

test('back to the brand restyles the agent that stands and makes no second one', async () => {
  const owner = await dashboard.newOwner()
  const { data: before } = await dashboard.call(owner, 'GET /v2/agents/{agentId}', { agentId: owner.agentId })
  const made = () => ({
    status: 'done',
    agentId: owner.agentId,
    prototypeUrl: '/app/eu/prototype',
    agentData: before,
    steps: [{ name: 'Created the agent', state: 'done', tookMs: 2600 }],
    suggestedQuestions: [],
    pageCount: 3,
  })
  const brandingInfo = {
    name: 'Kestrel',
    description: '',
    colors: [{ hex: '#a63d12', usage: 'Buttons', weight: 1 }],
    themeMode: 'light',
  }
  dashboard.answerInstead('POST /rpc/onboarding.createPersonalizedAgent', () => Response.json(made()))
  dashboard.answerInstead('POST /rpc/onboarding.getBrandingInfo', () =>
    Response.json({ status: 'done', brandingInfo, pages: { done: 1, total: 1 }, steps: [] }),
  )
  const company = { name: 'Kestrel', website: 'kestrel.example', description: 'Kestrel repairs bicycles.' }
  const choices = { primaryColor: '#0f766e', themeMode: 'light', faviconApproved: false }
  const draft = { attemptId: 'a'.repeat(24), step: 'branding', company, choices }
  localStorage.setItem(`wizard.${owner.uid}`, JSON.stringify(draft))
  const { page, user } = dashboard.visit(owner, '/app/eu/agents?drawer=wizard')
  await page.findByText('Ready in 3 seconds')
  await user.click(page.getByRole('button', { name: 'Back to Branding' }))
  await page.findByRole('heading', { name: 'We found no logo on kestrel.example' })
  await user.click(page.getByRole('button', { name: 'Use this look' }))
  await page.findByRole('heading', { name: 'Say hello to your agent' })
  const { data: after } = await dashboard.call(owner, 'GET /v2/agents/{agentId}', { agentId: owner.agentId })
  expect(JSON.parse(after.customThemeJSONString ?? '')).toMatchObject({ primary: '#a63d12', themeType: 'light' })
  expect(after.hasUnpublishedChanges).toBe(false)
  const { agents } = await dashboard.call(owner, 'GET /v2/workspaces/{workspaceId}/agents', { workspaceId: owner.uid })
  expect(agents).toHaveLength(1)
  await user.click(page.getByRole('button', { name: 'Skip & Go to Dashboard' }))
  await expect.poll(() => location.pathname).toBe(`/app/eu/agents/${owner.agentId}/overview`)
})
