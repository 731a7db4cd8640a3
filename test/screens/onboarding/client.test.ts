import { QueryClientProvider } from '@tanstack/react-query'
import { waitFor, within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { createElement, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ClientOnboarding } from '#shared/agencies/onboarding-settings'
import type { PortalBrand } from '#shared/agencies/portal-brand'
import type { PortalSession } from '#shared/clients/portal-session'
import type { ClientDraft } from '#shared/onboarding/client-draft'
import { clientOnboardingText } from '#shared/onboarding/client-messages'
import { onboardingText } from '#shared/onboarding/messages'
import { routeAt } from '#test/support/handlers/route-at'
import { makeQueryClient } from '#web/lib/api/make-query-client.ts'
import { BrandContext } from '#web/portal/brand-context.ts'
import { ClientWizard } from '#web/portal/onboarding/client-wizard.tsx'

type Answer = { readonly status?: number; readonly body: unknown }

let root: Root
let answers: Record<string, (body: Record<string, unknown>) => Answer>
const saved: ClientDraft[] = []
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const page = within(document.body)

const brand = { name: 'Studio Nord', region: 'eu', primary: '#be123c', logo: '' } as unknown as PortalBrand
const company = { name: 'Bakery Ana', website: 'https://bakery.example', description: 'Bread and cakes in Tavira.' }
const choices = { primaryColor: '#d9531e', themeMode: 'light', faviconApproved: false } as const
const attemptId = 'attempt0of0the0bakery000'
const problem = (status: number, code: string, text: { message: string; key: string }): Answer => ({
  status,
  body: { code, requestId: 'r', ...text },
})

/** The steps on a page of their own, with what the server answers by route. */
const show = (draft: Partial<ClientDraft>, settings: Partial<ClientOnboarding> = {}, onLeave = async () => {}) => {
  const clientOnboarding = { ...ClientOnboarding.parse({}), ...settings }
  const me = {
    client: { name: 'Ana' },
    agency: { settings: { clientOnboarding } },
    tabs: [],
  } as unknown as PortalSession
  const wizard = createElement(ClientWizard, {
    region: 'eu',
    me,
    initial: { attemptId, step: 'company-info', goals: [], company, ...draft },
    isLeaving: false,
    onLeave,
  })
  root = createRoot(document.body.appendChild(document.createElement('main')))
  root.render(
    createElement(
      QueryClientProvider,
      { client: makeQueryClient(() => undefined) },
      createElement(BrandContext, { value: brand }, createElement(Suspense, null, wizard)),
    ),
  )
}

beforeEach(() => {
  saved.length = 0
  answers = {
    'PUT /portal/onboarding': ({ draft }) => {
      saved.push(draft as ClientDraft)
      return { body: { success: true } }
    },
    'POST /rpc/onboarding.createPersonalizedAgent': () => ({
      body: { status: 'running', steps: [], startedAt: Date.now() },
    }),
  }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const answer = answers[routeAt(method, url)?.key ?? '']
    if (!answer) return new Response('{}', { status: 404 })
    const { status = 200, body: answered } = answer(typeof body === 'string' ? JSON.parse(body) : {})
    return Response.json(answered, { status })
  })
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('each step leads to the next one that is set, and back', async () => {
  show({ step: 'goals' }, { showWelcomeStep: false, showCompanyInfoStep: false })
  await page.findByRole('heading', { name: 'What should your agent do?' })
  expect(page.queryByRole('button', { name: 'Back' })).toBeNull()
  answers['POST /rpc/onboarding.getBrandingInfo'] = () => ({
    body: {
      status: 'done',
      brandingInfo: { name: '', description: '', colors: [], themeMode: 'light' },
      pages: { done: 0, total: 0 },
      steps: [],
    },
  })
  await user.click(page.getByRole('checkbox', { name: 'Take enquiries and contact details' }))
  await user.click(page.getByRole('button', { name: 'Continue' }))
  await page.findByRole('button', { name: 'Looks right, create the agent' })
  await user.click(page.getByRole('button', { name: 'Back' }))
  await page.findByRole('heading', { name: 'What should your agent do?' })
  await waitFor(() => expect(saved.map(({ step }) => step)).toContain('branding'))
  expect(saved.at(-1)?.goals).toEqual(['enquiries'])
})

test('the last step without an agent’s leads to the dashboard', async () => {
  const left = vi.fn(async () => {})
  show({}, { showAgentCreationStep: false }, left)
  await page.findByLabelText('Company name')
  await user.click(page.getByRole('button', { name: 'Continue' }))
  expect(left).toHaveBeenCalledOnce()
})

test('the company asks for what the agency requires, with the specification’s messages', async () => {
  show(
    { company: { name: '', website: '', description: '' } },
    { requireCompanyWebsite: true, requireCompanyDescription: false },
  )
  await page.findByLabelText('Company name')
  expect(page.queryByRole('button', { name: 'My company has no website' })).toBeNull()
  await user.click(page.getByRole('button', { name: 'Continue' }))
  const messages = () => page.queryAllByRole('alert').map(({ textContent }) => textContent)
  expect(messages()).toEqual(['Company name is required', 'Company website is required'])
  await user.type(page.getByLabelText('What does your company do?'), 'Bread')
  await user.type(page.getByLabelText('Company name'), 'A')
  await user.type(page.getByRole('textbox', { name: /^Website/ }), 'bakery.example')
  await user.click(page.getByRole('button', { name: 'Continue' }))
  expect(messages()).toEqual(['Please provide at least 10 characters'])
})

test('a website that cannot be analyzed says so, with Back and a choice by hand', async () => {
  answers['POST /rpc/onboarding.getBrandingInfo'] = () => ({
    body: { status: 'failed', ...onboardingText('analysisFailed') },
  })
  show({ step: 'branding' })
  await page.findByText('Unable to analyze website branding')
  await user.click(page.getByRole('button', { name: 'Back' }))
  await page.findByLabelText('Company name')
  await user.click(page.getByRole('button', { name: 'Continue' }))
  await user.click(await page.findByRole('button', { name: 'Choose manually' }))
  // the agency's colour, where the website shows none
  expect(await page.findAllByDisplayValue('#be123c')).not.toEqual([])
})

test('a creation of over 30 seconds can be tried again, joins the same attempt, and a failed one starts over', async () => {
  const asked: Record<string, unknown>[] = []
  let status = 'running'
  answers['POST /rpc/onboarding.createPersonalizedAgent'] = (body) => {
    asked.push(body)
    return status === 'failed'
      ? { body: { status, ...onboardingText('notCreated') } }
      : { body: { status, steps: [], startedAt: Date.now() - 31_000 } }
  }
  show({ step: 'branding', choices })
  await page.findByText(/This may take up to a minute/)
  await page.findByText(/^3\d s$/)
  status = 'failed'
  await user.click(await page.findByRole('button', { name: 'Try Again' }))
  await page.findByText(onboardingText('notCreated').message)
  await user.click(page.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ attemptId, isRetry: true }))
  await user.click(page.getByRole('button', { name: 'Start over' }))
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ company, step: 'branding' }))
  expect(saved.at(-1)?.attemptId).not.toBe(attemptId)
})

test('what another device has gone on with takes the place of what this one shows', async () => {
  show({ step: 'goals' })
  await page.findByRole('heading', { name: 'What should your agent do?' })
  answers['PUT /portal/onboarding'] = () => problem(409, 'conflict', clientOnboardingText('otherAttempt'))
  answers['GET /portal/onboarding'] = () => ({
    body: {
      isCompleted: false,
      draft: { attemptId: 'of0the0phone000000000000', step: 'branding', goals: [], company, choices },
    },
  })
  await user.click(page.getByRole('button', { name: 'Continue' }))
  await page.findByRole('heading', { name: 'Building your agent' })
})

test('an onboarding that was finished elsewhere leads to the dashboard', async () => {
  const left = vi.fn(async () => {})
  answers['PUT /portal/onboarding'] = () => problem(403, 'forbidden', clientOnboardingText('finished'))
  show({ step: 'goals' }, {}, left)
  await page.findByRole('heading', { name: 'What should your agent do?' })
  await user.click(page.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(left).toHaveBeenCalledOnce())
})
