import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const pictures = (confidence: number) => [
  { url: '/media/eu/mark.png', confidence },
  { url: '/media/eu/word.png', confidence: 0.4 },
]
const orange = [{ hex: '#a63d12', usage: 'Buttons and header and navigation', weight: 1 }]

test.each([
  [
    'what is sure is said',
    'Kestrel',
    { pictures: pictures(0.9), colourConfidence: 0.9 },
    'Your brand',
    /^We picked these/,
  ],
  [
    'an open line is told',
    'Kestrel',
    { pictures: pictures(0.9), colourConfidence: 0.9, isInsecure: true },
    'Your brand',
    /shop\.example answers without encryption/,
  ],
  [
    'an unsure logo',
    'Kestrel',
    { pictures: pictures(0.5), colourConfidence: 0.9 },
    'Which of these is you?',
    /which logo on/,
  ],
  [
    'an unsure colour',
    'Kestrel',
    { pictures: pictures(0.9), colourConfidence: 0.3 },
    'Which of these is you?',
    /which colour/,
  ],
  [
    'both',
    'Kestrel',
    { pictures: pictures(0.5), colourConfidence: 0.3 },
    'Which of these is you?',
    /which logo and which/,
  ],
  [
    'another name',
    'Acme GmbH',
    { pictures: pictures(0.9), colourConfidence: 0.9 },
    'Is this you?',
    /calls itself “Acme GmbH”/,
  ],
])('the brand step asks with a reason: %s', async (_, name, given, title, fact) => {
  const owner = await dashboard.newOwner()
  const brandingInfo = { name, description: '', colors: orange, themeMode: 'light', ...given }
  const answer = { status: 'done', brandingInfo, pages: { done: 1, total: 1 }, steps: [] }
  dashboard.answerInstead('POST /rpc/onboarding.getBrandingInfo', () => Response.json(answer))
  const company = { name: 'Kestrel', website: 'shop.example', description: 'Kestrel repairs bicycles.' }
  localStorage.setItem(`wizard.${owner.uid}`, JSON.stringify({ attemptId: 'a'.repeat(24), step: 'branding', company }))
  const { page } = dashboard.visit(owner, '/app/eu/agents?drawer=wizard')
  await page.findByRole('heading', { name: title })
  page.getByText(fact)
  page.getByText('Buttons, Header and navigation')
  expect(page.getAllByRole('radio', { name: /^Picture/ })).toHaveLength(2)
})

test('a fact is corrected, another removed, and the chosen picture is sent with what is left', async () => {
  const owner = await dashboard.newOwner()
  const facts = [
    { kind: 'hours', value: 'Mon-Fri 9-18', url: 'https://kestrel.example/contact' },
    { kind: 'phone', value: '+31 71 555 0123', url: 'https://kestrel.example/' },
    { kind: 'price', label: 'Full service', value: '79 €', url: 'https://kestrel.example/prices' },
  ]
  const brandingInfo = {
    name: 'Kestrel',
    description: '',
    colors: orange,
    themeMode: 'light',
    pictures: pictures(0.9),
    colourConfidence: 1,
  }
  const answer = { status: 'done', brandingInfo, facts, isReading: false, pages: { done: 1, total: 1 }, steps: [] }
  dashboard.answerInstead('POST /rpc/onboarding.getBrandingInfo', () => Response.json(answer))
  let sent: unknown
  dashboard.answerInstead('POST /rpc/onboarding.createPersonalizedAgent', ({ body }) => {
    sent ??= JSON.parse(String(body))
    return Response.json({ status: 'running', steps: [], startedAt: 0 })
  })
  const company = { name: 'Kestrel', website: 'kestrel.example', description: 'Kestrel repairs bicycles.' }
  localStorage.setItem(`wizard.${owner.uid}`, JSON.stringify({ attemptId: 'a'.repeat(24), step: 'branding', company }))
  const { page, user } = dashboard.visit(owner, '/app/eu/agents?drawer=wizard')
  expect((await page.findByRole('link', { name: 'From /contact' })).getAttribute('href')).toBe(facts[0]?.url)

  await user.click(page.getByRole('button', { name: 'Edit Mon-Fri 9-18' }))
  const field = page.getByRole('textbox', { name: 'Opening hours' })
  expect(document.activeElement).toBe(field)
  await user.clear(field)
  await user.keyboard('{Enter}')
  page.getByText('Enter something, or remove it.')
  await user.type(field, 'Mon-Sat 10-19{Enter}')
  page.getByText('Mon-Sat 10-19')
  await user.click(page.getByRole('button', { name: 'Edit 79 €' }))
  await user.keyboard('{Escape}')
  page.getByText('79 €')
  await user.click(page.getByRole('button', { name: 'Remove +31 71 555 0123' }))
  // the edits are kept on the way back, as after a reload
  await user.click(page.getByRole('button', { name: 'Back' }))
  await user.click(await page.findByRole('button', { name: 'Continue' }))
  await page.findByText('Mon-Sat 10-19')
  expect(page.queryByText('+31 71 555 0123')).toBeNull()
  await user.click(page.getByRole('radio', { name: 'Picture 2 of 2' }))
  await user.click(page.getByRole('button', { name: 'Looks right, create the agent' }))
  await expect
    .poll(() => sent)
    .toMatchObject({
      brandingChoices: { faviconApproved: true, picture: '/media/eu/word.png' },
      facts: [
        { kind: 'hours', value: 'Mon-Sat 10-19' },
        { kind: 'price', label: 'Full service', value: '79 €' },
      ],
    })
})
